import Foundation
import Testing

/// The scripts can be started and stop at the first thing that goes wrong.
@Suite struct ScriptTests {
    static let scripts = [
        "script/bootstrap", "script/demo", "script/docs", "script/peers", "script/pictures", "script/reference",
        "script/test",
        ".ci/run",
    ]

    @Test(arguments: scripts) func `a script can be read and started`(_ path: String) throws {
        let file = Project.folder.appendingPathComponent(path)
        #expect(FileManager.default.isExecutableFile(atPath: file.path))
        #expect(try Project.read(path).contains("\nset -euo pipefail\n"))
        let bash = BuiltProgram(at: URL(fileURLWithPath: "/bin/bash"))
        let run = try bash.run(["-n", file.path], in: try TemporaryFolder())
        #expect(run.exit == 0, "\(run.errors)")
    }

    @Test func `no script is left out`() throws {
        let found = try FileManager.default.contentsOfDirectory(
            atPath: Project.folder.appendingPathComponent("script").path)
        #expect(found.sorted().map { "script/\($0)" } == Self.scripts.filter { $0.hasPrefix("script/") })
    }
}
