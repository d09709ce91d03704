import MotifCore

/// The rows of a damaged catalog that its pages still have, in a temporary database. They are recognized by the types
/// of their columns, even if the schema, an index, or an inner page of a table is damaged.
final class SalvagedRows {
    private let database: Database

    init(in pages: LeafPages, of path: String) throws {
        database = try Database.temporary(as: path)
        // A page is read up to the first row that is damaged.
        try database.execute("PRAGMA cell_size_check = OFF; \(Self.schema)")
        try pages.visit { try addRows(of: pages) }
        try database.execute("CREATE INDEX by_change ON revision (change); CREATE INDEX by_digest ON revision (digest)")
        try database.execute("CREATE INDEX by_document ON revision (document, number)")
        try markIntact()
    }

    private static let schema = """
        CREATE TABLE revision (
            id INTEGER PRIMARY KEY, document, number, change, kind, kind_number, digest, body, intact DEFAULT 0
        );
        CREATE TABLE change (id INTEGER PRIMARY KEY, author, message, time, release);
        CREATE TABLE change_hash (change, hash);
        CREATE TABLE document (id INTEGER PRIMARY KEY, type, slug, newest);
        CREATE TABLE hub (url, shared);
        """

    /// The rows of each table, from ?1 through ?2. Their first column is the number of the row, which SQLite stores as
    /// NULL; those of the schema have a text there. Their last columns came with later versions of the catalog.
    private static let insertions = [
        """
        INSERT OR IGNORE INTO revision SELECT rowid, b, c, d, e, f, g, h, 0 FROM page.leaf
        WHERE rowid BETWEEN ?1 AND ?2 AND a IS NULL AND \(isRevision) AND typeof(h) IN ('text', 'null')
        """,
        """
        INSERT OR IGNORE INTO change SELECT rowid, b, c, d, e FROM page.leaf
        WHERE rowid BETWEEN ?1 AND ?2 AND a IS NULL AND typeof(b) = 'text' AND typeof(c) = 'text'
            AND typeof(d) = 'integer' AND typeof(e) IN ('text', 'null') AND f IS NULL
        """,
        """
        INSERT INTO change_hash SELECT rowid, b FROM page.leaf
        WHERE rowid BETWEEN ?1 AND ?2 AND a IS NULL AND typeof(b) = 'blob' AND length(b) = 32 AND c IS NULL
        """,
        """
        INSERT OR IGNORE INTO document SELECT rowid, b, c, i FROM page.leaf
        WHERE rowid BETWEEN ?1 AND ?2 AND a IS NULL AND typeof(b) = 'integer' AND typeof(c) = 'text'
            AND typeof(i) = 'integer' AND typeof(j) = 'integer'
        """,
        """
        INSERT INTO hub SELECT b, c FROM page.leaf
        WHERE rowid = 1 AND a IS NULL AND ?1 <= ?2 AND typeof(b) = 'text' AND typeof(c) = 'integer' AND d IS NULL
        """,
    ]

    /// A revision whose text is on pages that can't be read.
    private static let withoutText = """
        INSERT OR IGNORE INTO revision SELECT rowid, b, c, d, e, f, g, NULL, 0 FROM page.leaf
        WHERE rowid BETWEEN ?1 AND ?2 AND a IS NULL AND \(isRevision)
        """

    private static let isRevision = """
        typeof(b) = 'integer' AND typeof(c) = 'integer' AND typeof(d) = 'integer'
            AND typeof(g) = 'blob' AND length(g) = 32
        """

    private func addRows(of pages: LeafPages) throws(StoreError) {
        let file = Database.fileName(pages.path)
        let isAttached = try Self.isReadable { () throws(StoreError) in try database.run("ATTACH ?1 AS page", file) }
        guard isAttached else { return }
        defer { try? database.execute("DETACH page") }
        // No number of a row is higher than the number of rows that fit into the file.
        let maximumID = Int64(pages.count) * Int64(pages.pageSize) / 4
        let isSound = try Self.isReadable { () throws(StoreError) in
            for sql in Self.insertions { try database.run(sql, 1, maximumID) }
        }
        if isSound { return }
        var ids: [Int64] = []
        _ = try Self.isReadable { () throws(StoreError) in
            let select = try database.prepare("SELECT rowid FROM page.leaf WHERE rowid BETWEEN 1 AND \(maximumID)")
            while try select.step() { ids.append(select.int64(0)) }
        }
        for id in ids {
            for sql in Self.insertions + [Self.withoutText] {
                _ = try Self.isReadable { () throws(StoreError) in try database.run(sql, id, id) }
            }
        }
    }

    /// Whether `body` succeeds, rather than finding damage.
    private static func isReadable(_ body: () throws(StoreError) -> Void) throws(StoreError) -> Bool {
        do {
            try body()
            return true
        } catch {
            switch error.kind {
            case .damaged, .notACatalog: return false
            default: throw error
            }
        }
    }

    private func markIntact() throws(StoreError) {
        let select = try database.prepare("SELECT id, digest, body FROM revision")
        var ids: [Int64] = []
        while try select.step() {
            if ContentDigest(of: select.bytes(2)) == ContentDigest(select.bytes(1)) { ids.append(select.int64(0)) }
        }
        for id in ids {
            try database.run("UPDATE revision SET intact = 1 WHERE id = ?1", id)
        }
    }

