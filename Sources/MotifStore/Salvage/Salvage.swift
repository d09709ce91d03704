import MotifCore
import MotifSystem

/// Reads a damaged catalog page by page, and writes what is intact into a new one.
///
/// The damaged file and its log are only read, and never by SQLite. No other process should write it meanwhile.
public struct Salvage {
    /// What a salvaged catalog has, and what it lacks.
    public struct Outcome: Sendable, Hashable {
        /// The number of revisions in the new catalog.
        public let revisions: Int
        /// The number of changes in the new catalog.
        public let changes: Int
        /// The number of changes, from the first one on, that have kept their hashes: these are the same in every clone.
        public let keptChanges: Int
        /// What the new catalog doesn't have, in the order of the documents, then of the changes.
        public let losses: [Loss]

        /// Whether the whole history is there with its hashes, so that the catalog is still a clone of others.
        public var isWhole: Bool { losses.isEmpty && keptChanges == changes }
    }

    private let path: String
    private var rows: SalvagedRows
    private let copies: [Store]

    /// Reads all pages of a catalog file.
    ///
    /// - Parameters:
    ///   - copies: Backups or clones of the catalog, from which changes and texts are taken that the file has lost.
    ///   - others: Other catalogs, of which only texts are used: a digest proves that the file has had one.
    /// - Throws: `noSuchFile`, `isFolder`, `unreadable`, `notACatalog`, `newer`, and `damaged` if no revision is intact.
    public init(of path: String, copies: [Store] = [], others: [Store] = []) throws {
        self.path = path
        self.copies = copies
        var isCatalog = false
        switch CatalogFile(at: path) {
        case .missing: throw StoreError(.noSuchFile, at: path)
        case .folder: throw StoreError(.isFolder, at: path)
        case .unreadable: throw StoreError(.unreadable, at: path)
        case .other where FileStatus(at: path)?.kind != .file: throw StoreError(.notACatalog, at: path)
        // The damage can be in the first bytes.
        case .other, .failing: break
        case .catalog(let version):
            isCatalog = true
            // A damaged number isn't the version of a newer motif.
            let known = Migration.shipped.count
            guard version <= known || version > known + 100 else {
                throw StoreError(.newer(version: version, known: known), at: path)
            }
        }
        do {
            rows = SalvagedRows(in: try PageFile(at: path))
        } catch {
            throw StoreError(error, at: path)
        }
        for copy in copies + others {
            try rows.heal { each in
                try copy.read { reader in
                    try reader.records(after: 0) { record in
                        if case .revision(let revision) = record, let body = revision.body { each(body) }
                    }
                }
            }
        }
        guard rows.revisions.contains(where: \.isIntact) else {
            throw StoreError(isCatalog ? .damaged("no revision in it is intact") : .notACatalog, at: path)
        }
    }

    /// Whether a catalog has a change in common with this one.
    public func hasChange(of copy: Store) throws -> Bool {
        try copy.read { reader in
            for (number, hashes) in rows.hashes {
                if let hash = try reader.point(number)?.hash, hashes.contains(hash) { return true }
            }
            return false
        }
    }

    /// Writes a sound catalog into a new file.
    ///
    /// - Parameters:
    ///   - path: The new file.
    ///   - derived: Makes what `Store.verify` takes.
    /// - Throws: `StoreError`: `exists` if there is something with that name.
    public func write(
        to path: String, derived: () -> (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws -> Outcome {
        var outcome: Outcome?
        _ = try Store.create(at: path) { store in outcome = try fill(store, derived: derived) }
        guard let outcome else { preconditionFailure("A store is filled when it is created") }
        return outcome
    }

    /// Writes the history, again without what doesn't fit, until everything does.
    private func fill(
        _ store: Store, derived: () -> (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws -> Outcome {
        var history = SalvagedHistory(rows, copies: copies)
        while true {
            do {
                return try store.rewrite { writer in
                    let changes = try history.write(to: writer)
                    let misfits = try writer.misfits(among: changes.otherKinds, derived: derived())
                    if !misfits.isEmpty { throw Misfits(found: misfits.map { ($0, changes.origins[$0.revision]) }) }
                    try writer.reindex(derived: derived())
                    return try finish(changes, history.lossesOfChanges(after: changes.kept), writer)
                }
            } catch let misfits as Misfits {
                for (misfit, row) in misfits.found {
                    if let row {
                        history.misfits[rows.revisions[row].id] = misfit.reason
                    } else {
                        history.keptAtMost = min(history.keptAtMost, misfit.change - 1)
                    }
                }
            } catch let error as HistoryError where error.change <= history.keptAtMost {
                // Hashes that are right, of a history that motif wouldn't have written.
                history.keptAtMost = error.change - 1
            }
        }
    }

    /// What doesn't fit, with the place in the damaged catalog's rows unless it kept its number.
    private struct Misfits: Error {
        let found: [(misfit: Misfit, row: Int?)]
    }

    private func finish(
        _ changes: SalvagedChanges, _ lossesOfChanges: [Loss], _ writer: HistoryWriter
    ) throws -> Outcome {
        let outcome = Outcome(
            revisions: try writer.reader.session.int("SELECT count(*) FROM revision"),
            changes: try writer.reader.session.int("SELECT count(*) FROM change"), keptChanges: changes.kept,
            losses: try LossReport(rows, changes, writer.reader).losses() + lossesOfChanges)
        if let hub = rows.hub, outcome.isWhole, hub.shared <= outcome.changes { try writer.setHubLink(hub) }
        return outcome
    }
}
