import Testing

@Suite struct `Output` {
    @Test func `a reader that goes away ends the command without a word`() throws {
        let sandbox = try Sandbox()
        for arguments in [["list"], ["show", "kind:zoom-icons"], ["guide", "formulas"], ["log", "--format", "json"]] {
            let run = try sandbox.run(arguments, output: .closedPipe)
            #expect(run.exit == 0 && run.signal == 0 && run.errors == "", "\(run.transcript)")
        }
    }

    #if os(Linux)
        @Test func `a full disk is told`() throws {
            let run = try Sandbox().motif("list", output: .file("/dev/full"))
            #expect(run.errors == "motif: Standard output: No space left on device\n")
            #expect(run.exit == 74)
        }
    #endif

    @Test func `wrong usage exits with 64`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("shwo"), sandbox.motif("show"), sandbox.motif("show", "expand", "--fromat", "json"),
            sandbox.motif("show", "expand", "--format", "xml"), matches: "usage")
    }

    @Test func `version and help are data`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("--version"), sandbox.motif("--help"), sandbox.motif("list", "--help"), matches: "help")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completion scripts are made`(shell: String) throws {
        let run = try Sandbox(.nothing).motif("--generate-completion-script", shell)
        #expect(run.exit == 0)
        #expect(run.output.contains("motif"))
    }

    @Test(arguments: [
        "init", "list", "show", "create", "update", "copy", "rename", "delete", "restore", "log", "diff", "sample",
        "sql", "verify", "backup", "stats", "guide",
    ])
    func `the help of every command has examples`(command: String) throws {
        let run = try Sandbox(.nothing).motif(command, "--help")
        #expect(run.exit == 0)
        #expect(run.output.contains("EXAMPLES\n  motif \(command)"), "\(run.output)")
        #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
    }
}
