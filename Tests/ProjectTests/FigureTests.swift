import Testing

/// Figures in pages for readers are those of the code.
@Suite struct FigureTests {
    /// A sentence of a page, and the line of a source that decides its figure.
    struct Figure: CustomTestStringConvertible {
        let page: String
        let sentence: String
        let source: String
        let line: String

        var testDescription: String { "\(page): \(sentence)" }

        /// A figure of a page and where it comes from.
        init(_ page: String, _ sentence: String, _ source: String, _ line: String) {
            (self.page, self.sentence, self.source, self.line) = (page, sentence, source, line)
        }
    }

    static let figures = [
        Figure("README.md", "With Swift 6.2 or later", "Package.swift", "swift-tools-version: 6.2"),
        Figure("CONTRIBUTING.md", "You need Swift 6.2 or later", "Package.swift", "swift-tools-version: 6.2"),
        Figure("CONTRIBUTING.md", "10,000 plans of each", "script/simulate", "plans=10000"),
        Figure("CONTRIBUTING.md", "a million for each target", "script/fuzz", "runs=1000000"),
        Figure("CONTRIBUTING.md", "fails at 400", "Tests/ProjectTests/SourceTests.swift", "(\"Sources\", 400)"),
        Figure("docs/reliability.md", "fails below 90%", "script/test", "script/lib/coverage \"$coverage\" 90"),
        Figure("docs/formulas.md", "at most 4 KB long", "Sources/MotifFormula/Syntax/Formula.swift", "bytes = 4096"),
        Figure(
            "docs/studio-api.md", "the URL is over 8 KB", "Sources/MotifStudio/Requests/RequestTarget.swift", "8192"),
        Figure("docs/studio-api.md", "2,048 connections", "Sources/motif-studio/StudioServer.swift", "2_048"),
        Figure("docs/studio-api.md", "256 of them with events", "Sources/motif-studio/EventFeed.swift", "256"),
        Figure(
            "docs/studio-api.md", "must arrive within 30 seconds", "Sources/motif-studio/ConnectionGuard.swift",
            "bodyTime = TimeAmount.seconds(30)"),
        Figure(
            "docs/studio-api.md", "idle connections are\nclosed after it", "Sources/motif-studio/StudioServer.swift",
            "idleTimeout: .seconds(30)"),
    ]

    @Test(arguments: figures) func `a figure matches the code`(_ figure: Figure) throws {
        let page = try Project.read(figure.page)
        #expect(page.contains(figure.sentence), "\(figure.page) doesn't state '\(figure.sentence)'")
        let source = try Project.read(figure.source)
        #expect(source.contains(figure.line), "\(figure.source) doesn't have '\(figure.line)'")
    }

    @Test func `the README's counts match the shipped documents`() throws {
        let words = ["eight", "nine", "ten", "eleven", "twelve"]
        let (kinds, devices) = (
            Project.paths(below: "seeds/kinds", endingIn: ".json").count,
            Project.paths(below: "seeds/devices", endingIn: ".json").count
        )
        let page = try Project.read("README.md")
        let word = try #require(words.indices.contains(kinds - 8) ? words[kinds - 8] : nil)
        #expect(page.contains("It comes with \(word) kinds of motion"))
        #expect(page.contains("and \(devices) devices. A kind is data"))
        #expect(page.contains("tries each pattern on \(devices) devices"))
    }

    @Test func `the page about kinds states the limits`() throws {
        let source = try Project.read("Sources/MotifCore/Kind/Kind+Reading.swift")
        func limit(_ name: String) throws -> String {
            let expression = try Regex("static let \(name) = (\\d+)")
            return try String(#require(source.firstMatch(of: expression)?[1].substring))
        }
        let page = try Project.read("docs/kinds.md")
        for (row, names) in [
            ("parameters, bindings, checks", ["parameters", "bindings", "checks"]),
            ("layers; tracks of an operation", ["layers", "tracks"]),
            ("scene inputs, operations, interactions", ["inputs", "operations", "interactions"]),
        ] {
            for name in names { #expect(page.contains("| \(row) | \(try limit(name)) each |"), "\(name)") }
        }
    }
}
