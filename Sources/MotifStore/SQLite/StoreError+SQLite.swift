import CSQLite

extension StoreError {
    /// The error for a result code, with the message of the connection that returned it.
    ///
    /// - Source: https://sqlite.org/rescode.html
    init(sqlite code: Int32, of connection: OpaquePointer, at path: String) {
        let words = sqlite3_errmsg(connection).map { String(cString: $0) } ?? ""
        let extended = sqlite3_extended_errcode(connection)
        let kind: Kind =
            switch code & 0xFF {
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .notPermitted
            case SQLITE_FULL: .diskFull
            case SQLITE_CORRUPT: .damaged(words)
            case SQLITE_NOTADB: .notACatalog
            case SQLITE_IOERR, SQLITE_CANTOPEN: .inputOutput(words)
            case SQLITE_CONSTRAINT where extended == IntactFunction.failure: .damaged(words)
            case SQLITE_CONSTRAINT where extended == Self.uniqueViolation: .stale
            default: .sqlite(code: extended, words)
            }
        self.init(kind, at: path)
    }

    /// SQLITE_CONSTRAINT_UNIQUE, a macro with an expression, which Swift doesn't import.
    private static let uniqueViolation = SQLITE_CONSTRAINT | (8 << 8)
}
