import MotifCore

/// Adds rows to the tables of the history, to which rows are only ever added.
final class HistoryTables {
    /// The number of the last document.
    private(set) var lastDocument: Int64
    /// The id of the last revision.
    private(set) var lastRevision: Int64
    private let session: Session
    private let insertRevision: SQLStatement

    init(_ session: Session) throws(StoreError) {
        self.session = session
        lastDocument = try Self.last("document", session)
        lastRevision = try Self.last("revision", session)
        insertRevision = try session.prepare(
            """
            INSERT INTO revision (id, document, number, change, kind, kind_number, digest, body)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            """)
    }

    /// The largest id of a table; 0 if it is empty.
    static func last(_ table: String, _ session: Session) throws(StoreError) -> Int64 {
        let last = try session.int("SELECT max(id) FROM \(table)")
        // No catalog gets that far by counting, and the numbers after these are needed.
        guard last >= 0, last < Int64.max >> 1 else {
            throw StoreError(.damaged("the table '\(table)' has the id \(last)"), at: session.path)
        }
        return Int64(last)
    }

    /// Adds a change, whose hash follows its revisions.
    func add(change number: Int, _ note: ChangeNote, release: ReleaseName?) throws(StoreError) {
        try session.run(
            "INSERT INTO change (id, author, message, time, release) VALUES (?1, ?2, ?3, ?4, ?5)", number, note.author,
            note.message, note.date, release)
    }

    /// Adds a revision. A first one is that of a new document, whose row has been added with the next numbers.
    func add(_ revision: RevisionRecord, to change: Int) throws(StoreError) {
        lastRevision += 1
        if revision.key.number == .first { lastDocument += 1 }
        let (key, kind) = (revision.key, revision.kind)
        try insertRevision.run(
            lastRevision, key.document, key.number, change, kind?.document, kind?.number, revision.digest,
            revision.body.map(UTF8Text.init))
    }

    /// Adds the hash of a change.
    func add(_ hash: ContentDigest, of change: Int) throws(StoreError) {
        try session.run("INSERT INTO change_hash (change, hash) VALUES (?1, ?2)", change, hash)
    }
}
