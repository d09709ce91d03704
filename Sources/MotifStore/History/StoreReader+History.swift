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
        let statement = try session.statement("SELECT hash FROM change_hash WHERE change = ?1")
        statement.bind(number, at: 1)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        guard let hash = ContentDigest(statement.bytes(0)) else { throw damage("change \(number) has no hash") }
        return HistoryPoint(number: number, hash: hash)
    }

    /// The number of documents that were created up to this change, deleted ones among them.
    public func documentCount(through change: Int) throws(StoreError) -> Int64 {
        let select = try session.statement(
            """
            SELECT coalesce((SELECT min(document) - 1 FROM revision WHERE id >= ?1 AND number = 1),
                (SELECT max(id) FROM document), 0)
            """)
        select.bind(try firstRevision(after: change), at: 1)
        defer { select.reset() }
        return try select.step() ? select.int64(0) : 0
    }

    /// The change that is the release with this name; `nil` if there is none.
    public func release(_ name: ReleaseName) throws(StoreError) -> ChangeRecord? {
        let select = try session.statement("SELECT id FROM change WHERE release = ?1")
        select.bind(name.text, at: 1)
        defer { select.reset() }
        return try select.step() ? change(select.int(0)) : nil
    }

    /// A change; `nil` if there is none with this number.
    public func change(_ number: Int) throws(StoreError) -> ChangeRecord? {
        let select = try session.statement(ChangeColumn.select)
        select.bind(number - 1, at: 1)
        select.bind(number, at: 2)
        defer { select.reset() }
        guard try select.step() else { return nil }
        return try record(select, revisionCount: try firstRevision(after: number) - firstRevision(after: number - 1))
    }

    /// All releases, the oldest first.
    public func releases() throws(StoreError) -> [ChangeRecord] {
        let select = try session.statement("SELECT id FROM change WHERE release IS NOT NULL ORDER BY id")
        defer { select.reset() }
        var releases: [ChangeRecord] = []
        while try select.step() {
            if let release = try change(select.int(0)) { releases.append(release) }
        }
        return releases
    }

    /// Calls `each` with every change after this one, in order, each followed by its revisions.
    ///
    /// The texts are as they are stored: whoever receives them compares them with the digests.
    /// - Parameter last: The number of the last change; `nil` for all of them.
    /// - Throws: Any error that `each` throws, and `StoreError`.
    /// - Complexity: One revision is in memory at a time.
    public func records(
        after number: Int, through last: Int? = nil, each: (HistoryRecord) throws -> Void
    ) throws {
        let changes = try session.prepare(ChangeColumn.select)
        changes.bind(number, at: 1)
        changes.bind(last ?? Int.max, at: 2)
        let revisions = try session.prepare(RevisionColumn.select)
        var id = try firstRevision(after: number)
        while try changes.step() {
            let change = changes.int(ChangeColumn.id)
            let next = try firstRevision(after: change)
            try each(.change(try record(changes, revisionCount: next - id)))
            revisions.bind(id, at: 1)
            revisions.bind(next, at: 2)
            while try revisions.step() { try each(.revision(try record(revisions))) }
            revisions.reset()
            id = next
        }
    }

    /// The id of the first revision after this change: one more than the last id if there is none.
    ///
    /// - Complexity: O(log *n*) in the number of revisions, whose ids and changes grow together.
    func firstRevision(after change: Int) throws(StoreError) -> Int {
        var (low, high) = (1, try session.int("SELECT max(id) FROM revision") + 1)
        let statement = try session.statement("SELECT change FROM revision WHERE id = ?1")
        while low < high {
            let middle = low + (high - low) / 2
            statement.bind(middle, at: 1)
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
        let note = ChangeNote(
            author: row.text(ChangeColumn.author), message: row.text(ChangeColumn.message),
            milliseconds: row.int64(ChangeColumn.time))
        return ChangeRecord(
            number: number, note: note, release: release, revisionCount: revisionCount,
            hash: try row.digest(ChangeColumn.hash, at: session.path))
    }

    private func record(_ row: SQLStatement) throws(StoreError) -> RevisionRecord {
        let document = row.int64(RevisionColumn.document)
        guard let number = RevisionNumber(row.int(RevisionColumn.number)) else {
            throw damage("document \(document) has a revision without a number")
        }
        return RevisionRecord(
            key: RevisionKey(DocumentID(document), number),
            kind: try row.kind(RevisionColumn.kind, RevisionColumn.kindNumber, at: session.path),
            digest: try row.digest(RevisionColumn.digest, at: session.path),
            body: row.isNull(RevisionColumn.body.rawValue) ? nil : row.bytes(RevisionColumn.body))
    }
}
