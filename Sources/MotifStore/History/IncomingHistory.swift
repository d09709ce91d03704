import MotifCore

/// Adds records to the tables of the history, and checks that they continue it.
final class IncomingHistory {
    private let session: Session
    private var parent: HistoryPoint?
    private var change: ChangeRecord?
    private var hash: ChangeHash?
    private var revisions = 0
    private var lastKind: RevisionKey?
    private let tables: HistoryTables
    private let insertDocument: SQLStatement
    private let isApart: Bool

    /// - Parameters:
    ///   - parent: The last change before the records.
    ///   - isApart: Whether the tables don't have the changes before the records, so that only hashes can be checked.
    init(_ session: Session, after parent: HistoryPoint?, isApart: Bool = false) throws(StoreError) {
        self.session = session
        self.parent = parent
        self.isApart = isApart
        tables = try HistoryTables(session)
        // The rest of the row is written when the newest text is known.
        insertDocument = try session.prepare(
            """
            INSERT INTO document (id, type, slug, title, summary, tags, deprecated, deleted, number, revision, kind)
            VALUES (?1, 0, ' ' || ?1, '', '', '', 0, 0, 1, ?2, NULL)
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
        try tables.add(change.hash, of: change.number)
        parent = change.point
        self.change = nil
        self.hash = nil
    }

    /// Whether a document is there, or is the next one to be created.
    func canHave(_ document: DocumentID) -> Bool { document.value >= 1 && document.value <= tables.lastDocument + 1 }

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
        try tables.add(change: change.number, change.note, release: change.release)
    }

    private func add(_ revision: RevisionRecord) throws {
        guard let change, ContentDigest(of: revision.body ?? []) == revision.digest,
            try isApart ? !hasRow(revision.key) : isNext(revision)
        else { throw altered }
        hash?.add(revision)
        revisions += 1
        if !isApart, revision.key.number == .first {
            try insertDocument.run(tables.lastDocument + 1, tables.lastRevision + 1)
        }
        try tables.add(revision, to: change.number)
    }

    /// Whether a revision continues its document, and its kind is there.
    private func isNext(_ revision: RevisionRecord) throws(StoreError) -> Bool {
        if let kind = revision.kind, kind != lastKind {
            guard try hasText(kind) else { return false }
            lastKind = kind
        }
        guard let before = RevisionNumber(revision.key.number.value - 1) else {
            return revision.key.document.value == tables.lastDocument + 1 && revision.body != nil
        }
        let key = RevisionKey(revision.key.document, before)
        // What is deleted has a text.
        return try revision.body == nil ? hasText(key) : hasRow(key)
    }

    private func hasText(_ key: RevisionKey) throws(StoreError) -> Bool {
        let sql = "SELECT 1 FROM revision WHERE document = ?1 AND number = ?2 AND body IS NOT NULL"
        return try session.hasRow(sql, key.document, key.number)
    }

    private func hasRow(_ key: RevisionKey) throws(StoreError) -> Bool {
        try session.hasRow("SELECT 1 FROM revision WHERE document = ?1 AND number = ?2", key.document, key.number)
    }
}
