import MotifCore
import MotifJSON
import MotifStore

@testable import MotifCatalog

/// A person with a clone.
final class SimulatedClone {
    let author: String
    var catalog: Catalog

    init(_ author: String, _ catalog: Catalog) {
        self.author = author
        self.catalog = catalog
    }

    /// All that can change by a step.
    struct Snapshot: Equatable {
        let head: HistoryPoint?
        let link: HubLink?
    }

    func snapshot() throws -> Snapshot {
        try catalog.store.read { Snapshot(head: try $0.head(), link: try $0.hubLink()) }
    }

    func records() throws -> [HistoryRecord] {
        var records: [HistoryRecord] = []
        try catalog.store.read { try $0.records(after: 0) { records.append($0) } }
        return records
    }
}

extension [HistoryRecord] {
    var changes: [ChangeRecord] {
        compactMap { if case .change(let change) = $0 { change } else { nil } }
    }

    /// The records of the changes up to this one.
    func through(_ number: Int) -> [HistoryRecord] {
        let end = firstIndex { if case .change(let change) = $0 { change.number > number } else { false } }
        return Array(self[..<(end ?? endIndex)])
    }
}
