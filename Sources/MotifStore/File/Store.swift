import Foundation
import GRDB
import MotifCore

/// A catalog file: every revision of every document, and what is looked up by.
public final class Store: Sendable {
    /// What a catalog is opened for.
    public enum Access: Sendable, Hashable {
        /// Reading only; `write` throws `notPermitted`.
        case reading
        /// Reading and writing.
        case writing
    }

    /// How long another process's lock is waited for unless said otherwise, in seconds.
    public static let busyTimeoutSeconds = 5.0

    /// The catalog's file; `:memory:` for one in memory.
    public let path: String

    let queue: DatabaseQueue
    let access: Access

    init(_ queue: DatabaseQueue, at path: String, for access: Access) {
        self.queue = queue
        self.path = path
        self.access = access
    }

    /// Reads from one snapshot: what others write meanwhile is not seen.
    ///
    /// Neither `read` nor `write` may be called inside `body`.
    /// - Throws: What `body` throws, and `StoreError`.
    public func read<Result>(_ body: (StoreReader) throws -> Result) throws -> Result {
        try naming {
            try queue.read { database in
                let session = Session(database, path: path)
                defer { session.end() }
                return try body(StoreReader(session))
            }
        }
    }

    /// Makes one change: all that `body` saves, or nothing where it throws. Nothing is left where it saves nothing.
    ///
    /// Neither `read` nor `write` may be called inside `body`.
    /// - Throws: What `body` throws, and `StoreError`: `busy`, `notPermitted`, `diskFull`, …
    @discardableResult
    public func write<Result>(
        as note: ChangeNote, _ body: (StoreWriter) throws -> Result
    ) throws -> Result {
        try transaction { session in
            let writer = StoreWriter(StoreReader(session), note: note)
            let result = try body(writer)
            try writer.finish()
            return result
        }
    }

    /// Runs `body` in a transaction that holds the writer's lock from its start, as SQLite advises where a read is
    /// followed by a write: a later upgrade of the lock could find the snapshot outdated.
    func transaction<Result>(_ body: (Session) throws -> Result) throws -> Result {
        guard access == .writing else { throw StoreError(.notPermitted, at: path) }
        return try naming {
            try queue.writeWithoutTransaction { database in
                var result: Result?
                try database.execute(sql: "PRAGMA cache_size = -\(Connection.writingCacheKibibytes)")
                try database.inTransaction(.immediate) {
                    let session = Session(database, path: path)
                    defer { session.end() }
                    result = try body(session)
                    return .commit
                }
                guard let result else { preconditionFailure("A transaction that did not throw has a result") }
                return result
            }
        }
    }

    /// GRDB's errors become the store's; those of the caller stay what they are.
    func naming<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error, at: path)
        }
    }
}
