public import MotifCore

/// Reads a catalog within one snapshot or one change.
public final class StoreReader {
    let session: Session
    /// The catalog's file, if other connections can open it and see what this reader sees.
    let file: String?

    init(_ session: Session, file: String? = nil) {
        self.session = session
        self.file = file
    }

    /// The entry of the document with this name, even if it is deleted.
    public func entry(of name: DocumentName) throws(StoreError) -> CatalogEntry? {
        let statement = try session.statement(EntryColumn.select + " WHERE d.type = ?1 AND d.slug = ?2")
        statement.bind(name.type.number, at: 1)
        statement.bind(name.slug.text, at: 2)
        return try first(statement)
    }

    /// Throws `damaged` if there is a document with this name, for when its index says that there is none.
    ///
    /// - Complexity: O(*n*) in the number of documents.
    public func checkAbsence(of name: DocumentName) throws(StoreError) {
        let statement = try session.statement("SELECT 1 FROM document NOT INDEXED WHERE type = ?1 AND slug = ?2")
        statement.bind(name.type.number, at: 1)
        statement.bind(name.slug.text, at: 2)
        defer { statement.reset() }
        if try statement.step() { throw damage("its index lacks \(name.quotedInside)") }
    }

    /// Throws `damaged` if there are documents of this type, for when its index has none.
    ///
    /// - Complexity: O(*n*) in the number of documents.
    public func checkAbsence(of type: DocumentType) throws(StoreError) {
        let statement = try session.statement("SELECT 1 FROM document NOT INDEXED WHERE type = ?1 AND NOT deleted")
        statement.bind(type.number, at: 1)
        defer { statement.reset() }
        if try statement.step() { throw damage("its index lacks the \(type.plural)") }
    }

    /// The entry and the newest revision of the document with this name, even if it is deleted.
    public func newest(of name: DocumentName) throws(StoreError) -> (entry: CatalogEntry, revision: StoredRevision)? {
        let statement = try session.statement(NewestColumn.select)
        statement.bind(name.type.number, at: 1)
        statement.bind(name.slug.text, at: 2)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let entry = try CatalogEntry(statement, at: session.path)
        let body = statement.isNull(NewestColumn.body.rawValue) ? nil : statement.bytes(NewestColumn.body)
        let note = ChangeNote(
            author: statement.text(NewestColumn.author), message: statement.text(NewestColumn.message),
            milliseconds: statement.int64(NewestColumn.time))
        let revision = StoredRevision(
            key: entry.key, body: body, digest: entry.digest, kind: entry.kind, note: note)
        return (entry, revision)
    }

    /// The columns of an entry, then these.
    private enum NewestColumn: Int32 {
        case body = 8
        case author, message, time

        static let select = """
            SELECT \(EntryColumn.list), \(IntactFunction.body), c.author, c.message, c.time FROM document d \(DocumentColumn.joins)
            WHERE d.type = ?1 AND d.slug = ?2
            """
    }

    /// The entry of a document, even if it is deleted.
    public func entry(of id: DocumentID) throws(StoreError) -> CatalogEntry? {
        let statement = try session.statement(EntryColumn.select + " WHERE d.id = ?1")
        statement.bind(id.value, at: 1)
        return try first(statement)
    }

    /// The entries of the documents with these names, in the same order.
    public func entries(of names: [DocumentName]) throws(StoreError) -> [CatalogEntry?] {
        var entries: [CatalogEntry?] = []
        entries.reserveCapacity(names.count)
        for name in names { entries.append(try entry(of: name)) }
        return entries
    }

    /// The document as of its newest revision; for a deleted one, as it was before.
    public func document(named name: DocumentName) throws(StoreError) -> StoredDocument? {
        let statement = try session.statement(DocumentColumn.select + " WHERE d.type = ?1 AND d.slug = ?2")
        statement.bind(name.type.number, at: 1)
        statement.bind(name.slug.text, at: 2)
        defer { statement.reset() }
        return try statement.step() ? StoredDocument(statement, at: session.path) : nil
    }

    func document(_ id: DocumentID) throws(StoreError) -> StoredDocument? {
        let statement = try session.statement(DocumentColumn.select + " WHERE d.id = ?1")
        statement.bind(id.value, at: 1)
        defer { statement.reset() }
        return try statement.step() ? StoredDocument(statement, at: session.path) : nil
    }

