import SeededRandom
import Testing

@testable import MotifCore
@testable import MotifExport

/// One app with all that can be exported, each pattern in a folder, by itself, and in tests; and with types of its own.
@Suite struct `exported Swift` {
    private static let size = MotionSize(width: 393, height: 852)

    /// A transition with a view, one with lists and gestures, and a progress; `script/nightly` takes all patterns.
    private static let patterns =
        LongForm.isOn ? Seeds.patterns : ["dive-deeper", "expand", "peek-over-the-edge"]

    /// The oldest mode, the newest, and the default of new apps; `script/nightly` tests all modes.
    private static let modes = LongForm.isOn ? SwiftMode.allCases : [.swift5, .swift6, .swift6MainActor]

    /// Shipped patterns and a kind with everything, under a name that follows theirs.
    private static func subjects(named suffix: String = "") throws -> [ExportSubject] {
        let all = try patterns.map { try Seeds.subject($0, on: size) } + [EveryMotion.subject(on: size)]
        return try all.map { $0.named(try #require(Slug($0.name.text + suffix))) }
    }

    private static func files(_ suffix: String, _ export: (ExportSubject) throws -> MotionExport) throws
        -> [String: String]
    {
        let files = try subjects(named: suffix).map { ("\($0.name.text).swift", try export($0).text) }
        return Dictionary(uniqueKeysWithValues: files)
    }

    /// A folder of transitions with its shared file.
    private static func folder() throws -> [String: String] {
        let sharing = try #require(ExportTarget.uiKit.sharing)
        return try files("", ExportTarget.uiKit.inFolder.export).merging([sharing.fileName: sharing.text(nil, nil)]) {
            own, _ in own
        }
    }

    /// A folder of screens for SwiftUI with its shared file, beside that of transitions.
    private static func screens() throws -> [String: String] {
        let sharing = try #require(ExportTarget.swiftUI.sharing)
        return try files("-screens", ExportTarget.swiftUI.inFolder.export).merging([
            sharing.fileName: sharing.text(nil, nil)
        ]) { own, _ in own
        }
    }

    /// Self-contained transitions.
    private static func single() throws -> [String: String] { try files("-alone", ExportTarget.uiKit.export) }

    /// The names of the shared code.
    private static let shared = CodeResource.swift.flatMap(\.lines)
        .compactMap { $0.firstMatch(of: /^internal (?:final )?(?:class|struct|enum|protocol|func|var|let) (\w+)/)?.1 }
        .map(String.init)

    /// An app that has each of the shared names without its prefix, and with the prefix that it used to have.
    ///
    /// `Animation`, `Color`, and `Spring` are SwiftUI's; an app with types of these names has to write `SwiftUI.Animation` itself.
    private static var app: String {
        let names = shared.map { $0.dropFirst("Motif".count) }
        let own = names.filter { !["Animation", "Color", "Spring"].contains($0) } + names.map { "Motion\($0)" }
        return own.map { "struct \($0) { var own = 1 }" }.joined(separator: "\n")
            + "\nstruct EndingSpring {}\nfunc screen(_ type: Int, of controller: Int) {}\n"
    }

    @Test func `shares nothing but types that begin with Motif`() {
        #expect(Self.shared.count >= 10)
        for name in Self.shared { #expect(name.hasPrefix("Motif"), "\(name)") }
        for line in CodeResource.swift.flatMap(\.lines) {
            guard let match = line.firstMatch(of: /^\w*\s*extension (\S+)/) else { continue }
            #expect(match.1.contains("Motif"), "\(line)")
        }
    }

    @Test func `is self-contained in a single file`() throws {
        for (name, text) in try Self.single().merging(
            Self.files("-own", ExportTarget.swiftUI.export), uniquingKeysWith: { $1 })
        { #expect(text.firstMatch(of: /\bMotif[A-Z]/) == nil, "\(name)") }
    }

    @Test func `shares with each pattern what it uses`() throws {
        let subjects = try Seeds.patterns.map { try Seeds.subject($0) } + [EveryMotion.subject(on: Self.size)]
        for subject in subjects {
            let text = try UIKitPlan(subject, inFolder: true).export().text
            let used = CodeSupport.uiKit.parts(usedBy: text)
            let shared = UIKitPlan.shared(used)
            #expect(CodeSupport.uiKit.parts(of: shared) == Set(used.map(\.name)), "\(subject.reference)")
            #expect(used.count < CodeSupport.uiKit.parts(named: nil).count, "\(subject.reference)")
        }
    }

    @Test(arguments: [
        ("motion.animateHole(\n    in: view, frame: frame)", "Shapes"), ("home?.show(at: 1)", "Progress"),
        ("MotifFormulas.row(item, rows)", "FormulasLists"), ("MotifFormulas.contains(a, b)", "FormulasTexts"),
        ("motion.addMiniature(of: motion.otherView)", "Miniature"), ("class Pan: MotifGesture {", "Gesture"),
        ("motion.clearBackground(of: motion.homeView)", "Transition"), ("MotifAnimator.screen(type, of: a)", "Screens"),
    ]) func `shares a part whose declarations a file mentions`(code: String, part: String) {
        func parts(_ code: String) -> [String] { CodeSupport.uiKit.parts(usedBy: code).map(\.name) }
        #expect(parts(code).contains("uikit/Motif\(part)"))
        #expect(!parts("show(row, contains: value)").contains("uikit/Motif\(part)"))
    }

    @Test(arguments: modes) func `compiles in one app with types of its own`(mode: SwiftMode) throws {
        var files = try Self.folder().merging(Self.single()) { own, _ in own }
        files.merge(try Self.files("-timing", ExportTarget.swiftUI.export)) { own, _ in own }
        files.merge(try Self.screens()) { own, _ in own }
        files.merge(try Self.files("-tests", ExportTarget.xcTest.export)) { own, _ in own }
        // Patterns that are called like types of the language, the frameworks, and the shared code.
        let names = ["view", "color", "animation", "string", "int", "motif", "motif-curve", "uiview"]
        for (name, export) in names.flatMap({ [($0, ExportTarget.uiKit), ($0, .swiftUI)] }) {
            let subject = try Seeds.subject("expand", on: Self.size).named(try #require(Slug(name)))
            files["\(name)-\(export.name).swift"] = try export.inFolder.export(subject).text
        }
        files["App.swift"] = Self.app
        #expect(files.count == 5 * (Self.patterns.count + 1) + 2 * names.count + 3)
        let complaints = try SwiftCompiler.complaints(
            about: files, importing: .uiKit, .swiftUI, .xcTest, mode: mode)
        #expect(complaints == "", "\(complaints.prefix(4000))")
    }

    @Test(arguments: LongForm.isOn ? modes : [.swift6])
    func `compiles with an SDK whose closures are Sendable`(mode: SwiftMode) throws {
        let complaints = try SwiftCompiler.complaints(
            about: Self.folder(), importing: .uiKitWithSendableClosures, mode: mode)
        #expect(complaints == "", "\(complaints.prefix(4000))")
    }

    @Test(arguments: SwiftMode.allCases) func `is compiled in modes that differ`(mode: SwiftMode) throws {
        let sources = [
            "Attribute.swift": "let show = { @MainActor (a: Int) in a }",
            "Global.swift": "var count = 0",
            "Isolation.swift": "nonisolated func f() { g() }\nfunc g() {}",
        ]
        let refused: [String] =
            switch mode {
            case .swift5: ["Attribute"]
            case .swift5Complete: ["Attribute", "Global"]
            case .swift5MainActor: ["Attribute", "Isolation"]
            case .swift6: ["Global"]
            case .swift6MainActor: ["Isolation"]
            }
        let complaints = try SwiftCompiler.complaints(about: sources, mode: mode)
        #expect(sources.keys.sorted().filter { complaints.contains("/\($0):") } == refused.map { "\($0).swift" })
    }

    @Test func `is compiled as far as data races are found`() throws {
        let race = "final class Box { var n = 0 }\nfunc f(_ b: Box) { Task.detached { b.n = 1 }; b.n = 2 }"
        #expect(try SwiftCompiler.complaints(about: ["Race.swift": race]).contains("data race"))
    }
}
