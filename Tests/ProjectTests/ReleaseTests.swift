import Foundation
import Testing

/// What is installed without a build. `script/packages` installs it; this is what can be said before.
@Suite struct ReleaseTests {
    /// A repository with the release script and a version, and nothing else.
    private static func repository(version: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let setUp = """
            git init -q && mkdir -p script Sources/MotifSystem
            cp '\(Project.folder.path)/script/release' script
            echo '    public static let current = "\(version)"' > Sources/MotifSystem/Version.swift
            git add -A && git -c user.name=mia -c user.email=mia@example.org commit -qm one
            """
        let run = try shell(setUp, in: folder)
        try #require(run.exit == 0, "\(run.errors)")
        return folder
    }

    private static func shell(_ command: String, in folder: TemporaryFolder) throws -> BuiltProgram.Run {
        try BuiltProgram(at: URL(fileURLWithPath: "/bin/bash")).run(
            ["-ec", command], in: folder, environment: ["PATH": "/usr/bin:/bin", "HOME": folder.url.path])
    }

    /// - Source: Semantic Versioning 2.0.0, items 2, 9, and 10, and the examples of its FAQ's regular expression.
    @Test(arguments: [
        "1", "1.2", "1.2.3.4", "01.2.3", "1.02.3", "1.2.3-", "1.2.3-01", "1.2.3-a..b", "1.2.3+build", "v1.2.3", "1.2.x",
        "1.2.3 ", "1.2.3\n",
    ])
    func `a release needs a semantic version`(_ version: String) throws {
        let folder = try Self.repository(version: version.trimmingCharacters(in: .whitespacesAndNewlines))
        let run = try Self.shell("script/release '\(version)'", in: folder)
        #expect(run.exit == 1 && run.errors.contains("' is not a version such as 1.4.0"), "\(run.errors)")
    }

    @Test(arguments: ["0.1.0", "2.0.0-rc.1", "1.0.0-alpha-1.0a"])
    func `a release has the version of the programs, and no changes that aren't committed`(_ version: String) throws {
        let folder = try Self.repository(version: version)
        let other = try Self.shell("script/release 9.9.9", in: folder)
        #expect(other.exit == 1 && other.errors.contains("has version \(version), not 9.9.9"), "\(other.errors)")
        let changed = try Self.shell("touch forgotten; script/release '\(version)'", in: folder)
        #expect(changed.exit == 1 && changed.errors.contains("?? forgotten"), "\(changed.errors)")
        let taken = try Self.shell("rm forgotten; script/release '\(version)' --into script", in: folder)
        #expect(taken.exit == 1 && taken.errors.contains("'script' exists and isn't a release"), "\(taken.errors)")
    }

    @Test(arguments: [#""version": "9.9.9""#, #""port": 0"#])
    func `a studio refuses a motif of another version, and names both`(_ entry: String) throws {
        let studio = try BuiltProgram("motif-studio")
        let folder = try TemporaryFolder()
        let version = try studio.run(["--version"], in: folder).output.trimmingCharacters(in: .newlines)
        #expect(try BuiltProgram("motif").run(["--version"], in: folder).output == version + "\n")
        let run = try studio.run([#"{"catalog": "motif.db", "author": "mia", \#(entry)}"#], in: folder)
        let starter = entry.contains("9.9.9") ? "version 9.9.9" : "an unknown version"
        #expect(run.exit == 66)
        let expected = "motif-studio has version \(version), but motif has \(starter); install both from the same "
        #expect(run.errors == "motif: \(expected)release\n")
    }

    @Test func `motif alone names the program that serve needs`() throws {
        let folder = try TemporaryFolder()
        let copy = try Self.shell("cp '\(try BuiltProgram("motif").file.path)' motif && ./motif init", in: folder)
        #expect(copy.exit == 0, "\(copy.errors)")
        let run = try Self.shell("./motif serve", in: folder)
        #expect(run.exit == 66 && run.errors.contains("'motif-studio' isn't beside motif"), "\(run.errors)")
    }

    @Test func `the formula needs the macOS that the package needs`() throws {
        let names = ["15": "sequoia", "26": "tahoe"]
        let required = try #require(try Project.read("Package.swift").firstMatch(of: /\.macOS\(\.v(\d+)\)/)?.1)
        let name = try #require(names[String(required)])
        #expect(try Project.read("packaging/motif.rb").contains("depends_on macos: :\(name)\n"))
    }

    @Test(arguments: ["README.md", "docs/installing.md"])
    func `the commands to install name the current version`(_ page: String) throws {
        let source = try Project.read("Sources/MotifSystem/Version.swift")
        let version = try #require(source.firstMatch(of: /current = "(.+)"/)?.1)
        let named = try Project.read(page).matches(of: /motif[_-](?:package-)?(\d+\.\d+\.\d+)|\/motif@v(\d+\.\d+\.\d+)/)
        #expect(!named.isEmpty)
        for match in named { #expect((match.1 ?? match.2) == version, "\(page): \(match.0)") }
    }
}
