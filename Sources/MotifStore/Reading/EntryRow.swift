import MotifCore

/// The columns of a `CatalogEntry`.
enum EntryRow {
    static let columns = "d.id, d.type, d.slug, d.number, d.deleted, r.digest, r.kind, r.kind_number"
    static let select = "SELECT \(columns) FROM document d CROSS JOIN revision r ON r.id = d.revision"

    static func read(_ row: SQLStatement, at path: String) throws(StoreError) -> CatalogEntry {
        guard let type = DocumentType(number: row.int64(1)), let slug = Slug(row.text(2)),
            let newest = RevisionNumber(row.int(3))
        else { throw StoreError(.damaged("document \(row.int64(0)) has no name or no revision"), at: path) }
        return CatalogEntry(
            id: DocumentID(row.int64(0)), name: DocumentName(type, slug), newest: newest,
            isDeleted: row.int64(4) != 0, digest: try digest(row, 5, at: path), kind: try kind(row, 6, at: path))
    }

    static func digest(_ row: SQLStatement, _ column: Int32, at path: String) throws(StoreError) -> ContentDigest {
        guard let digest = ContentDigest(row.bytes(column)) else {
            throw StoreError(.damaged("a revision's digest does not have 32 bytes"), at: path)
        }
        return digest
    }

    /// The kind's document and revision in this column and the next.
    static func kind(_ row: SQLStatement, _ column: Int32, at path: String) throws(StoreError) -> RevisionKey? {
        guard !row.isNull(column) else { return nil }
        guard let number = RevisionNumber(row.int(column + 1)) else {
            throw StoreError(.damaged("a pattern's revision has a kind without revision"), at: path)
        }
        return RevisionKey(DocumentID(row.int64(column)), number)
    }
}

/// The columns of a `StoredDocument`.
enum DocumentRow {
    static let selectColumns = "SELECT \(EntryRow.columns), c.time, coalesce(r.body, \(bodyBefore))"
    static let joins = "CROSS JOIN revision r ON r.id = d.revision CROSS JOIN change c ON c.id = r.change"
    static let select = "\(selectColumns) FROM document d \(joins)"

    /// A deletion has no text; its document shows the text before it.
    private static let bodyBefore = "(SELECT body FROM revision WHERE document = d.id AND number = d.number - 1)"

    static func read(_ row: SQLStatement, at path: String) throws(StoreError) -> StoredDocument {
        StoredDocument(
            entry: try EntryRow.read(row, at: path), body: row.bytes(9),
            updated: Timestamp(millisecondsSince1970: row.int64(8)))
    }
}
