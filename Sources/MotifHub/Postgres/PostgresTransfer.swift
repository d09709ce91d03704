import MotifCatalog
import MotifCore
import MotifStore

/// A transaction that copies any number of records as they come, in bounded memory.
///
/// A connection has one `COPY` at a time, so changes are kept back until there is a megabyte of them. Without `commit`,
/// the connection is closed, and the server undoes everything.
final class PostgresTransfer {
    private let connection: PostgresConnection
    private let target: PostgresTarget
    private var numbering = RevisionNumbering()
    private var changes = BinaryCopy()
    private var revisions = BinaryCopy()
    private var isCopyingRevisions = false
    private var hasFirst = false

    private static let changeBytes = 1 << 20
    private static let blockBytes = 1 << 16

    /// Begins the transaction.
    ///
    /// - Throws: `PostgresError`.
    init(_ connection: PostgresConnection, _ target: PostgresTarget) throws(PostgresError) {
        self.connection = connection
        self.target = target
        try connection.query("BEGIN")
    }

    /// Adds the next record.
    ///
    /// - Throws: `PostgresError` of any record before.
    func add(_ record: HistoryRecord) throws(PostgresError) {
        switch record {
        case .change(let change):
            numbering.begin(change)
            if hasFirst {
                changes.add([.bytes(target.identity.bytes)] + change.values)
                if changes.bytes.count > Self.changeBytes { try copyChanges() }
            } else {
                try insertFirst(change)
            }
        case .revision(let revision):
            revisions.add([.bytes(target.identity.bytes)] + numbering.next + revision.values)
            if revisions.bytes.count > Self.blockBytes { try copyRevisions() }
        }
    }

    /// Ends the transaction.
    ///
    /// - Returns: The connection, which can be used again.
    /// - Throws: `PostgresError`; without a code, the connection was lost, and everything may have been written.
    func commit() throws(PostgresError) -> PostgresConnection {
        try copyChanges()
        try connection.query("COMMIT")
        return connection
    }

    /// Claims the place behind the head: nobody else can append there until the transaction ends.
    private func insertFirst(_ change: ChangeRecord) throws(PostgresError) {
        hasFirst = true
        let insertion = PostgresInsertion([.change(change)], into: target)
        let rows = try connection.query(insertion.sql, insertion.values)
        if rows.integer(0) == 1 { return }
        throw PostgresError(state: .uniqueViolation, words: "the last change is another one")
    }

    private func copyRevisions() throws(PostgresError) {
        if !isCopyingRevisions { try connection.beginCopy(PostgresSchema.copyRevisions) }
        isCopyingRevisions = true
        try connection.put(revisions.take())
    }

    private func copyChanges() throws(PostgresError) {
        if !revisions.isEmpty { try copyRevisions() }
        if isCopyingRevisions {
            try connection.put(revisions.end())
            try connection.endCopy()
            isCopyingRevisions = false
        }
        guard !changes.isEmpty else { return }
        try connection.beginCopy(PostgresSchema.copyChanges)
        try connection.put(changes.take() + changes.end())
        try connection.endCopy()
    }
}

/// Rows in the binary format of `COPY`, in which no character needs escaping.
///
/// - Source: https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format".
struct BinaryCopy {
    /// What is to be sent next.
    private(set) var bytes: [UInt8] = []
    private var hasHeader = false

    /// Whether nothing is to be sent.
    var isEmpty: Bool { bytes.isEmpty }

    /// Adds a row.
    mutating func add(_ values: [PostgresValue]) {
        if !hasHeader {
            let signature: [UInt8] = Array("PGCOPY\n".utf8) + [0xFF] + Array("\r\n\0".utf8)
            bytes += signature + [0, 0, 0, 0] + [0, 0, 0, 0]
            hasHeader = true
        }
        bytes += Int16(values.count).bigEndianBytes
        for value in values {
            let content = value.bytes
            bytes += Int32(content?.count ?? -1).bigEndianBytes
            bytes += content ?? []
        }
    }

    /// Returns what is to be sent, and forgets it.
    mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Returns the end of the copy; another one can follow.
    mutating func end() -> [UInt8] {
        defer { hasHeader = false }
        return take() + Int16(-1).bigEndianBytes
    }
}
