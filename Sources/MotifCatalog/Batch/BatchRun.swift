import MotifCore
import MotifJSON
import MotifStore

/// The run of one batch: the current line, and the results so far.
final class BatchRun {
    /// Thrown inside a change to undo it; never leaves the run.
    private struct Undo: Error {}

    /// An error that a closure of the caller threw.
    private struct CallerError: Error { let cause: any Error }

    private let batch: Batch
    private let lines: BatchLines
    private let write: ([UInt8]) throws -> Void
    private let json = JSONReader()
    private let past: PastCatalogs
    private var number = 0
    private var ok = 0
    private var failed = 0
    /// Whether a failure ended the batch.
    private var isOver = false

    init(_ batch: Batch, _ lines: BatchLines, _ write: @escaping ([UInt8]) throws -> Void) {
        self.batch = batch
        past = PastCatalogs(of: batch.catalog)
        self.lines = lines
        self.write = write
    }

    func run() throws -> Batch.Summary {
        do {
            switch batch.rule {
            case .undo: try runAsOne()
            case .keepGoing: try runOneByOne()
            }
        } catch is Undo {
        } catch let error as CallerError {
            throw Batch.Interruption(error.cause, summary(isCommitted: batch.rule == .keepGoing), isComplete: false)
        } catch {
            // This error matters more than that of an answer that can't be written.
            try? write(BatchAnswer.done(summary(isCommitted: batch.rule == .keepGoing)))
            throw error
        }
        let summary = summary(isCommitted: !batch.isRehearsal && (batch.rule == .keepGoing || failed == 0))
        do {
            try write(BatchAnswer.done(summary))
        } catch {
            throw Batch.Interruption(error, summary, isComplete: true)
        }
        return summary
    }

    private func summary(isCommitted: Bool) -> Batch.Summary {
        Batch.Summary(ok: ok, failed: failed, isCommitted: isCommitted)
    }

    /// Reads take no lock; everything from the first line that writes is one transaction.
    private func runAsOne() throws {
        var line = try next()
        while let current = line, !current.operation.isWriting {
            line = try batch.catalog.read { try readOn(from: current, $0) } ?? next()
        }
        guard let first = line else { return }
        var hasBegun = false
        do {
            try batch.catalog.changes(isRehearsal: batch.isRehearsal) { changes in
                hasBegun = true
                var line: BatchLine? = first
                while let current = line { line = try writeOn(from: current, changes) }
                if isOver { throw Undo() }
            }
        } catch let error as StoreError where !hasBegun {
            try fail(first.number, first.id, OperationFailure(error))
            throw error
        }
    }

    /// Runs lines as one change, up to one that makes a change of its own, or that line alone.
    ///
    /// - Returns: The next line.
    private func writeOn(from first: BatchLine, _ changes: CatalogChanges) throws -> BatchLine? {
        switch first.operation.work {
        case .read(_, let body):
            try answer(first) { try past.answer(body, at: first.operation.moment, instead: changes.reader) }
            return try next()
        case .change(let body):
            let note = try batch.note(first.operation.message)
            try answer(first) { try body(changes, note) }
            return try next()
        case .write: break
        }
        return try changes.write(as: try batch.note(first.operation.message)) { writer in
            var line: BatchLine? = first
            while let current = line {
                switch current.operation.work {
                case .read(_, let body):
                    try answer(current) { try past.answer(body, at: current.operation.moment, instead: writer) }
                case .write(let body): try answer(current) { try body(writer) }
                case .change: return current
                }
                line = try next()
            }
            // Before the change updates the dependents of what is undone.
            if isOver { throw Undo() }
            return nil
        }
    }

    private func runOneByOne() throws {
        var line = try next()
        while let current = line {
            if current.operation.isWriting {
                try answer(current) { try batch.catalog.run(current.operation, as: batch.note) }
                line = try next()
            } else {
                line = try batch.catalog.read { try readOn(from: current, $0) } ?? next()
            }
        }
    }

    /// Runs lines that read, in one snapshot, until it would have to wait for more input.
    ///
    /// - Returns: The first line that writes, if it was reached.
    private func readOn(from first: BatchLine, _ reader: CatalogReader) throws -> BatchLine? {
        var line: BatchLine? = first
        while let current = line, case .read(_, let body) = current.operation.work {
            try answer(current) { try past.answer(body, at: current.operation.moment, instead: reader) }
            // Other processes may write while it waits; the next line should see that.
            line = try next(waiting: false)
        }
        return line
    }

    /// The next operation; lines without a valid one are answered here.
    private func next(waiting: Bool = true) throws -> BatchLine? {
        while !isOver, waiting || lines.isReady(), let line = try calling({ try lines.next() }) {
            number += 1
            switch BatchLine.read(line, number: number, in: batch.table, json) {
            case .blank: continue
            case .operation(let line): return line
            case .failure(let id, let failure): try fail(number, id, failure)
            }
        }
        return nil
    }

    private func answer(_ line: BatchLine, _ run: () throws -> OperationAnswer) throws {
        let result: OperationAnswer
        do {
            result = try run()
        } catch  where error is Problems || error is MergeStop || error is MergeAnswerError {
            return try fail(line.number, line.id, OperationFailure(error))
        } catch let error as StoreError {
            try fail(line.number, line.id, OperationFailure(error))
            // A line of its own may fail because of another process; any other error would fail every line.
            if batch.rule == .keepGoing, [.busy, .stale, .notPermitted].contains(error.kind) { return }
            throw error
        }
        ok += 1
        try send(BatchAnswer.result(result, line: line.number, id: line.id))
    }

    private func fail(_ number: Int, _ id: JSON?, _ failure: OperationFailure) throws {
        failed += 1
        if batch.rule == .undo { isOver = true }
        try send(BatchAnswer.failure(failure, line: number, id: id))
    }

    private func send(_ answer: [UInt8]) throws { try calling { try write(answer) } }

    private func calling<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch { throw CallerError(cause: error) }
    }
}
