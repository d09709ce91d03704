import MotifCore
import MotifStore

/// The states of a catalog's past that a batch has asked for.
final class BatchPast {
    private let catalog: Catalog
    private var states: [Int: Catalog] = [:]

    private static let mostStates = 8

    init(_ catalog: Catalog) { self.catalog = catalog }

    /// The catalog as it was, without what the batch has written itself.
    ///
    /// It is read on a connection of its own, since the batch may be inside a change.
    func catalog(at moment: HistoryMoment) throws -> Catalog {
        guard catalog.store.isFile else {
            throw Problems(.rule(.notFound, "A batch can't read the past of a catalog in memory"))
        }
        let present = try Catalog.open(at: catalog.path, for: .reading)
        let change = try present.read { try $0.changeNumber(at: moment) }
        if let state = states[change] { return state }
        guard change > 0 else { throw Problems(.rule(.notFound, "The catalog has no changes up to \(moment)")) }
        if states.count >= Self.mostStates { states = [:] }
        let state = try present.past(after: change)
        states[change] = state
        return state
    }
}
