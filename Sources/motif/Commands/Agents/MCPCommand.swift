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
        _ = try catalog.open()
        _ = try change.note()
        let server = MCPServer(
            .all.scanning(besides: path), access: allowWrites ? .writing : .reading, version: Version.current,
            open: { try Catalog.open(at: path, for: $0) }, as: note)
        if Terminal.isInteractive {
            Notice.write("motif: Waiting for the messages of an agent on standard input; Ctrl-D ends it")
        }
        let input = LineInput(try InputFile.open(InputFile.standardInput))
        let output = Locked(AgentOutput())
        let session = try MCPSession(server) { answer in output.withLock { $0.write(answer) } }
        var isRead = true
        while isRead, let line = try input.next() {
            isRead =
                switch line {
                case .text(let bytes): session.receive(bytes)
                case .tooLong(let limit): session.receive(lineOver: limit)
                }
        }
        session.finish()
        if let failure = output.withLock({ $0.failure }) { throw failure }
    }

    /// What the agent reads, each answer at once.
    private struct AgentOutput {
        private let output = Output(.json)
        private(set) var failure: OutputError?

        mutating func write(_ answer: [UInt8]) -> Bool {
            do throws(OutputError) {
                try output.write(answer)
                try output.flush()
            } catch {
                failure = error
                // The reader would wait for the next message.
                if case .closed = error { Process.endAtOnce(.done) }
            }
            return failure == nil
        }
    }

    /// The agent's own message takes precedence over the command's.
    private func note(_ message: String?) throws -> ChangeNote {
        let note = try change.note()
        return ChangeNote(author: note.author, message: message ?? note.message, date: note.date)
    }
}
