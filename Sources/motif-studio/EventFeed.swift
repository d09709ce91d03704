import MotifCatalog
import MotifStudio
import MotifSystem

/// The pages that wait for changes.
final class EventFeed: Sendable {
    /// An event for a page, or a sign of life.
    enum Item: Sendable {
        case event(StudioEvent)
        case heartbeat

        /// The lines to send.
        var lines: String {
            switch self {
            case .event(let event): event.lines
            case .heartbeat: StudioEvent.heartbeat
            }
        }
    }

    /// Browsers open one stream for each page.
    private static let mostSubscribers = 256
    /// A page that reads too slowly loses the oldest events, and sees by their numbers that some are missing.
    private static let mostWaiting = 16

    private struct State {
        var subscribers: [Int: AsyncStream<Item>.Continuation] = [:]
        var next = 0
        /// The last change that everybody who waits knows; `nil` if nobody waits.
        var place: HistoryPoint??
        var isFinished = false
    }

    private let state = Locked(State())

    /// The last change that everybody who waits knows; `nil` if nobody waits.
    var place: HistoryPoint?? { state.withLock { $0.subscribers.isEmpty ? nil : $0.place } }

    /// The events from now on; `nil` if too many wait already.
    func subscribe() -> AsyncStream<Item>? {
        let (stream, continuation) = AsyncStream<Item>.makeStream(
            bufferingPolicy: .bufferingNewest(Self.mostWaiting))
        let number = state.withLock { state -> Int? in
            guard state.subscribers.count < Self.mostSubscribers, !state.isFinished else { return nil }
            state.next += 1
            state.subscribers[state.next] = continuation
            return state.next
        }
        guard let number else { return nil }
        continuation.onTermination = { [self] _ in
            state.withLock { state in
                state.subscribers[number] = nil
                if state.subscribers.isEmpty { state.place = nil }
            }
        }
        return stream
    }

    /// Notes the change that a new page starts from.
    func begin(at head: HistoryPoint?) {
        state.withLock { if $0.place == nil { $0.place = .some(head) } }
    }

    /// Sends an event to everybody who waits.
    func send(_ event: StudioEvent) {
        state.withLock { $0.place = .some(event.head) }
        send(.event(event))
    }

    /// Sends to everybody who waits.
    func send(_ item: Item) {
        for subscriber in state.withLock({ Array($0.subscribers.values) }) { subscriber.yield(item) }
    }

    /// Ends all streams, and those that would begin later.
    func finish() {
        let subscribers = state.withLock { state in
            state.isFinished = true
            return Array(state.subscribers.values)
        }
        for subscriber in subscribers { subscriber.finish() }
    }
}
