/// The documents that the changes after one have written, and those that refer to them.
public struct ChangedDocuments: Sendable, Hashable {
    /// The id of the first revision after the change.
    private let firstRevision: Int

    init(since firstRevision: Int) { self.firstRevision = firstRevision }

    /// A condition on a row `d` of `document`, which reads only the rows of these revisions and an index.
    var condition: SQLFragment {
        SQLFragment(
            """
            d.id IN (WITH RECURSIVE changed (id) AS (SELECT document FROM revision WHERE id >= ?
                UNION SELECT r.document FROM changed CROSS JOIN reference r ON r.target = changed.id)
                SELECT id FROM changed)
            """, [.number(Double(firstRevision))])
    }
}
