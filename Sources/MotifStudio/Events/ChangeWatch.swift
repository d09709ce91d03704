import MotifCatalog
import MotifCore
public import MotifStore

extension Studio {
    /// The last change of the catalog, by any process.
    ///
    /// - Throws: `StoreError` if the catalog can't be read.
    public func head() throws -> HistoryPoint? { try read { try $0.head } }

    /// The event for everything that changed since a position in the history; `nil` if nothing changed.
    ///
    /// - Throws: `StoreError` if the catalog can't be read.
    public func event(after point: HistoryPoint?) throws -> StudioEvent? {
        try read { reader in
            let head = try reader.head
            if head == point { return nil }
            return StudioEvent(head: head, names: try reader.names(touchedAfter: point))
        }
    }
}
