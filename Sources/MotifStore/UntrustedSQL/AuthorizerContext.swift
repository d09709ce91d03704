import GRDBSQLite

/// What SQLite's callbacks of an untrusted connection know and note. Used on the thread of the connection alone.
final class AuthorizerContext {
    /// What the SQL asked for and did not get.
    var refused: String?
    var limitSeconds = 0.0
    var end = ContinuousClock.now
}

/// Lets a statement read, and nothing else.
///
/// - Source: https://sqlite.org/c3ref/set_authorizer.html
func authorize(
    _ context: UnsafeMutableRawPointer?, _ action: Int32, _ first: UnsafePointer<CChar>?,
    _ second: UnsafePointer<CChar>?, _ database: UnsafePointer<CChar>?, _ trigger: UnsafePointer<CChar>?
) -> Int32 {
    let words = [first, second].map { $0.map { String(cString: $0) } ?? "" }
    let refused: String? =
        switch action {
        case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: nil
        // The function's name comes second. `fts3_tokenizer` takes addresses.
        case SQLITE_FUNCTION where !["load_extension", "fts3_tokenizer"].contains(words.last?.lowercased()): nil
        case SQLITE_FUNCTION: "the function '\(words.last ?? "")' is not available"
        // What FTS5 asks by itself before it reads its index.
        case SQLITE_PRAGMA where words == ["data_version", ""]: nil
        case SQLITE_PRAGMA: "PRAGMA is not available"
        case SQLITE_ATTACH, SQLITE_DETACH: "no other file can be attached"
        case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: "transactions are not available"
        default: "it would change the catalog"
        }
    guard let refused else { return SQLITE_OK }
    if let context { Unmanaged<AuthorizerContext>.fromOpaque(context).takeUnretainedValue().refused = refused }
    return SQLITE_DENY
}

/// Anything but zero stops the statement.
func isTimeOver(_ context: UnsafeMutableRawPointer?) -> Int32 {
    guard let context else { return 1 }
    return ContinuousClock.now < Unmanaged<AuthorizerContext>.fromOpaque(context).takeUnretainedValue().end ? 0 : 1
}
