import CSQLite

/// The rules under which a database runs SQL that a user wrote: it can only read, within limits, for a limited time.
///
/// - Source: https://sqlite.org/security.html, "Untrusted SQL Inputs".
final class Sandbox {
    /// What the SQL asked for and was denied.
    private(set) var refusal: String?
    private var end = ContinuousClock.now
    private let database: Database

    init(_ database: Database) throws(StoreError) {
        self.database = database
        try Self.shadowTexts(in: database)
        try database.execute("PRAGMA query_only = ON; PRAGMA mmap_size = 0")
        for (limit, value) in Self.limits { sqlite3_limit(database.handle, limit, value) }
        // To an authorizer, connecting to a virtual table looks like writing the schema, so it is done before.
        for table in ["search", "json_each('[]')", "json_tree('[]')"] {
            try database.execute("SELECT 1 FROM \(table) LIMIT 0")
        }
        sqlite3_set_authorizer(database.handle, authorize, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        sqlite3_set_authorizer(database.handle, nil, nil)
        sqlite3_progress_handler(database.handle, 0, nil, nil)
    }

    /// Lets the table of revisions and the views return a text only if it is intact: names of temporary objects come
    /// before those of the file.
    private static func shadowTexts(in database: Database) throws(StoreError) {
        // Nothing of these is written to a file, and what a query sorts counts as memory.
        try database.execute(
            """
            PRAGMA temp_store = MEMORY;
            CREATE TEMP VIEW revision AS
                SELECT id, document, number, change, kind, kind_number, digest, \(IntactFunction.body) AS body
                FROM main.revision r
            """)
        let views = try database.prepare("SELECT sql FROM main.sqlite_schema WHERE type = 'view'")
        var definitions: [String] = []
        while try views.step() { definitions.append(views.text(0)) }
        for sql in definitions {
            try database.execute(sql.replacing("CREATE VIEW", with: "CREATE TEMP VIEW", maxReplacements: 1))
        }
    }

    /// - Source: https://sqlite.org/security.html, item 3, with higher limits for SQL and results.
    private static let limits: [(Int32, Int32)] = [
        (SQLITE_LIMIT_LENGTH, 16 << 20), (SQLITE_LIMIT_SQL_LENGTH, 100_000), (SQLITE_LIMIT_COLUMN, 100),
        (SQLITE_LIMIT_EXPR_DEPTH, 100), (SQLITE_LIMIT_COMPOUND_SELECT, 20), (SQLITE_LIMIT_VDBE_OP, 25_000),
        (SQLITE_LIMIT_FUNCTION_ARG, 20), (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100),
        (SQLITE_LIMIT_VARIABLE_NUMBER, 100), (SQLITE_LIMIT_TRIGGER_DEPTH, 10),
    ]

    /// Stops statements after this time; SQLite asks about it every few thousand instructions.
    func limitTime(seconds: Double) {
        // A limit of more than a century has no effect, and a duration of too many seconds would trap.
        end = ContinuousClock.now + .seconds(min(max(0, seconds), 4e9))
        sqlite3_progress_handler(database.handle, 10_000, isTimeOver, Unmanaged.passUnretained(self).toOpaque())
    }

    fileprivate var isOver: Bool { ContinuousClock.now >= end }

    fileprivate func refuse(_ message: String) { refusal = message }
}

/// Lets a statement read and denies everything else.
///
/// - Source: https://sqlite.org/c3ref/set_authorizer.html
private func authorize(
    _ sandbox: UnsafeMutableRawPointer?, _ action: Int32, _ first: UnsafePointer<CChar>?,
    _ second: UnsafePointer<CChar>?, _ database: UnsafePointer<CChar>?, _ view: UnsafePointer<CChar>?
) -> Int32 {
    func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
    let parts = [text(first), text(second)]
    let refusal: String? =
        switch action {
        // Only the temporary view `revision` compares a text with its digest.
        case SQLITE_READ where parts == ["revision", "body"] && text(database) == "main" && text(view) != "revision":
            "'main' has texts that aren't compared with their digests; leave out 'main.'"
        case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: nil
        // The function's name comes second. `fts3_tokenizer` takes addresses.
        case SQLITE_FUNCTION where !["load_extension", "fts3_tokenizer"].contains(parts.last?.lowercased()): nil
        case SQLITE_FUNCTION: "the function '\(parts.last ?? "")' is not available"
        // What FTS5 asks by itself before it reads its index.
        case SQLITE_PRAGMA where parts == ["data_version", ""]: nil
        case SQLITE_PRAGMA: "PRAGMA is not available"
        case SQLITE_ATTACH, SQLITE_DETACH: "other files can't be attached"
        case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: "transactions are not available"
        default: "it would change the catalog"
        }
    guard let refusal else { return SQLITE_OK }
    if let sandbox { Unmanaged<Sandbox>.fromOpaque(sandbox).takeUnretainedValue().refuse(refusal) }
    return SQLITE_DENY
}

/// Anything but zero stops the statement.
private func isTimeOver(_ sandbox: UnsafeMutableRawPointer?) -> Int32 {
    guard let sandbox else { return 1 }
    return Unmanaged<Sandbox>.fromOpaque(sandbox).takeUnretainedValue().isOver ? 1 : 0
}
