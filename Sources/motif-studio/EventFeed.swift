import MotifCatalog
import MotifStudio
import MotifSystem

/// The open event streams.
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
    private static let maximumSubscribers = 256
    /// A page that reads too slowly loses the oldest events, and sees by their numbers that some are missing.
    private static let maximumWaiting = 16

    private struct State {
        var subscribers: [Int: AsyncStream<Item>.Continuation] = [:]
        var next = 0
        var position = Position.unused
        var isFinished = false
    }

    /// The newest change that was sent to every subscriber.
    enum Position {
        /// There are no subscribers, or none that has begun.
        case unused
        /// The change; `nil` before the first one.
        case after(HistoryPoint?)
    }

    private let state = Locked(State())

    /// The newest change that was sent to every subscriber.
    var position: Position { state.withLock { $0.subscribers.isEmpty ? .unused : $0.position } }

    /// The events from now on; `nil` if there are too many subscribers.
    func subscribe() -> AsyncStream<Item>? {
        let (stream, continuation) = AsyncStream<Item>.makeStream(
            bufferingPolicy: .bufferingNewest(Self.maximumWaiting))
        let number = state.withLock { state -> Int? in
            guard state.subscribers.count < Self.maximumSubscribers, !state.isFinished else { return nil }
            state.next += 1
            state.subscribers[state.next] = continuation
            return state.next
        }
        guard let number else { return nil }
        continuation.onTermination = { [self] _ in
            state.withLock { state in
                state.subscribers[number] = nil
                if state.subscribers.isEmpty { state.position = .unused }
            }
        }
        return stream
    }

    /// Notes the change that a new page starts from.
    func begin(at head: HistoryPoint?) {
        state.withLock { if case .unused = $0.position { $0.position = .after(head) } }
    }

    /// Sends an event to every subscriber.
    func send(_ event: StudioEvent) {
        state.withLock { $0.position = .after(event.head) }
        send(.event(event))
    }

    /// Sends an item to every subscriber.
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
