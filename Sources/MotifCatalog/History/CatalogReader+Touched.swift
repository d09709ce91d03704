public import MotifCore
public import MotifStore

extension CatalogReader {
    /// The documents that were written after a place in the history, by the names that they have now.
    ///
    /// - Parameter point: A place that was the last one at some time; `nil` for the beginning.
    /// - Returns: `nil` if the history doesn't have this place any more, as after a pull that moved changes.
    /// - Complexity: O(*n*) in the number of revisions since.
    public func names(touchedAfter point: HistoryPoint?) throws -> [DocumentName]? {
        if let point, try store.point(point.number) != point { return nil }
        let touched = try store.touched(after: point?.number ?? 0, through: head?.number ?? 0)
        return try touched.compactMap { try store.entry(of: $0.document)?.name }
    }
}
