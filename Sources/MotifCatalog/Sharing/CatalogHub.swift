import MotifCore
public import MotifStore

/// A catalog as the hub of other catalogs.
public final class CatalogHub: Hub {
    private let catalog: Catalog

    /// The catalog's file.
    public var address: String { catalog.path }

    /// A catalog that isn't the clone of another hub, whose local changes could move.
    ///
    /// - Throws: `HubError`: `isClone`; `StoreError`.
    public init(_ catalog: Catalog) throws {
        self.catalog = catalog
        if let link = try catalog.store.read({ try $0.hubLink() }) {
            throw HubError(.isClone(of: link.url), at: catalog.path)
        }
    }

    /// A catalog that is only read, even if it is a clone.
    init(reading catalog: Catalog) { self.catalog = catalog }

    /// The identity of the catalog and the last change.
    public func state() throws -> HubState? {
        try catalog.store.read { reader in
            guard let identity = try reader.identity(), let head = try reader.head() else { return nil }
            return HubState(identity: identity, head: head)
        }
    }

    /// The change with this number; `nil` if there is none.
    public func point(_ number: Int) throws -> HistoryPoint? { try catalog.store.read { try $0.point(number) } }

    /// Calls `each` with every change after the one with this number, in order, each before its revisions.
    public func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        try catalog.store.read { try $0.records(after: number, each: each) }
    }

    /// Appends changes if the last one is still `head`: all of them, or none.
    public func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        try catalog.store.read { try refuseOther(than: head, $0) }
        try naming(address) {
            // Locked only when everything is here: somebody who stops sending would keep all others out.
            let received = try ReceivedHistory(after: head, for: address, records)
            try catalog.store.rewrite { writer in
                try refuseOther(than: head, writer.reader)
                try received.records(each: writer.append)
                try writer.reindex(derived: CatalogReader.derivedIndexes())
            }
        }
    }

    private func refuseOther(than head: HistoryPoint?, _ reader: StoreReader) throws {
        let found = try reader.head()
        guard found == head else { throw HubError(.moved(found), at: address) }
    }
}

/// Reports records that don't continue a history as an error of the hub that they come from.
func naming<Result>(_ hub: String, _ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch let error as HistoryError {
        throw HubError(.altered(change: error.change), at: hub)
    }
}
