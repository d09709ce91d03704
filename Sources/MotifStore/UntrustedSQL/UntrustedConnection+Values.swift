import GRDBSQLite

extension UntrustedConnection {
    func bind(_ value: ReadOnlySQL.Value, to statement: OpaquePointer, at place: Int32) {
        switch value {
        case .null: sqlite3_bind_null(statement, place)
        case .integer(let integer): sqlite3_bind_int64(statement, place, integer)
        case .real(let double): sqlite3_bind_double(statement, place, double)
        case .text(let text): sqlite3_bind_text(statement, place, text, -1, copied)
        case .blob(let bytes):
            _ = bytes.withUnsafeBytes {
                sqlite3_bind_blob64(statement, place, $0.baseAddress, UInt64($0.count), copied)
            }
        }
    }

    func value(of statement: OpaquePointer, _ column: Int32) -> ReadOnlySQL.Value {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT: return .text(String(decoding: bytes(of: statement, column), as: UTF8.self))
        case SQLITE_BLOB: return .blob(bytes(of: statement, column))
        default: return .null
        }
    }

    private func bytes(of statement: OpaquePointer, _ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        let count = Int(sqlite3_column_bytes(statement, column))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }
}

/// SQLite copies what is bound (SQLITE_TRANSIENT, a macro that Swift does not see).
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
