import Foundation
import Testing

/// Links and paths in Markdown files lead somewhere.
@Suite struct LinkTests {
    /// All Markdown files of the project.
    static var pages: [String] {
        let root = (try? FileManager.default.contentsOfDirectory(atPath: Project.folder.path)) ?? []
        let folders = ["docs", "Tests", "Sources", "Benchmarks", ".github"]
        return root.filter { $0.hasSuffix(".md") }.sorted()
            + folders.flatMap { Project.paths(below: $0, endingIn: ".md") }
    }

    @Test func `every page is found`() {
        #expect(Self.pages.contains("README.md") && Self.pages.contains("docs/architecture.md"))
    }

    @Test(arguments: pages) func `links lead to files and headings that exist`(_ page: String) throws {
        let folder = (page as NSString).deletingLastPathComponent
        // Parentheses in a link's address are not used here.
        for link in Markdown.prose(try Project.read(page)).matches(of: /\]\(([^)#\s]*)(?:#([^)\s]+))?\)/) {
            if link.1.contains(":") { continue }
            let target = link.1.isEmpty ? page : (folder as NSString).appendingPathComponent(String(link.1))
            let file = Project.folder.appendingPathComponent(target).standardizedFileURL
            try #require(FileManager.default.fileExists(atPath: file.path), "\(page) links to '\(link.1)'")
            guard let anchor = link.2 else { continue }
            let anchors = Markdown.anchors(String(decoding: try Data(contentsOf: file), as: UTF8.self))
            #expect(anchors.contains(String(anchor)), "\(page) links to '#\(anchor)', which \(target) doesn't have")
        }
    }

    @Test(arguments: ["CONTRIBUTING.md", "docs/architecture.md"])
    func `paths in code font exist`(_ page: String) throws {
        let tops = "Sources|Tests|Examples|Benchmarks|Resources|docs|migrations|script|seeds|\\.ci"
        let path = try Regex("`((?:\(tops))/[A-Za-z0-9_+./-]*)`", as: (Substring, Substring).self)
        let paths = Markdown.prose(try Project.read(page)).matches(of: path).map { String($0.output.1) }
        #expect(paths.count >= 10)
        // The reader of a recipe creates these.
        let examples: Set = [
            "Sources/motif/Commands/NameCommand.swift", "Tests/MotifCommandTests/NameTests.swift",
            "Resources/help/commands/name.txt", "migrations/0002_name.sql", "script/name", "seeds/kinds/your-kind.json",
        ]
        for path in paths where !examples.contains(path) {
            let file = Project.folder.appendingPathComponent(path).path
            #expect(FileManager.default.fileExists(atPath: file), "\(page) names '\(path)'")
        }
    }
}
