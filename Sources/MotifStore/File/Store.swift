import MotifCore
import MotifSystem

/// A catalog file: every revision of every document, and indexes of the newest ones.
public final class Store: Sendable {
    /// The purpose that a catalog is opened for.
    public enum Access: Sendable, Hashable {
        /// Reading only; `write` throws `notPermitted`.
        case reading
        /// Reading and writing.
        case writing
    }

    /// The default time to wait for another process's lock, in seconds.
    public static let busyTimeoutSeconds = 5.0

    /// The catalog's file; `:memory:` for one in memory.
    public let path: String

    /// Whether it is a copy that no other process sees.
    let isCopy: Bool

    /// Whether other connections can open the catalog.
    package var isFile: Bool { !isCopy && path != ":memory:" }

    /// Whether SQLite never looks for changes by other processes.
    private let isImmutable: Bool

    private let database: Locked<Database>
    private let access: Access

    init(_ database: sending Database, for access: Access, isCopy: Bool = false, isImmutable: Bool = false) {
        self.isCopy = isCopy
        self.isImmutable = isImmutable
        path = database.path
        self.access = access
        self.database = Locked(database)
    }

    /// Reads from one snapshot: what others write meanwhile isn't seen.
    ///
    /// - Precondition: Neither `read` nor `write` is called inside `body`.
    /// - Throws: Any error that `body` throws, and `StoreError`.
    public func read<Result>(_ body: (StoreReader) throws -> Result) throws -> Result {
        // Another user may have changed the file.
        if isImmutable { return try Store.open(at: path, for: .reading).readSnapshot(body) }
        return try readSnapshot(body)
    }

    private func readSnapshot<Result>(_ body: (StoreReader) throws -> Result) throws -> Result {
        let file = isFile ? path : nil
        return try database.withLock { try $0.transaction(.deferred) { try body(StoreReader($0, file: file)) } }
    }

    /// Makes one change: everything that `body` saves, or nothing if it throws. Saving nothing records no change.
    ///
    /// - Parameters:
    ///   - amount: How much `body` is going to save.
    ///   - isRehearsal: Whether everything is undone at the end.
    /// - Precondition: Neither `read` nor `write` is called inside `body`.
    /// - Throws: Any error that `body` throws, and `StoreError`: `busy`, `notPermitted`, `diskFull`, …
    @discardableResult
    public func write<Result>(
        as note: ChangeNote, amount: WriteAmount = .few, isRehearsal: Bool = false,
        _ body: (StoreWriter) throws -> Result
    ) throws -> Result {
        try transaction(amount, isRehearsal: isRehearsal) { session in
            try StoreWriter(StoreReader(session), note: note, file: isFile ? path : nil).run(body)
        }
    }

    /// Runs `body` in a transaction that holds the writer's lock from its start.
    func transaction<Result>(
        _ amount: WriteAmount, isRehearsal: Bool, _ body: (Session) throws -> Result
    ) throws -> Result {
        guard access == .writing else { throw StoreError(.notPermitted, at: path) }
        return try database.withLock { database in
            try database.execute("PRAGMA cache_size = -\(Database.writingCacheKibibytes)")
            // SQLite doesn't check foreign keys of many rows: the writer numbers the documents and takes kinds from the
            // catalog itself, and SQLite's look-ups of the same rows take a twelfth of the time of an import; for a
            // removed row, it would search all revisions for those that refer to it. `verify` checks them all.
            if amount == .many { try database.execute("PRAGMA foreign_keys = OFF") }
            defer { if amount == .many { try? database.execute("PRAGMA foreign_keys = ON") } }
            return try database.transaction(.immediate, isRehearsal: isRehearsal, body)
        }
    }

    /// Replaces or continues the history in one transaction: all that `body` does, or nothing if it throws.
    ///
    /// - Parameters:
    ///   - amount: How much `body` is going to save.
    ///   - isRehearsal: Whether everything is undone at the end.
    /// - Precondition: Neither `read` nor `write` is called inside `body`.
    /// - Throws: Any error that `body` throws, and `StoreError`.
    package func rewrite<Result>(
        _ amount: WriteAmount = .many, isRehearsal: Bool = false, _ body: (HistoryWriter) throws -> Result
    ) throws -> Result {
        try transaction(amount, isRehearsal: isRehearsal) { try body(try HistoryWriter(StoreReader($0))) }
    }

    /// Uses the connection outside of a transaction.
    func withDatabase<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try database.withLock { try body($0) }
    }
}

/// How much a change saves, so that the catalog can prepare for it.
public enum WriteAmount: Sendable, Hashable {
    /// Some documents.
    case few
    /// Any number of documents, as an import or a pull saves.
    case many
}
