import MotifCore

/// Adds records to the tables of the history, and checks that they continue it.
final class IncomingHistory {
    private let session: Session
    private var parent: HistoryPoint?
    private var change: ChangeRecord?
    private var hash: ChangeHash?
    private var revisions = 0
    private var lastDocument: Int64
    private var lastRevision: Int64
    private var lastKind: RevisionKey?
    private let insertChange: SQLStatement
    private let insertHash: SQLStatement
    private let insertDocument: SQLStatement
    private let insertRevision: SQLStatement

    init(_ reader: StoreReader) throws(StoreError) {
        session = reader.session
        parent = try reader.head()
        lastDocument = Int64(try session.int("SELECT max(id) FROM document"))
        lastRevision = Int64(try session.int("SELECT max(id) FROM revision"))
        insertChange = try session.prepare(
            "INSERT INTO change (id, author, message, time, release) VALUES (?1, ?2, ?3, ?4, ?5)")
        insertHash = try session.prepare("INSERT INTO change_hash (change, hash) VALUES (?1, ?2)")
        // The rest of the row is written when the newest text is known.
        insertDocument = try session.prepare(
            """
            INSERT INTO document (id, type, slug, title, summary, tags, deprecated, deleted, number, revision, kind)
            VALUES (?1, 0, ' ' || ?1, '', '', '', 0, 0, 1, ?2, NULL)
            """)
        insertRevision = try session.prepare(
            """
            INSERT INTO revision (id, document, number, change, kind, kind_number, digest, body)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            """)
    }

    func append(_ record: HistoryRecord) throws {
        switch record {
        case .change(let change):
            try finish()
            try begin(change)
        case .revision(let revision):
            try add(revision)
        }
    }

    /// Ends the change that was added last.
    func finish() throws {
        guard let change, let hash else { return }
        guard revisions == change.revisionCount else { throw HistoryError(kind: .incomplete, change: number) }
        guard hash.finished() == change.hash else { throw altered }
        insertHash.bind(change.number, at: 1)
        insertHash.bind(blob: change.hash.bytes, at: 2)
        try insertHash.run()
        parent = change.point
        self.change = nil
        self.hash = nil
    }

    /// Whether a document is there, or is the next one to be created.
    func canHave(_ document: DocumentID) -> Bool { document.value >= 1 && document.value <= lastDocument + 1 }

    /// The number that the change must have, whatever it says.
    private var number: Int { (parent?.number ?? 0) + 1 }

    /// The error of a change that doesn't match its hash or doesn't continue the history.
    var altered: HistoryError { HistoryError(kind: .altered, change: number) }

    private func begin(_ change: ChangeRecord) throws {
        self.change = change
        revisions = 0
        // A release names a state of something, and has no revisions.
        let isRelease = change.release != nil
        guard change.number == number, isRelease == (change.revisionCount == 0) else {
            throw altered
        }
        var hash = ChangeHash(parent: parent?.hash, note: change.note)
        if let release = change.release { hash.add(release) }
        self.hash = hash
        insertChange.bind(change.number, at: 1)
        insertChange.bind(change.note.author, at: 2)
        insertChange.bind(change.note.message, at: 3)
        insertChange.bind(change.note.milliseconds, at: 4)
        if let release = change.release { insertChange.bind(release.text, at: 5) } else { insertChange.bindNull(at: 5) }
        try insertChange.run()
    }

    private func add(_ revision: RevisionRecord) throws {
        guard let change, ContentDigest(of: revision.body ?? []) == revision.digest, try isNext(revision) else {
            throw altered
        }
        hash?.add(revision.key, kind: revision.kind, digest: revision.digest)
        revisions += 1
        lastRevision += 1
        if revision.key.number == .first {
            lastDocument += 1
            insertDocument.bind(lastDocument, at: 1)
            insertDocument.bind(lastRevision, at: 2)
            try insertDocument.run()
        }
        insertRevision.bind(lastRevision, at: 1)
        insertRevision.bind(revision.key.document.value, at: 2)
        insertRevision.bind(revision.key.number.value, at: 3)
        insertRevision.bind(change.number, at: 4)
        insertRevision.bind(revision.kind?.document.value, at: 5)
        insertRevision.bind((revision.kind?.number.value).map(Int64.init), at: 6)
        insertRevision.bind(blob: revision.digest.bytes, at: 7)
        if let body = revision.body { insertRevision.bind(text: body, at: 8) } else { insertRevision.bindNull(at: 8) }
        try insertRevision.run()
    }

    /// Whether a revision continues its document, and its kind is there.
    private func isNext(_ revision: RevisionRecord) throws(StoreError) -> Bool {
        if let kind = revision.kind, kind != lastKind {
            guard try hasText(kind) else { return false }
            lastKind = kind
        }
        guard let before = RevisionNumber(revision.key.number.value - 1) else {
            return revision.key.document.value == lastDocument + 1 && revision.body != nil
        }
        let key = RevisionKey(revision.key.document, before)
        // What is deleted has a text.
        return try revision.body == nil ? hasText(key) : hasRow(key)
    }

    private func hasText(_ key: RevisionKey) throws(StoreError) -> Bool {
        try isFound("SELECT 1 FROM revision WHERE document = ?1 AND number = ?2 AND body IS NOT NULL", key)
    }

    private func hasRow(_ key: RevisionKey) throws(StoreError) -> Bool {
        try isFound("SELECT 1 FROM revision WHERE document = ?1 AND number = ?2", key)
    }

    private func isFound(_ sql: String, _ key: RevisionKey) throws(StoreError) -> Bool {
        let select = try session.statement(sql)
        select.bind(key.document.value, at: 1)
        select.bind(key.number.value, at: 2)
        defer { select.reset() }
        return try select.step()
    }
}
