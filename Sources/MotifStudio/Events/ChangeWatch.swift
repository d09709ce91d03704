import MotifCatalog
import MotifCore
public import MotifStore

extension Studio {
    /// The last change of the catalog, whoever made it.
    ///
    /// - Throws: `StoreError` if the catalog can't be read.
    public func head() throws -> HistoryPoint? { try read { try $0.head } }

    /// What changed since a place in the history; `nil` if nothing did.
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
