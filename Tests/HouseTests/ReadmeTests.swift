import Foundation
import Testing

/// What the README and the change log show is so.
@Suite struct ReadmeTests {
    @Test func `the example of the library is the one that is built`() throws {
        let blocks = Markdown.blocks(in: try Project.read("README.md"), of: "swift")
        let example = try Project.read("Examples/Retime/main.swift")
        #expect(blocks.contains(example), "README.md shows another text than Examples/Retime/main.swift")
    }

    @Test func `the example of the library prints what the README says`() throws {
        let folder = try TemporaryFolder()
        let run = try BuiltProgram("Retime").run(["motif.db"], in: folder, environment: ["HOME": folder.url.path])
        #expect(run.exit == 0, "\(run.errors)")
        let blocks = Markdown.blocks(in: try Project.read("README.md"), of: "text")
        #expect(blocks.contains(run.output), "README.md does not show what the example prints:\n\(run.output)")
    }

    @Test func `the change log names the version of the command`() throws {
        let run = try BuiltProgram("motif").run(["--version"], in: try TemporaryFolder())
        let version = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(!version.isEmpty)
        #expect(try Project.read("CHANGELOG.md").contains("## \(version)"), "CHANGELOG.md has no \(version)")
    }

    @Test func `links lead to files that are there`() throws {
        let documents = ["README.md", "CHANGELOG.md"] + Project.paths(below: "docs", endingIn: ".md")
        for document in documents {
            let folder = (document as NSString).deletingLastPathComponent
            for link in try Project.read(document).matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
                let path = (folder as NSString).appendingPathComponent(String(link.1))
                let file = Project.folder.appendingPathComponent(path)
                #expect(FileManager.default.fileExists(atPath: file.path), "\(document) links to \(link.1)")
            }
        }
    }
}
