import MotifCore

/// The changes of a damaged catalog that prove themselves by their hashes, from the first one on.
struct ProvenChanges {
    /// A change, and the copy that it comes from; `nil` for the damaged catalog itself.
    private struct Change {
        let record: ChangeRecord
        let copy: Store?
    }

    private let rows: SalvagedRows
    private var changes: [Change] = []

    /// Finds the changes.
    ///
    /// - Parameters:
    ///   - copies: The catalogs that provide changes that the damaged one has lost.
    ///   - limit: The number of the last change that is looked at.
    init(_ rows: SalvagedRows, copies: [Store], through limit: Int) throws {
        self.rows = rows
        var proven = 0
        while changes.count < limit {
            let number = changes.count + 1
            let parent = changes.last?.record.hash
            let own = try rows.change(number, after: parent)
            let stored = try rows.hashes(of: number)
            if let own, stored.contains(own.hash) {
                changes.append(Change(record: own, copy: nil))
            } else if let change = try Self.change(number, after: parent, in: copies) {
                changes.append(change)
            } else if let own, stored.isEmpty {
                // The hash of a later change proves this one, too.
                changes.append(Change(record: own, copy: nil))
                continue
            } else {
                break
            }
            proven = number
        }
        changes.removeLast(changes.count - proven)
    }

    /// The number of changes.
    var count: Int { changes.count }

    /// The change as a copy has it, if the copy has the one before it, too.
    private static func change(_ number: Int, after parent: ContentDigest?, in copies: [Store]) throws -> Change? {
        for copy in copies {
            let found = try copy.read { (before: try $0.point(number - 1), this: try $0.change(number)) }
            if let record = found.this, found.before?.hash == parent { return Change(record: record, copy: copy) }
        }
        return nil
    }

    /// Writes the changes as they are.
    func write(to writer: HistoryWriter) throws {
        for change in changes {
            let number = change.record.number
            if let copy = change.copy {
                try copy.read { try $0.records(after: number - 1, through: number) { try writer.append($0) } }
            } else {
                try writer.append(.change(change.record))
                try rows.revisions("change = ?1", number) { try writer.append(.revision($0.record)) }
            }
        }
    }
}
