import CSQLite
import MotifCore
import MotifSystem

/// A prepared statement.
///
/// Only the thread that uses its database may use it. Parameters count from 1 and columns from 0, as in SQLite.
final class SQLStatement {
    /// SQLite's statement, an `sqlite3_stmt *`.
    let handle: OpaquePointer
    private let connection: OpaquePointer
    /// The path of the database as the caller wrote it, for errors.
    let path: String

    convenience init(_ sql: String, on database: Database) throws(StoreError) {
        guard let handle = try Self.prepare(sql, on: database).handle else {
            throw StoreError(.sqlite(code: SQLITE_MISUSE, "the statement is missing"), at: database.path)
        }
        self.init(handle, on: database)
    }

    /// The first statement of a script, `nil` if there is none, and the number of bytes after it.
    static func first(of script: String, on database: Database) throws(StoreError) -> (SQLStatement?, rest: Int) {
        let (handle, rest) = try prepare(script, on: database)
        return (handle.map { SQLStatement($0, on: database) }, rest)
    }

    private init(_ handle: OpaquePointer, on database: Database) {
        self.handle = handle
        connection = database.handle
        path = database.path
    }

    private static func prepare(
        _ sql: String, on database: Database
    ) throws(StoreError) -> (handle: OpaquePointer?, rest: Int) {
        var handle: OpaquePointer?
        var rest = 0
        let code = sql.withCString { start in
            var end: UnsafePointer<CChar>?
            let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
            let code = sqlite3_prepare_v3(database.handle, start, -1, flags, &handle, &end)
            if let end { rest = sql.utf8.count - (end - start) }
            return code
        }
        guard code == SQLITE_OK else { throw StoreError(sqlite: code, of: database.handle, at: database.path) }
        return (handle, rest)
    }

    deinit { sqlite3_finalize(handle) }

    /// Moves to the next row. After the last one, and after an error, the statement is reset: builds of SQLite with
    /// `SQLITE_OMIT_AUTORESET`, such as Apple's, refuse to run a statement again otherwise.
    ///
    /// - Returns: `false` after the last row.
    func step() throws(StoreError) -> Bool {
        if let stop = Cancellation.stop {
            reset()
            throw StoreError(.timeout(seconds: stop.seconds), at: path)
        }
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            reset()
            return false
        case let code:
            reset()
            throw StoreError(sqlite: code, of: connection, at: path)
        }
    }

    /// Moves back before the first row; bound values stay.
    func reset() { sqlite3_reset(handle) }

    /// Binds values to the parameters, from the first one on.
    func bind<each Value: SQLBindable>(_ values: repeat each Value) {
        var index: Int32 = 0
        for value in repeat each values {
            index += 1
            value.bind(to: self, at: index)
        }
    }

    /// Runs a statement with these values to its end, ignoring its rows. Without values, those bound before stay.
    func run<each Value: SQLBindable>(_ values: repeat each Value) throws(StoreError) {
        bind(repeat each values)
        while try step() {}
    }

    /// The number of rows that the statement wrote last, without those of triggers and foreign keys.
    var changeCount: Int { Int(sqlite3_changes(connection)) }

    /// The names of the parameters with their marks, in order; `nil` for one without a name.
    var parameterNames: [String?] {
        (0..<sqlite3_bind_parameter_count(handle)).map { index in
            sqlite3_bind_parameter_name(handle, index + 1).map { String(cString: $0) }
        }
    }

    var columnCount: Int32 { sqlite3_column_count(handle) }

    var columnNames: [String] {
        (0..<columnCount).map { sqlite3_column_name(handle, $0).map { String(cString: $0) } ?? "" }
    }

    /// The type of a value, one of SQLite's five.
    func type(_ column: Int32) -> Int32 { sqlite3_column_type(handle, column) }

    func isNull(_ column: Int32) -> Bool { type(column) == SQLITE_NULL }

    func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    func int(_ column: Int32) -> Int { Int(truncatingIfNeeded: int64(column)) }

    func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

    /// The size of a text or blob, in bytes.
    func byteCount(_ column: Int32) -> Int { Int(sqlite3_column_bytes(handle, column)) }

    /// A copy of a text or blob, empty for NULL.
    func bytes(_ column: Int32) -> [UInt8] {
        // The pointer first: asking for a blob never converts, and the count then fits it (sqlite3_column_blob).
        guard let start = sqlite3_column_blob(handle, column) else { return [] }
        let count = Int(sqlite3_column_bytes(handle, column))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }
}
