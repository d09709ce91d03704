import CSQLite

/// A connection to an SQLite database, and the statements prepared on it.
///
/// One thread at a time uses it; a `Store` keeps it behind a lock.
final class Database: SQLSource {
    let path: String
    let handle: OpaquePointer
    private var statements: [String: SQLStatement] = [:]
    private var isOpen = true
    private let busyWait: BusyWait
    /// The file's entry in `OpenDatabases`.
    private var identity: [UInt64]?

    /// The size of a writing connection's page cache, in KiB: the inner pages of every index fit.
    ///
    /// Reading keeps SQLite's own size: reading pages again costs less than touching memory for the first time.
    static let writingCacheKibibytes = 16_000

    /// - Parameter location: What SQLite opens: a file name, a URI with `SQLITE_OPEN_URI` in `flags`, or one of its
    ///   special names.
    /// - Parameter file: The file; `nil` for a database without one.
    init(
        _ location: String, flags: Int32, path: String, file: String? = nil, busyTimeoutSeconds: Double = 0
    ) throws(StoreError) {
        _ = Self.leavesMemoryUncounted
        let identity = file.flatMap(OpenDatabases.addConnection)
        var handle: OpaquePointer?
        // The lock around the connection makes SQLite's own superfluous.
        let code = sqlite3_open_v2(location, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard let handle else {
            if let identity { OpenDatabases.removeConnection(identity) }
            throw StoreError(.inputOutput("out of memory"), at: path)
        }
        self.identity = identity
        self.handle = handle
        self.path = path
        busyWait = BusyWait(seconds: busyTimeoutSeconds)
        // From here on a throwing initializer closes the handle in `deinit`, as SQLite wants after a failure too.
        guard code == SQLITE_OK else { throw StoreError(sqlite: code, of: handle, at: path) }
        Self.removeLogOnClose(handle)
        busyWait.attach(to: handle)
        RowFunction.register(on: handle)
        IntactFunction.register(on: handle)
        try execute(Self.settings)
    }

    /// Without a count of SQLite's memory, connections of several threads don't wait for each other whenever they
    /// allocate any. It changes nothing if SQLite is in use already, with a limit for example.
    ///
    /// - Source: https://sqlite.org/c3ref/c_config_covering_index_scan.html#sqliteconfigmemstatus
    private static let leavesMemoryUncounted = motif_sqlite_count_memory(0) == SQLITE_OK

    deinit {
        statements = [:]
        if isOpen { sqlite3_close_v2(handle) }
        if let identity { OpenDatabases.removeConnection(identity) }
    }

    /// The settings of a connection; the journal's mode is stored in the file.
    ///
    /// On macOS, `fsync` leaves data in the drive's cache. `fullfsync` makes SQLite empty it; elsewhere it does nothing.
    /// - Source: https://sqlite.org/pragma.html#pragma_fullfsync
    private static let settings = """
        PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;
        PRAGMA temp_store = FILE; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON
        """

    /// Makes the last connection remove the log and its index when it is closed. Apple's SQLite keeps them by default;
    /// they would then belong to one user, and be in the way of a new file with that name.
    ///
    /// - Source: https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html#sqlitefcntlpersistwal
    private static func removeLogOnClose(_ handle: OpaquePointer) {
        var keepsLog: Int32 = 0
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &keepsLog)
    }

    /// Closes the file, for what has to happen after that.
    func close() throws(StoreError) {
        statements = [:]
        let code = sqlite3_close(handle)
        guard code == SQLITE_OK else { throw StoreError(sqlite: code, of: handle, at: path) }
        isOpen = false
    }

    func statement(_ sql: String) throws(StoreError) -> SQLStatement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        let statement = try prepare(sql)
        statements[sql] = statement
        return statement
    }

    func prepare(_ sql: String) throws(StoreError) -> SQLStatement {
        precondition(isOpen, "A closed database runs no statements")
        return try SQLStatement(sql, on: self)
    }

    func execute(_ script: String) throws(StoreError) {
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw StoreError(sqlite: code, of: handle, at: path) }
    }
}

extension Database {
    /// The ways to begin a transaction.
    enum Transaction: String {
        /// Reads one snapshot, taken by the first statement.
        case deferred
        /// Takes the writer's lock at once. SQLite advises it if a read is followed by a write: upgrading the lock
        /// later could find that the snapshot is outdated.
        case immediate
    }

    /// Runs `body` in a transaction, which is undone if `body` throws, or if it is only a rehearsal.
    func transaction<Result>(
        _ kind: Transaction, isRehearsal: Bool = false, _ body: (Session) throws -> Result
    ) throws -> Result {
        try execute("BEGIN \(kind.rawValue)")
        do {
            let session = Session(self)
            defer { session.end() }
            let result = try body(session)
            // A statement that still has rows would keep the snapshot beyond the transaction.
            resetStatements()
            // A failing disk can make SQLite undo everything while FTS5 goes on.
            guard sqlite3_get_autocommit(handle) == 0 else {
                throw StoreError(.inputOutput("SQLite undid the change after an error"), at: path)
            }
            // A transaction that only reads has nothing to commit, and a COMMIT repeats the error of a damaged page.
            try execute(isRehearsal || kind == .deferred ? "ROLLBACK" : "COMMIT")
            return result
        } catch {
            resetStatements()
            // SQLite undoes a transaction by itself after some errors, such as a full disk.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// The position of the error in the last statement's SQL, in bytes, if it is known.
    var errorOffset: Int? {
        let offset = Int(sqlite3_error_offset(handle))
        return offset < 0 ? nil : offset
    }

    private func resetStatements() {
        for statement in statements.values { statement.reset() }
    }
}
