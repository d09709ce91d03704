import MotifCore
import MotifStore

extension Catalog {
    /// Makes a clone of a hub's catalog in a new file, which gets its name only when it is complete.
    ///
    /// Every hash is checked on the way. The clone of a file has its permissions, less the process's mask.
    /// - Parameters:
    ///   - hub: The hub.
    ///   - url: Its URL as the clone keeps it, without a password.
    ///   - path: The new file.
    ///   - progress: Called now and then with the number of revisions received so far.
    /// - Throws: `HubError`; `StoreError`: `exists` if there is a file or folder with that name.
    public static func clone(
        _ hub: any Hub, url: String, to path: String, progress: (_ revisions: Int) -> Void = { _ in }
    ) throws -> Catalog {
        guard let state = try hub.state() else { throw HubError(.nothingShared, at: hub.address) }
        return Catalog(
            try Store.create(at: path, from: (hub as? CatalogHub)?.address) { store in
                try Catalog(store).receiveAll(from: hub, state, url: url, progress)
            })
    }

    /// Makes a clone of a hub's catalog in memory, which lives as long as the `Catalog`.
    ///
    /// - Throws: As `clone(_:url:to:progress:)`.
    public static func cloneInMemory(_ hub: any Hub, url: String) throws -> Catalog {
        guard let state = try hub.state() else { throw HubError(.nothingShared, at: hub.address) }
        let catalog = Catalog(try Store.inMemory())
        try catalog.receiveAll(from: hub, state, url: url) { _ in }
        return catalog
    }

    private func receiveAll(
        from hub: any Hub, _ state: HubState, url: String, _ progress: (_ revisions: Int) -> Void
    ) throws {
        try store.rewrite { writer in
            try naming(hub.address) {
                try Self.read(hub, after: 0, progress, each: writer.append)
                try writer.reindex(derived: CatalogReader.derivedIndexes())
            }
            // Nothing of another catalog is kept.
            guard try writer.reader.identity() == state.identity, let head = try writer.reader.head() else {
                throw HubError(.altered(change: 1), at: hub.address)
            }
            try writer.setHubLink(HubLink(url: url, shared: head.number))
        }
    }

    /// Calls `each` with every record of a hub after this change.
    static func read(
        _ hub: any Hub, after number: Int, _ progress: (_ revisions: Int) -> Void,
        each: (HistoryRecord) throws -> Void
    ) throws {
        var revisions = 0
        try hub.read(after: number) { record in
            try each(record)
            guard case .revision = record else { return }
            revisions += 1
            if revisions.isMultiple(of: 1_000) { progress(revisions) }
        }
    }
}
