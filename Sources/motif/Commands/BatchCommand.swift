import ArgumentParser
import MotifCatalog
import MotifStore

/// `motif batch`: operations in, answers out.
struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Run operations, one line of JSON each, and answer each with a line",
        usage: "motif batch [<file>] [--keep-going] [<options>]",
        discussion: """
            All lines are one change: the first that fails undoes everything. With --keep-going each line stands \
            alone. Answers come at once, so a program can hold a conversation over a pipe. 'motif guide batch' has \
            every operation.

            EXAMPLES
              echo '{"op":"get","ref":"expand"}' | motif batch
              echo '{"op":"update","ref":"expand","title":"Grow","expect":1}' | motif batch
              motif batch edits.jsonl -m 'calmer'
              motif batch --keep-going < edits.jsonl
            """)

    @Argument(help: ArgumentHelp("The lines; - or nothing for standard input."), completion: .file())
    var file: String = InputFile.standardInput

    @Flag(help: "Run the lines after one that fails; each is a change of its own.")
    var keepGoing = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        let input = LineInput(try InputFile(file))
        let output = Output()
        var hasBegun = false
        let batch = MotifCatalog.Batch(try open(), onFailure: keepGoing ? .keepGoing : .undo) { message in
            hasBegun = true
            return try note(message)
        }
        let lines = BatchLines(isReady: { input.hasLine }) {
            // Before it waits, a program that asked gets its answers.
            if !input.hasLine { try output.flush() }
            return try input.next()
        }
        do {
            let summary = try batch.run(lines) { try output.write($0) }
            try output.flush()
            try end(summary)
        } catch OutputError.closed where hasBegun && !keepGoing {
            Notice.write("motif: Nobody reads the answers any more; nothing was written")
            throw ExitCode(ExitStatus.file.rawValue)
        } catch let error as StoreError {
            try output.flush()
            throw error
        }
    }

    /// Lines that only read can be run on a catalog that may not be written.
    private func open() throws -> Catalog {
        do {
            return try catalog.open(for: .writing)
        } catch let error as StoreError where error.kind == .notPermitted {
            return try catalog.open(for: .reading)
        }
    }

    /// Alone, a line has its own message before that of the command; together they have the command's.
    private func note(_ message: String?) throws -> ChangeNote {
        let note = try change.note(message ?? "")
        guard keepGoing, let message else { return note }
        return ChangeNote(author: note.author, message: message, milliseconds: note.milliseconds)
    }

    private func end(_ summary: MotifCatalog.Batch.Summary) throws {
        guard summary.failed > 0 else { return }
        if keepGoing { throw ExitCode(ExitStatus.no.rawValue) }
        Notice.write("motif: A line failed; nothing was written")
        throw ExitCode(ExitStatus.data.rawValue)
    }
}
