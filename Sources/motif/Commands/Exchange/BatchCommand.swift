import ArgumentParser
import MotifCatalog
import MotifPublishing
import MotifScan
import MotifText

/// `motif batch`: many operations in one process.
struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "batch")

    @Argument(.file(), "File to read, or - for standard input (default: -).")
    var file: String?

    @Flag(help: "Make each line a change of its own, and continue after a line that fails.")
    var keepGoing = false

    @Flag(help: "Answer every line as if it were saved, and save nothing.")
    var dryRun = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions

    func validate() throws {
        if dryRun, keepGoing { throw ValidationError("--dry-run and --keep-going cannot be combined") }
    }

    func run() throws {
        let input = LineInput(try InputFile.open(file ?? InputFile.standardInput))
        let output = Output(.json)
        var hasWritten = false
        let table = OperationTable.all.scanning(besides: try catalog.path())
        var batch = MotifCatalog.Batch(try open(), of: table, onFailure: keepGoing ? .keepGoing : .undo) { message in
            hasWritten = true
            return try note(message)
        }
        batch.isRehearsal = dryRun
        let lines = BatchLines(isReady: { input.hasLine }) {
            // A program that keeps the pipe open waits for these answers before it writes more.
            if !input.hasLine { try output.flush() }
            return try input.next()
        }
        do {
            try end(try run(batch, lines, output))
        } catch let interruption as MotifCatalog.Batch.Interruption {
            // A batch that only reads is like any command whose reader has seen enough.
            guard hasWritten || keepGoing else { throw interruption.cause }
            try end(interruption)
        } catch let error as StoreError {
            try? output.flush()
            throw error
        }
    }

    private func run(
        _ batch: MotifCatalog.Batch, _ lines: BatchLines, _ output: Output
    ) throws -> MotifCatalog.Batch.Summary {
        let summary = try batch.run(lines) { try output.write($0) }
        do {
            try output.flush()
        } catch {
            throw MotifCatalog.Batch.Interruption(error, summary, isComplete: true)
        }
        return summary
    }

    /// Opens a catalog that can't be written as read-only, which is enough for lines that only read.
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
        guard summary.failed > 0 else {
            if dryRun { Notice.write("Nothing was saved") }
            return
        }
        if keepGoing { throw ExitCode(ExitStatus.no.rawValue) }
        Notice.write("motif: A line failed; the batch was rolled back")
        throw ExitCode(ExitStatus.data.rawValue)
    }

    private func end(_ interruption: MotifCatalog.Batch.Interruption) throws {
        let failure = Failure(interruption.cause)
        let isClosed = if case OutputError.closed = interruption.cause { true } else { false }
        Notice.write((isClosed ? "motif: Output was closed" : failure.lines.joined()) + "; " + fate(interruption))
        guard isClosed, interruption.isComplete else {
            throw ExitCode((isClosed ? ExitStatus.file : failure.exit).rawValue)
        }
        try end(interruption.summary)
    }

    /// What became of the lines whose answers can't all be written.
    private func fate(_ interruption: MotifCatalog.Batch.Interruption) -> String {
        let summary = interruption.summary
        switch (keepGoing, interruption.isComplete) {
        case (true, true): return "all lines were run"
        case (true, false): return "only the first \(String.counted(summary.ok + summary.failed, "line")) were run"
        case (false, _): return summary.isCommitted ? "the batch was saved" : "the batch was rolled back"
        }
    }
}
