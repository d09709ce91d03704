import GRDB

/// One transaction's use of the connection: the statements that it has prepared so far.
final class Session {
    let path: String
    private let connection: OpaquePointer?
    private var statements: [String: SQLStatement] = [:]
    private var isOpen = true

    init(_ database: Database, path: String) {
        connection = database.sqliteConnection
        self.path = path
    }

    /// A statement, prepared when it is first asked for. It may be in use only once at a time.
    func statement(_ sql: String) throws(StoreError) -> SQLStatement {
        precondition(isOpen, "A StoreReader or StoreWriter is of use only inside the closure that was given it")
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        let statement = try prepare(sql)
        statements[sql] = statement
        return statement
    }

    /// A statement of the caller's own, for rows during which other statements run.
    func prepare(_ sql: String) throws(StoreError) -> SQLStatement {
        precondition(isOpen, "A StoreReader or StoreWriter is of use only inside the closure that was given it")
        guard let connection else { throw StoreError(.inputOutput("the connection is closed"), at: path) }
        return try SQLStatement(sql, on: connection, path: path)
    }

    /// Runs statements without parameters.
    func execute(_ sql: String) throws(StoreError) { try prepare(sql).run() }

    /// One number.
    func int(_ sql: String) throws(StoreError) -> Int {
        let statement = try statement(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.int(0) : 0
    }

    /// Lets go of the connection.
    func end() {
        statements = [:]
        isOpen = false
    }
}
