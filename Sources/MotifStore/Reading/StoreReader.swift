public import MotifCore

/// What a catalog holds, seen from inside one snapshot or one change.
public final class StoreReader {
    let session: Session

    init(_ session: Session) { self.session = session }

    /// Where the document of this name stands; deleted ones too.
    public func entry(of name: DocumentName) throws(StoreError) -> CatalogEntry? {
        let statement = try session.statement(EntryRow.select + " WHERE d.type = ?1 AND d.slug = ?2")
        statement.bind(name.type.number, at: 1)
        statement.bind(name.slug.text, at: 2)
        return try first(statement)
    }

    /// Where the document of this name stands, and its newest revision, in one look-up; deleted ones too.
    public func newest(of name: DocumentName) throws(StoreError) -> (entry: CatalogEntry, revision: StoredRevision)? {
        let statement = try session.statement(Self.selectNewest)
        statement.bind(name.type.number, at: 1)
        statement.bind(name.slug.text, at: 2)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let entry = try EntryRow.read(statement, at: session.path)
        let note = ChangeNote(
            author: statement.text(9), message: statement.text(10), milliseconds: statement.int64(11))
        let revision = StoredRevision(
            key: entry.key, body: statement.isNull(8) ? nil : statement.bytes(8), digest: entry.digest,
            kind: entry.kind,
            note: note)
        return (entry, revision)
    }

    private static let selectNewest = """
        SELECT \(EntryRow.columns), r.body, c.author, c.message, c.time FROM document d \(DocumentRow.joins)
        WHERE d.type = ?1 AND d.slug = ?2
        """

    /// Where this document stands; deleted ones too.
    public func entry(of id: DocumentID) throws(StoreError) -> CatalogEntry? {
        let statement = try session.statement(EntryRow.select + " WHERE d.id = ?1")
        statement.bind(id.value, at: 1)
        return try first(statement)
    }

    /// Where documents of these names stand, in the same order.
    public func entries(of names: [DocumentName]) throws(StoreError) -> [CatalogEntry?] {
        var entries: [CatalogEntry?] = []
        entries.reserveCapacity(names.count)
        for name in names { entries.append(try entry(of: name)) }
        return entries
    }

    /// The document as it is now; for a deleted one, as it was before.
    public func document(named name: DocumentName) throws(StoreError) -> StoredDocument? {
        let statement = try session.statement(DocumentRow.select + " WHERE d.type = ?1 AND d.slug = ?2")
        statement.bind(name.type.number, at: 1)
        statement.bind(name.slug.text, at: 2)
        defer { statement.reset() }
        return try statement.step() ? DocumentRow.read(statement, at: session.path) : nil
    }

    /// One revision with its text. The kind's text for a pattern's revision is `revision(pattern.kind)`.
    public func revision(_ key: RevisionKey) throws(StoreError) -> StoredRevision? {
        let statement = try session.statement(
            """
            SELECT r.body, r.digest, r.kind, r.kind_number, c.author, c.message, c.time
            FROM revision r CROSS JOIN change c ON c.id = r.change WHERE r.document = ?1 AND r.number = ?2
            """)
        statement.bind(key.document.value, at: 1)
        statement.bind(key.number.value, at: 2)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return StoredRevision(
            key: key, body: statement.isNull(0) ? nil : statement.bytes(0),
            digest: try EntryRow.digest(statement, 1, at: session.path),
            kind: try EntryRow.kind(statement, 2, at: session.path),
            note: ChangeNote(
                author: statement.text(4), message: statement.text(5), milliseconds: statement.int64(6)))
    }

    /// The slugs of the documents of a type that are there, sorted: for suggestions.
    public func slugs(of type: DocumentType) throws(StoreError) -> [Slug] {
        let statement = try session.statement(
            "SELECT slug FROM document WHERE type = ?1 AND NOT deleted ORDER BY slug")
        statement.bind(type.number, at: 1)
        defer { statement.reset() }
        var slugs: [Slug] = []
        while try statement.step() {
            if let slug = Slug(statement.text(0)) { slugs.append(slug) }
        }
        return slugs
    }

    /// The patterns of a kind that are there, by slug.
    ///
    /// - Throws: What `each` throws, and `StoreError`.
    public func patterns(of kind: DocumentID, each: (StoredDocument) throws -> Void) throws {
        let statement = try session.prepare(
            DocumentRow.select + " WHERE d.kind = ?1 AND NOT d.deleted ORDER BY d.slug")
        statement.bind(kind.value, at: 1)
        while try statement.step() { try each(try DocumentRow.read(statement, at: session.path)) }
    }

    /// The documents that are there and name this one, by type and slug: the patterns of a kind, and those whose
    /// parameters refer to it.
    public func referrers(of document: DocumentID, limit: Int? = nil) throws(StoreError) -> [CatalogEntry] {
        let statement = try session.statement(
            EntryRow.select + """
                 WHERE NOT d.deleted AND d.id IN (
                    SELECT id FROM document WHERE kind = ?1
                    UNION SELECT document FROM reference WHERE target = ?1)
                ORDER BY d.type, d.slug LIMIT ?2
                """)
        statement.bind(document.value, at: 1)
        statement.bind(limit ?? -1, at: 2)
        defer { statement.reset() }
        var entries: [CatalogEntry] = []
        while try statement.step() { entries.append(try EntryRow.read(statement, at: session.path)) }
        return entries
    }

    private func first(_ statement: SQLStatement) throws(StoreError) -> CatalogEntry? {
        defer { statement.reset() }
        return try statement.step() ? EntryRow.read(statement, at: session.path) : nil
    }

    /// An error that says how the file doesn't hold together, for a caller who can't go on reading it.
    package func damage(_ words: String) -> StoreError { StoreError(.damaged(words), at: session.path) }
}
