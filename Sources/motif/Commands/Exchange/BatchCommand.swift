import ArgumentParser
import MotifCatalog

/// `motif batch`: many operations in one process.
struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Run many operations from JSON Lines, and answer each with a line.",
        usage: "motif batch [<file>] [--keep-going] [<options>]",
        discussion: """
            All lines form one change: the first failure undoes everything. With --keep-going, each line is a change \
            of its own. Every answer is written immediately, so a program can hold a conversation over a pipe. \
            'motif guide batch' describes every operation.

            EXAMPLES
              echo '{"op":"get","ref":"expand"}' | motif batch
              echo '{"op":"update","ref":"expand","title":"Grow","expect":1}' | motif batch
              motif batch edits.jsonl -m 'Calmer'
              motif batch --keep-going < edits.jsonl
            """)

    @Argument(help: ArgumentHelp("File to read, or - for standard input (default: -)."), completion: .file())
    var file: String?

    @Flag(help: "Make each line a change of its own, and continue after a line that fails.")
    var keepGoing = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        let input = LineInput(try InputFile(file ?? InputFile.standardInput))
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
            Notice.write("motif: Output was closed; the batch was rolled back")
            throw ExitCode(ExitStatus.file.rawValue)
        } catch let error as StoreError {
            try output.flush()
            throw error
        }
    }

    /// Opens a catalog that cannot be written for reading, which is enough for lines that only read.
    private func open() throws -> Catalog {
        do {
            return try catalog.open(for: .writing)
        } catch let error as StoreError where error.kind == .notPermitted {
            return try catalog.open(for: .reading)
        }
    }

    /// With `--keep-going`, a line's own message takes precedence over the command's.
    private func note(_ message: String?) throws -> ChangeNote {
        let note = try change.note(message ?? "")
        guard keepGoing, let message else { return note }
        return ChangeNote(author: note.author, message: message, date: note.date)
    }

    private func end(_ summary: MotifCatalog.Batch.Summary) throws {
        guard summary.failed > 0 else { return }
        if keepGoing { throw ExitCode(ExitStatus.no.rawValue) }
        Notice.write("motif: A line failed; the batch was rolled back")
        throw ExitCode(ExitStatus.data.rawValue)
    }
}
