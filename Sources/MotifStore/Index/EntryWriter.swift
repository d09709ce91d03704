import MotifCore
import MotifJSON

/// Writes the rows and the indexes of documents from their newest revisions.
///
/// References are written last, when every document has its name.
final class EntryWriter {
    private let reader: StoreReader
    private let index: IndexWriter
    private let json = JSONReader()
    private var references: [(document: Int64, names: [DocumentName])] = []
    private let newest: SQLStatement
    private let revision: SQLStatement
    private let update: SQLStatement

    init(_ reader: StoreReader, _ index: IndexWriter) throws(StoreError) {
        self.reader = reader
        self.index = index
        newest = try reader.session.prepare(
            RevisionColumn.select + " WHERE r.document = ?1 ORDER BY r.number DESC LIMIT 1")
        revision = try reader.session.prepare(RevisionColumn.select + " WHERE r.id = ?1")
        update = try reader.session.prepare(
            """
            UPDATE document SET type = ?2, slug = ?3, title = ?4, summary = ?5, tags = ?6, deprecated = ?7,
                deleted = ?8, number = ?9, revision = ?10, kind = ?11
            WHERE id = ?1
            """)
    }

    /// A revision with all that its document's row and indexes have of it.
    struct Revision {
        /// The document as of this revision.
        let stored: StoredDocument
        let text: IndexedText
        let id: Int64
        let change: Int

        var entry: CatalogEntry { stored.entry }
    }

    /// The columns of a revision, in the order of its SELECT; a deletion has the text before it.
    private enum RevisionColumn: Int32 {
        case document, id, number, kind, kindNumber, digest, change, time, isDeleted, body

        static let select = """
            SELECT r.document, r.id, r.number, r.kind, r.kind_number, r.digest, r.change, c.time, r.body IS NULL,
                coalesce(r.body, (SELECT body FROM revision b WHERE b.document = r.document AND b.number = r.number - 1))
            FROM revision r CROSS JOIN change c ON c.id = r.change
            """
    }

    /// The newest revision of a document; `nil` if it has none.
    ///
    /// - Throws: `HistoryError` if its text isn't that of a document; `StoreError`.
    func newest(of document: DocumentID) throws -> Revision? { try read(newest, document.value) }

    /// The revision with this id; `nil` if there is none.
    ///
    /// - Throws: As `newest(of:)`.
    func revision(_ id: Int64) throws -> Revision? { try read(revision, id) }

    private func read(_ row: SQLStatement, _ key: Int64) throws -> Revision? {
        row.bind(key, at: 1)
        defer { row.reset() }
        guard try row.step() else { return nil }
        let document = DocumentID(row.int64(RevisionColumn.document))
        let change = row.int(RevisionColumn.change)
        let body = row.bytes(RevisionColumn.body)
        guard let number = RevisionNumber(row.int(RevisionColumn.number)),
            let text = IndexedText(canonical: body, reader: json), let slug = Slug(text.words.slug)
        else { throw HistoryError(kind: .unreadable("document \(document) has no valid text"), change: change) }
        let path = reader.session.path
        let entry = CatalogEntry(
            id: document, name: DocumentName(text.type, slug), newest: number,
            isDeleted: row.int(RevisionColumn.isDeleted) != 0,
            digest: try row.digest(RevisionColumn.digest, at: path),
            kind: try row.kind(RevisionColumn.kind, RevisionColumn.kindNumber, at: path))
        let updated = Timestamp(millisecondsSince1970: row.int64(RevisionColumn.time))
        return Revision(
            stored: StoredDocument(entry: entry, body: body, updated: updated), text: text,
            id: row.int64(RevisionColumn.id), change: change)
    }

    /// Writes a document's row, and its indexes unless it is deleted. A document without revisions is left out.
    func write(
        _ document: DocumentID, derived: (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws {
        guard let newest = try newest(of: document) else { return }
        try update(newest)
        if newest.entry.newest > .first { try reader.session.run(FormerNameIndex.adding, for: document) }
        if newest.entry.isDeleted { return }
        let values: DerivedIndexes
        do {
            values = try derived(reader, newest.stored)
        } catch let error as StoreError {
            throw error
        } catch {
            throw HistoryError(kind: .unreadable("\(error)"), change: newest.change)
        }
        try index.addTexts(newest.text, values.durations, of: document.value)
        if !values.references.isEmpty { references.append((document.value, values.references)) }
        try index.flushIfMany()
    }

    /// Writes what waits for the rest.
    func finish() throws(StoreError) {
        for (document, names) in references {
            for name in names { try index.add(reference: name, of: document) }
        }
        references = []
        try index.finish()
    }

    private func update(_ newest: Revision) throws {
        let (entry, text) = (newest.entry, newest.text)
        update.bind(entry.id.value, at: 1)
        update.bind(entry.name.type.number, at: 2)
        update.bind(entry.name.slug.text, at: 3)
        update.bind(text.words.title, at: 4)
        update.bind(text.words.summary, at: 5)
        update.bind(text.words.tags, at: 6)
        update.bind(text.isDeprecated ? 1 : 0, at: 7)
        update.bind(entry.isDeleted ? 1 : 0, at: 8)
        update.bind(entry.newest.value, at: 9)
        update.bind(newest.id, at: 10)
        update.bind(entry.kind?.document.value, at: 11)
        try update.run()
    }
}
