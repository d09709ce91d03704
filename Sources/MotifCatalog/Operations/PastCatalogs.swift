import MotifCore
import MotifStore

/// The states of a catalog's past that operations have asked for.
final class PastCatalogs {
    private let catalog: Catalog
    private var states: [Int: Catalog] = [:]

    private static let maximumStates = 8

    init(of catalog: Catalog) { self.catalog = catalog }

    /// The answer of an operation about an earlier state, or without one about the present, which `reader` reads.
    func answer(
        _ body: (CatalogReader) throws -> OperationAnswer, at moment: HistoryMoment?, instead reader: CatalogReader
    ) throws -> OperationAnswer {
        guard let moment else { return try body(reader) }
        return try state(at: moment).read(body)
    }

    /// The catalog as it was, without what a change that isn't finished has written.
    ///
    /// It is read on a connection of its own, since the operation may be inside a change.
    private func state(at moment: HistoryMoment) throws -> Catalog {
        guard catalog.store.isFile else {
            throw Problems(.rule(.notFound, "The past of a catalog in memory can't be read"))
        }
        let present = try Catalog.open(at: catalog.path, for: .reading)
        let change = try present.read { try $0.changeNumber(at: moment) }
        if let state = states[change] { return state }
        guard change > 0 else { throw Problems(.rule(.notFound, "The catalog has no changes up to \(moment)")) }
        if states.count >= Self.maximumStates { states = [:] }
        let state = try present.past(after: change)
        states[change] = state
        return state
    }
}
