public import MotifCore

/// An entry of a history: one revision and what it did.
public struct HistoryEntry: Sendable, Hashable {
    /// The effect of a revision on its document.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// Writes the first text.
        case created
        /// Writes another text under the same slug.
        case updated
        /// Changes the slug.
        case renamed
        /// Removes the text.
        case deleted
        /// Writes a text after a deletion.
        case restored
    }

    /// The document and the revision's number.
    public let key: RevisionKey
    /// The type and slug as of this revision; for a deletion, those before it.
    public let name: DocumentName
    /// The revision's effect.
    public let action: Action
    /// The author, message, and time of its change.
    public let note: ChangeNote
}

extension StoreReader {
    /// The columns of a `HistoryEntry`, in the order of its SELECT.
    private enum HistoryColumn: Int32 {
        case type, slug, revision, action, author, message, milliseconds, document

        static let list = "type, slug, revision, action, author, message, milliseconds, document"
    }

    /// Calls `each` with every revision of one document, or of the whole catalog, newest first.
    ///
    /// - Throws: Any error that `each` throws, and `StoreError`.
    public func history(
        of document: DocumentID?, limit: Int? = nil, each: (HistoryEntry) throws -> Void
    ) throws {
        let scope = document == nil ? "ORDER BY id DESC" : "WHERE document = ?2 ORDER BY revision DESC"
        let statement = try session.prepare("SELECT \(HistoryColumn.list) FROM history \(scope) LIMIT ?1")
        statement.bind(limit ?? -1, at: 1)
        if let document { statement.bind(document.value, at: 2) }
        while try statement.step() { try each(try entry(statement)) }
    }

    private func entry(_ row: SQLStatement) throws(StoreError) -> HistoryEntry {
        let document = DocumentID(row.int64(HistoryColumn.document))
        guard let type = DocumentType(rawValue: row.text(HistoryColumn.type)),
            let slug = Slug(row.text(HistoryColumn.slug)),
            let number = RevisionNumber(row.int(HistoryColumn.revision)),
            let action = HistoryEntry.Action(rawValue: row.text(HistoryColumn.action))
        else { throw StoreError(.damaged("document \(document) has a revision without a name"), at: session.path) }
        let note = ChangeNote(
            author: row.text(HistoryColumn.author), message: row.text(HistoryColumn.message),
            milliseconds: row.int64(HistoryColumn.milliseconds))
        return HistoryEntry(
            key: RevisionKey(document, number), name: DocumentName(type, slug), action: action, note: note)
    }
}
