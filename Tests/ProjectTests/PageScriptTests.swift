import BuiltProducts
import Foundation
import Testing

/// The scripts of pages, which Node.js runs without a browser. CI has to have it, and jsdom.
///
/// What they compute is held against what motif prints, and what they do against a page in jsdom, by the files of
/// `Tests/Trials/JavaScript`.
@Suite(.enabled(if: Node.isThere || Node.isNeeded, "Node.js is not installed"))
struct PageScriptTests {
    private static let files = (try? Project.files(below: "Tests/Trials/JavaScript", endingIn: ".test.js")) ?? []

    @Test(arguments: files.filter { !$0.hasPage }.map(\.path))
    func `compute the same results as motif`(_ path: String) throws {
        try Self.expectPasses(path)
    }

    @Test(
        .enabled(if: Node.hasPages || Node.isNeeded, "jsdom is not installed"),
        arguments: files.filter(\.hasPage).map(\.path))
    func `do on a page what they are for`(_ path: String) throws {
        try Self.expectPasses(path)
    }

    private static func expectPasses(_ path: String) throws {
        let run = try Node.run(["--test", Project.folder.appendingPathComponent(path).path])
        #expect(run.exit == 0, "\(run.output)\(run.errors)")
        let passed = run.output.firstMatch(of: /\n# pass (\d+)\n/).flatMap { Int($0.1) }
        #expect((passed ?? 0) > 0, "\(path) has no tests")
    }
}

extension Project.File {
    /// Whether these tests need a page.
    fileprivate var hasPage: Bool { text.contains(#"from "./page.js""#) || text.contains(#"import "./page.js""#) }
}

/// The JavaScript runtime of that name, if it is installed.
private enum Node {
    static let isThere = (try? run(["--version"]).exit) == 0
    static let hasPages = (try? run(["--eval", #"require("jsdom")"#]).exit) == 0
    static let isNeeded = ProcessInfo.processInfo.environment["CI"] == "true"

    /// Where Debian's packages and npm put modules that are there for all.
    private static let modules = "/usr/share/nodejs:/usr/local/lib/node_modules:/opt/homebrew/lib/node_modules"

    /// Runs it with the path of the built command in a variable.
    static func run(_ arguments: [String]) throws -> BuiltProgram.Run {
        var environment = ["MOTIF": try BuiltProducts.program("motif").path, "NODE_PATH": modules]
        for name in ["PATH", "HOME"] { environment[name] = ProcessInfo.processInfo.environment[name] }
        let program = BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env"))
        return try program.run(["node"] + arguments, in: TemporaryFolder(), environment: environment)
    }
}
