import ArgumentParser
import MotifCatalog
import MotifMCP
import MotifPublishing
import MotifScan
import MotifSystem

/// `motif mcp`: the catalog for coding agents.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "mcp")

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
            .all.scanning(besides: path), access: allowWrites ? .writing : .reading, version: Version.current,
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
