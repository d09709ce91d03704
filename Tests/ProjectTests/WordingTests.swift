import Foundation
import Testing

/// Text for people has none of the phrases that make it sound translated.
@Suite struct WordingTests {
    /// A phrase, and what to write instead.
    struct Phrase: CustomTestStringConvertible {
        let pattern: String
        let instead: String
        var testDescription: String { pattern }
    }

    static let phrases = [
        Phrase(pattern: #"(?i)\bso many\b|\bso much (?!more|faster)\b"#, instead: "at most <n>, the number of"),
        Phrase(pattern: #"(?i)\bunless said\b|\bas said\b|\bwhere nobody\b"#, instead: "by default"),
        Phrase(
            pattern: #"(?:^|[^e]) (is|are|was|were) no (?!longer\b|more\b|faster\b|darker\b)[a-z]"#,
            instead: "is not a …"),
        Phrase(pattern: #"; there (is|are) [\\\w(]+(, |\b.*joined)"#, instead: "; expected one of: …"),
        Phrase(pattern: #"\bTell (who|how|what|every|a|all)\b"#, instead: "Show, Report, Print"),
        Phrase(
            pattern: #"\b(is|are|was|were) told\b|\b(tells|says|tell|say) (of|so|nothing|what|which|who)\b"#,
            instead: "is reported, shows, names"),
        Phrase(pattern: #"\banew\b|\bonce more\b"#, instead: "again"),
        Phrase(pattern: #"\bgoes from\b|\bgoes up to\b"#, instead: "must be between … and …, ranges from"),
        Phrase(pattern: #"\b(does|do|is|are) not taken?\b"#, instead: "is not supported, accepts no"),
        Phrase(
            pattern: #"\b(Those|What|Who) that (were|was)\b"#, instead: "a noun, such as 'deleted documents'"),
        Phrase(pattern: #"\basked? for less\b|\basks for less\b|\bless motion\b"#, instead: "reduced motion"),
        Phrase(
            pattern: #"\bstands? (on|at|before|behind|below|beside|there|here|twice|alone)\b|\bwhat stands\b"#,
            instead: "is, appears"),
        Phrase(pattern: #"\blies? (in|on|at|before|behind|between|within|around|there)\b"#, instead: "is"),
        Phrase(pattern: #"\b(do|does) not go together\b"#, instead: "cannot be combined"),
        Phrase(pattern: #"\bWhy, for\b|\bElse \d|; else \$"#, instead: "(default: …)"),
        Phrase(pattern: #"\b[Ww]hat is wrong\b|\beverything wrong\b"#, instead: "the problems"),
        Phrase(pattern: #"\b(frame|value|line|row|keyframe|file) an? (frame|line|file|document)\b"#, instead: "per"),
        Phrase(pattern: #"\bWho(ever)? (writes|reads|asks|asked|completes)\b"#, instead: "the user, you, the author"),
        Phrase(pattern: #"\b(of|for) one[’']s own\b|\btakes? along\b"#, instead: "of your own, include"),
        Phrase(pattern: #"\ba mistake in motif\b|\ba mistake of motif\b"#, instead: "a bug in motif"),
        Phrase(pattern: #"\bwhat (comes|goes|remains) (after|before|of)\b"#, instead: "a noun"),
    ]

    /// The folders with sources: those of every module, and of the Swift that exported files share.
    static let places = Manifest.modules.map { "Sources/\($0)" } + ["Resources/swift"]

    /// Files that users see: sources, and what the programs embed.
    static let product =
        places.flatMap { Project.paths(below: $0) }
        + [
            ("Resources/web", ".js"), ("Resources/web", ".html"), ("Resources/web", ".css"), ("Resources/help", ".txt"),
            ("Resources/kotlin", ".kt"), ("Resources/typescript", ".ts"), ("Resources/spellings", ".txt"),
            ("seeds", ".json"),
        ].flatMap { Project.paths(below: $0, endingIn: $1) }

    /// Tests and scripts. Others wrote the snippets, and this file quotes phrases to avoid.
    static let development =
        (Project.paths(below: "Tests") + Project.paths(below: "Tests/Trials", endingIn: ".js")).filter { path in
            !["/Snippets/", "/Fixtures/", "/WordingTests.swift"].contains { path.contains($0) }
        } + [".ci", "script", "Tests", "Benchmarks"].flatMap { Project.scripts(below: $0).map(\.path) }

    static let paths = product + development

    @Test func `every kind of file is found`() {
        for ending in [".swift", ".js", ".html", ".css", ".json", ".txt", ".kt", ".ts"] {
            #expect(Self.product.contains { $0.hasSuffix(ending) }, "\(ending)")
        }
        for path in [
            "Tests/MotifCoreTests/CurveTests.swift", "Tests/Support/FuzzTargets/FuzzTarget.swift", "script/failover",
            "script/lib/ssh.sh", "Tests/Trials/Peers/studio.py", "Tests/Trials/Peers/chromium-studio", ".ci/run",
        ] {
            #expect(Self.development.contains(path), "\(path)")
        }
    }

    /// Where a terminal breaks a line of code, it can't be copied.
    @Test func `lines with a fixed form in the help of a command fit into 80 columns`() throws {
        for path in Self.product where path.hasPrefix("Resources/help/commands/") {
            for line in try Project.read(path).split(separator: "\n") where line.hasPrefix(" ") {
                #expect(line.count < 80, "\(path): \(line)")
            }
        }
    }

    /// The text of each file, and the prose of each page but that about wording, which quotes phrases to avoid.
    private static let texts = Result {
        try paths.map { (path: $0, text: try Project.read($0)) }
            + LinkTests.pages.filter { $0 != "docs/wording.md" }
            .map { (path: $0, text: Markdown.prose(try Project.read($0))) }
    }

    @Test(arguments: phrases) func `a phrase is not used`(_ phrase: Phrase) throws {
        let expression = try Pattern(phrase.pattern)
        for (path, text) in try Self.texts.get() where expression.isFound(in: text) {
            for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
                let isFound = expression.isFound(in: line)
                #expect(!isFound, "\(path):\(number): write '\(phrase.instead)': \(line)")
            }
        }
    }
}

/// A regular expression of ICU, which searches all sources some thirty times faster than one of the standard library.
struct Pattern {
    private let expression: NSRegularExpression

    init(_ text: String) throws { expression = try NSRegularExpression(pattern: text, options: .anchorsMatchLines) }

    func isFound(in text: some StringProtocol) -> Bool {
        let text = String(text)
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
