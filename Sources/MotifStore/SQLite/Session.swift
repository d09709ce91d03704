/// The use of a database within one transaction. It ends with the transaction, so that a reader kept longer traps
/// instead of reading outside of any snapshot.
final class Session: SQLSource {
    private let database: Database
    private var isOpen = true

    init(_ database: Database) { self.database = database }

    var path: String { database.path }

    func statement(_ sql: String) throws(StoreError) -> SQLStatement { try current.statement(sql) }

    func prepare(_ sql: String) throws(StoreError) -> SQLStatement { try current.prepare(sql) }

    func execute(_ script: String) throws(StoreError) { try current.execute(script) }

    /// Ends the use.
    func end() { isOpen = false }

    private var current: Database {
        precondition(isOpen, "A StoreReader or StoreWriter can't be used outside the closure it was passed to")
        return database
    }
}
