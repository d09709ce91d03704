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
        id = try Self.last("change", session) + 1
        hash = ChangeHash(parent: try Self.parent(of: id, session: session), note: note)
        lastDocument = try Self.last("document", session)
        lastRevision = try Self.last("revision", session)
        index = try IndexWriter(session)
        insertDocument = try session.statement(
            """
            INSERT INTO document
                (id, type, slug, title, summary, tags, deprecated, deleted, number, revision, kind)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 1, ?8, ?9) ON CONFLICT (type, slug) DO NOTHING
            """)
        insertRevision = try session.statement(
            """
            INSERT INTO revision (id, document, number, change, kind, kind_number, digest, body)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            """)
    }

    /// Writes a revision; `flush` writes the rest of its index.
    func write(_ revision: NewRevision) throws(StoreError) -> CatalogEntry {
        switch revision {
        case .create(let text, let kind):
            guard let entry = try insert(text, kind: kind) else { throw StoreError(.stale, at: session.path) }
            return entry
        case .revise(let entry, let text, let kind):
            let written = CatalogEntry(
                id: entry.id, name: text.body.name, newest: try next(entry), isDeleted: false, digest: text.digest,
                kind: kind)
            try removeFromIndexes(entry)
            if entry.name != written.name { try session.run(FormerNameIndex.addingLast, for: entry.id) }
            lastRevision += 1
            try update(written, to: text)
            try insert(written, body: text.body.canonical)
            try index.add(text.indexed, text.derived, of: entry.id.value)
            return written
        case .delete(let entry):
            let written = CatalogEntry(
                id: entry.id, name: entry.name, newest: try next(entry), isDeleted: true, digest: .ofNothing,
                kind: entry.kind)
            try removeFromIndexes(entry)
            lastRevision += 1
            try markDeleted(written)
            try insert(written, body: nil)
            return written
        }
    }

    /// Writes the first revision of a document; `flush` writes the rest of its index.
    ///
    /// - Returns: `nil` if its name is taken; nothing is written then.
    func insert(_ text: PreparedDocument, kind: RevisionKey?) throws(StoreError) -> CatalogEntry? {
        guard try insertRow(text, kind: kind) else { return nil }
        lastDocument += 1
        lastRevision += 1
        let entry = CatalogEntry(
            id: DocumentID(lastDocument), name: text.body.name, newest: .first, isDeleted: false, digest: text.digest,
            kind: kind)
        try insert(entry, body: text.body.canonical)
        try index.add(text.indexed, text.derived, of: lastDocument)
        return entry
    }

    func flushIfMany() throws(StoreError) { try index.flushIfMany() }

    func flush() throws(StoreError) { try index.flush() }

    /// Makes the change a release, which has no revisions.
    ///
    /// - Returns: The number of the change.
    func release(_ name: ReleaseName) throws(StoreError) -> Int {
        precondition(!hasRow, "A release has no revisions")
        try insertRow(release: name)
        hash.add(name)
        return Int(id)
    }

    /// Writes the rest of the index, and the hash of the change, if it has a revision or is a release.
    func finish() throws(StoreError) {
        try index.finish()
        guard hasRow else { return }
        let insert = try session.statement("INSERT INTO change_hash (change, hash) VALUES (?1, ?2)")
        insert.bind(id, at: 1)
        insert.bind(blob: hash.finished().bytes, at: 2)
        try insert.run()
    }
}

extension OpenChange {
    /// The largest id of a table; 0 if it is empty.
    private static func last(_ table: String, _ session: Session) throws(StoreError) -> Int64 {
        let last = try session.int("SELECT max(id) FROM \(table)")
        // No catalog gets that far by counting, and the numbers after these are needed.
        guard last >= 0, last < Int64.max >> 1 else {
            throw StoreError(.damaged("the table '\(table)' has the id \(last)"), at: session.path)
        }
        return Int64(last)
    }

    private static func parent(of id: Int64, session: Session) throws(StoreError) -> ContentDigest? {
        guard id > 1 else { return nil }
        guard let point = try StoreReader(session).point(Int(id) - 1) else {
            throw StoreError(.damaged("change \(id - 1) has no hash"), at: session.path)
        }
        return point.hash
    }

    private func next(_ entry: CatalogEntry) throws(StoreError) -> RevisionNumber {
        guard entry.newest.value < Int.max >> 1 else {
            throw StoreError(.damaged("document \(entry.id) has the revision \(entry.newest)"), at: session.path)
        }
        return entry.newest.next
    }

