import MotifCore

/// The columns of a `CatalogEntry`, in the order of its SELECT.
enum EntryColumn: Int32 {
    case id, type, slug, number, deleted, digest, kind, kindNumber

    static let list = "d.id, d.type, d.slug, d.number, d.deleted, r.digest, r.kind, r.kind_number"
    static let select = "SELECT \(list) FROM document d LEFT JOIN revision r ON r.id = d.revision"
}

/// The columns of a `StoredDocument`: those of its entry, then these.
enum DocumentColumn: Int32 {
    case author = 8
    case message, time, body, totalDuration

    static let selectList =
        "SELECT \(EntryColumn.list), c.author, c.message, c.time, coalesce(\(IntactFunction.body), \(bodyBefore)), "
        + DocumentHeader.totalDurationSQL
    /// A row that is missing is an error of the reader; joined in another way, its document would be missing, too.
    static let joins = "LEFT JOIN revision r ON r.id = d.revision LEFT JOIN change c ON c.id = r.change"
    static let select = "\(selectList) FROM document d \(joins)"

    /// A deletion has no text; its document has the text before it.
    private static let bodyBefore =
        "(SELECT \(IntactFunction.body) FROM revision r WHERE r.document = d.id AND r.number = d.number - 1)"
}

extension CatalogEntry {
    /// - Parameter row: A row that begins with `EntryColumn.list`.
    init(_ row: SQLStatement) throws(StoreError) {
        guard let type = DocumentType(number: row.int64(EntryColumn.type)), let slug = Slug(row.text(EntryColumn.slug)),
            let newest = RevisionNumber(row.int(EntryColumn.number))
        else {
            throw StoreError(.damaged("document \(row.int64(EntryColumn.id)) has no name or no revision"), at: row.path)
        }
        self.init(
            id: DocumentID(row.int64(EntryColumn.id)), name: DocumentName(type, slug), newest: newest,
            isDeleted: row.int64(EntryColumn.deleted) != 0, digest: try row.digest(EntryColumn.digest),
            kind: try row.kind(EntryColumn.kind, EntryColumn.kindNumber))
    }
}

extension StoredDocument {
    /// - Parameter row: A row of `DocumentColumn.select`.
    init(_ row: SQLStatement) throws(StoreError) {
        guard !row.isNull(DocumentColumn.time.rawValue) else {
            throw StoreError(.damaged("document \(row.int64(EntryColumn.id)) lacks its newest change"), at: row.path)
        }
        self.init(
            entry: try CatalogEntry(row), body: row.bytes(DocumentColumn.body),
            note: row.note(DocumentColumn.author),
            totalDuration: row.isNull(DocumentColumn.totalDuration.rawValue)
                ? nil : row.double(DocumentColumn.totalDuration.rawValue))
    }
}

extension SQLStatement {
    func digest(_ column: some RawRepresentable<Int32>) throws(StoreError) -> ContentDigest {
        guard let digest = ContentDigest(bytes(column)) else {
            throw StoreError(.damaged("a revision's digest doesn't have 32 bytes"), at: path)
        }
        return digest
    }

    /// The revision of a kind; `nil` if there is none.
    func kind<Column: RawRepresentable<Int32>>(
        _ document: Column, _ number: Column
    ) throws(StoreError) -> RevisionKey? {
        guard !isNull(document.rawValue) else { return nil }
        guard let number = RevisionNumber(int(number)) else {
            throw StoreError(.damaged("a pattern's revision has a kind without a revision"), at: path)
        }
        return RevisionKey(DocumentID(int64(document)), number)
    }

    /// The note in three columns: the author, the message, and the time.
    func note(_ author: Int32) -> ChangeNote {
        let date = Timestamp(millisecondsSince1970: int64(author + 2))
        return ChangeNote(author: text(author), message: text(author + 1), date: date)
    }

    func note(_ author: some RawRepresentable<Int32>) -> ChangeNote { note(author.rawValue) }
    func int64(_ column: some RawRepresentable<Int32>) -> Int64 { int64(column.rawValue) }
    func int(_ column: some RawRepresentable<Int32>) -> Int { int(column.rawValue) }
    func text(_ column: some RawRepresentable<Int32>) -> String { text(column.rawValue) }
    func bytes(_ column: some RawRepresentable<Int32>) -> [UInt8] { bytes(column.rawValue) }

    /// A text or blob; `nil` for NULL.
    func bytesIfAny(_ column: some RawRepresentable<Int32>) -> [UInt8]? {
        isNull(column.rawValue) ? nil : bytes(column)
    }
}
