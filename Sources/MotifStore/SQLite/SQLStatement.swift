import CSQLite
import MotifCore

/// A prepared statement.
///
/// Only the thread that uses its database may use it. Parameters count from 1 and columns from 0, as in SQLite.
final class SQLStatement {
    private let handle: OpaquePointer
    private let connection: OpaquePointer
    private let path: String

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

    /// Runs a statement to its end, ignoring its rows.
    func run() throws(StoreError) {
        while try step() {}
    }

    /// Runs a statement that writes.
    ///
    /// - Returns: The number of rows it wrote, without those of triggers and foreign keys.
    func runCounting() throws(StoreError) -> Int {
        try run()
        return Int(sqlite3_changes(connection))
    }

    func bind(_ value: Int64, at place: Int32) { sqlite3_bind_int64(handle, place, value) }

    func bind(_ value: Int, at place: Int32) { bind(Int64(value), at: place) }

    func bind(_ value: Double, at place: Int32) { sqlite3_bind_double(handle, place, value) }

    func bind(_ value: Int64?, at place: Int32) {
        if let value { bind(value, at: place) } else { bindNull(at: place) }
    }

    func bindNull(at place: Int32) { sqlite3_bind_null(handle, place) }

    func bind(_ text: String, at place: Int32) {
        var text = text
        text.withUTF8 { bytes in
            // An empty buffer may have no address, which SQLite would take for NULL.
            guard let start = bytes.baseAddress else { return bind(text: "", 0, at: place) }
            bind(text: start, bytes.count, at: place)
        }
    }

    func bind(text bytes: [UInt8], at place: Int32) {
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return bind(text: "", 0, at: place) }
            bind(text: start, buffer.count, at: place)
        }
    }

    func bind(blob bytes: [UInt8], at place: Int32) {
        _ = bytes.withUnsafeBytes { sqlite3_bind_blob64(handle, place, $0.baseAddress, UInt64($0.count), transient) }
    }

    func bind(_ value: SQLValue, at place: Int32) {
        switch value {
        case .integer(let integer): bind(integer, at: place)
        case .real(let double): bind(double, at: place)
        case .text(let text): bind(text, at: place)
        }
    }

    func bind(_ condition: RowCondition, at place: Int32) { RowFunction.bind(condition, to: handle, at: place) }

    /// The names of the parameters with their marks, in order; `nil` for one without a name.
    var parameterNames: [String?] {
        (0..<sqlite3_bind_parameter_count(handle)).map { place in
            sqlite3_bind_parameter_name(handle, place + 1).map { String(cString: $0) }
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

    private func bind(text start: UnsafePointer<UInt8>, _ count: Int, at place: Int32) {
        start.withMemoryRebound(to: CChar.self, capacity: count) { characters in
            _ = sqlite3_bind_text64(
                handle, place, characters, UInt64(count), transient, UInt8(SQLITE_UTF8))
        }
    }

    private func bind(text empty: StaticString, _ count: Int, at place: Int32) {
        bind(text: empty.utf8Start, count, at: place)
    }
}

/// A value to bind.
enum SQLValue: Sendable, Hashable {
    case integer(Int64)
    case real(Double)
    case text(String)

    /// Whole numbers as integers, which take fewer bytes and compare the same.
    init(_ number: Double) {
        if let integer = Int64(exactly: number) { self = .integer(integer) } else { self = .real(number) }
    }
}

/// SQLite copies what is bound (SQLITE_TRANSIENT, a macro that Swift does not see).
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
