import CSQLite

/// A user's SQL: one statement that can only read, under SQLite's limits for untrusted SQL.
public struct ReadOnlySQL: Sendable {
    /// A value of a result or of a parameter.
    public enum Value: Sendable, Hashable {
        /// NULL.
        case null
        /// A whole number.
        case integer(Int64)
        /// Any other number.
        case real(Double)
        /// Text.
        case text(String)
        /// Bytes.
        case blob([UInt8])
    }

    /// The statement.
    public let sql: String
    /// The values of its `:name`, `@name`, and `$name` parameters, by name without the mark.
    public let parameters: [String: Value]
    /// The time after which it is stopped, in seconds.
    public let timeLimitSeconds: Double

    /// A statement with its parameters, which is stopped after ten seconds by default.
    public init(_ sql: String, parameters: [String: Value] = [:], timeLimitSeconds: Double = 10) {
        self.sql = sql
        self.parameters = parameters
        self.timeLimitSeconds = timeLimitSeconds
    }

    /// Runs the statement on a connection of its own.
    ///
    /// - Parameter path: The catalog's file.
    /// - Parameter columns: Called once, before the first row, with the names of the columns.
    /// - Parameter each: Called with each row; returns `false` to stop.
    /// - Throws: Any error that the closures throw; `StoreError`: `badSQL`, `forbiddenSQL`, `timeout`, and those of
    ///   `Store.open`.
    public func run(
        on path: String, columns: ([String]) throws -> Void, each: ([Value]) throws -> Bool
    ) throws {
        // Opening it as a catalog first refuses other files and migrates an older one. It stays open: a connection that
        // only reads neither removes the log on closing, nor, in Apple's SQLite, makes the log that it needs.
        let store = try Store.open(at: path, for: .reading)
        let mode = CatalogFile.readingMode(of: path)
        try withExtendedLifetime(store) {
            let database = try Database.open(
                path, mode: mode == .immutable ? .immutable : .readOnly, busyTimeoutSeconds: Store.busyTimeoutSeconds)
            try run(on: database, columns: columns, each: each)
        }
    }

    /// Runs the statement on a temporary copy, which can't be written from then on.
    ///
    /// - Throws: As `run(on:columns:each:)`.
    func run(onCopy store: Store, columns: ([String]) throws -> Void, each: ([Value]) throws -> Bool) throws {
        try store.withDatabase { try run(on: $0, columns: columns, each: each) }
    }

    private func run(
        on database: Database, columns: ([String]) throws -> Void, each: ([Value]) throws -> Bool
    ) throws {
        let path = database.path
        let sandbox = try Sandbox(database)
        let statement = try naming(in: database, sandbox) { () throws(StoreError) in try prepared(on: database) }
        try bind(to: statement, path)
        sandbox.limitTime(seconds: timeLimitSeconds)
        try columns(statement.columnNames)
        while try naming(in: database, sandbox, { () throws(StoreError) in try statement.step() }) {
            guard statement.rowByteCount <= Self.largestRowBytes else {
                let message = "a row has more than \(Self.largestRowBytes >> 20) MB"
                throw StoreError(.badSQL(message, offset: nil), at: path)
            }
            guard try each(statement.row) else { return }
        }
    }

    /// A text of a document has a few kilobytes, and a row is copied some times on its way out.
    private static let largestRowBytes = 32 << 20

    /// The error for a query that ran for longer than this.
    package static func timeout(seconds: Double) -> StoreError { StoreError(.timeout(seconds: seconds), at: "") }

    /// Limits the memory of SQLite in the whole process; queries that need more fail with `badSQL`.
    ///
    /// The limit needs SQLite's count of the memory that it uses. Apple's build counts only if that is switched on
    /// before the process first uses SQLite, and no other thread may use SQLite meanwhile. So call this before a catalog
    /// is opened; in a program that has used SQLite before, it has no effect with such a build.
    /// - Source: https://sqlite.org/c3ref/hard_heap_limit64.html,
    ///   https://sqlite.org/c3ref/c_config_covering_index_scan.html#sqliteconfigmemstatus
    package static func limitMemory(toBytes bytes: Int64) {
        _ = motif_sqlite_count_memory(1)
        sqlite3_hard_heap_limit64(bytes)
    }
}

