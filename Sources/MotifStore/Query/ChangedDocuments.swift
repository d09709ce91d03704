/// The documents that the changes after one have written, and those that refer to them.
public struct ChangedDocuments: Sendable, Hashable {
    /// The id of the first revision after the change.
    private let firstRevision: Int

    init(since firstRevision: Int) { self.firstRevision = firstRevision }

    /// A condition on a row `d` of `document`, which reads only the rows of these revisions and an index.
    var condition: SQLFragment {
        let changed = "SELECT document FROM revision WHERE id >= ?"
        return SQLFragment(
            "d.id IN (\(changed) UNION SELECT document FROM reference WHERE target IN (\(changed)))",
            [.number(Double(firstRevision)), .number(Double(firstRevision))])
    }
}