    /// Not before there is a revision or a release: a change that changes nothing isn't written.
    private func insertRow(release: ReleaseName? = nil) throws(StoreError) {
        let insert = try session.statement(
            "INSERT INTO change (id, author, message, time, release) VALUES (?1, ?2, ?3, ?4, ?5)")
        insert.bind(id, at: 1)
        insert.bind(note.author, at: 2)
        insert.bind(note.message, at: 3)
        insert.bind(note.milliseconds, at: 4)
        if let release { insert.bind(release.text, at: 5) } else { insert.bindNull(at: 5) }
        try insert.run()
        hasRow = true
    }

    /// - Returns: Whether the name was free.
    private func insertRow(_ text: PreparedDocument, kind: RevisionKey?) throws(StoreError) -> Bool {
        insertDocument.bind(lastDocument + 1, at: 1)
        insertDocument.bind(text.body.name.type.number, at: 2)
        insertDocument.bind(text.body.name.slug.text, at: 3)
        insertDocument.bind(text.indexed.words.title, at: 4)
        insertDocument.bind(text.indexed.words.summary, at: 5)
        insertDocument.bind(text.indexed.words.tags, at: 6)
        insertDocument.bind(text.indexed.isDeprecated ? 1 : 0, at: 7)
        insertDocument.bind(lastRevision + 1, at: 8)
        insertDocument.bind(kind?.document.value, at: 9)
        return try insertDocument.runCounting() == 1
    }

    private func insert(_ entry: CatalogEntry, body: [UInt8]?) throws(StoreError) {
        if !hasRow { try insertRow() }
        insertRevision.bind(lastRevision, at: 1)
        insertRevision.bind(entry.id.value, at: 2)
        insertRevision.bind(entry.newest.value, at: 3)
        insertRevision.bind(id, at: 4)
        insertRevision.bind(entry.kind?.document.value, at: 5)
        insertRevision.bind((entry.kind?.number.value).map(Int64.init), at: 6)
        insertRevision.bind(blob: entry.digest.bytes, at: 7)
        if let body { insertRevision.bind(text: body, at: 8) } else { insertRevision.bindNull(at: 8) }
        try insertRevision.run()
        hash.add(entry.key, kind: entry.kind, digest: entry.digest)
    }

    /// Removes the newest revision so far from the indexes.
    private func removeFromIndexes(_ entry: CatalogEntry) throws(StoreError) {
        let select = try session.statement(
            """
            SELECT d.number, \(IntactFunction.body)
            FROM document d CROSS JOIN revision r ON r.id = d.revision WHERE d.id = ?1
            """)
        select.bind(entry.id.value, at: 1)
        guard try select.step(), select.int(0) == entry.newest.value else {
            select.reset()
            throw StoreError(.stale, at: session.path)
        }
        let body = select.isNull(1) ? nil : select.bytes(1)
        select.reset()
        if let body { try index.remove(body, of: entry.id.value) }
    }

    private func update(_ entry: CatalogEntry, to text: PreparedDocument) throws(StoreError) {
        let update = try session.statement(
            """
            UPDATE document SET slug = ?2, title = ?3, summary = ?4, tags = ?5, deprecated = ?6, deleted = 0,
                number = ?7, revision = ?8, kind = ?9
            WHERE id = ?1
            """)
        update.bind(entry.id.value, at: 1)
        update.bind(text.body.name.slug.text, at: 2)
        update.bind(text.indexed.words.title, at: 3)
        update.bind(text.indexed.words.summary, at: 4)
        update.bind(text.indexed.words.tags, at: 5)
        update.bind(text.indexed.isDeprecated ? 1 : 0, at: 6)
        update.bind(entry.newest.value, at: 7)
        update.bind(lastRevision, at: 8)
        update.bind(entry.kind?.document.value, at: 9)
        try update.run()
    }

    private func markDeleted(_ entry: CatalogEntry) throws(StoreError) {
        let update = try session.statement(
            "UPDATE document SET deleted = 1, number = ?2, revision = ?3 WHERE id = ?1")
        update.bind(entry.id.value, at: 1)
        update.bind(entry.newest.value, at: 2)
        update.bind(lastRevision, at: 3)
        try update.run()
    }
}
