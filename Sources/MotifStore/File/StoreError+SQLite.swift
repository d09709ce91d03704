import GRDB
import GRDBSQLite

extension StoreError {
    /// What SQLite last said on a connection.
    init(sqlite code: Int32, of connection: OpaquePointer, at path: String) {
        let words = sqlite3_errmsg(connection).map { String(cString: $0) } ?? ""
        self.init(sqlite: sqlite3_extended_errcode(connection), code: code, words: words, at: path)
    }

    /// What GRDB threw, or the error itself where it is one of the store's.
    init(_ error: any Error, at path: String) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError:
            let code = error.extendedResultCode.rawValue
            self.init(sqlite: code, code: code, words: error.message ?? "", at: path)
        default: self.init(.inputOutput("\(error)"), at: path)
        }
    }

    /// - Source: https://sqlite.org/rescode.html
    private init(sqlite extended: Int32, code: Int32, words: String, at path: String) {
        let kind: Kind =
            switch code & 0xFF {
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .notPermitted
            case SQLITE_FULL: .diskFull
            case SQLITE_CORRUPT: .damaged(words)
            case SQLITE_NOTADB: .notACatalog
            case SQLITE_IOERR, SQLITE_CANTOPEN: .inputOutput(words)
            case SQLITE_CONSTRAINT where extended == Self.uniqueViolation: .stale
            default: .sqlite(code: extended, words)
            }
        self.init(kind, at: path)
    }

    /// SQLITE_CONSTRAINT_UNIQUE, a macro with an expression, which Swift does not see.
    private static let uniqueViolation = SQLITE_CONSTRAINT | (8 << 8)
}
