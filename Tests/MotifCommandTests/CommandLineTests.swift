import Testing

@Suite struct `The command line` {
    struct Mistake: CustomTestStringConvertible {
        let arguments: [String]
        let message: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let mistakes = [
        Mistake(arguments: ["lsit"], message: "Unknown command 'lsit'. Did you mean 'list'?"),
        Mistake(arguments: ["search", "x"], message: "Unknown command 'search'. Did you mean 'list --search'?"),
        Mistake(arguments: ["help", "revert"], message: "Unknown command 'revert'. Did you mean 'undo'?"),
        Mistake(
            arguments: ["help", "exit-codes"],
            message: "Unknown command 'exit-codes'. Did you mean 'guide exit-codes'?"),
        Mistake(arguments: ["help", "lst"], message: "Unknown command 'lst'. Did you mean 'list'?"),
        Mistake(
            arguments: ["help", "nosuch"],
            message: "Unknown command 'nosuch'; run 'motif help' for a list of commands"),
        Mistake(
            arguments: ["--catalog", "a.db", "shwo"], message: "Unknown command 'shwo'. Did you mean 'show'?"),
        // Both words would be references, which a range can't be combined with.
        Mistake(
            arguments: ["check", "expand", "--since", "5"],
            message: """
                Unknown option '--since'
                Usage: motif check [<ref> ... | <range>] [--device <slug> ...] [<options>]
                  See 'motif check --help' for more information.
                """),
        Mistake(
            arguments: ["list", "--format", "jsn"], message: "Invalid value 'jsn' for --format. Did you mean 'json'?"),
        Mistake(
            arguments: ["list", "--format", "xml"],
            message: "Invalid value 'xml' for --format; expected one of: table, json, jsonl, csv"),
        Mistake(
            arguments: ["export", "expand", "--to", "swift"],
            message: "Invalid value 'swift' for --to. Did you mean 'swiftui'?"),
        Mistake(
            arguments: ["list", "--limit", "0"],
            message: "Invalid value '0' for --limit; it must be a whole number, 1 or more"),
        Mistake(
            arguments: ["list", "--columns", ""],
            message: "Invalid value '' for --columns; it must be names separated by commas"),
        Mistake(
            arguments: ["update", "expand", "--set", "=5"],
            message: "Invalid value '=5' for --set; it must be name=value"),
        Mistake(
            arguments: ["update", "expand", "--accept", "covers-screen"],
            message: "Invalid value 'covers-screen' for --accept; it must be check=reason"),
        Mistake(
            arguments: ["create", "new"],
            message: "A pattern needs a kind: use --kind <slug>; 'motif list kinds' lists them"),
        Mistake(
            arguments: ["create", "kind:new"],
            message: "A kind is read from JSON: use --file <file>; 'motif show kind:expand --format jsonl' shows an "
                + "example"),
        Mistake(
            arguments: ["export", "expand", "--to", "svg", "-o", "out.png"],
            message: "Invalid value 'out.png' for --output; it must end in .svg for '--to svg'"),
        Mistake(
            arguments: ["export", "expand", "--to", "waapi", "-o", "out.css"],
            message: "Invalid value 'out.css' for --output; it must end in .mjs or .js for '--to waapi'"),
        Mistake(
            arguments: ["update", "expand", "--author", ""],
            message: "Invalid value '' for --author; it must not be empty"),
        Mistake(
            arguments: ["update", "expand", "--author", " \t"],
            message: "Invalid value '  ' for --author; it must not be empty"),
        Mistake(
            arguments: ["update", "expand", "--author", "a\nb"],
            message: "Invalid value 'a b' for --author; it must be one line"),
        Mistake(
            arguments: ["backup", "-"],
            message: "Invalid value '-' for <file>; it must be a file; a catalog can't be printed"),
        Mistake(arguments: ["list", "--sort", "titel"], message: "Unknown sort key 'titel'. Did you mean 'title'?"),
        Mistake(
            arguments: ["create", "kind:drop", "--set", "a=1"],
            message:
                "--set doesn't work on kinds; to change a kind, edit its JSON and use --file"),
    ]

    @Test(arguments: mistakes)
    func `a mistake exits with 64 and a suggestion`(_ mistake: Mistake) throws {
        let run = try Sandbox().run(mistake.arguments)
        #expect(run.exit == 64)
        #expect(run.errors == "motif: \(mistake.message)\n")
        #expect(run.output == "")
    }

