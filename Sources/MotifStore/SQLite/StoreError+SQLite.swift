import CSQLite
import MotifPlatform

extension StoreError {
    /// The error for a result code, with the message of the connection that returned it.
    ///
    /// - Source: https://sqlite.org/rescode.html
    init(sqlite code: Int32, of connection: OpaquePointer, at path: String) {
        // Some calls return a code that isn't the connection's last one.
        let isLast = sqlite3_errcode(connection) & 0xFF == code & 0xFF
        let message = (isLast ? sqlite3_errmsg(connection) : sqlite3_errstr(code)).map { String(cString: $0) } ?? ""
        let extended = isLast ? sqlite3_extended_errcode(connection) : code
        let kind: Kind =
            switch code & 0xFF {
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
            case SQLITE_NOMEM: .outOfMemory
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .notPermitted
            case SQLITE_FULL: .diskFull
            case SQLITE_CORRUPT: .damaged(message)
            // FTS5 returns it as an error of the statement.
            case SQLITE_ERROR where message.hasPrefix("invalid fts5 file format"): .damaged(message)
            case SQLITE_NOTADB: .notACatalog
            case SQLITE_IOERR, SQLITE_CANTOPEN: Self.kind(ofSystemError: sqlite3_system_errno(connection), message)
            case SQLITE_CONSTRAINT where extended == IntactFunction.failure: .damaged(message)
            case SQLITE_CONSTRAINT where extended == Self.uniqueViolation: .stale
            default: .sqlite(code: extended, message)
            }
        self.init(kind, at: path)
    }

    /// - Source: https://sqlite.org/c3ref/system_errno.html
    private static func kind(ofSystemError number: Int32, _ message: String) -> Kind {
        switch number {
        case 0: .inputOutput(message)
        case EACCES, EPERM, EROFS: .notPermitted
        case ENOSPC, EDQUOT: .diskFull
        default: .inputOutput("\(message) (\(String(cString: strerror(number))))")
        }
    }

    /// SQLITE_CONSTRAINT_UNIQUE, a macro with an expression, which Swift doesn't import.
    private static let uniqueViolation = SQLITE_CONSTRAINT | (8 << 8)
}

extension StoreError.Kind {
    /// SQLite couldn't allocate memory, or isn't allowed to.
    static let outOfMemory = StoreError.Kind.inputOutput("out of memory")
}
