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
    /// The documents that the changes after this one have written, and those that refer to them, for a query.
    ///
    /// - Complexity: O(log *n*) in the number of revisions.
    public func changed(after change: Int) throws(StoreError) -> ChangedDocuments {
        ChangedDocuments(since: try firstRevision(after: change))
    }

    /// The documents that the changes after one and up to another have written, in the order of their creation.
    ///
    /// - Complexity: O(*n*) in the number of revisions of these changes.
    public func touched(after first: Int, through last: Int) throws(StoreError) -> [TouchedDocument] {
        guard first < last else { return [] }
        let sql = """
            SELECT document, min(number) - 1, max(number) FROM revision WHERE id >= ?1 AND id < ?2
            GROUP BY document ORDER BY document
            """
        return try session.all(sql, try firstRevision(after: first), try firstRevision(after: last)) { row in
            RevisionNumber(row.int(2)).map { after in
                TouchedDocument(
                    document: DocumentID(row.int64(0)), before: RevisionNumber(row.int(1)), after: after)
            }
        }
    }

    /// The numbers, authors, messages, and times of the changes of a range that wrote a document, the oldest first.
    public func notes(
        of document: DocumentID, after first: Int, through last: Int
    ) throws(StoreError) -> [(change: Int, note: ChangeNote)] {
        let sql = """
            SELECT c.author, c.message, c.time, c.id FROM revision r CROSS JOIN change c ON c.id = r.change
            WHERE r.document = ?1 AND r.change > ?2 AND r.change <= ?3 GROUP BY c.id ORDER BY c.id
            """
        return try session.all(sql, document, first, last) { ($0.int(3), $0.note(0)) }
    }
}
