import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `timing alone` {
    private func export(_ target: ExportTarget, _ slug: String) throws -> MotionExport {
        try #require(target.only(.timing)).export(Seeds.subject(slug))
    }

    @Test(arguments: Seeds.patterns) func `compiles with UIKit and SwiftUI`(slug: String) throws {
        for (target, framework) in [(ExportTarget.uiKit, StubFramework.uiKit), (.swiftUI, .swiftUI)] {
            let text = try export(target, slug).text
            #expect(try SwiftCompiler.complaints(about: ["T.swift": text], importing: framework) == "")
        }
    }

    @Test(arguments: [
        ("uikit", "enum ExpandTiming {"),
        ("swiftui", "    static let expandCurve: Animation = .easeIn(duration: 0.35)"),
        ("swiftui", "    static let presentCurve: Animation = .easeInOut(duration: 0.35).delay(0.35)"),
        ("css", "  --expand-present-curve: 0.35s ease-in-out 0.35s;"),
        ("compose", "object ExpandSpecs {"), ("compose", "import androidx.compose.animation.core.FiniteAnimationSpec"),
        ("motion", "  expandCurve: { duration: 0.35, ease: [0.42, 0, 1, 1] },"), ("motion", "} as const;"),
        ("reanimated", "  /** The delay is set separately */"),
        ("reanimated", "  presentCurve: { duration: 350, easing: Easing.bezier(0.42, 0, 0.58, 1) },"),
    ])
    func `is in the terms of the platform`(name: String, line: String) throws {
        let text = try export(#require(ExportTarget.named(name)), "expand").text
        #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)")
    }

    @Test func `is the timing of the complete export`() throws {
        for target in [ExportTarget.swiftUI, .compose, .motion, .reanimated] {
            let alone = try export(target, "zoom-icons").text.split(separator: "\n").map(String.init)
            let whole = try target.export(Seeds.subject("zoom-icons")).text.split(separator: "\n").map(String.init)
            let start = try #require(alone.lastIndex { !$0.hasPrefix(" ") && $0.hasSuffix("{") })
            let lines = Array(alone[start...])
            #expect(lines.count > 3 && whole.suffix(whole.count).contains(lines[0]))
            let same = try #require(whole.firstIndex(of: lines[0]))
            #expect(Array(whole[same...].prefix(lines.count)) == lines)
        }
    }

    /// Springs with a velocity, which depends on the distance outside of the pattern.
    @Test(arguments: ["dive-deeper", "connect-the-dots"]) func `has springs without their velocity`(slug: String) throws
    {
        for target in [ExportTarget.compose, .motion, .reanimated] {
            let made = try export(target, slug)
            for text in [made.text, try target.export(Seeds.subject(slug)).text] {
                let words = text.split { $0.isWhitespace || $0 == "*" }.joined(separator: " ")
                #expect(words.contains("initial velocity depends on the distance"), "\(text)")
            }
            #expect(made.notes.contains { $0.code == .timingChanged && $0.message.contains("initial velocity") })
        }
    }

    @Test func `breaks at brackets`() {
        let text = "tween(durationMillis = 350, easing = CubicBezierEasing(0.42f, 0f, 1f, 1f))"
        #expect(Code(written: text[...]).text == text)
        let word = String(repeating: "x", count: 90)
        #expect(
            Code(written: "{a: [1, 2], b: \"\(word)\"}").lines(indent: 0, style: .typeScript) == [
                "{", "  a: [1, 2],", "  b: \"\(word)\",", "}",
            ])
        #expect(Code(written: "{a: 1}").text == "{ a: 1 }")
        #expect(Code(written: "{ steps(1, 2).over(it) }").text == "{ steps(1, 2).over(it) }")
    }
}