    /// Uses the texts of a sound catalog for revisions with the same digests whose own texts are damaged.
    func heal(from reader: StoreReader) throws {
        guard try database.int("SELECT count(*) FROM revision WHERE NOT intact") > 0 else { return }
        let update = try database.prepare(
            "UPDATE revision SET body = ?2, intact = 1 WHERE digest = ?1 AND NOT intact")
        try reader.records(after: 0) { record in
            guard case .revision(let revision) = record, let body = revision.body else { return }
            try update.run(revision.digest, UTF8Text(body))
        }
    }

    // MARK: Reading

    /// Whether no revision is intact.
    var isEmpty: Bool {
        get throws(StoreError) { try database.int("SELECT count(*) FROM revision WHERE intact") == 0 }
    }

    /// The number of the last change that left a trace.
    var lastChange: Int {
        get throws(StoreError) {
            try database.int("SELECT max(c) FROM (SELECT max(id) c FROM change UNION SELECT max(change) FROM revision)")
        }
    }

    /// The hub that the catalog had.
    var hub: HubLink? {
        get throws(StoreError) {
            try database.first("SELECT url, shared FROM hub WHERE shared >= 0") {
                HubLink(url: $0.text(0), shared: $0.int(1))
            }
        }
    }

    /// Whether a catalog has one of the changes: its hash, or all that the hash covers if its row is lost.
    func hasChange(of reader: StoreReader) throws -> Bool {
        let select = try database.prepare("SELECT change, hash FROM change_hash")
        while try select.step() {
            if let hash = ContentDigest(select.bytes(1)), try reader.point(select.int(0))?.hash == hash { return true }
        }
        let numbers = try database.all("SELECT id FROM change ORDER BY id") { $0.int(0) }
        return try numbers.contains { number in
            guard let hash = try reader.point(number)?.hash else { return false }
            return try change(number, after: reader.point(number - 1)?.hash)?.hash == hash
        }
    }

    /// The hashes that a change may have: another table has rows of the same types.
    func hashes(of change: Int) throws(StoreError) -> [ContentDigest] {
        try database.all("SELECT hash FROM change_hash WHERE change = ?1", change) { ContentDigest($0.bytes(0)) }
    }

    /// A change with the hash that it has after the one before it; `nil` if its row or one of its texts is lost.
    func change(_ number: Int, after parent: ContentDigest?) throws -> ChangeRecord? {
        let sql = "SELECT author, message, time, release FROM change WHERE id = ?1"
        let row = try database.first(sql, number) { row in
            (note: row.note(0), release: row.isNull(3) ? nil : ReleaseName(row.text(3)))
        }
        guard let (note, release) = row else { return nil }
        var hash = ChangeHash(parent: parent, note: note)
        if let release { hash.add(release) }
        var count = 0
        var isIntact = true
        try revisions("change = ?1", number) { row in
            guard row.isIntact else { return isIntact = false }
            hash.add(row.record)
            count += 1
        }
        guard isIntact else { return nil }
        return ChangeRecord(number: number, note: note, release: release, revisionCount: count, hash: hash.finished())
    }

    /// A row of `revision`.
    struct Revision {
        let record: RevisionRecord
        let change: Int
        let isIntact: Bool
    }

    /// Calls `each` with the revisions for which a condition holds, in the order in which they were written.
    ///
    /// - Parameter condition: SQL with the parameter ?1.
    func revisions(_ condition: String, _ value: Int, each: (Revision) throws -> Void) throws {
        let select = try database.prepare(
            """
            SELECT document, number, kind, kind_number, digest, body, change, intact FROM revision
            WHERE \(condition) ORDER BY id
            """)
        select.bind(value)
        while try select.step() {
            guard let number = RevisionNumber(select.int(1)), let digest = ContentDigest(select.bytes(4)) else {
                continue
            }
            let kind = RevisionNumber(select.int(3)).map { RevisionKey(DocumentID(select.int64(2)), $0) }
            let record = RevisionRecord(
                key: RevisionKey(DocumentID(select.int64(0)), number), kind: kind, digest: digest,
                body: select.isNull(5) ? nil : select.bytes(5))
            try each(Revision(record: record, change: select.int(6), isIntact: select.int(7) == 1))
        }
    }

    /// The documents whose rows are left, with their names and the numbers of their newest revisions.
    func documents(each: (DocumentID, DocumentName?, _ newest: Int) throws -> Void) throws {
        // A number that is far beyond what is missing is damaged.
        let missing = try database.int("SELECT max(id) - count(*) + 1 FROM revision")
        let select = try database.prepare(
            """
            SELECT id, type, slug, newest, coalesce((SELECT max(number) FROM revision WHERE document = d.id), 0)
            FROM document d ORDER BY id
            """)
        while try select.step() {
            let name = DocumentType(number: select.int64(1)).flatMap { type in
                Slug(select.text(2)).map { DocumentName(type, $0) }
            }
            let (newest, found) = (select.int(3), select.int(4))
            try each(DocumentID(select.int64(0)), name, newest - found <= missing ? newest : found)
        }
    }

    /// The name of a document in one of its texts.
    func name(in text: [UInt8]) -> DocumentName? {
        guard let text = IndexedText(canonical: text), let slug = Slug(text.slug) else {
            return nil
        }
        return DocumentName(text.type, slug)
    }
}
