package import MotifCatalog
package import MotifStore
import MotifSystem

/// A hub in memory, for simulations and tests. Several threads can use it at once.
package final class MemoryHub: Hub, Sendable {
    package let address: String
    private let history: Locked<[HistoryRecord]>

    /// A hub with this history, which may be empty.
    package init(address: String = "memory", _ records: [HistoryRecord] = []) {
        self.address = address
        history = Locked(records)
    }

    /// The whole history; a shorter one is a hub that was restored from a backup.
    package var records: [HistoryRecord] {
        get { history.withLock { $0 } }
        set { history.withLock { $0 = newValue } }
    }

    package func state() -> HubState? { Self.state(of: records) }

    package func point(_ number: Int) -> HistoryPoint? {
        records.lazy.compactMap(\.change).first { $0.number == number }?.point
    }

    package func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        let records = records
        let start = records.firstIndex { ($0.change?.number ?? 0) > number }
        for record in records[(start ?? records.endIndex)...] { try each(record) }
    }

    package func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        var new: [HistoryRecord] = []
        try records { new.append($0) }
        try history.withLock { history in
            let found = Self.state(of: history)?.head
            guard found == head else { throw HubError(.moved(found), at: address) }
            history += new
        }
    }

    private static func state(of records: [HistoryRecord]) -> HubState? {
        guard let first = records.first?.change, let last = records.lazy.compactMap(\.change).last else { return nil }
        return HubState(identity: first.hash, head: last.point)
    }
}

extension HistoryRecord {
    fileprivate var change: ChangeRecord? {
        guard case .change(let change) = self else { return nil }
        return change
    }
}
