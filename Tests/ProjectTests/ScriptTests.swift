import Foundation
import Testing

/// The scripts run, stop at the first failure, and explain themselves.
@Suite struct ScriptTests {
    static let scripts = [
        ".ci/run", "script/bootstrap", "script/demo", "script/docs", "script/failover", "script/fuzz", "script/hubs",
        "script/install", "script/lines", "script/mac", "script/mutants", "script/nightly", "script/outputs",
        "script/packages",
        "script/peers", "script/pictures", "script/reference", "script/release", "script/resources",
        "script/shellcheck",
        "script/simulate", "script/sqlite-variants", "script/test", "script/torture", "script/types",
    ]

    @Test(arguments: scripts) func `a script is readable and executable`(_ path: String) throws {
        let file = Project.folder.appendingPathComponent(path)
        #expect(FileManager.default.isExecutableFile(atPath: file.path))
        #expect(try Project.read(path).contains("\nset -euo pipefail\n"))
        let bash = BuiltProgram(at: URL(fileURLWithPath: "/bin/bash"))
        let run = try bash.run(["-n", file.path], in: try TemporaryFolder())
        #expect(run.exit == 0, "\(run.errors)")
    }

    @Test(arguments: scripts) func `a script has help`(_ path: String) throws {
        let script = BuiltProgram(at: Project.folder.appendingPathComponent(path))
        let run = try script.run(["--help"], in: try TemporaryFolder(), environment: ["PATH": "/usr/bin:/bin"])
        #expect(run.exit == 0 && run.errors.isEmpty)
        #expect(run.output.hasPrefix("Usage: \(path)"))
    }

    /// What several scripts read with `source`.
    static let parts = Project.paths(below: "script/lib", endingIn: ".sh")

    @Test(arguments: parts) func `a part of scripts is readable and used`(_ path: String) throws {
        let file = Project.folder.appendingPathComponent(path)
        let bash = BuiltProgram(at: URL(fileURLWithPath: "/bin/bash"))
        let run = try bash.run(["-n", file.path], in: try TemporaryFolder())
        #expect(run.exit == 0, "\(run.errors)")
        let users = try Self.scripts.filter { try Project.read($0).contains("\nsource \(path)\n") }
        #expect(!users.isEmpty, "No script reads \(path)")
    }

    /// What writes to a filter that has read enough is ended by SIGPIPE, and `pipefail` then ends the script, but only
    /// if there is more to write at that moment.
    @Test(arguments: scripts + parts) func `a script's filters read to the end`(_ path: String) throws {
        let filter = /\|\s*(?:head\b|grep [^|]*-[a-zA-Z]*[qm]|sed '?[^|']*\dq\b)/
        for line in try Project.read(path).split(separator: "\n") {
            let endsEarly = line.contains(filter)
            #expect(!endsEarly, "\(path): \(line)")
        }
    }

    /// The stages of a system whose name a stand-in of `uname` prints.
    @Test(arguments: ["Linux", "Darwin"]) func `continuous integration has a list for each system`(_ name: String)
        throws
    {
        let folder = try TemporaryFolder()
        let uname = folder.path("uname")
        try "#!/bin/sh\necho \(name)\n".write(to: uname, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: uname.path)
        let environment = ["PATH": "\(folder.url.path):/usr/bin:/bin"]
        let ci = BuiltProgram(at: Project.folder.appendingPathComponent(".ci/run"))
        let help = try ci.run(["--help"], in: folder, environment: environment)
        let stages = help.output.components(separatedBy: "Stages on this system (\(name)):\n").last ?? ""
        let names = stages.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(Set(["tests", "format", "shell", "types", "docs"]).isSubset(of: names))
        #expect(Set(names).count == names.count)
        #expect(names.contains("mac") == (name == "Linux"))
        let unknown = try ci.run(["no-such-stage"], in: folder, environment: environment)
        #expect(unknown.exit == 64 && unknown.errors.hasPrefix("Usage: .ci/run"))
    }

    @Test(arguments: [("true", true), ("false", false)])
    func `stages run beside another one, are printed after it, and decide with it`(end: String, passes: Bool) throws {
        let folder = try TemporaryFolder()
        let lib = Project.folder.appendingPathComponent("script/lib/stages.sh").path
        let script = folder.path("run")
        try """
        #!/usr/bin/env bash
        set -euo pipefail
        source "\(lib)"
        usage() { echo Usage; }
        details() { :; }
        stages() {
            beside first 'Linux Darwin' sh -c 'echo one; \(end)'
            beside second 'Linux Darwin' sh -c 'echo two; touch begun'
            stage third 'Linux Darwin' sh -c 'until [ -e begun ]; do sleep 0.01; done; echo three'
            beside last 'Linux Darwin' echo four
        }
        run_stages "$@"
        """.write(to: script, atomically: true, encoding: .utf8)
        let environment = ["PATH": "/usr/bin:/bin"]
        // Another test may be starting a program, which holds the file open until it runs, so that it can't be one itself.
        let bash = BuiltProgram(at: URL(fileURLWithPath: "/bin/bash"))
        let all = try bash.run([script.path], in: folder, environment: environment)
        #expect((all.exit == 0) == passes && all.errors == "")
        let printed = all.output.split(separator: "\n").filter { ["one", "two", "three", "four"].contains($0) }
        #expect(printed == ["three", "one", "two", "four"])
        #expect(all.output.contains("first      \(passes ? "passed" : "FAILED")"))
        let one = try bash.run([script.path, "second"], in: folder, environment: environment)
        #expect(one.exit == 0 && one.output.contains("two\n") && !one.output.contains("three"))
    }

    @Test func `every script is tested`() throws {
        let found = try FileManager.default.contentsOfDirectory(
            atPath: Project.folder.appendingPathComponent("script").path)
        #expect(
            found.sorted().filter { $0 != "lib" }.map { "script/\($0)" }
                == Self.scripts.filter { $0.hasPrefix("script/") })
    }
}
