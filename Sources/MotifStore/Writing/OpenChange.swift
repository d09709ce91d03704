import MotifCore

/// A change that is being written: its row comes before the first revision, its hash after the last.
final class OpenChange {
    private let session: Session
    private let number: Int
    private let note: ChangeNote
    private var hasRow = false
    private var hash: ChangeHash
    private let tables: HistoryTables
    private let index: IndexWriter
    private let insertDocument: SQLStatement

    init(_ note: ChangeNote, session: Session) throws(StoreError) {
        self.session = session
        self.note = note
        number = Int(try HistoryTables.last("change", session)) + 1
        hash = ChangeHash(parent: try StoreReader(session).head()?.hash, note: note)
        tables = try HistoryTables(session)
        index = try IndexWriter(session)
        insertDocument = try session.statement(
            """
            INSERT INTO document
                (id, type, slug, title, summary, tags, deprecated, deleted, number, revision, kind)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 1, ?8, ?9) ON CONFLICT (type, slug) DO NOTHING
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
                id: entry.id, name: text.name, newest: try next(entry), isDeleted: false, digest: text.digest,
                kind: kind)
            try removeFromIndexes(entry)
            if entry.name != written.name { try session.run(FormerNameIndex.addingLast, entry.id) }
            try DocumentRow.update(written, text.indexed, revision: tables.lastRevision + 1, session)
            try insert(written, body: text.canonical)
            try index.add(text.indexed, text.derived, of: entry.id)
            return written
        case .delete(let entry):
            let written = CatalogEntry(
                id: entry.id, name: entry.name, newest: try next(entry), isDeleted: true, digest: .ofNothing,
                kind: entry.kind)
            try removeFromIndexes(entry)
            try session.run(
                "UPDATE document SET deleted = 1, number = ?2, revision = ?3 WHERE id = ?1", entry.id, written.newest,
                tables.lastRevision + 1)
            try insert(written, body: nil)
            return written
        }
    }

    /// Writes the first revision of a document; `flush` writes the rest of its index.
    ///
    /// - Returns: `nil` if its name is taken; nothing is written then.
    func insert(_ text: PreparedDocument, kind: RevisionKey?) throws(StoreError) -> CatalogEntry? {
        let document = DocumentID(tables.lastDocument + 1)
        let indexed = text.indexed
        try insertDocument.run(
            document, text.name.type, text.name.slug, indexed.title, indexed.summary, indexed.joinedTags,
            indexed.isDeprecated, tables.lastRevision + 1, kind?.document)
        guard insertDocument.changeCount == 1 else { return nil }
        let entry = CatalogEntry(
            id: document, name: text.name, newest: .first, isDeleted: false, digest: text.digest, kind: kind)
        try insert(entry, body: text.canonical)
        try index.add(text.indexed, text.derived, of: document)
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
        return number
    }

    /// Writes the rest of the index, and the hash of the change, if it has a revision or is a release.
    func finish() throws(StoreError) {
        try index.flush()
        if hasRow { try tables.add(hash.finished(), of: number) }
    }

    private func next(_ entry: CatalogEntry) throws(StoreError) -> RevisionNumber {
        guard entry.newest.value < Int.max >> 1 else {
            throw StoreError(.damaged("document \(entry.id) has the revision \(entry.newest)"), at: session.path)
        }
        return entry.newest.next
    }

    /// Not before there is a revision or a release: a change that changes nothing isn't written.
    private func insertRow(release: ReleaseName? = nil) throws(StoreError) {
        try tables.add(change: number, note, release: release)
        hasRow = true
    }

    private func insert(_ entry: CatalogEntry, body: [UInt8]?) throws(StoreError) {
        if !hasRow { try insertRow() }
        let revision = RevisionRecord(key: entry.key, kind: entry.kind, digest: entry.digest, body: body)
        try tables.add(revision, to: number)
        hash.add(revision)
    }

    /// Removes the newest revision so far from the indexes, which don't have a deleted document.
    private func removeFromIndexes(_ entry: CatalogEntry) throws(StoreError) {
        let reader = StoreReader(session)
        guard let newest = try reader.entry(of: entry.id), newest.newest == entry.newest else {
            throw StoreError(.stale, at: session.path)
        }
        if newest.isDeleted { return }
        let body = try reader.revision(entry.key)?.body
        try index.remove(body.flatMap { IndexedText(canonical: $0) }, of: entry.id)
    }
}
