import Foundation
import Testing

/// The binary embeds exactly the files in these folders.
@Suite struct ResourceTests {
    @Test func `the lists of embedded files are up to date`() throws {
        let run = try BuiltProgram(at: Project.folder.appendingPathComponent("script/resources"))
            .run(["--check"], in: try TemporaryFolder(), environment: ["PATH": "/usr/bin:/bin"])
        #expect(run.exit == 0, "\(run.errors)")
    }

    @Test(arguments: ["migrations", "seeds", "Resources/spellings", "Resources/web"])
    func `a list has every file of its folder`(_ folder: String) throws {
        let list = try Project.read("Sources/CResources/\(folder.split(separator: "/").last ?? "").c")
        let embedded = list.matches(of: /#embed "\.\.\/\.\.\/([^"]+)"/).map { String($0.1) }
        let files = Project.paths(below: folder, endingIn: "")
        #expect(embedded.sorted() == files.filter { !$0.hasSuffix("package.json") && !$0.hasSuffix("jsconfig.json") })
    }

    @Test func `migrations are numbered from 1 without a gap`() throws {
        let list = try Project.read("Sources/CResources/migrations.c")
        let numbers = list.matches(of: /\{"(\d{4})_[a-z0-9_]+",/).compactMap { Int($0.1) }
        #expect(!numbers.isEmpty)
        #expect(numbers == Array(1...numbers.count))
    }
}
