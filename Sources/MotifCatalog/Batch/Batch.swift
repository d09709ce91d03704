public import MotifStore

/// Runs operations, one line of JSON each, and answers each with a line of JSON.
///
/// A line is `{"id": any?, "op": "show", "ref": "expand"}`; its answer is `{"line": 1, "id": …, "ok": true, "result": …}`
/// or `{"line": 1, "id": …, "ok": false, "error": {"code", "message", "path", "problems"}}`. Reads see what the batch
/// wrote before. A batch that only reads takes no lock. The last line is `{"done": true, "committed", "ok", "failed"}`.
///
///     let batch = Batch(catalog, onFailure: .undo) { ChangeNote(author: "mia", message: $0 ?? "", date: now()) }
///     let summary = try batch.run(BatchLines(Array(text.utf8))) { line in answers += line }
public struct Batch {
    /// The rule for lines that fail.
    public enum FailureRule: Sendable, Hashable {
        /// All writes are one change, but `undo` and `release` are changes of their own; the first failure undoes
        /// everything and ends the batch.
        case undo
        /// Each write is a change of its own; the lines after a failure still run.
        case keepGoing
    }

    /// The result of a batch.
    public struct Summary: Sendable, Hashable {
        /// The number of lines that succeeded.
        public let ok: Int
        /// The number of lines that failed.
        public let failed: Int
        /// Whether the writes of the lines that succeeded are in the catalog.
        public let isCommitted: Bool

        /// A result with these counts.
        public init(ok: Int, failed: Int, isCommitted: Bool) {
            self.ok = ok
            self.failed = failed
            self.isCommitted = isCommitted
        }
    }

    /// Why a batch ended before its last answer was written: its lines can't be read, or its answers can't be written.
    public struct Interruption: Error {
        /// The error of the closure that reads lines or writes answers.
        public let cause: any Error
        /// The result up to then. The last answers may not have been written.
        public let summary: Summary
        /// Whether every line ran, so that only answers are missing.
        public let isComplete: Bool

        /// An interruption by this error.
        public init(_ cause: any Error, _ summary: Summary, isComplete: Bool) {
            self.cause = cause
            self.summary = summary
            self.isComplete = isComplete
        }
    }

    let catalog: Catalog
    let table: OperationTable
    let rule: FailureRule
    let note: (String?) throws -> ChangeNote

    /// Whether everything is undone at the end, with the rule `undo`.
    public var isRehearsal = false

    /// A batch on a catalog.
    ///
    /// - Parameters:
    ///   - catalog: The catalog.
    ///   - table: The operations that lines can have.
    ///   - rule: What to do if a line fails.
    ///   - note: Returns the author, message, and time of each change, given the `message` of the line that writes
    ///     first in the change.
    public init(
        _ catalog: Catalog, of table: OperationTable = .catalog, onFailure rule: FailureRule,
        note: @escaping (String?) throws -> ChangeNote
    ) {
        self.catalog = catalog
        self.table = table
        self.rule = rule
        self.note = note
    }

    /// Runs every line.
    ///
    /// - Parameters:
    ///   - lines: The operations.
    ///   - write: Receives the answers one by one, each with its line feed.
    /// - Throws: `StoreError` if the catalog can't be read or written, after the last line was passed to `write`;
    ///   `Interruption` if `lines` or `write` throws.
    public func run(_ lines: BatchLines, _ write: @escaping ([UInt8]) throws -> Void) throws -> Summary {
        try BatchRun(self, lines, write).run()
    }
}

/// The lines of a batch.
public struct BatchLines {
    /// Whether `next` returns without waiting for input.
    package let isReady: () -> Bool
    /// The next line, waiting for input if need be; `nil` at the end.
    package let next: () throws -> LineBuffer.Line?

    /// A source of lines.
    package init(isReady: @escaping () -> Bool, next: @escaping () throws -> LineBuffer.Line?) {
        self.isReady = isReady
        self.next = next
    }

    /// The lines of a text.
    public init(_ text: [UInt8]) {
        var buffer = LineBuffer()
        buffer.push(text)
        buffer.finish()
        self.init(isReady: { buffer.hasLine }, next: { buffer.next() })
    }
}
