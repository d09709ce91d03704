import MotifCore
import MotifStore

/// Where appended records go.
struct PostgresTarget {
    /// The change that must be the last one; `nil` for a new catalog.
    let head: HistoryPoint?
    let identity: ContentDigest
    /// The name of a new catalog.
    let name: Slug?
}

/// A statement that appends records, so that a small push takes one round trip.
struct PostgresInsertion {
    let sql: String
    let values: [PostgresValue]

    /// - Parameters:
    ///   - records: Changes, each before its revisions; together at most 7000.
    ///   - numbering: That of the records before.
    init(_ records: [HistoryRecord], into target: PostgresTarget, _ numbering: inout RevisionNumbering) {
        var changes: [PostgresValue] = []
        var revisions: [PostgresValue] = []
        var (changeCount, revisionCount) = (0, 0)
        for record in records {
            switch record {
            case .change(let change):
                changes += change.values
                changeCount += 1
                numbering.begin(change)
            case .revision(let revision):
                revisions += numbering.next + revision.values
                revisionCount += 1
            }
        }
        var first: [PostgresValue] = [.bytes(target.identity.bytes)]
        if let head = target.head {
            first += [.integer(head.number), .bytes(head.hash.bytes)]
        } else {
            first.append(.text(target.name?.text ?? ""))
        }
        values = first + changes + revisions
        sql = PostgresSchema.insert(isFirst: target.head == nil, changes: changeCount, revisions: revisionCount)
    }
}

/// The places of revisions within their changes: 1, 2, 3 ….
struct RevisionNumbering {
    private var change = 0
    private var position = 0

    /// Goes on with the revisions of another change.
    mutating func begin(_ change: ChangeRecord) {
        self.change = change.number
        position = 0
    }

    /// The first two of `PostgresSchema.revisionColumns`.
    var next: [PostgresValue] {
        mutating get {
            position += 1
            return [.integer(change), .integer(position)]
        }
    }
}

extension ChangeRecord {
    /// In the order of `PostgresSchema.changeColumns`.
    var values: [PostgresValue] {
        [
            .integer(number), .bytes(hash.bytes), .integer(Int(note.date.millisecondsSince1970)), .text(note.author),
            .text(note.message), release.map { .text($0.text) } ?? .null(.text), .integer(revisionCount),
        ]
    }
}

extension RevisionRecord {
    /// In the order of `PostgresSchema.revisionColumns`, without the place in the change.
    var values: [PostgresValue] {
        [
            .integer(Int(key.document.value)), .integer(key.number.value),
            kind.map { .integer(Int($0.document.value)) } ?? .null(.bigint),
            kind.map { .integer($0.number.value) } ?? .null(.bigint),
            .bytes(digest.bytes), body.map { .utf8($0) } ?? .null(.text),
        ]
    }
}
