import Foundation
import Testing

@Suite struct `Output` {
    @Test func `a closed reader ends the command silently`() throws {
        let sandbox = try Sandbox()
        for arguments in [["list"], ["show", "kind:zoom-icons"], ["guide", "formulas"], ["log", "--format", "json"]] {
            let run = try sandbox.run(arguments, output: .closedPipe)
            #expect(run.exit == 0 && run.signal == 0 && run.errors == "", "\(run.transcript)")
        }
    }

    @Test(.requiresFullDisk) func `a full disk is reported`() throws {
        let run = try Sandbox().motif("list", output: .fullDisk)
        #expect(run.errors == "motif: Standard output: No space left on device\n")
        #expect(run.exit == 74)
    }

    @Test(arguments: [
        "list", "export", "show expand --format json", "guide formulas", "--help", "--version", "help list",
        "sql 'SELECT 1'", "curve easeIn", "mcp <hello", "batch <line", "completion bash",
    ])
    func `closed or full output is an error`(_ command: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write(#"{"op":"list"}"#, to: "line")
        try sandbox.write(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, to: "hello")
        let motif = try sandbox.program([])
        let command = command.replacing("completion", with: "--generate-completion-script")
        for (redirection, reason) in [(">&-", " is closed"), (">/dev/full", ": No space left on device")] {
            if redirection == ">/dev/full", !FileManager.default.fileExists(atPath: "/dev/full") { continue }
            let shell = Program(
                file: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", "exec '\(motif.file.path)' \(command) \(redirection)"],
                environment: motif.environment, folder: sandbox.folder)
            let run = try shell.run(input: "", output: .captured)
            #expect(run.exit == 74 && run.errors == "motif: Standard output\(reason)\n", "\(command): \(run)")
        }
    }

    @Test func `a batch whose answers are lost reports its outcome`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(#"{"op":"update","ref":"expand","set":{"expandDuration":"250ms"}}"#, to: "line")
        let motif = try sandbox.program([])
        let shell = Program(
            file: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "exec '\(motif.file.path)' batch line >&-"],
            environment: motif.environment, folder: sandbox.folder)
        let run = try shell.run(input: "", output: .captured)
        #expect(run.exit == 74, "\(run)")
        #expect(run.errors == "motif: Standard output is closed; the batch was rolled back\n", "\(run)")
        #expect(try !sandbox.motif("show", "expand").output.contains("0.25 s"))
    }

    @Test(arguments: 4...12) func `few descriptors end with a message, never with a signal`(_ limit: Int) throws {
        let sandbox = try Sandbox()
        let motif = try sandbox.program([])
        for command in ["export --to css -o out/", "gallery -o out", "check", "list"] {
            let shell = Program(
                file: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", "ulimit -n \(limit); exec '\(motif.file.path)' \(command)"],
                environment: motif.environment, folder: sandbox.folder)
            let run = try shell.run(input: "", output: .captured)
            // The loader itself needs some.
            let isReported = run.exit == 0 || run.exit == 127 || run.errors.hasPrefix("motif: ")
            #expect(run.signal == 0 && isReported, "\(command): \(run)")
        }
    }

    @Test(arguments: [60, 100])
    func `little memory ends with a message, never with a signal, and always ends`(_ megabytes: Int) throws {
        let sandbox = try Sandbox()
        let motif = try sandbox.program([])
        let commands = ["export expand --to css -o out/", "gallery -o out", "check expand", "list", "curve easeIn"]
        for command in commands + ["serve --port 0"] {
            let shell = Program(
                file: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", "ulimit -v \(megabytes * 1024); exec '\(motif.file.path)' \(command)"],
                environment: motif.environment, folder: sandbox.folder)
            let run = try shell.run(input: "", output: .captured)
            let isReported = run.exit == 0 || run.exit == 127 || run.errors.contains("motif: ")
            #expect(run.signal == 0 && isReported, "\(command): \(run)")
        }
    }

    @Test func `a usage error exits with 64`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("shwo"), sandbox.motif("values"), sandbox.motif("show"),
            sandbox.motif("show", "expand", "--fromat", "json"),
            sandbox.motif("show", "expand", "--format", "xml"), sandbox.motif("show", "expand", "--format", "jsn"),
            matches: "usage")
    }

    @Test func `an invalid value of an option is reported with the valid ones`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("list", "--limit", "abc"), sandbox.motif("log", "--limit", "-1"),
            sandbox.motif("log", "--limit=-1"), sandbox.motif("update", "expand", "--expect", "x", "--title", "y"),
            sandbox.motif("delete", "expand", "--expect", "0"), sandbox.motif("delete", "a", "b", "--expect", "1"),
            sandbox.motif("sql", "SELECT 1", "--timeout", "soon"),
            sandbox.motif("import", "-", "--on-conflict", "foo"), sandbox.motif("import", "-", "--on-conflict", "skp"),
            sandbox.motif("export", "--to", "xml"), sandbox.motif("export", "--to", "motif-export-xml"),
            sandbox.motif("update", "expand", "--format", "xml", "--title", "y"),
            sandbox.motif("log", "expand", "--format", "csv"), matches: "option-values")
    }

    @Test func `the list of commands fits two screens of 40 lines`() throws {
        let run = try Sandbox(.nothing).motif("help")
        #expect(run.exit == 0 && run.lines.count <= 80)
    }

    @Test func `version and help are data`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("--version"), sandbox.motif("-V"), sandbox.motif("--help"), sandbox.motif("list", "--help"),
            matches: "help")
    }

    @Test func `the help of every command has examples and no long lines`() throws {
        let sandbox = try Sandbox(.nothing)
        let overview = try sandbox.motif("--help").output
        let sections = overview.split(separator: "SUBCOMMANDS:\n").dropFirst().joined()
        let commands = sections.matches(of: /(?m)^  ([a-z]+)\b/).map { String($0.1) }
        #expect(commands.count >= 20)
        for command in commands {
            let run = try sandbox.motif(command, "--help")
            #expect(run.exit == 0)
            let examples = Self.examples(in: run)
            #expect(examples.first?.contains("motif \(command)") == true, "\(run.output)")
            #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
        }
        // A line that is too long is broken above; where there is room it shows.
        for arguments in [["--help"]] + commands.map({ [$0, "--help"] }) {
            let wide = try sandbox.run(arguments, environment: ["COLUMNS": "200"])
            for line in Self.examples(in: wide) { #expect(line.count <= 80, "\(line)") }
        }
    }

    /// The lines from the heading to the next empty one.
    private static func examples(in run: Run) -> [Substring] {
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        return Array(lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { !$0.isEmpty })
    }
}