extension ReadOnlySQL {
    /// The prepared statement; there must be nothing after it.
    private func prepared(on database: Database) throws(StoreError) -> SQLStatement {
        let (first, rest) = try SQLStatement.first(of: sql, on: database)
        guard let statement = first else {
            throw StoreError(.badSQL("the statement is missing", offset: nil), at: database.path)
        }
        guard sql.utf8.suffix(rest).allSatisfy({ $0 == UInt8(ascii: ";") || $0 <= 0x20 }) else {
            let message = "expected one statement, but there is more text after it"
            throw StoreError(.badSQL(message, offset: sql.utf8.count - rest), at: database.path)
        }
        return statement
    }

    /// Every parameter of the statement needs a value, and every value a parameter.
    private func bind(to statement: SQLStatement, _ path: String) throws(StoreError) {
        var unused = Set(parameters.keys)
        for (index, marked) in zip(Int32(1)..., statement.parameterNames) {
            guard let name = marked?.dropFirst() else {
                throw StoreError(.badSQL("parameters must have names, such as :name", offset: nil), at: path)
            }
            guard let value = parameters[String(name)] else {
                throw StoreError(.badSQL("the parameter ':\(name)' has no value", offset: nil), at: path)
            }
            unused.remove(String(name))
            value.bind(to: statement, at: index)
        }
        if let name = unused.min() {
            throw StoreError(.badSQL("the statement has no parameter ':\(name)'", offset: nil), at: path)
        }
    }

    /// Reports SQLite's errors about the SQL as errors of the user; errors about the file are unchanged.
    private func naming<Result>(
        in database: Database, _ sandbox: Sandbox, _ body: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        do {
            return try body()
        } catch {
            // Reading a pragma's table looks like writing the schema.
            if sandbox.refusal != nil, sql.lowercased().contains("pragma_") {
                throw StoreError(.forbiddenSQL("PRAGMA is not available"), at: database.path)
            }
            if let refusal = sandbox.refusal { throw StoreError(.forbiddenSQL(refusal), at: database.path) }
            if error.kind == .outOfMemory {
                throw StoreError(.badSQL("the query needs too much memory", offset: nil), at: database.path)
            }
            guard case .sqlite(let code, let message) = error.kind else { throw error }
            switch code & 0xFF {
            // A statement that writes to a table meets the temporary view that shadows it.
            case SQLITE_ERROR where message.hasPrefix("cannot modify"):
                throw StoreError(.forbiddenSQL("it would change the catalog"), at: database.path)
            case SQLITE_INTERRUPT: throw StoreError(.timeout(seconds: timeLimitSeconds), at: database.path)
            case SQLITE_ERROR, SQLITE_TOOBIG, SQLITE_MISMATCH, SQLITE_RANGE:
                throw StoreError(.badSQL(message, offset: database.errorOffset), at: database.path)
            default: throw error
            }
        }
    }
}

extension ReadOnlySQL.Value: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) {
        switch self {
        case .null: Int64?.none.bind(to: statement, at: index)
        case .integer(let integer): integer.bind(to: statement, at: index)
        case .real(let double): double.bind(to: statement, at: index)
        case .text(let text): text.bind(to: statement, at: index)
        case .blob(let bytes): statement.bind(blob: bytes, at: index)
        }
    }
}

extension SQLStatement {
    /// The size of the row's texts and blobs.
    fileprivate var rowByteCount: Int {
        (0..<columnCount).reduce(0) { sum, column in
            [SQLITE_TEXT, SQLITE_BLOB].contains(type(column)) ? sum + byteCount(column) : sum
        }
    }

    fileprivate var row: [ReadOnlySQL.Value] {
        (0..<columnCount).map { column in
            switch type(column) {
            case SQLITE_INTEGER: .integer(int64(column))
            case SQLITE_FLOAT: .real(double(column))
            case SQLITE_TEXT: .text(text(column))
            case SQLITE_BLOB: .blob(bytes(column))
            default: .null
            }
        }
    }
}

extension Store {
    /// Runs untrusted SQL, which can only read.
    ///
    /// - Throws: As `ReadOnlySQL.run(on:columns:each:)`.
    public func query(
        _ sql: ReadOnlySQL, columns: ([String]) throws -> Void, each: ([ReadOnlySQL.Value]) throws -> Bool
    ) throws {
        if isCopy { return try sql.run(onCopy: self, columns: columns, each: each) }
        try sql.run(on: path, columns: columns, each: each)
    }
}
