import MotifCore

/// A change that is being written: its row comes before the first revision, its hash after the last.
final class OpenChange {
    private let session: Session
    private let id: Int64
    private let note: ChangeNote
    private var hasRow = false
    private var hash: ChangeHash
    private var lastDocument: Int64
    private var lastRevision: Int64
    private let index: IndexWriter
    private let insertDocument: SQLStatement
    private let insertRevision: SQLStatement

    init(_ note: ChangeNote, session: Session) throws(StoreError) {
        self.session = session
        self.note = note
        id = Int64(try session.int("SELECT max(id) FROM change") + 1)
        hash = ChangeHash(parent: try Self.parent(of: id, session: session), note: note)
        lastDocument = Int64(try session.int("SELECT max(id) FROM document"))
        lastRevision = Int64(try session.int("SELECT max(id) FROM revision"))
        index = try IndexWriter(session)
        insertDocument = try session.prepare(
            """
            INSERT INTO document VALUES (?1, ?2, ?3, ?4, ?8, ?9, ?5, 0, 1, ?6, ?7) ON CONFLICT (type, slug) DO NOTHING
            """)
        insertRevision = try session.prepare("INSERT INTO revision VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
    }

    /// Writes a revision; `flush` writes the rest of its index.
    func write(_ revision: NewRevision) throws(StoreError) -> CatalogEntry {
        switch (revision.target, revision.content) {
        case (.new, .text(let text)):
            guard let entry = try insert(text, kind: revision.kind) else { throw StoreError(.stale, at: session.path) }
            return entry
        case (.existing(let entry), .text(let text)):
            try takeOut(entry)
            lastRevision += 1
            try update(entry, to: text, kind: revision.kind)
            let written = self.entry(RevisionKey(entry.id, entry.newest.next), text.name, revision, isDeleted: false)
            try insert(written, body: text.canonical)
            try index.add(text.indexed, references: text.references, of: entry.id.value)
            return written
        case (.existing(let entry), .deletion):
            try takeOut(entry)
            lastRevision += 1
            try markDeleted(entry)
            let written = self.entry(RevisionKey(entry.id, entry.newest.next), entry.name, revision, isDeleted: true)
            try insert(written, body: nil)
            return written
        case (.new, .deletion): preconditionFailure("A document that is not there cannot be deleted")
        }
    }

    /// Writes the first revision of a document; `flush` writes the rest of its index.
    ///
    /// - Returns: `nil` where its name is taken; nothing is written then.
    func insert(_ text: PreparedText, kind: RevisionKey?) throws(StoreError) -> CatalogEntry? {
        guard try insertRow(text, kind: kind) else { return nil }
        lastDocument += 1
        lastRevision += 1
        let entry = CatalogEntry(
            id: DocumentID(lastDocument), name: text.name, newest: .first, isDeleted: false, digest: text.digest,
            kind: kind)
        try insert(entry, body: text.canonical)
        try index.add(text.indexed, references: text.references, of: lastDocument)
        return entry
    }

    /// Writes what many documents have gathered once it pays, since a longer run of sorted rows touches fewer pages.
    func flushIfMany() throws(StoreError) {
        if index.gatheredRows >= Self.manyRows { try index.flush() }
    }

    /// Some ten megabytes.
    private static let manyRows = 250_000

    func flush() throws(StoreError) { try index.flush() }

    /// Writes the hash of the change, if it has any revision.
    func finish() throws(StoreError) {
        guard hasRow else { return }
        let insert = try session.prepare("INSERT INTO change_hash VALUES (?1, ?2)")
        insert.bind(id, at: 1)
        insert.bind(blob: hash.finished(), at: 2)
        try insert.run()
    }

    private static func parent(of id: Int64, session: Session) throws(StoreError) -> [UInt8] {
        guard id > 1 else { return ChangeHash.noParent }
        let select = try session.prepare("SELECT hash FROM change_hash WHERE change = ?1")
        select.bind(id - 1, at: 1)
        guard try select.step() else { throw StoreError(.damaged("change \(id - 1) has no hash"), at: session.path) }
        return select.bytes(0)
    }

    private func entry(
        _ key: RevisionKey, _ name: DocumentName, _ revision: NewRevision, isDeleted: Bool
    ) -> CatalogEntry {
        CatalogEntry(
            id: key.document, name: name, newest: key.number, isDeleted: isDeleted, digest: revision.digest,
            kind: revision.kind)
    }

    /// Not before there is a revision: a change that changes nothing is not written.
    private func insertRow() throws(StoreError) {
        let insert = try session.prepare("INSERT INTO change VALUES (?1, ?2, ?3, ?4)")
        insert.bind(id, at: 1)
        insert.bind(note.author, at: 2)
        insert.bind(note.message, at: 3)
        insert.bind(note.milliseconds, at: 4)
        try insert.run()
        hasRow = true
    }

    /// - Returns: Whether the name was free.
    private func insertRow(_ text: PreparedText, kind: RevisionKey?) throws(StoreError) -> Bool {
        insertDocument.bind(lastDocument + 1, at: 1)
        insertDocument.bind(text.name.type.number, at: 2)
        insertDocument.bind(text.name.slug.text, at: 3)
        insertDocument.bind(text.indexed.words.title, at: 4)
        insertDocument.bind(text.indexed.isDeprecated ? 1 : 0, at: 5)
        insertDocument.bind(lastRevision + 1, at: 6)
        if let kind { insertDocument.bind(kind.document.value, at: 7) } else { insertDocument.bindNull(at: 7) }
        insertDocument.bind(text.indexed.words.summary, at: 8)
        insertDocument.bind(text.indexed.words.tags, at: 9)
        return try insertDocument.runCounting() == 1
    }

    private func insert(_ entry: CatalogEntry, body: [UInt8]?) throws(StoreError) {
        if !hasRow { try insertRow() }
        insertRevision.bind(lastRevision, at: 1)
        insertRevision.bind(entry.id.value, at: 2)
        insertRevision.bind(entry.newest.value, at: 3)
        insertRevision.bind(id, at: 4)
        if let kind = entry.kind {
            insertRevision.bind(kind.document.value, at: 5)
            insertRevision.bind(kind.number.value, at: 6)
        } else {
            insertRevision.bindNull(at: 5)
            insertRevision.bindNull(at: 6)
        }
        insertRevision.bind(blob: entry.digest.bytes, at: 7)
        if let body { insertRevision.bind(text: body, at: 8) } else { insertRevision.bindNull(at: 8) }
        try insertRevision.run()
        hash.add(entry.key, kind: entry.kind, digest: entry.digest)
    }

    /// Takes the newest revision so far out of the indexes.
    private func takeOut(_ entry: CatalogEntry) throws(StoreError) {
        let select = try session.statement(
            "SELECT d.number, r.body FROM document d CROSS JOIN revision r ON r.id = d.revision WHERE d.id = ?1")
        select.bind(entry.id.value, at: 1)
        guard try select.step(), select.int(0) == entry.newest.value else {
            select.reset()
            throw StoreError(.stale, at: session.path)
        }
        let body = select.isNull(1) ? nil : select.bytes(1)
        select.reset()
        if let body { try index.remove(body, of: entry.id.value) }
    }

    private func update(_ entry: CatalogEntry, to text: PreparedText, kind: RevisionKey?) throws(StoreError) {
        let update = try session.statement(
            """
            UPDATE document SET slug = ?2, title = ?3, summary = ?8, tags = ?9, deprecated = ?4, deleted = 0,
                number = ?5, revision = ?6, kind = ?7
            WHERE id = ?1
            """)
        update.bind(entry.id.value, at: 1)
        update.bind(text.name.slug.text, at: 2)
        update.bind(text.indexed.words.title, at: 3)
        update.bind(text.indexed.isDeprecated ? 1 : 0, at: 4)
        update.bind(entry.newest.next.value, at: 5)
        update.bind(lastRevision, at: 6)
        if let kind { update.bind(kind.document.value, at: 7) } else { update.bindNull(at: 7) }
        update.bind(text.indexed.words.summary, at: 8)
        update.bind(text.indexed.words.tags, at: 9)
        try update.run()
    }

    private func markDeleted(_ entry: CatalogEntry) throws(StoreError) {
        let update = try session.statement(
            "UPDATE document SET deleted = 1, number = ?2, revision = ?3 WHERE id = ?1")
        update.bind(entry.id.value, at: 1)
        update.bind(entry.newest.next.value, at: 2)
        update.bind(lastRevision, at: 3)
        try update.run()
    }
}
