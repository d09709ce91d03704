import MotifCore

/// Writes the rows and the indexes of documents from their newest revisions.
///
/// References are written last, when every document has its name.
final class EntryWriter {
    private let reader: StoreReader
    private let index: IndexWriter
    private var references: [(document: DocumentID, names: [DocumentName])] = []
    private let newest: SQLStatement

    init(_ reader: StoreReader, _ index: IndexWriter) throws(StoreError) {
        self.reader = reader
        self.index = index
        newest = try reader.session.prepare(RevisionColumn.newest)
    }

    /// The newest revision of a document with all that its row and indexes have of it.
    private struct Revision {
        let stored: StoredDocument
        let text: IndexedText
        let id: Int64
        let change: Int
        var entry: CatalogEntry { stored.entry }
    }

    /// The columns of a revision, in the order of its SELECT; a deletion has the text before it.
    private enum RevisionColumn: Int32 {
        case id, number, kind, kindNumber, digest, change, author, message, time, isDeleted, body

        static let newest = """
            SELECT r.id, r.number, r.kind, r.kind_number, r.digest, r.change, c.author, c.message, c.time, r.body IS NULL,
                coalesce(r.body, (SELECT body FROM revision b WHERE b.document = r.document AND b.number = r.number - 1))
            FROM revision r CROSS JOIN change c ON c.id = r.change
            WHERE r.document = ?1 ORDER BY r.number DESC LIMIT 1
            """
    }

    /// - Returns: `nil` for a document without revisions.
    /// - Throws: `HistoryError` if the text isn't that of a document; `StoreError`.
    private func newest(of document: DocumentID) throws -> Revision? {
        let row = newest
        row.bind(document)
        defer { row.reset() }
        guard try row.step() else { return nil }
        let change = row.int(RevisionColumn.change)
        let body = row.bytes(RevisionColumn.body)
        guard let number = RevisionNumber(row.int(RevisionColumn.number)),
            let text = IndexedText(canonical: body), let slug = Slug(text.slug)
        else { throw HistoryError(kind: .unreadable("document \(document) has no valid text"), change: change) }
        let entry = CatalogEntry(
            id: document, name: DocumentName(text.type, slug), newest: number,
            isDeleted: row.int(RevisionColumn.isDeleted) != 0, digest: try row.digest(RevisionColumn.digest),
            kind: try row.kind(RevisionColumn.kind, RevisionColumn.kindNumber))
        let note = row.note(RevisionColumn.author)
        return Revision(
            stored: StoredDocument(entry: entry, body: body, note: note), text: text, id: row.int64(RevisionColumn.id),
            change: change)
    }

    /// Writes a document's row, and its indexes unless it is deleted. A document without revisions is left out.
    func write(
        _ document: DocumentID, derived: (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws {
        guard let newest = try newest(of: document) else { return }
        try DocumentRow.update(newest.entry, newest.text, revision: newest.id, reader.session)
        if newest.entry.newest > .first { try reader.session.run(FormerNameIndex.adding, document) }
        if newest.entry.isDeleted { return }
        let values: DerivedIndexes
        do {
            values = try derived(reader, newest.stored)
        } catch let error as StoreError {
            throw error
        } catch {
            throw HistoryError(kind: .unreadable("\(error)"), change: newest.change)
        }
        try index.addTexts(newest.text, values.durations, of: document)
        if !values.references.isEmpty { references.append((document, values.references)) }
        try index.flushIfMany()
    }

    /// Writes what waits for the rest.
    func finish() throws(StoreError) {
        for (document, names) in references {
            for name in names { try index.add(reference: name, of: document) }
        }
        references = []
        try index.flush()
    }
}

/// The row of a document that has been created.
enum DocumentRow {
    /// Brings the row up to date with a revision.
    static func update(
        _ entry: CatalogEntry, _ text: IndexedText, revision: Int64, _ session: Session
    ) throws(StoreError) {
        try session.run(
            """
            UPDATE document SET type = ?2, slug = ?3, title = ?4, summary = ?5, tags = ?6, deprecated = ?7,
                deleted = ?8, number = ?9, revision = ?10, kind = ?11
            WHERE id = ?1
            """,
            entry.id, entry.name.type, entry.name.slug, text.title, text.summary, text.joinedTags,
            text.isDeprecated, entry.isDeleted, entry.newest, revision, entry.kind?.document)
    }
}
