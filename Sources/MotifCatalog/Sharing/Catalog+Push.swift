import MotifCore
public import MotifStore

extension Catalog {
    /// Sends the local changes to the hub.
    ///
    /// - Parameters:
    ///   - hub: The hub of this catalog.
    ///   - isDryRun: Whether nothing is sent.
    ///   - progress: Called now and then with the number of revisions sent so far.
    /// - Returns: The changes that were sent, the oldest first.
    /// - Throws: `HubError`: `moved` if the hub has changes that aren't here; `otherCatalog`; `StoreError`.
    @discardableResult
    public func push(
        to hub: any Hub, isDryRun: Bool = false, progress: (_ revisions: Int) -> Void = { _ in }
    ) throws -> [ChangeRecord] {
        do {
            return try send(to: hub, isDryRun: isDryRun, progress)
        } catch let error as HubError {
            // A push that was interrupted after the hub had its changes couldn't note that.
            guard case .moved(let head?) = error.kind, try noteShared(head) else { throw error }
            return try send(to: hub, isDryRun: isDryRun, progress)
        }
    }

    private func send(
        to hub: any Hub, isDryRun: Bool, _ progress: (_ revisions: Int) -> Void
    ) throws -> [ChangeRecord] {
        let state = try hub.state()
        let (link, sent, head) = try store.read { reader in
            guard let link = try reader.hubLink() else { throw HubError(.nothingShared, at: hub.address) }
            let sent = try reader.changes(after: link.shared)
            try refuseOtherHistory(of: hub, at: state, shared: link.shared, reader)
            guard let head = sent.last?.number else { return (link, sent, link.shared) }
            if isDryRun {
                if let state, state.head.number > link.shared { throw HubError(.moved(state.head), at: hub.address) }
                return (link, sent, link.shared)
            }
            try hub.append(after: try reader.point(link.shared)) {
                try Self.send(reader, after: link.shared, through: head, to: $0, progress)
            }
            return (link, sent, head)
        }
        if head > link.shared, let last = sent.last {
            do {
                try noteShared(last.point)
            } catch let error as StoreError {
                throw HubError(.unnoted(error.kind == .diskFull ? "The disk is full" : error.message), at: hub.address)
            }
        }
        return sent
    }

    /// Notes that the hub has the changes up to this one. Other processes may have pulled meanwhile.
    ///
    /// - Returns: `false` if that was known, or this catalog doesn't have the change.
    @discardableResult
    private func noteShared(_ head: HistoryPoint) throws -> Bool {
        try store.rewrite { writer in
            guard let link = try writer.reader.hubLink(), link.shared < head.number,
                try writer.reader.point(head.number) == head
            else { return false }
            try writer.setHubLink(HubLink(url: link.url, shared: head.number))
            return true
        }
    }

    /// Pulls and pushes until the hub has every local change.
    ///
    /// - Parameters:
    ///   - hub: The hub of this catalog.
    ///   - options: Answers to conflicts.
    ///   - maximumTries: The number of times that somebody else may have been faster.
    ///   - progress: Called now and then with the number of revisions received or sent so far.
    /// - Throws: As `pull(from:_:progress:)`; `HubError`: `moved` after the last try.
    @discardableResult
    public func sync(
        with hub: any Hub, _ options: MergeOptions = MergeOptions(), maximumTries: Int = 100,
        progress: (_ revisions: Int) -> Void = { _ in }
    ) throws -> SyncOutcome {
        var outcome = SyncOutcome()
        var tries = 0
        while true {
            tries += 1
            let pulled = try pull(from: hub, options, progress: progress)
            outcome.pull.received += pulled.received
            outcome.pull.moved = pulled.moved
            outcome.pull.absorbed += pulled.absorbed
            outcome.pull.movedReleases = pulled.movedReleases
            // The hub can't take changes that were only made again in a rehearsal.
            outcome.pushed = pulled.unshared
            if options.isDryRun, !pulled.received.isEmpty { return outcome }
            do {
                outcome.pushed = try push(to: hub, isDryRun: options.isDryRun, progress: progress)
                return outcome
            } catch let error as HubError {
                guard case .moved = error.kind, tries < maximumTries else { throw error }
            }
        }
    }

    /// Sends a hub that was restored from an older state the shared changes that it has lost.
    ///
    /// - Returns: The changes that were sent.
    /// - Throws: `HubError`: `diverged` if the hub has other changes; `StoreError`.
    @discardableResult
    public func restore(_ hub: any Hub, progress: (_ revisions: Int) -> Void = { _ in }) throws -> [ChangeRecord] {
        let state = try hub.state()
        return try store.read { reader in
            guard let link = try reader.hubLink(), link.shared > 0 else { return [] }
            let last = state?.head.number ?? 0
            if let state {
                try refuse(state, of: hub, unlessOf: try reader.identity())
                try refuseOtherChanges(of: hub, at: state, through: min(link.shared, last), reader)
            }
            if link.shared <= last { return [] }
            try hub.append(after: state?.head) {
                try Self.send(reader, after: last, through: link.shared, to: $0, progress)
            }
            return try reader.changes(after: last).filter { $0.number <= link.shared }
        }
    }
}

/// What a sync did.
public struct SyncOutcome: Sendable, Equatable {
    /// What came from the hub.
    public internal(set) var pull = PullOutcome()
    /// The changes that went to the hub, the oldest first.
    public internal(set) var pushed: [ChangeRecord] = []
}
