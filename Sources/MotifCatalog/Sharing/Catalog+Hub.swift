public import MotifCore
public import MotifStore

/// What a catalog shares with its hub, as far as it knows.
public struct SharingStatus: Sendable, Hashable {
    /// The hub; `nil` if the catalog has none.
    public let hub: HubLink?
    /// The identity of the catalog; `nil` without changes.
    public let identity: ContentDigest?
    /// The last change; `nil` without changes.
    public let head: HistoryPoint?
    /// The changes that the hub doesn't have yet, the oldest first; all changes if there is no hub.
    public let local: [ChangeRecord]
}

extension Catalog {
    /// What this catalog shares with its hub, without asking the hub.
    public func sharingStatus() throws -> SharingStatus {
        try store.read { reader in
            let hub = try reader.hubLink()
            return SharingStatus(
                hub: hub, identity: try reader.identity(), head: try reader.head(),
                local: try reader.changes(after: hub?.shared ?? 0))
        }
    }

    /// The number of changes that the hub has and this catalog doesn't, after comparing their histories.
    ///
    /// - Throws: `HubError`: `otherCatalog`, `behind`, `diverged`; `StoreError`.
    public func incomingCount(from hub: any Hub) throws -> Int {
        let state = try hub.state()
        return try store.read { reader in
            let shared = try reader.hubLink()?.shared ?? 0
            try refuseOtherHistory(of: hub, at: state, shared: shared, reader)
            guard let state else { return 0 }
            return state.head.number - (try reader.lastShared(with: hub, at: state, from: shared))
        }
    }

    /// The hub of this catalog; `nil` if it has none.
    public func hubLink() throws -> HubLink? { try store.read { try $0.hubLink() } }

    /// Sets the hub of this catalog, after comparing their histories.
    ///
    /// - Parameters:
    ///   - hub: The hub; `nil` to have none. The hub itself stays as it is.
    ///   - url: Its URL as it is to be kept, without a password.
    /// - Returns: The number of the last change that both have.
    /// - Throws: `HubError`: `nothingShared`, `otherCatalog`; `StoreError`.
    @discardableResult
    public func setHub(_ hub: (any Hub)?, url: String) throws -> Int {
        guard let hub else {
            try store.rewrite { try $0.setHubLink(nil) }
            return 0
        }
        guard let state = try hub.state() else { throw HubError(.nothingShared, at: hub.address) }
        let shared = try store.read { reader in
            try refuse(state, of: hub, unlessOf: try reader.identity())
            return try reader.lastShared(with: hub, at: state, from: 1)
        }
        try store.rewrite { try $0.setHubLink(HubLink(url: url, shared: shared)) }
        return shared
    }

    /// Publishes this catalog at a hub without changes, and makes it this catalog's hub.
    ///
    /// - Parameters:
    ///   - hub: The hub.
    ///   - url: Its URL as it is to be kept, without a password.
    ///   - progress: Called now and then with the number of revisions sent so far.
    /// - Throws: `HubError`: `moved` if the hub has changes already; `StoreError`.
    public func publish(to hub: any Hub, url: String, progress: (_ revisions: Int) -> Void = { _ in }) throws {
        let head = try store.read { reader in
            try hub.append(after: nil) { try Self.send(reader, after: 0, to: $0, progress) }
            return try reader.head()
        }
        try store.rewrite { try $0.setHubLink(HubLink(url: url, shared: head?.number ?? 0)) }
    }

    /// Shares this catalog in a new file, which becomes its hub.
    ///
    /// - Parameters:
    ///   - path: The new file, which is a catalog as any other.
    ///   - url: Its URL as it is to be kept.
    ///   - progress: Called now and then with the number of revisions written so far.
    /// - Throws: `StoreError`: `exists` if there is a file or folder with that name.
    public func share(
        inNewFile path: String, url: String, progress: (_ revisions: Int) -> Void = { _ in }
    ) throws {
        let copy = try Catalog.clone(CatalogHub(reading: self), url: url, to: path, progress: progress)
        try copy.store.rewrite { try $0.setHubLink(nil) }
        try setHub(CatalogHub(copy), url: url)
    }

    static func send(
        _ reader: StoreReader, after number: Int, through last: Int? = nil, to add: (HistoryRecord) throws -> Void,
        _ progress: (_ revisions: Int) -> Void
    ) throws {
        var revisions = 0
        try reader.records(after: number, through: last) { record in
            try add(record)
            guard case .revision = record else { return }
            revisions += 1
            if revisions.isMultiple(of: 1_000) { progress(revisions) }
        }
    }

    func refuse(_ state: HubState, of hub: any Hub, unlessOf identity: ContentDigest?) throws(HubError) {
        guard state.identity == identity else {
            throw HubError(.otherCatalog(identity: state.identity), at: hub.address)
        }
    }
}

extension StoreReader {
    /// Every change after this one, without its revisions, the oldest first.
    func changes(after number: Int) throws -> [ChangeRecord] {
        let head = try head()?.number ?? 0
        return try (number..<max(number, head)).compactMap { try change($0 + 1) }
    }

    /// The last change that this catalog and a hub both have.
    ///
    /// - Parameters:
    ///   - first: A change that both have.
    ///   - end: The last change to compare.
    /// - Complexity: O(log *n*) questions to the hub.
    func lastShared(with hub: any Hub, at state: HubState, from first: Int, through end: Int = .max) throws -> Int {
        let last = min(state.head.number, try head()?.number ?? 0, end)
        func isShared(_ number: Int) throws -> Bool {
            let theirs = number == state.head.number ? state.head : try hub.point(number)
            return try theirs != nil && point(number) == theirs
        }
        if last <= first { return first }
        if try isShared(last) { return last }
        guard try isShared(first + 1) else { return first }
        // The histories are the same up to a change, and different after it.
        var (same, other) = (first + 1, last)
        while other - same > 1 {
            let middle = same + (other - same) / 2
            if try isShared(middle) { same = middle } else { other = middle }
        }
        return same
    }
}