    @Test(arguments: [
        (["list", "--nosuch", "a,b"], "Unknown option '--nosuch'"),
        (["log", "--fromat", "a,b"], "Unknown option '--fromat'. Did you mean '--format'?"),
        (["show", "--nosuch"], "Unknown option '--nosuch'"),
        (["diff", "1.0", "1.1"], "Only one range is possible; write 1.0..1.1"),
        (["list", "--json"], "Unknown option '--json'. Did you mean '--format json'?"),
        // The parser's own hints are '--format' and '--at', which are nothing like them.
        (["delete", "expand", "--force"], "Unknown option '--force'"),
        (["curve", "--list"], "Unknown option '--list'"),
    ]) func `an unknown option with a value isn't taken for a name`(arguments: [String], message: String) throws {
        let run = try Sandbox().run(arguments)
        #expect(run.exit == 64)
        #expect(run.errors.hasPrefix("motif: \(message)\nUsage: motif \(arguments[0]) "), "\(run.errors)")
    }

    @Test func `a value shows no control characters, and stays on one line`() throws {
        let run = try Sandbox(.nothing).motif("list", "--format", "a\u{1B}[31m\nb")
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(!run.errors.contains("\u{1B}"))
        let option = try Sandbox(.nothing).motif("list", "--a\u{1B}[31m")
        #expect(option.exit == 64)
        #expect(!option.errors.contains("\u{1B}"))
    }

    @Test func `a timing curve split by the shell gets a hint to quote it`() throws {
        let run = try Sandbox(.nothing).motif("curve", "cubic-bezier(.2,", "0,", "0,", "1)")
        #expect(run.exit == 64)
        #expect(
            run.errors.contains("\nQuote a timing curve so that it is one argument: 'cubic-bezier(.2, 0, 0, 1)'\n"))
        let open = try Sandbox(.nothing).motif("update", "a", "--set", "curve=steps(4,", "start", "--title", "x")
        #expect(open.errors.contains("\nQuote a timing curve so that it is one argument: 'steps(4, start)'\n"))
    }

    @Test(arguments: [("ls", "list"), ("cat", "show"), ("cp", "copy"), ("mv", "rename"), ("rm", "delete")])
    func `a command has the name that shells use for it`(alias: String, command: String) throws {
        let sandbox = try Sandbox(.nothing)
        #expect(try sandbox.motif(alias, "--help").output == sandbox.motif(command, "--help").output)
    }

    @Test func `the name of a format as an option gets a hint`() throws {
        let run = try Sandbox().motif("list", "--json")
        #expect(run.exit == 64)
        #expect(run.errors.hasPrefix("motif: Unknown option '--json'. Did you mean '--format json'?\n"))
    }

    @Test func `--catalog may come before the command`() throws {
        let sandbox = try Sandbox(.nothing)
        #expect(try sandbox.motif("--catalog", "team/a.db", "init", "--empty").exit == 0)
        #expect(sandbox.files == ["team"])
        let before = try sandbox.motif("--catalog", "team/a.db", "stats")
        #expect(before.exit == 0)
        #expect(try before.output == sandbox.motif("stats", "--catalog", "team/a.db").output)
        // It changes neither the message about the rest nor the meaning of a subcommand or a word after '--'.
        let wrong = [
            ["export", "--to", "design-tokens"], ["list", "--limit", "x"], ["show", "--nothing"], ["hub", "set"],
            ["list", "--", "--catalog"], ["curve", "easeIn", "--at", "x"],
        ]
        for rest in wrong {
            let run = try sandbox.run(["--catalog", "team/a.db"] + rest)
            #expect(run.exit == 64, "\(run)")
            #expect(try run.errors == sandbox.run(rest).errors, "\(rest)")
        }
        #expect(try sandbox.motif("--catalog", "team/a.db", "hub").errors.contains("team/a.db"))
        let sql = try sandbox.motif("--catalog=team/a.db", "sql", "SELECT 1 AS one", "--format", "csv")
        #expect(sql.output == "one\r\n1\r\n")
        #expect(try sandbox.motif("--catalog", "b.db", "list", "--catalog", "team/a.db").exit == 0)
    }

    @Test func `a copy accepts values`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("copy", "punch-out", "calm", "--set", "duration=2s").output == "created calm@1\n")
        #expect(try sandbox.motif("show", "calm", "--format", "csv").output.contains("duration,2,"))
        #expect(try sandbox.motif("copy", "punch-out", "wild", "--set", "duration=2h").exit == 65)
    }
}
