import CSQLite
import MotifCore

/// The SQL function through which texts are read: `intact(body, digest)` is the body if it has this digest. Otherwise
/// the statement fails, so that an altered text is never taken for data.
enum IntactFunction {
    private static let name = "intact"

    /// SQLITE_CONSTRAINT_FUNCTION, a macro with an expression, which Swift doesn't import. After SQLITE_CORRUPT, SQLite
    /// would refuse everything else on the connection, too.
    ///
    /// - Source: https://sqlite.org/rescode.html#constraint_function
    static let failure = SQLITE_CONSTRAINT | (4 << 8)

    /// The text of a row `r` of `revision`.
    static let body = "intact(r.body, r.digest)"

    /// Makes the function known to a connection, an `sqlite3 *`.
    static func register(on connection: OpaquePointer?) {
        // Innocuous, so that the views of `motif sql` may call it.
        sqlite3_create_function_v2(
            connection, name, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nil,
            { context, _, arguments in
                guard let arguments, let body = arguments[0], let digest = arguments[1] else { return }
                if IntactFunction.hash(body) == Array(IntactFunction.bytes(digest)) {
                    sqlite3_result_value(context, body)
                } else {
                    sqlite3_result_error(context, "the text of a revision was altered", -1)
                    sqlite3_result_error_code(context, IntactFunction.failure)
                }
            }, nil, nil, nil)
    }

    private static func hash(_ body: OpaquePointer) -> [UInt8] {
        var hasher = SHA256Hasher()
        hasher.update(bytes(body))
        return hasher.finished()
    }

    /// The bytes of a text or blob, none for NULL; valid until the function returns.
    private static func bytes(_ value: OpaquePointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: sqlite3_value_blob(value), count: Int(sqlite3_value_bytes(value)))
    }
}
