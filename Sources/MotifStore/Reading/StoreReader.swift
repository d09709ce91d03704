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
        try session.first(
            EntryColumn.select + " WHERE d.type = ?1 AND d.slug = ?2", name.type, name.slug, read: CatalogEntry.init)
    }

    /// Throws `damaged` if there is a document with this name, for when its index says that there is none.
    ///
    /// - Complexity: O(*n*) in the number of documents.
    public func checkAbsence(of name: DocumentName) throws(StoreError) {
        let sql = "SELECT 1 FROM document NOT INDEXED WHERE type = ?1 AND slug = ?2"
        if try session.hasRow(sql, name.type, name.slug) { throw damage("its index lacks \(name.quotedInside)") }
    }

    /// Throws `damaged` if there are documents of this type, for when its index has none.
    ///
    /// - Complexity: O(*n*) in the number of documents.
    public func checkAbsence(of type: DocumentType) throws(StoreError) {
        let sql = "SELECT 1 FROM document NOT INDEXED WHERE type = ?1 AND NOT deleted"
        if try session.hasRow(sql, type) { throw damage("its index lacks the \(type.plural)") }
    }

    /// The entry of a document, even if it is deleted.
    public func entry(of id: DocumentID) throws(StoreError) -> CatalogEntry? {
        try session.first(EntryColumn.select + " WHERE d.id = ?1", id, read: CatalogEntry.init)
    }

    /// The document as of its newest revision; for a deleted one, as it was before.
    public func document(named name: DocumentName) throws(StoreError) -> StoredDocument? {
        try session.first(
            DocumentColumn.select + " WHERE d.type = ?1 AND d.slug = ?2", name.type, name.slug,
            read: StoredDocument.init)
    }

    func document(_ id: DocumentID) throws(StoreError) -> StoredDocument? {
        try session.first(DocumentColumn.select + " WHERE d.id = ?1", id, read: StoredDocument.init)
    }

    /// One revision with its text.
    public func revision(_ key: RevisionKey) throws(StoreError) -> StoredRevision? {
        try session.first(RevisionColumn.select, key.document, key.number) { row throws(StoreError) in
            StoredRevision(
                key: key, body: row.bytesIfAny(RevisionColumn.body), digest: try row.digest(RevisionColumn.digest),
                kind: try row.kind(RevisionColumn.kind, RevisionColumn.kindNumber),
                note: row.note(RevisionColumn.author))
        }
    }

    /// The columns of a `StoredRevision`, in the order of its SELECT.
    private enum RevisionColumn: Int32 {
        case body, digest, kind, kindNumber, author, message, time

        static let select = """
            SELECT \(IntactFunction.body), r.digest, r.kind, r.kind_number, c.author, c.message, c.time
            FROM revision r CROSS JOIN change c ON c.id = r.change WHERE r.document = ?1 AND r.number = ?2
            """
    }

    /// The number of the last revision before this one that has a text; `nil` if there is none.
    public func number(before key: RevisionKey) throws(StoreError) -> RevisionNumber? {
        let sql = """
            SELECT max(number) FILTER (WHERE body IS NOT NULL), coalesce(max(number), 0)
            FROM revision WHERE document = ?1 AND number < ?2
            """
        return try session.first(sql, key.document, key.number) { row throws(StoreError) in
            guard row.int(1) == key.number.value - 1 else {
                throw damage("revision \(key.number) of a document doesn't follow its revision \(row.int(1))")
            }
            return RevisionNumber(row.int(0))
        }
    }

    /// The slugs of the documents of a type, sorted, without deleted ones.
    public func slugs(of type: DocumentType) throws(StoreError) -> [Slug] {
        try session.all("SELECT slug FROM document WHERE type = ?1 AND NOT deleted ORDER BY slug", type) {
            Slug($0.text(0))
        }
    }

    /// Calls `each` with the documents of a type that refer to this one, by slug, without deleted ones.
    ///
    /// - Throws: Any error that `each` throws, and `StoreError`.
    public func referrers(
        of document: DocumentID, ofType type: DocumentType, each: (StoredDocument) throws -> Void
    ) throws {
        let statement = try session.prepare(Self.referrersOfType)
        statement.bind(document, type)
        while try statement.step() { try each(try StoredDocument(statement)) }
    }

    /// The documents that refer to this one, by type and slug, without deleted ones: the patterns of a kind, and those
    /// whose parameters name it.
    public func referrers(of document: DocumentID) throws(StoreError) -> [CatalogEntry] {
        try session.all(
            EntryColumn.select + Self.refersToFirst + " ORDER BY d.type, d.slug", document, read: CatalogEntry.init)
    }

    // Without the sign, SQLite would go through all documents of the type.
    static let referrersOfType = DocumentColumn.select + refersToFirst + " AND +d.type = ?2 ORDER BY d.slug"

    private static let refersToFirst = """
         WHERE NOT d.deleted AND d.id IN (
            SELECT id FROM document WHERE kind = ?1 UNION SELECT document FROM reference WHERE target = ?1)
        """

    /// The number of the revision that a document had after the change that wrote a revision of another one; `nil` if it
    /// didn't exist yet.
    public func number(of document: DocumentID, when key: RevisionKey) throws(StoreError) -> RevisionNumber? {
        let sql = "SELECT change FROM revision WHERE document = ?1 AND number = ?2"
        guard let change = try session.first(sql, key.document, key.number, read: { $0.int(0) }) else { return nil }
        return try number(of: document, afterChange: change)
    }

    /// The total durations of a pattern's operations, by name; empty for the other types and if it is deleted.
    public func durations(of entry: CatalogEntry) throws(StoreError) -> [OperationDuration] {
        let sql = """
            SELECT n.text, t.seconds FROM duration t CROSS JOIN name n ON n.id = t.operation
            WHERE t.document = ?1 ORDER BY n.text
            """
        return try session.all(sql, entry.id) { OperationDuration(operation: $0.text(0), seconds: $0.double(1)) }
    }

    /// An error that describes damage to the file, for a caller that can't go on reading it.
    package func damage(_ message: String) -> StoreError { StoreError(.damaged(message), at: session.path) }
}
