import MotifCore

extension StoreReader {
    /// What was done, newest first: to one document, or to the whole catalog.
    ///
    /// - Throws: What `each` throws, and `StoreError`.
    public func history(
        of document: DocumentID?, limit: Int? = nil, each: (HistoryEntry) throws -> Void
    ) throws {
        let scope = document == nil ? "ORDER BY id DESC" : "WHERE document = ?2 ORDER BY revision DESC"
        let statement = try session.prepare(
            """
            SELECT type, slug, revision, action, author, message, milliseconds, document
            FROM history \(scope) LIMIT ?1
            """)
        statement.bind(limit ?? -1, at: 1)
        if let document { statement.bind(document.value, at: 2) }
        while try statement.step() { try each(try entry(statement)) }
    }

    private func entry(_ row: SQLStatement) throws(StoreError) -> HistoryEntry {
        guard let type = DocumentType(rawValue: row.text(0)), let slug = Slug(row.text(1)),
            let number = RevisionNumber(row.int(2)), let action = HistoryEntry.Action(rawValue: row.text(3))
        else { throw StoreError(.damaged("document \(row.int64(7)) has a revision without a name"), at: session.path) }
        return HistoryEntry(
            key: RevisionKey(DocumentID(row.int64(7)), number), name: DocumentName(type, slug), action: action,
            note: ChangeNote(author: row.text(4), message: row.text(5), milliseconds: row.int64(6)))
    }
}
