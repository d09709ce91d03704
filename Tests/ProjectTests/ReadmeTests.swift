import Foundation
import Testing

/// What the README and the change log show is so.
@Suite struct ReadmeTests {
    /// The pages with the examples of the library.
    static let pages = ["docs/library.md"]

    @Test(arguments: ["Glance", "Share", "Tag"])
    func `the library's examples are those that are built`(name: String) throws {
        let blocks = try Self.pages.flatMap { Markdown.blocks(in: try Project.read($0), of: "swift") }
        let example = try Project.read("Examples/\(name)/main.swift")
        #expect(blocks.contains(example), "\(Self.pages) don't show Examples/\(name)/main.swift as it is")
    }

    @Test(arguments: ["Glance", "Share", "Tag"])
    func `the library's examples print the output on the page`(name: String) throws {
        let folder = try TemporaryFolder()
        let home = ["HOME": folder.url.path]
        // The one finds what a team has exported, the other makes a catalog of its own.
        if name == "Glance" {
            let motif = try BuiltProgram("motif")
            for arguments in [["init"], ["export", "expand", "kind:expand", "-o", "expand.json"]] {
                let run = try motif.run(arguments, in: folder, environment: home)
                #expect(run.exit == 0, "\(run.errors)")
            }
        }
        let run = try BuiltProgram(name).run(["mine.db"], in: folder, environment: home)
        #expect(run.exit == 0, "\(run.errors)")
        let blocks = try Self.pages.flatMap { Markdown.blocks(in: try Project.read($0), of: "text") }
        #expect(blocks.contains(run.output), "\(Self.pages) don't show what the example prints:\n\(run.output)")
    }

    @Test func `the README is short`() throws {
        #expect(try Project.read("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    }

    @Test func `an installation is removed completely`() throws {
        let folder = try TemporaryFolder()
        let install = BuiltProgram(at: Project.folder.appendingPathComponent("script/install"))
        let programs = try BuiltProgram("motif").file.deletingLastPathComponent().path
        let prefix = ["--prefix", folder.path("prefix").path]
        let environment = ["HOME": folder.url.path, "PATH": "/usr/local/bin:/usr/bin:/bin"]
        let run = try install.run(prefix + ["--programs", programs], in: folder, environment: environment)
        #expect(run.exit == 0, "\(run.errors)")
        let motif = BuiltProgram(at: folder.path("prefix/bin/motif"))
        #expect(try motif.run(["--version"], in: folder, environment: environment).exit == 0)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path("prefix").path)
        #expect(files.contains("share/man/man1/motif-show.1"))
        #expect(files.contains("share/fish/vendor_completions.d/motif.fish"))
        #expect(try install.run(prefix + ["--uninstall"], in: folder, environment: environment).exit == 0)
        let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path("prefix").path)
        #expect(left.filter { $0.contains("motif") && !$0.hasSuffix("/motif") } == [])
    }

    @Test func `the changelog has the version of the command`() throws {
        let run = try BuiltProgram("motif").run(["--version"], in: try TemporaryFolder())
        let version = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(!version.isEmpty)
        #expect(try Project.read("CHANGELOG.md").contains("## \(version)"), "CHANGELOG.md has no \(version)")
    }
}
