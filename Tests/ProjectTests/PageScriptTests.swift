import BuiltProducts
import Foundation
import Testing

/// The scripts of pages, which Node.js runs without a browser. CI has to have it.
///
/// What they compute is held against what motif prints, by the files of `Tests/Trials/JavaScript`.
@Suite(.enabled(if: Node.isThere || Node.isNeeded, "Node.js is not installed"))
struct PageScriptTests {
    @Test(arguments: Project.paths(below: "Tests/Trials/JavaScript", endingIn: ".test.js"))
    func `compute the same results as motif`(_ path: String) throws {
        let run = try Node.run(["--test", Project.folder.appendingPathComponent(path).path])
        #expect(run.exit == 0, "\(run.output)\(run.errors)")
        let passed = run.output.firstMatch(of: /\n# pass (\d+)\n/).flatMap { Int($0.1) }
        #expect((passed ?? 0) > 0, "\(path) has no tests")
    }
}

/// The JavaScript runtime of that name, if it is installed.
private enum Node {
    static let isThere = (try? run(["--version"]).exit) == 0
    static let isNeeded = ProcessInfo.processInfo.environment["CI"] == "true"

    /// Runs it with the path of the built command in a variable.
    static func run(_ arguments: [String]) throws -> BuiltProgram.Run {
        var environment = ["MOTIF": try BuiltProducts.program("motif").path]
        for name in ["PATH", "HOME"] { environment[name] = ProcessInfo.processInfo.environment[name] }
        let program = BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env"))
        return try program.run(["node"] + arguments, in: TemporaryFolder(), environment: environment)
    }
}
