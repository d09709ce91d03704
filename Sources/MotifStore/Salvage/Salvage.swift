import MotifCore
import MotifSystem

/// Reads a damaged catalog page by page. The changes that prove themselves by their hashes, from the first one on,
/// become a new catalog; the newest intact texts after them are written as JSON Lines, for an import.
///
/// The damaged file and its log are only read, and never by SQLite. No other process should write it meanwhile.
public struct Salvage {
    /// What was salvaged, and what wasn't.
    public struct Outcome: Sendable, Hashable {
        /// The number of changes in the new catalog, which have kept their hashes.
        public let changes: Int
        /// The number of revisions in the new catalog.
        public let revisions: Int
        /// The number of documents that were written as JSON Lines.
        public let texts: Int
        /// The revisions that were not written, in the order of the documents.
        public let leftovers: [Leftover]
        /// Whether the whole history is there with its hashes, so that the catalog is still a clone of others.
        public let isWhole: Bool
    }

    private let path: String
    private let rows: SalvagedRows
    private let copies: [Store]

    /// Reads all pages of a catalog file.
    ///
    /// - Parameters:
    ///   - destination: A path in a folder where a private copy of the file may be meanwhile.
    ///   - copies: Backups or clones of the catalog, which provide changes and texts that the file has lost.
    ///   - others: Other catalogs, of which only texts are used: a digest proves that the file has had one.
    /// - Throws: `noSuchFile`, `isFolder`, `unreadable`, `notACatalog`, `newer`, and `nothingIntact` if no revision is
    ///   intact, and no copy has one of its changes.
    public init(of path: String, beside destination: String, copies: [Store] = [], others: [Store] = []) throws {
        (self.path, self.copies) = (path, copies)
        let isCatalog = try Self.isCatalog(path)
        do {
            rows = try SalvagedRows(in: try LeafPages(of: path, copiedBeside: destination), of: path)
        } catch {
            throw StoreError(error, at: path)
        }
        for copy in copies + others { try copy.read { try rows.heal(from: $0) } }
        if try rows.isEmpty, try !copies.contains(where: hasChange) {
            throw StoreError(isCatalog ? .nothingIntact : .notACatalog, at: path)
        }
    }

    /// Whether the first bytes are those of a catalog; the damage can be in them.
    private static func isCatalog(_ path: String) throws(StoreError) -> Bool {
        switch CatalogFile(at: path) {
        case .missing: throw StoreError(.noSuchFile, at: path)
        case .folder: throw StoreError(.isFolder, at: path)
        case .unreadable: throw StoreError(.unreadable, at: path)
        case .other where FileStatus(at: path)?.kind != .file: throw StoreError(.notACatalog, at: path)
        case .other, .failing: return false
        case .catalog(let version):
            // A damaged number isn't the version of a newer motif.
            let known = Migration.shipped.count
            guard version <= known || version > known + 100 else {
                throw StoreError(.newer(version: version, known: known), at: path)
            }
            return true
        }
    }

    /// Whether a catalog has a change in common with this one.
    public func hasChange(of copy: Store) throws -> Bool {
        try copy.read { try rows.hasChange(of: $0) }
    }

    /// Writes a sound catalog, and the rest if there is any.
    ///
    /// Both have the damaged file's permissions, less the process's mask.
    /// - Parameters:
    ///   - destination: The new catalog.
    ///   - rest: The new file of JSON Lines.
    ///   - derived: Makes what `Store.verify` takes.
    /// - Throws: `StoreError`: `exists` if there is something with one of the names.
    public func write(
        to destination: String, rest: String, derived: () -> (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws -> Outcome {
        if FileSystem.exists(rest) { throw StoreError(.exists, at: rest) }
        var outcome: Outcome?
        _ = try Store.create(at: destination, from: path) { store in
            var limit = Int.max
            while outcome == nil {
                do {
                    outcome = try store.rewrite { try fill($0, through: limit, rest: rest, derived: derived()) }
                } catch let error as HistoryError where error.change <= limit {
                    // Hashes that are right, of a history that motif wouldn't have written.
                    limit = error.change - 1
                }
            }
        }
        guard let outcome else { preconditionFailure("A store is filled when it is created") }
        return outcome
    }

    private func fill(
        _ writer: HistoryWriter, through limit: Int, rest: String,
        derived: (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws -> Outcome {
        let kept = try ProvenChanges(rows, copies: copies, through: limit)
        try kept.write(to: writer)
        try writer.reindex(derived: derived)
        let remainder = try Remainder(of: rows, after: kept.count, beside: writer.reader)
        if !remainder.texts.isEmpty { try remainder.write(to: rest, from: path) }
        let isWhole = try remainder.leftovers.isEmpty && kept.count >= rows.lastChange
        if isWhole, let hub = try rows.hub, hub.shared <= kept.count { try writer.setHubLink(hub) }
        return Outcome(
            changes: kept.count, revisions: try writer.reader.session.int("SELECT count(*) FROM revision"),
            texts: remainder.texts.count, leftovers: remainder.leftovers, isWhole: isWhole)
    }
}
