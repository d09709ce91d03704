import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `timing for SwiftUI` {
    private func export(_ slug: String) throws -> MotionExport {
        try ExportTarget.swiftUI.export(Seeds.subject(slug))
    }

    @Test func `of expand has its two Béziers`() throws {
        let export = try export("expand")
        #expect(export.isExact)
        #expect(
            export.text == """
                // Timing of Expand (expand@1) for SwiftUI, exported by motif.
                // Each value animates one property of one layer; delays count from the start of the operation.
                import SwiftUI

                enum ExpandTiming {
                    /// `present`.
                    enum Present {
                        /// Seconds.
                        static let duration = 0.7
                        /// scale of view: 1 to 30.464286
                        static let viewScale = Animation.timingCurve(0.42, 0, 1, 1, duration: 0.35)
                        /// opacity of destination: 0 to 1
                        static let destinationOpacity = Animation.timingCurve(0.42, 0, 0.58, 1, duration: 0.35).delay(0.35)
                    }

                    /// `present` with reduced motion.
                    enum PresentReduced {
                        /// Seconds.
                        static let duration = 0.2
                        /// opacity of destination: 0 to 1
                        static let destinationOpacity = Animation.timingCurve(0.42, 0, 0.58, 1, duration: 0.2)
                    }
                }

                """)
    }

    /// ω = 15.389022460752643 for UIKit's spring of 0.6 s and damping ratio 1: k = ω², c = 2ω.
    @Test func `of zoom-icons has UIKit's springs`() throws {
        let export = try export("zoom-icons")
        #expect(export.text.contains("mass: 1, stiffness: 236.822012, damping: 30.778045, initialVelocity: 0)"))
        #expect(export.text.contains("allowOverDamping: true)"))
        #expect(export.text.contains(".delay(0.2)"))
        #expect(Set(export.notes.map(\.code.rawValue)) == ["spring-rests"])
    }

    @Test func `of a scroll-driven operation is left to scrolling`() throws {
        let export = try export("peek-over-the-edge")
        #expect(export.notes.map(\.code.rawValue) == ["progress-driven"])
        #expect(export.notes.first?.message == "'scroll' is driven by a scroll or gesture and has no timing")
        #expect(export.text.contains("enum ScrollReduced"))
    }

    @Test func `of all shipped patterns compiles`() throws {
        var sources: [String: String] = [:]
        for slug in Seeds.patterns { sources["\(slug).swift"] = try export(slug).text }
        #expect(try SwiftCompiler.complaints(about: sources, importing: "SwiftUI") == "")
        #expect(try SwiftCompiler.complaints(about: ["bad.swift": "let a: Int = \"\""], importing: "SwiftUI") != "")
    }

    @Test func `is the same every time`() throws {
        for slug in Seeds.patterns { #expect(try export(slug) == export(slug)) }
    }
}

@Suite struct `Swift text` {
    @Test(arguments: [
        ("expand-sign-in", "ExpandSignIn"), ("3d-flip", "M3dFlip"), ("phantom.größe 🎈", "PhantomGrE"), ("", "M"),
    ])
    func `makes names of types`(words: String, name: String) { #expect(SwiftText.typeName(words) == name) }

    @Test(arguments: [
        ("view scale", "viewScale"), ("default", "`default`"), ("phantom.image center.x", "phantomImageCenterX"),
    ])
    func `makes names of values`(words: String, name: String) { #expect(SwiftText.valueName(words) == name) }

    @Test func `keeps a comment on its line`() {
        #expect(SwiftText.comment("a\nb\u{2028}c\u{202E}d") == "a b c d")
    }
}
