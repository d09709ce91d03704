public import MotifStore

/// An entry of the log of a catalog.
public enum LogEntry: Sendable {
    /// A revision of a document.
    case revision(HistoryEntry)
    /// A release.
    case release(ChangeRecord)
}

extension CatalogReader {
    /// Calls a closure with each revision and each release, newest first: of one document, which has no releases, or of
    /// the whole catalog. A filter for a type or a kind leaves out releases.
    ///
    /// - Throws: As `history(of:matching:limit:each:)`.
    public func log(
        of document: (any DocumentReferenceConvertible)? = nil, matching filter: HistoryFilter = HistoryFilter(),
        limit: Int? = nil, each: (LogEntry) throws -> Void
    ) throws {
        let hasReleases = document == nil && filter.type == nil && filter.kind == nil
        var releases = hasReleases ? try releases().filter { filter.includes($0) } : []
        var rest = limit ?? Int.max
        func add(_ entry: LogEntry) throws {
            guard rest > 0 else { return }
            rest -= 1
            try each(entry)
        }
        try history(of: document, matching: filter, limit: limit) { entry in
            while let release = releases.last, release.number > entry.change {
                releases.removeLast()
                try add(.release(release))
            }
            try add(.revision(entry))
        }
        while let release = releases.popLast() { try add(.release(release)) }
    }
}
