/// The use of a database within one transaction. It ends with the transaction, so that a reader kept longer traps
/// instead of reading outside of any snapshot.
final class Session {
    private let database: Database
    private var isOpen = true

    init(_ database: Database) { self.database = database }

    /// The path as the caller wrote it, for errors.
    var path: String { database.path }

    /// A statement that is prepared once and kept. Its rows must be read before it is asked for again.
    func statement(_ sql: String) throws(StoreError) -> SQLStatement { try current.statement(sql) }

    /// A statement of the caller's own, for reading rows while other statements run.
    func prepare(_ sql: String) throws(StoreError) -> SQLStatement { try current.prepare(sql) }

    /// Runs statements without parameters.
    func execute(_ sql: String) throws(StoreError) { try current.execute(sql) }

    /// The number in the first column of the first row; 0 if there is none.
    func int(_ sql: String) throws(StoreError) -> Int { try current.int(sql) }

    /// Ends the use.
    func end() { isOpen = false }

    private var current: Database {
        precondition(isOpen, "A StoreReader or StoreWriter can't be used outside the closure it was passed to")
        return database
    }
}