    /// One revision with its text.
    public func revision(_ key: RevisionKey) throws(StoreError) -> StoredRevision? {
        let statement = try session.statement(RevisionColumn.select)
        statement.bind(key.document.value, at: 1)
        statement.bind(key.number.value, at: 2)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return StoredRevision(
            key: key,
            body: statement.isNull(RevisionColumn.body.rawValue) ? nil : statement.bytes(RevisionColumn.body),
            digest: try statement.digest(RevisionColumn.digest, at: session.path),
            kind: try statement.kind(RevisionColumn.kind, RevisionColumn.kindNumber, at: session.path),
            note: ChangeNote(
                author: statement.text(RevisionColumn.author), message: statement.text(RevisionColumn.message),
                milliseconds: statement.int64(RevisionColumn.time)))
    }

    /// The number of the last revision before this one that has a text; `nil` if there is none.
    public func number(before key: RevisionKey) throws(StoreError) -> RevisionNumber? {
        let statement = try session.statement(
            """
            SELECT max(number) FILTER (WHERE body IS NOT NULL), coalesce(max(number), 0)
            FROM revision WHERE document = ?1 AND number < ?2
            """)
        statement.bind(key.document.value, at: 1)
        statement.bind(key.number.value, at: 2)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        guard statement.int(1) == key.number.value - 1 else {
            throw damage("revision \(key.number) of a document doesn't follow its revision \(statement.int(1))")
        }
        return RevisionNumber(statement.int(0))
    }

    /// The columns of a `StoredRevision`, in the order of its SELECT.
    private enum RevisionColumn: Int32 {
        case body, digest, kind, kindNumber, author, message, time

        static let select = """
            SELECT \(IntactFunction.body), r.digest, r.kind, r.kind_number, c.author, c.message, c.time
            FROM revision r CROSS JOIN change c ON c.id = r.change WHERE r.document = ?1 AND r.number = ?2
            """
    }

    /// The slugs of the documents of a type, sorted, without deleted ones.
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

    /// Calls `each` with the patterns of a kind by slug, without deleted ones.
    ///
    /// - Throws: Any error that `each` throws, and `StoreError`.
    public func patterns(of kind: DocumentID, each: (StoredDocument) throws -> Void) throws {
        let statement = try session.prepare(
            DocumentColumn.select + " WHERE d.kind = ?1 AND NOT d.deleted ORDER BY d.slug")
        statement.bind(kind.value, at: 1)
        while try statement.step() { try each(try StoredDocument(statement, at: session.path)) }
    }

    /// The documents that refer to this one, by type and slug, without deleted ones: the patterns of a kind, and those
    /// whose parameters name it.
    public func referrers(of document: DocumentID, limit: Int? = nil) throws(StoreError) -> [CatalogEntry] {
        let statement = try session.statement(
            EntryColumn.select + """
                 WHERE NOT d.deleted AND d.id IN (
                    SELECT id FROM document WHERE kind = ?1
                    UNION SELECT document FROM reference WHERE target = ?1)
                ORDER BY d.type, d.slug LIMIT ?2
                """)
        statement.bind(document.value, at: 1)
        statement.bind(limit ?? -1, at: 2)
        defer { statement.reset() }
        var entries: [CatalogEntry] = []
        while try statement.step() { entries.append(try CatalogEntry(statement, at: session.path)) }
        return entries
    }

    /// The total durations of a pattern's operations, by name; empty for the other types and if it is deleted.
    public func durations(of entry: CatalogEntry) throws(StoreError) -> [OperationDuration] {
        guard entry.name.type == .pattern else { return [] }
        let statement = try session.statement(
            "SELECT n.text, t.seconds FROM duration t CROSS JOIN name n ON n.id = t.operation WHERE t.document = ?1")
        statement.bind(entry.id.value, at: 1)
        defer { statement.reset() }
        var durations: [OperationDuration] = []
        while try statement.step() {
            durations.append(OperationDuration(operation: statement.text(0), seconds: statement.double(1)))
        }
        return durations.sorted { $0.operation < $1.operation }
    }

    private func first(_ statement: SQLStatement) throws(StoreError) -> CatalogEntry? {
        defer { statement.reset() }
        return try statement.step() ? CatalogEntry(statement, at: session.path) : nil
    }

    /// An error that describes damage to the file, for a caller that can't go on reading it.
    package func damage(_ words: String) -> StoreError { StoreError(.damaged(words), at: session.path) }
}
