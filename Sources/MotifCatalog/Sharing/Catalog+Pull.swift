public import MotifCore
public import MotifStore

/// How a pull or a merge is to be done.
public struct MergeOptions: Sendable {
    /// Answers to conflicts.
    public var answers = MergeAnswers()
    /// Other names for releases of this catalog whose names are taken.
    public var renamedReleases: [ReleaseName: ReleaseName] = [:]
    /// Whether it is only tried, and nothing written.
    public var isDryRun = false

    /// Options without answers, which write.
    public init() {}
}

/// What a pull or a merge did.
public struct PullOutcome: Sendable, Equatable {
    /// The changes that are new here, the oldest first.
    public internal(set) var received: [ChangeRecord] = []
    /// The number of local changes that come after them now.
    public internal(set) var moved = 0
    /// These changes, as they are now.
    var unshared: [ChangeRecord] = []
    /// The number of local changes that had nothing left to change.
    public internal(set) var absorbed = 0
    /// The releases among the local changes that moved: each now includes the new changes.
    public internal(set) var movedReleases: [ReleaseName] = []
}

extension Catalog {
    /// Takes over the changes that the hub has and this catalog doesn't. Local changes are made again after them, merged
    /// three ways.
    ///
    /// All of it happens in one transaction: a conflict, an error, or the end of the process leave everything as it was.
    /// - Parameters:
    ///   - hub: The hub of this catalog.
    ///   - options: Answers to conflicts.
    ///   - progress: Called now and then with the number of revisions received so far.
    /// - Throws: `MergeStop` if values need a decision or documents don't fit; `MergeAnswerError`; `HubError`:
    ///   `otherCatalog`, `behind`, `diverged`, `altered`; `StoreError`.
    @discardableResult
    public func pull(
        from hub: any Hub, _ options: MergeOptions = MergeOptions(), progress: (_ revisions: Int) -> Void = { _ in }
    ) throws -> PullOutcome {
        while true {
            let state = try hub.state()
            guard let start = try store.read({ try start(of: $0, from: hub, at: state) }) else {
                if let error = options.answers.unused.first { throw error }
                return PullOutcome()
            }
            // Others who write this catalog don't wait for the hub.
            let received = try naming(hub.address) {
                try ReceivedHistory(after: start.shared, for: path) {
                    try Self.read(hub, after: start.shared?.number ?? 0, progress, each: $0)
                }
            }
            let outcome = try store.rewrite(isRehearsal: options.isDryRun) { writer -> PullOutcome? in
                // Another process may have pulled or pushed meanwhile.
                guard try start.isValid(for: writer.reader) else { return nil }
                return try naming(hub.address) { try add(received, at: start, options, by: writer) }
            }
            if let outcome { return outcome }
        }
    }

    /// The state of a catalog that a pull starts from.
    private struct PullStart {
        let link: HubLink
        /// The last change that the hub has, too.
        let shared: HistoryPoint?

        func isValid(for reader: StoreReader) throws -> Bool {
            try reader.hubLink() == link && reader.point(shared?.number ?? 0) == shared
        }
    }

    /// Compares the histories.
    ///
    /// - Returns: `nil` if the hub has nothing that isn't here, and has lost nothing.
    private func start(of reader: StoreReader, from hub: any Hub, at state: HubState?) throws -> PullStart? {
        guard let link = try reader.hubLink() else { throw HubError(.nothingShared, at: hub.address) }
        try refuseOtherHistory(of: hub, at: state, shared: link.shared, reader)
        guard let state else { throw HubError(.nothingShared, at: hub.address) }
        if link.shared == state.head.number { return nil }
        // After a push that was cut off, the hub may have more of this catalog's changes than it knows.
        let shared = try reader.lastShared(with: hub, at: state, from: link.shared)
        return PullStart(link: link, shared: try reader.point(shared))
    }

    private func add(
        _ received: ReceivedHistory, at start: PullStart, _ options: MergeOptions, by writer: HistoryWriter
    ) throws -> PullOutcome {
        let reader = writer.reader
        let shared = start.shared?.number ?? 0
        var outcome = PullOutcome()
        guard try !received.isEmpty else {
            try writer.setHubLink(HubLink(url: start.link.url, shared: shared))
            if let error = options.answers.unused.first { throw error }
            return outcome
        }
        let local = try CatalogReader(reader).replayedHistory(after: shared)
        if !local.changes.isEmpty {
            try writer.setHubLink(HubLink(url: start.link.url, shared: shared))
            try writer.rewind(to: shared)
        }
        try received.records(each: writer.append)
        try writer.reindex(derived: CatalogReader.derivedIndexes())
        outcome.received = try reader.changes(after: shared)
        let head = try reader.head()?.number ?? shared
        try writer.setHubLink(HubLink(url: start.link.url, shared: head))
        try replay(local, as: .ours, options, by: writer, &outcome)
        outcome.unshared = try reader.changes(after: head)
        outcome.movedReleases = local.changes.compactMap(\.release).map { options.renamedReleases[$0] ?? $0 }
        return outcome
    }

    /// Makes changes again, after everything that is here.
    func replay(
        _ history: ReplayedHistory, as side: Replay.Side, _ options: MergeOptions, by writer: HistoryWriter,
        _ outcome: inout PullOutcome
    ) throws {
        let replay = Replay(history, as: side)
        var answers = options.answers
        let conflicts = try replay.plan(&answers, in: CatalogReader(writer.reader))
        guard conflicts.isEmpty else {
            throw MergeStop(
                conflicts: conflicts, changedValues: replay.changedValues, problems: [], takenReleases: [],
                // Only writing finds a name that is taken.
                unusedAnswers: answers.unused.filter { !$0.text.hasSuffix(".slug") })
        }
        let result = try replay.write(with: &answers, renaming: options.renamedReleases, to: writer)
        outcome.moved = result.written
        outcome.absorbed = result.absorbed
    }

    /// Refuses a hub that has another catalog, or has lost or replaced changes that this catalog shares with it.
    func refuseOtherHistory(of hub: any Hub, at state: HubState?, shared: Int, _ reader: StoreReader) throws {
        guard let state else {
            if shared > 0 { throw HubError(.behind(head: 0, known: shared), at: hub.address) }
            return
        }
        try refuse(state, of: hub, unlessOf: try reader.identity())
        guard shared > 0 else { return }
        let common = min(shared, state.head.number)
        try refuseOtherChanges(of: hub, at: state, through: common, reader)
        if common < shared { throw HubError(.behind(head: common, known: shared), at: hub.address) }
    }

    /// Refuses a hub whose changes up to this one, which both have, are others.
    func refuseOtherChanges(of hub: any Hub, at state: HubState, through common: Int, _ reader: StoreReader) throws {
        // The identities are the same, so change 1 is.
        let same = try reader.lastShared(with: hub, at: state, from: 1, through: common)
        if same < common { throw HubError(.diverged(from: same + 1), at: hub.address) }
    }
}
