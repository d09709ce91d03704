import CSQLite
import MotifText

extension Database {
    /// Opens a file that exists; an empty one is an empty database.
    ///
    /// - Parameter path: The path that errors name, if it isn't the file's.
    static func open(
        _ file: String, mode: CatalogFile.Mode, busyTimeoutSeconds: Double, as path: String? = nil
    ) throws(StoreError) -> Database {
        let (location, flags) =
            switch mode {
            case .writable: (fileName(file), SQLITE_OPEN_READWRITE)
            case .readOnly: (fileName(file), SQLITE_OPEN_READONLY)
            case .immutable: (immutableURI(of: file), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
            }
        let database = try Database(
            location, flags: flags, path: path ?? file, file: file, busyTimeoutSeconds: busyTimeoutSeconds)
        // SQLite opens a file for reading if the system can't open it for writing, whatever the reason.
        if mode == .writable, sqlite3_db_readonly(database.handle, "main") == 1 {
            throw StoreError(.inputOutput("the system can't open it for writing"), at: database.path)
        }
        return database
    }

    /// A database in memory.
    static func inMemory() throws(StoreError) -> Database {
        try Database(":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path: ":memory:")
    }

    /// A database of this process alone, in memory as long as it fits there, and otherwise in a file without a name.
    ///
    /// - Source: https://sqlite.org/inmemorydb.html#temp_db
    static func temporary(as path: String) throws(StoreError) -> Database {
        try Database("", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path: path)
    }

    /// The path in a spelling that SQLite takes for a file name: where SQLite is built with `SQLITE_USE_URI`, as on
    /// Debian, `file:a.db` is a URI without being asked for, and `:memory:` and the empty name are special everywhere.
    static func fileName(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

    /// - Source: https://sqlite.org/uri.html, section 3.1: a path in a URI has every other character encoded.
    static func immutableURI(of path: String) -> String {
        "file:\(PercentEncoding.encode(path: fileName(path)))?immutable=1"
    }
}
