import MotifCore
import MotifStore

/// A transaction that inserts any number of records, some at a time.
///
/// Without `commit`, the connection is closed, and the server undoes everything.
final class PostgresTransaction {
    private let connection: PostgresConnection
    private var target: PostgresTarget
    private var numbering = RevisionNumbering()

    /// Begins the transaction.
    ///
    /// - Throws: `PostgresError`.
    init(_ connection: PostgresConnection, _ target: PostgresTarget) throws(PostgresError) {
        self.connection = connection
        self.target = target
        try connection.query("BEGIN")
    }

    /// Inserts the next records. The first ones claim the place behind the head: nobody else can append there until the
    /// transaction ends.
    ///
    /// - Throws: `PostgresError`.
    func insert(_ records: [HistoryRecord]) throws(PostgresError) {
        guard !records.isEmpty else { return }
        let insertion = PostgresInsertion(records, into: target, &numbering)
        guard try connection.query(insertion.sql, insertion.values).integer(0) ?? 0 > 0 else {
            throw PostgresError(state: .uniqueViolation, message: "the last change is another one")
        }
        for case .change(let change) in records {
            target = PostgresTarget(head: change.point, identity: target.identity, name: nil)
        }
    }

    /// Ends the transaction.
    ///
    /// - Returns: The connection, which can be used again.
    /// - Throws: `PostgresError`; without a code, the connection was lost, and everything may have been written.
    func commit() throws(PostgresError) -> PostgresConnection {
        try connection.query("COMMIT")
        return connection
    }
}
