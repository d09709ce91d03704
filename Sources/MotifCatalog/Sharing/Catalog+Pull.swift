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
        guard let state = try hub.state() else { throw HubError(.nothingShared, at: hub.address) }
        if try store.read({ try isUpToDate($0, with: state) }) {
            if let error = options.answers.unused.first { throw error }
            return PullOutcome()
        }
        return try store.rewrite(isRehearsal: options.isDryRun) { writer in
            try pull(from: hub, at: state, options, by: writer, progress)
        }
    }

    /// Whether the hub has nothing that isn't here, and has lost nothing.
    private func isUpToDate(_ reader: StoreReader, with state: HubState) throws -> Bool {
        guard let link = try reader.hubLink(), link.shared == state.head.number else { return false }
        return try reader.identity() == state.identity && reader.point(link.shared) == state.head
    }

    private func pull(
        from hub: any Hub, at state: HubState, _ options: MergeOptions, by writer: HistoryWriter,
        _ progress: (_ revisions: Int) -> Void
    ) throws -> PullOutcome {
        let reader = writer.reader
        guard let link = try reader.hubLink() else { throw HubError(.nothingShared, at: hub.address) }
        try refuse(state, of: hub, unlessOf: try reader.identity())
        try refuseOtherHistory(of: hub, at: state, shared: link.shared, reader)
        // After a push that was cut off, the hub may have more of this catalog's changes than it knows.
        let shared = try reader.lastShared(with: hub, at: state, from: link.shared)
        let head = try reader.head()?.number ?? 0
        var outcome = PullOutcome()
        if shared < state.head.number {
            let local = try CatalogReader(reader).replayedHistory(after: shared)
            if head > shared {
                try writer.setHubLink(HubLink(url: link.url, shared: shared))
                try writer.rewind(to: shared)
            }
            try Self.receive(from: hub, after: shared, by: writer, progress)
            outcome.received = try reader.changes(after: shared)
            try writer.setHubLink(HubLink(url: link.url, shared: try reader.head()?.number ?? shared))
            try replay(local, as: .ours, options, by: writer, &outcome)
            outcome.movedReleases = local.changes.compactMap(\.release).map { options.renamedReleases[$0] ?? $0 }
        } else {
            try writer.setHubLink(HubLink(url: link.url, shared: shared))
            if let error = options.answers.unused.first { throw error }
        }
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

    /// Refuses a hub that has lost or replaced changes that this catalog shares with it.
    private func refuseOtherHistory(
        of hub: any Hub, at state: HubState, shared: Int, _ reader: StoreReader
    ) throws {
        guard shared > 0 else { return }
        let common = min(shared, state.head.number)
        try refuseOtherChanges(of: hub, at: state, through: common, reader)
        if common < shared { throw HubError(.behind(head: common, known: shared), at: hub.address) }
    }

    /// Refuses a hub whose changes up to this one, which both have, are others.
    func refuseOtherChanges(
        of hub: any Hub, at state: HubState, through common: Int, _ reader: StoreReader
    ) throws {
        // The identities are the same, so change 1 is.
        let same = try reader.lastShared(with: hub, at: state, from: 1, through: common)
        if same < common { throw HubError(.diverged(from: same + 1), at: hub.address) }
    }
}
