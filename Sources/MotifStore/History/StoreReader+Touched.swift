public import MotifCore

/// A document that changes of a range have written.
public struct TouchedDocument: Sendable, Hashable {
    /// The document.
    public let document: DocumentID
    /// Its newest revision before the range; `nil` if it didn't exist.
    public let before: RevisionNumber?
    /// Its newest revision in the range.
    public let after: RevisionNumber
}

extension StoreReader {
    /// The documents that the changes after one and up to another have written, in the order of their creation.
    ///
    /// - Complexity: O(*n*) in the number of revisions of these changes.
    public func touched(after first: Int, through last: Int) throws(StoreError) -> [TouchedDocument] {
        guard first < last else { return [] }
        let statement = try session.prepare(
            """
            SELECT document, min(number) - 1, max(number) FROM revision WHERE id >= ?1 AND id < ?2
            GROUP BY document ORDER BY document
            """)
        statement.bind(try firstRevision(after: first), at: 1)
        statement.bind(try firstRevision(after: last), at: 2)
        var touched: [TouchedDocument] = []
        while try statement.step() {
            guard let after = RevisionNumber(statement.int(2)) else { continue }
            touched.append(
                TouchedDocument(
                    document: DocumentID(statement.int64(0)), before: RevisionNumber(statement.int(1)), after: after))
        }
        return touched
    }

    /// The authors, messages, and times of the changes of a range that wrote a document, the oldest first.
    public func notes(
        of document: DocumentID, after first: Int, through last: Int
    ) throws(StoreError) -> [ChangeNote] {
        let statement = try session.statement(
            """
            SELECT c.author, c.message, c.time FROM revision r CROSS JOIN change c ON c.id = r.change
            WHERE r.document = ?1 AND r.change > ?2 AND r.change <= ?3 GROUP BY c.id ORDER BY c.id
            """)
        statement.bind(document.value, at: 1)
        statement.bind(first, at: 2)
        statement.bind(last, at: 3)
        defer { statement.reset() }
        var notes: [ChangeNote] = []
        while try statement.step() {
            notes.append(
                ChangeNote(author: statement.text(0), message: statement.text(1), milliseconds: statement.int64(2)))
        }
        return notes
    }
}
