import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `shared values as constants` {
    /// `valueType value`, with a name.
    private static let texts: [(String, String, String, String)] = [
        ("ab-c", "duration", "0.35", "At \\u202E rest */ \\\"x\\\""),
        ("quick", "duration", #"{"value":"z","resolved":0.2}"#, ""),
        ("z", "duration", "0.2", ""), ("default", "length", "12", ""), ("a-bc", "number", "0.5", ""),
        ("whole", "number", "2", ""),
        ("blue", "color", "\"#336699\"", ""), ("glass", "color", "\"#33669980\"", ""), ("tilt", "angle", "45", ""),
        ("ease", "curve", #"{"cubicBezier":[0.2,0,0,1]}"#, ""),
        ("also", "curve", #"{"value":"ease","resolved":{"cubicBezier":[0.2,0,0,1]}}"#, ""),
        ("soft", "timing", #"{"duration":0.5,"curve":{"spring":{"dampingRatio":0.8}}}"#, ""),
        ("enter", "timing", #"{"duration":0.35,"curve":"easeInOut"}"#, ""),
        ("frames", "duration", "0.0167", ""),
        (
            "shown", "timing",
            #"{"duration":{"value":"quick","resolved":0.2},"curve":{"value":"ease","resolved":{"cubicBezier":[0.2,0,0,1]}}}"#,
            "Shown"
        ), ("at", "point", #"{"x":1,"y":2}"#, ""),
    ]

    private static func values(_ texts: [(String, String, String, String)] = texts) throws -> [SharedValue] {
        try texts.map { slug, type, value, summary in
            let text =
                #"{"type":"value","slug":"\#(slug)","title":"T","summary":"\#(summary)","valueType":"\#(type)","value":\#(value)}"#
            guard case .value(let value) = try Document(JSONReader().read(text)) else { throw CancellationError() }
            return value
        }
    }

    private func export(_ target: ExportTarget) throws -> MotionExport {
        try #require(try ValueFile.export(Self.values(), to: target))
    }

    /// The code for a timing with a delay, or a part of the note that says that it is left out.
    @Test(arguments: [
        (ExportTarget.swiftUI, ".delay(0.1)"), (.uiKit, "delay"), (.compose, "delayMillis = 100"),
        (.motion, "delay: 0.1"), (.reanimated, "delay"), (.css, "0.2s ease-in 0.1s"),
    ]) func `a timing keeps its delay, or the loss is named`(_ target: ExportTarget, _ expected: String) throws {
        let value = ("late", "timing", #"{"duration":0.2,"curve":"easeIn","delay":0.1}"#, "")
        let export = try #require(try ValueFile.export(Self.values([value]), to: target))
        #expect((export.text + export.notes.map(\.message).joined()).contains(expected), "\(export)")
    }

    @Test func `compile with UIKit and SwiftUI`() throws {
        let uiKit = try SwiftCompiler.complaints(about: ["V.swift": export(.uiKit).text], importing: .uiKit)
        #expect(uiKit == "")
        let swiftUI = try SwiftCompiler.complaints(about: ["V.swift": export(.swiftUI).text], importing: .swiftUI)
        #expect(swiftUI == "")
    }

    @Test func `of named curves compile with UIKit and SwiftUI, in both modes`() throws {
        let texts = NamedCurve.allCases.map { ("named-\($0.rawValue.lowercased())", "curve", "\"\($0.rawValue)\"", "") }
        for (target, framework) in [(ExportTarget.uiKit, StubFramework.uiKit), (.swiftUI, .swiftUI)] {
            let file = try #require(try ValueFile.export(Self.values(texts), to: target))
            for mode in [SwiftMode.swift5, .swift6] {
                let complaints = try SwiftCompiler.complaints(
                    about: ["V.swift": file.text], importing: framework, mode: mode)
                #expect(complaints == "")
            }
        }
    }

    // As for the other exports.
    #if os(Linux) && arch(x86_64)
        @Test func `need only the version of iOS that they require`() throws {
            let files = try ["U.swift": export(.uiKit).text, "S.swift": export(.swiftUI).text]
            for (name, text) in files {
                #expect(try AppleAvailability.complaints(about: [name: text], iOS: AppleAvailability.oldest) == "")
            }
        }
    #endif

    @Test(arguments: [
        ("uikit", "    static let quick: TimeInterval = z"), ("uikit", "    static let `default`: CGFloat = 12"),
        ("uikit", "    static let tilt: CGFloat = 45 * .pi / 180"),
        ("uikit", "    static let aBc: Double = 0.5"), ("uikit", "    static let abC: TimeInterval = 0.35"),
        ("uikit", "    @MainActor static var also: UICubicTimingParameters { ease }"),
        ("swiftui", "    static let enter: Animation = .easeInOut(duration: 0.35)"),
        ("swiftui", "    static let also: UnitCurve = ease"),
        ("css", "  --quick: var(--z);"), ("css", "  --ease: cubic-bezier(0.2, 0, 0, 1);"),
        ("css", "  --blue: #336699;"),
        ("css", "  --glass: #33669980;"), ("css", "  --enter: 0.35s ease-in-out;"),
        ("css", "  /* At   rest *&#47; \"x\" */"),
        ("compose", "    val Ease = CubicBezierEasing(0.2f, 0f, 0f, 1f)"), ("compose", "    val Default = 12.dp"),
        ("compose", "    const val Quick = Z"), ("compose", "    const val Frames = 17"),
        ("compose", "    const val Whole = 2.0"),
        ("compose", "    const val AbC = 350"), ("compose", "package motion"),
        // UIKit's solver: a damping ratio of 0.8 over 0.5 s.
        ("compose", "        stiffness = 323.5894917400647f,"),
        ("compose", "    fun <T> soft(): FiniteAnimationSpec<T> = spring("),
        // An alias inside a timing stays one, and units are in the type, the text, or a comment.
        ("css", "  --shown: var(--quick) var(--ease);"),
        ("swiftui", "    static let shown: Animation = .timingCurve(0.2, 0, 0, 1, duration: quick)"),
        ("motion", "export const shown = { duration: quick, ease: ease } as const;"),
        ("reanimated", "export const shown = { duration: quick, easing: ease } as const;"),
        ("compose", "    fun <T> shown(): FiniteAnimationSpec<T> = tween(durationMillis = Quick, easing = Ease)"),
        ("compose", "    /** Milliseconds */"), ("uikit", "    /// Seconds"), ("motion", "/** Seconds */"),
        ("reanimated", "/** Milliseconds */"), ("uikit", "    /// Radians"), ("compose", "    /** Degrees */"),
    ])
    func `have the names and units of the platform`(name: String, line: String) throws {
        let target = try #require(ExportTarget.named(name))
        let lines = try export(target).text.split(separator: "\n").map(String.init)
        #expect(lines.contains(line), "\(lines.joined(separator: "\n"))")
    }

    @Test func `without a constant are reported, and so are changed values`() throws {
        let notes = try export(.compose).notes.map { "\($0.code.rawValue) \($0.message)" }
        #expect(
            Set(notes) == [
                "value-omitted 'at' is left out: the platform has no constant for a point like it",
                "value-changed 'frames': 16.7 ms is rounded to a whole number",
                "value-changed 'soft': runs until it settles instead of ending after 0.5 s",
            ])
        #expect(try ValueFile.export(Self.values(), to: .lottie) == nil)
    }

    @Test func `come back from their tokens`() throws {
        let export = try export(.tokens)
        let documents = try TokenDocuments([JSONReader().read(export.text)]).documents
        let expected = try Self.values().filter { !["at", "tilt"].contains($0.metadata.name.slug.text) }
        for value in expected {
            let slug = value.metadata.name.slug
            let found = try #require(documents.first { $0["slug"]?.string == slug.text })
            #expect(found["valueType"]?.string == value.type.word)
            let parts: JSON = ["curve": ["value": "ease"], "duration": ["value": "quick"]]
            let alias = slug.text == "shown" ? parts : value.alias.map { ValueAlias($0).json }
            #expect(found["value"] == alias ?? value.value.json, "\(slug)")
        }
        #expect(documents.count == expected.count)
        #expect(export.notes.filter { $0.code == .valueOmitted }.count == 2)
    }
}
