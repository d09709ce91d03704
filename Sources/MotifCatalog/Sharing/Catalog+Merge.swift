import MotifCore
import MotifStore

extension Catalog {
    /// Makes the changes of another catalog here, after those that are here, merged three ways.
    ///
    /// The changes that both have are the base. Catalogs that don't have any in common are merged by the names of their
    /// documents.
    /// - Parameters:
    ///   - other: The other catalog, which stays as it is.
    ///   - options: Answers to conflicts; `ours` is what is here.
    /// - Throws: As `pull(from:_:progress:)`.
    @discardableResult
    public func merge(_ other: Catalog, _ options: MergeOptions = MergeOptions()) throws -> PullOutcome {
        let shared = try lastShared(with: other)
        let history = try other.read { try $0.replayedHistory(after: shared) }
        return try store.rewrite(isRehearsal: options.isDryRun) { writer in
            let head = try writer.reader.head()?.number ?? 0
            var outcome = PullOutcome()
            try replay(history, as: .theirs, options, by: writer, &outcome)
            outcome.received = try writer.reader.changes(after: head)
            outcome.moved = 0
            return outcome
        }
    }

    /// The last change that both catalogs have; 0 if they have different first changes.
    private func lastShared(with other: Catalog) throws -> Int {
        let hub = CatalogHub(reading: other)
        guard let state = try hub.state() else { return 0 }
        return try store.read { reader in
            guard try reader.identity() == state.identity else { return 0 }
            return try reader.lastShared(with: hub, at: state, from: 1)
        }
    }
}
