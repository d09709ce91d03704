import ArgumentParser
import MotifCatalog
import MotifMCP

/// `motif mcp`: the catalog for coding agents.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve the catalog to coding agents over the Model Context Protocol.",
        usage: "motif mcp [--allow-writes] [<options>]",
        discussion: """
            An agent's program starts this command and sends messages to its standard input; the answers are on standard \
            output. The tools find, show, sample, check, curve, diff, export and history only read. With --allow-writes, \
            there are also create, update, copy, rename, delete and restore; each call is validated like the command of \
            that name, and is a change of its own with the author and the agent's message. The command ends with its \
            input.

            In Claude Code, for example: claude mcp add motif -- motif mcp --catalog "$PWD/motif.db"

            EXAMPLES
              motif mcp --catalog design/motif.db
              motif mcp --allow-writes --author 'mia (agent)'
            """)

    @Flag(help: "Let agents write to the catalog.")
    var allowWrites = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        let path = try catalog.path()
        // Problems with the catalog or the clock end the command now, instead of each call.
        _ = try Catalog.open(at: path, for: .reading)
        _ = try change.note()
        let server = MCPServer(
            access: allowWrites ? .writing : .reading, version: Motif.configuration.version,
            open: { try Catalog.open(at: path, for: $0) }, as: note)
        if Terminal.isInteractive {
            Notice.write("motif: Waiting for the messages of an agent on standard input; Ctrl-D ends it")
        }
        let input = LineInput(try InputFile(InputFile.standardInput))
        let output = Output(.json)
        while let line = try input.next() {
            switch line {
            case .text(let bytes): if let answer = server.answer(bytes) { try output.write(answer) }
            case .tooLong(let limit): try output.write(server.answer(toLineOver: limit))
            }
            // An agent that has more to say needn't get each answer by itself.
            if !input.hasLine { try output.flush() }
        }
        try output.flush()
    }

    /// The agent's own message takes precedence over the command's.
    private func note(_ message: String?) throws -> ChangeNote {
        let note = try change.note()
        return ChangeNote(author: note.author, message: message ?? note.message, date: note.date)
    }
}
