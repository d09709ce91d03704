import MotifCatalog
import MotifCore
import MotifStore

/// Reads the history of one catalog in pages of changes, and their revisions row by row, so that memory doesn't grow
/// with it. A limit on revisions would let a server that has no statistics yet sort the same rows for each page.
///
/// Rows never change and are only added behind, so pages need no common snapshot.
struct PostgresReading {
    let connection: PostgresConnection
    let identity: ContentDigest
    let address: String

    private static let changesPerPage = 2000

    /// Calls `each` with every change after this one and its revisions.
    func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        var last = number
        while true {
            let changes = try changes(after: last)
            guard let first = changes.first, let final = changes.last else { return }
            var remaining = changes[...]
            try readRevisions(from: first.number, through: final.number) { change, revision in
                while let next = remaining.first, next.number <= change {
                    try each(.change(next))
                    remaining.removeFirst()
                }
                try each(.revision(revision))
            }
            for change in remaining { try each(.change(change)) }
            if changes.count < Self.changesPerPage { return }
            last = final.number
        }
    }

    private func changes(after number: Int) throws -> [ChangeRecord] {
        let rows = try connection.query(
            PostgresSchema.readChanges,
            [.bytes(identity.bytes), .integer(number), .integer(Self.changesPerPage)])
        return try (0..<rows.count).map { row in
            guard let change = rows.change(row: row) else {
                throw HubError(.altered(change: rows.integer(0, row: row) ?? number + 1), at: address)
            }
            return change
        }
    }

    private func readRevisions(from first: Int, through last: Int, each: (Int, RevisionRecord) throws -> Void) throws {
        let values: [PostgresValue] = [.bytes(identity.bytes), .integer(first), .integer(last)]
        try connection.rows(PostgresSchema.readRevisions, values) { row in
            guard let change = row.integer(0), let revision = row.revision() else {
                throw HubError(.altered(change: row.integer(0) ?? first), at: address)
            }
            try each(change, revision)
        }
    }
}

extension PostgresRows {
    /// A row of `PostgresSchema.changeColumns`; `nil` if its values can't be those of a change.
    fileprivate func change(row: Int) -> ChangeRecord? {
        guard let number = integer(0, row: row), let hash = digest(1, row: row), let time = integer(2, row: row),
            let author = text(3, row: row), let message = text(4, row: row), let count = integer(6, row: row)
        else { return nil }
        let releaseText = text(5, row: row)
        let release = releaseText.flatMap { ReleaseName($0) }
        guard (release == nil) == (releaseText == nil), count >= 0 else { return nil }
        let date = Timestamp(millisecondsSince1970: Int64(time))
        return ChangeRecord(
            number: number, note: ChangeNote(author: author, message: message, date: date), release: release,
            revisionCount: count, hash: hash)
    }

    /// A row of `PostgresSchema.revisionColumns`; `nil` if its values can't be those of a revision.
    fileprivate func revision() -> RevisionRecord? {
        guard let key = revisionKey(2, 3), let digest = digest(6) else { return nil }
        let kind = revisionKey(4, 5)
        guard (kind == nil) == (integer(4) == nil) else { return nil }
        return RevisionRecord(key: key, kind: kind, digest: digest, body: bytes(7))
    }

    private func revisionKey(_ document: Int32, _ number: Int32) -> RevisionKey? {
        guard let document = integer(document), let number = integer(number).flatMap({ RevisionNumber($0) }) else {
            return nil
        }
        return RevisionKey(DocumentID(Int64(document)), number)
    }
}
