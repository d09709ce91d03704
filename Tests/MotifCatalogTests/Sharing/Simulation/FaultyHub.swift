import MotifStore
import TestHubs

@testable import MotifCatalog

/// A hub whose connection is lost once, at a chosen moment.
final class FaultyHub: Hub {
    /// The moment.
    enum Fault: Equatable, CustomStringConvertible {
        case lostBeforeAnything
        /// Nothing is appended.
        case lostBeforeCommit
        /// The changes are appended, but the answer is lost.
        case lostAfterCommit
        /// After as many records were read.
        case lostAfterReading(Int)

        var description: String {
            switch self {
            case .lostBeforeAnything: "lost before anything"
            case .lostBeforeCommit: "lost before the commit"
            case .lostAfterCommit: "lost after the commit"
            case .lostAfterReading(let count): "lost after reading \(count) records"
            }
        }
    }

    let hub: MemoryHub
    var fault: Fault?
    /// Called once, before changes are appended: somebody else is faster.
    var beforeAppending: (() throws -> Void)?

    var address: String { hub.address }

    init(_ hub: MemoryHub) { self.hub = hub }

    private var lost: HubError { HubError(.lost("connection reset"), at: address) }

    func state() throws -> HubState? {
        if fault == .lostBeforeAnything { throw lost }
        return hub.state()
    }

    func point(_ number: Int) throws -> HistoryPoint? { hub.point(number) }

    func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        guard case .lostAfterReading(let most) = fault else { return try hub.read(after: number, each: each) }
        var count = 0
        try hub.read(after: number) { record in
            if count == most { throw lost }
            count += 1
            try each(record)
        }
        throw lost
    }

    func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        if let beforeAppending {
            self.beforeAppending = nil
            try beforeAppending()
        }
        if fault == .lostBeforeCommit { throw lost }
        try hub.append(after: head, records)
        if fault == .lostAfterCommit { throw lost }
    }
}
