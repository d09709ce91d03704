public import MotifCore

extension StoreReader {
    /// The last change; `nil` without changes.
    public func head() throws(StoreError) -> HistoryPoint? {
        let number = try lastChange()
        guard number > 0 else { return nil }
        guard let point = try point(number) else { throw damage("change \(number) has no hash") }
        return point
    }

    /// The number of the last change, even if it is still being written and so has no hash; 0 without changes.
    public func lastChange() throws(StoreError) -> Int { try session.int("SELECT max(id) FROM change") }

    /// The identity of the catalog, the same in every clone: the hash of its first change; `nil` without changes.
    public func identity() throws(StoreError) -> ContentDigest? { try point(1)?.hash }

    /// The change with this number; `nil` if there is none.
    public func point(_ number: Int) throws(StoreError) -> HistoryPoint? {
        try session.first("SELECT hash FROM change_hash WHERE change = ?1", number) { row throws(StoreError) in
            guard let hash = ContentDigest(row.bytes(0)) else { throw damage("change \(number) has no hash") }
            return HistoryPoint(number: number, hash: hash)
        }
    }

    /// The number of documents that were created up to this change, deleted ones among them.
    public func documentCount(through change: Int) throws(StoreError) -> Int64 {
        let sql = """
            SELECT coalesce((SELECT min(document) - 1 FROM revision WHERE id >= ?1 AND number = 1),
                (SELECT max(id) FROM document), 0)
            """
        return Int64(try session.int(sql, try firstRevision(after: change)))
    }

    /// The change that is the release with this name; `nil` if there is none.
    public func release(_ name: ReleaseName) throws(StoreError) -> ChangeRecord? {
        guard let number = try change(of: name) else { return nil }
        return try change(number)
    }

    /// The number of the change that is a release; `nil` if there is none with this name.
    public func change(of release: ReleaseName) throws(StoreError) -> Int? {
        try session.first("SELECT id FROM change WHERE release = ?1", release) { $0.int(0) }
    }

    /// The number of the last change at or before this time; 0 if there is none.
    public func change(at time: Timestamp) throws(StoreError) -> Int {
        try session.int("SELECT coalesce(max(id), 0) FROM change WHERE time <= ?1", time)
    }

    /// A change; `nil` if there is none with this number.
    public func change(_ number: Int) throws(StoreError) -> ChangeRecord? {
        try session.first(ChangeColumn.select, number - 1, number) { row throws(StoreError) in
            try record(row, revisionCount: try firstRevision(after: number) - firstRevision(after: number - 1))
        }
    }

    /// All releases, the oldest first.
    public func releases() throws(StoreError) -> [ChangeRecord] {
        let sql = "SELECT id FROM change WHERE release IS NOT NULL ORDER BY id"
        return try session.all(sql) { row throws(StoreError) in try change(row.int(0)) }
    }

    /// Calls `each` with every change after this one, in order, each followed by its revisions.
    ///
    /// The texts are as they are stored: the receiver compares them with the digests.
    /// - Parameter last: The number of the last change; `nil` for all of them.
    /// - Throws: Any error that `each` throws, and `StoreError`.
    /// - Complexity: One revision is in memory at a time.
    public func records(after number: Int, through last: Int? = nil, each: (HistoryRecord) throws -> Void) throws {
        let changes = try session.prepare(ChangeColumn.select)
        changes.bind(number, last ?? Int.max)
        let revisions = try session.prepare(RevisionColumn.select)
        var id = try firstRevision(after: number)
        while try changes.step() {
            let change = changes.int(ChangeColumn.id)
            let next = try firstRevision(after: change)
            try each(.change(try record(changes, revisionCount: next - id)))
            revisions.bind(id, next)
            while try revisions.step() { try each(.revision(try record(revisions))) }
            revisions.reset()
            id = next
        }
    }

    /// The id of the first revision after this change: one more than the last id if there is none.
    ///
    /// - Complexity: O(log *n*) in the number of revisions, whose ids and changes grow together.
    func firstRevision(after change: Int) throws(StoreError) -> Int {
        var (low, high) = (1, Int(try HistoryTables.last("revision", session)) + 1)
        let statement = try session.statement("SELECT change FROM revision WHERE id = ?1")
        while low < high {
            let middle = low + (high - low) / 2
            statement.bind(middle)
            guard try statement.step() else { throw damage("the revision \(middle) is missing") }
            if statement.int(0) > change { high = middle } else { low = middle + 1 }
            statement.reset()
        }
        return low
    }

    /// The columns of a `ChangeRecord`, in the order of its SELECT.
    private enum ChangeColumn: Int32 {
        case id, author, message, time, release, hash

        static let select = """
            SELECT c.id, c.author, c.message, c.time, c.release, s.hash
            FROM change c CROSS JOIN change_hash s ON s.change = c.id WHERE c.id > ?1 AND c.id <= ?2 ORDER BY c.id
            """
    }

    /// The columns of a `RevisionRecord`, in the order of its SELECT.
    private enum RevisionColumn: Int32 {
        case document, number, kind, kindNumber, digest, body

        static let select = """
            SELECT document, number, kind, kind_number, digest, body FROM revision
            WHERE id >= ?1 AND id < ?2 ORDER BY id
            """
    }

    private func record(_ row: SQLStatement, revisionCount: Int) throws(StoreError) -> ChangeRecord {
        let number = row.int(ChangeColumn.id)
        var release: ReleaseName?
        if !row.isNull(ChangeColumn.release.rawValue) {
            guard let name = ReleaseName(row.text(ChangeColumn.release)) else {
                throw damage("change \(number) has an invalid release")
            }
            release = name
        }
        return ChangeRecord(
            number: number, note: row.note(ChangeColumn.author), release: release, revisionCount: revisionCount,
            hash: try row.digest(ChangeColumn.hash))
    }

    private func record(_ row: SQLStatement) throws(StoreError) -> RevisionRecord {
        let document = row.int64(RevisionColumn.document)
        guard let number = RevisionNumber(row.int(RevisionColumn.number)) else {
            throw damage("document \(document) has a revision without a number")
        }
        return RevisionRecord(
            key: RevisionKey(DocumentID(document), number),
            kind: try row.kind(RevisionColumn.kind, RevisionColumn.kindNumber),
            digest: try row.digest(RevisionColumn.digest), body: row.bytesIfAny(RevisionColumn.body))
    }
}
