import MotifCore

/// Writes the history of a damaged catalog into a new one: as it was up to the first change that can't be proven, and
/// from there on with the revisions that are intact, in the order in which they were written.
struct SalvagedHistory {
    /// A change that keeps its number and its hash.
    private struct KeptChange {
        let hash: ContentDigest
        /// The copy that it comes from; `nil` for the damaged catalog itself.
        let copy: Store?
    }

    let rows: SalvagedRows
    /// The places in `rows.revisions` of the revisions of each change.
    private let places: [Int: [Int]]
    private let copies: [Store]
    /// The revisions that don't fit, by their ids in the damaged catalog.
    var misfits: [Int64: Loss.Reason] = [:]
    /// No change after this one keeps its hash.
    var keptAtMost = Int.max

    init(_ rows: SalvagedRows, copies: [Store]) {
        self.rows = rows
        self.copies = copies
        places = Dictionary(grouping: rows.revisions.indices) { rows.revisions[$0].change }
    }

    /// Writes what can be written.
    func write(to writer: HistoryWriter) throws -> SalvagedChanges {
        let kept = try keptChanges()
        for (number, change) in zip(1..., kept) { try write(change, number, to: writer) }
        let head = kept.last.map { HistoryPoint(number: kept.count, hash: $0.hash) }
        var rest = try SalvagedChanges(rows, after: head, misfits: misfits, in: writer)
        let numbers = Set(places.keys).union(rows.changes.keys).union(rows.hashes.keys)
        for number in numbers.sorted() where number > kept.count { try rest.write(number, places[number] ?? []) }
        rest.finish()
        return rest
    }

    private func keptChanges() throws -> [KeptChange] {
        var kept: [KeptChange] = []
        var proven = 0
        while kept.count < keptAtMost {
            let number = kept.count + 1
            let parent = kept.last?.hash
            let own = hasTexts(number) ? hash(of: number, after: parent) : nil
            let stored = rows.hashes[number] ?? []
            if let own, stored.contains(own) {
                kept.append(KeptChange(hash: own, copy: nil))
                proven = number
            } else if let change = try copied(number, after: parent) {
                kept.append(change)
                proven = number
            } else if let own, stored.isEmpty {
                // The hash of a later change proves this one, too.
                kept.append(KeptChange(hash: own, copy: nil))
            } else {
                break
            }
        }
        return Array(kept.prefix(proven))
    }

    /// Whether the texts of a change are intact.
    private func hasTexts(_ number: Int) -> Bool {
        (places[number] ?? []).allSatisfy { rows.revisions[$0].isIntact }
    }

    /// The hash that a change has after the one before it, which covers the digests of its texts; `nil` if its row is
    /// lost.
    private func hash(of number: Int, after parent: ContentDigest?) -> ContentDigest? {
        guard let change = rows.changes[number] else { return nil }
        var hash = ChangeHash(parent: parent, note: change.note)
        if let release = change.release { hash.add(release) }
        for place in places[number] ?? [] {
            let revision = rows.revisions[place]
            hash.add(revision.key, kind: revision.kind, digest: revision.digest)
        }
        return hash.finished()
    }

    /// What is known of the changes after this one: nothing if it is the way it was.
    func lossesOfChanges(after kept: Int) -> [Loss] {
        Set(places.keys).union(rows.changes.keys).union(rows.hashes.keys).filter { $0 > kept }.sorted().compactMap {
            number in
            guard rows.changes[number] != nil else { return Loss(.lostNote, change: number) }
            let parents = number == 1 ? [nil] : (rows.hashes[number - 1] ?? []).map(Optional.some)
            let isProven = parents.contains { parent in
                hash(of: number, after: parent).map { rows.hashes[number]?.contains($0) ?? false } ?? false
            }
            return isProven ? nil : Loss(.unprovenChange, change: number)
        }
    }

    /// The change as a copy has it, if the copy has the one before it, too.
    private func copied(_ number: Int, after parent: ContentDigest?) throws -> KeptChange? {
        for copy in copies {
            let points = try copy.read { (before: try $0.point(number - 1), this: try $0.point(number)) }
            if let point = points.this, points.before?.hash == parent {
                return KeptChange(hash: point.hash, copy: copy)
            }
        }
        return nil
    }

    private func write(_ change: KeptChange, _ number: Int, to writer: HistoryWriter) throws {
        if let copy = change.copy {
            return try copy.read { try $0.records(after: number - 1, through: number) { try writer.append($0) } }
        }
        guard let row = rows.changes[number] else { return }
        let places = places[number] ?? []
        try writer.append(
            .change(
                ChangeRecord(
                    number: number, note: row.note, release: row.release, revisionCount: places.count,
                    hash: change.hash)))
        for place in places {
            let revision = rows.revisions[place]
            try writer.append(
                .revision(
                    RevisionRecord(
                        key: revision.key, kind: revision.kind, digest: revision.digest,
                        body: rows.body(of: revision))))
        }
    }
}
