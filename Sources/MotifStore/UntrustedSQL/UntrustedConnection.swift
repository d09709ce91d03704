import Foundation
import GRDBSQLite

/// A connection that can only read, for SQL that a user wrote.
///
/// It is opened through SQLite itself: GRDB keeps the authorizer of its connections for its own use.
/// - Source: https://sqlite.org/security.html, "Untrusted SQL Inputs".
final class UntrustedConnection {
    private let handle: OpaquePointer
    private let path: String
    private let authorizer = AuthorizerContext()

    init(_ path: String) throws(StoreError) {
        self.path = path
        var handle: OpaquePointer?
        let isImmutable = CatalogFile.mode(of: path) == .immutable
        let location = isImmutable ? Connection.immutableURI(of: path) : path
        let flags = SQLITE_OPEN_READONLY | (isImmutable ? SQLITE_OPEN_URI : 0)
        let code = sqlite3_open_v2(location, &handle, flags, nil)
        guard let handle else { throw StoreError(.inputOutput("no memory is left"), at: path) }
        self.handle = handle
        guard code == SQLITE_OK else { throw StoreError(sqlite: code, of: handle, at: path) }
        sqlite3_busy_timeout(handle, Int32(Store.busyTimeoutSeconds * 1_000))
        for sql in ["query_only = ON", "trusted_schema = OFF", "cell_size_check = ON", "mmap_size = 0"] {
            sqlite3_exec(handle, "PRAGMA \(sql)", nil, nil, nil)
        }
        for (limit, value) in Self.limits { sqlite3_limit(handle, limit, value) }
        // Connecting to the table of words looks like writing the schema to an authorizer, so it is done before.
        sqlite3_exec(handle, "SELECT 1 FROM search LIMIT 0", nil, nil, nil)
        sqlite3_set_authorizer(handle, authorize, Unmanaged.passUnretained(authorizer).toOpaque())
    }

    deinit { sqlite3_close_v2(handle) }

    /// - Source: https://sqlite.org/security.html, item 3, whose values these are but for longer SQL and results.
    private static let limits: [(Int32, Int32)] = [
        (SQLITE_LIMIT_LENGTH, 64 << 20), (SQLITE_LIMIT_SQL_LENGTH, 100_000), (SQLITE_LIMIT_COLUMN, 100),
        (SQLITE_LIMIT_EXPR_DEPTH, 100), (SQLITE_LIMIT_COMPOUND_SELECT, 20), (SQLITE_LIMIT_VDBE_OP, 25_000),
        (SQLITE_LIMIT_FUNCTION_ARG, 20), (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100),
        (SQLITE_LIMIT_VARIABLE_NUMBER, 100), (SQLITE_LIMIT_TRIGGER_DEPTH, 10),
    ]

    /// One statement, nothing after it.
    func prepare(_ sql: String) throws(StoreError) -> OpaquePointer {
        var statement: OpaquePointer?
        var restBytes = 0
        let code = sql.withCString { start in
            var rest: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v2(handle, start, -1, &statement, &rest)
            restBytes = rest.map { strlen($0) } ?? 0
            return code
        }
        guard code == SQLITE_OK else {
            if let refused = authorizer.refused { throw StoreError(.forbiddenSQL(refused), at: path) }
            throw failure(code)
        }
        guard let statement else { throw StoreError(.badSQL("there is no statement", offset: nil), at: path) }
        let rest = sql.utf8.suffix(restBytes)
        guard rest.allSatisfy({ $0 == UInt8(ascii: ";") || $0 <= 0x20 }) else {
            sqlite3_finalize(statement)
            let offset = sql.utf8.count - restBytes
            throw StoreError(.badSQL("one statement is run, and there is more after it", offset: offset), at: path)
        }
        return statement
    }

    func finalize(_ statement: OpaquePointer) { sqlite3_finalize(statement) }

    /// Every parameter of the statement needs a value, and every value a parameter.
    func bind(_ values: [String: ReadOnlySQL.Value], to statement: OpaquePointer) throws(StoreError) {
        var unused = Set(values.keys)
        for place in 1..<(sqlite3_bind_parameter_count(statement) + 1) {
            guard let marked = sqlite3_bind_parameter_name(statement, place) else {
                throw StoreError(.badSQL("parameters are written with a name, as :name", offset: nil), at: path)
            }
            let name = String(String(cString: marked).dropFirst())
            guard let value = values[name] else {
                throw StoreError(.badSQL("there is no value for the parameter '\(name)'", offset: nil), at: path)
            }
            unused.remove(name)
            bind(value, to: statement, at: place)
        }
        if let name = unused.min() {
            throw StoreError(.badSQL("it has no parameter ':\(name)'", offset: nil), at: path)
        }
    }

    /// Stops the statement after this time, told by SQLite every some thousand instructions.
    func limitTime(seconds: Double) {
        authorizer.limitSeconds = seconds
        authorizer.end = ContinuousClock.now + .seconds(seconds)
        sqlite3_progress_handler(handle, 10_000, isTimeOver, Unmanaged.passUnretained(authorizer).toOpaque())
    }

    func columns(of statement: OpaquePointer) -> [String] {
        (0..<sqlite3_column_count(statement)).map { column in
            sqlite3_column_name(statement, column).map { String(cString: $0) } ?? ""
        }
    }

    func step(_ statement: OpaquePointer) throws(StoreError) -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code where code & 0xFF == SQLITE_INTERRUPT:
            throw StoreError(.timeout(seconds: authorizer.limitSeconds), at: path)
        case let code: throw failure(code)
        }
    }

    func row(of statement: OpaquePointer) -> [ReadOnlySQL.Value] {
        (0..<sqlite3_column_count(statement)).map { value(of: statement, $0) }
    }

    /// What SQLite says of the user's SQL; of the file, what `StoreError` has words for.
    private func failure(_ code: Int32) -> StoreError {
        guard [SQLITE_ERROR, SQLITE_TOOBIG, SQLITE_MISMATCH, SQLITE_RANGE].contains(code & 0xFF) else {
            return StoreError(sqlite: code, of: handle, at: path)
        }
        let offset = Int(sqlite3_error_offset(handle))
        let words = sqlite3_errmsg(handle).map { String(cString: $0) } ?? ""
        return StoreError(.badSQL(words, offset: offset < 0 ? nil : offset), at: path)
    }
}
