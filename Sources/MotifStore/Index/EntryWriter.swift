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
    private let update: SQLStatement

    init(_ reader: StoreReader, _ index: IndexWriter) throws(StoreError) {
        self.reader = reader
        self.index = index
        newest = try reader.session.prepare(NewestColumn.select)
        update = try reader.session.prepare(
            """
            UPDATE document SET type = ?2, slug = ?3, title = ?4, summary = ?5, tags = ?6, deprecated = ?7,
                deleted = ?8, number = ?9, revision = ?10, kind = ?11
            WHERE id = ?1
            """)
    }

    /// The columns of the newest revision, in the order of its SELECT; a deletion has the text before it.
    private enum NewestColumn: Int32 {
        case id, number, kind, kindNumber, digest, change, time, isDeleted, body

        static let select = """
            SELECT r.id, r.number, r.kind, r.kind_number, r.digest, r.change, c.time, r.body IS NULL,
                coalesce(r.body, (SELECT body FROM revision WHERE document = ?1 AND number = r.number - 1))
            FROM revision r CROSS JOIN change c ON c.id = r.change WHERE r.document = ?1 ORDER BY r.number DESC LIMIT 1
            """
    }

    /// Writes a document's row, and its indexes unless it is deleted. A document without revisions is left out.
    func write(
        _ document: DocumentID, derived: (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws {
        newest.bind(document.value, at: 1)
        defer { newest.reset() }
        guard try newest.step() else { return }
        let change = newest.int(NewestColumn.change)
        let body = newest.bytes(NewestColumn.body)
        let isDeleted = newest.int(NewestColumn.isDeleted) != 0
        guard let number = RevisionNumber(newest.int(NewestColumn.number)),
            let text = IndexedText(canonical: body, reader: json), let slug = Slug(text.words.slug)
        else { throw HistoryError(kind: .unreadable("document \(document) has no valid text"), change: change) }
        let path = reader.session.path
        let entry = CatalogEntry(
            id: document, name: DocumentName(text.type, slug), newest: number, isDeleted: isDeleted,
            digest: try newest.digest(NewestColumn.digest, at: path),
            kind: try newest.kind(NewestColumn.kind, NewestColumn.kindNumber, at: path))
        try write(entry, text, revision: newest.int64(NewestColumn.id), change: change)
        if number > .first { try reader.session.run(FormerNameIndex.adding, for: document) }
        if isDeleted { return }
        let stored = StoredDocument(
            entry: entry, body: body, updated: Timestamp(millisecondsSince1970: newest.int64(NewestColumn.time)))
        let values: DerivedIndexes
        do {
            values = try derived(reader, stored)
        } catch let error as StoreError {
            throw error
        } catch {
            throw HistoryError(kind: .unreadable("\(error)"), change: change)
        }
        try index.addTexts(text, values.durations, of: document.value)
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

    private func write(
        _ entry: CatalogEntry, _ text: IndexedText, revision: Int64, change: Int
    ) throws {
        update.bind(entry.id.value, at: 1)
        update.bind(entry.name.type.number, at: 2)
        update.bind(entry.name.slug.text, at: 3)
        update.bind(text.words.title, at: 4)
        update.bind(text.words.summary, at: 5)
        update.bind(text.words.tags, at: 6)
        update.bind(text.isDeprecated ? 1 : 0, at: 7)
        update.bind(entry.isDeleted ? 1 : 0, at: 8)
        update.bind(entry.newest.value, at: 9)
        update.bind(revision, at: 10)
        update.bind(entry.kind?.document.value, at: 11)
        try update.run()
    }
}
