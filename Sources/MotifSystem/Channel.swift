/// A queue of limited length between two threads, one that sends and one that receives.
///
/// A sender that found the queue full goes on once half of it is free, so that two threads don't wake each other for every
/// element.
public final class Channel<Element: Sendable>: @unchecked Sendable {
    private let monitor = Monitor()
    private let capacity: Int
    private var elements: [Element] = []
    private var failure: (any Error)?
    private var isFinished = false
    private var isAbandoned = false

    /// A queue that holds at most this many elements.
    public init(capacity: Int) { self.capacity = capacity }

    /// Adds an element, waiting for room.
    ///
    /// - Returns: `false` if the receiver has stopped.
    public func send(_ element: Element) -> Bool {
        monitor.locked {
            while elements.count >= capacity, !isAbandoned { monitor.wait() }
            elements.append(element)
            if elements.count == 1 { monitor.wake() }
            return !isAbandoned
        }
    }

    /// Ends the queue; `failure` is thrown to the receiver after the last element.
    public func finish(throwing failure: (any Error)? = nil) {
        monitor.locked {
            self.failure = failure
            isFinished = true
            monitor.wake()
        }
    }

    /// Waits for the next element.
    ///
    /// - Returns: `nil` after the last one.
    /// - Throws: The failure that the sender finished with.
    public func receive() throws -> Element? {
        try monitor.locked {
            while elements.isEmpty, !isFinished { monitor.wait() }
            if !elements.isEmpty {
                let element = elements.removeFirst()
                if elements.count == capacity / 2 { monitor.wake() }
                return element
            }
            if let failure { throw failure }
            return nil
        }
    }

    /// Stops receiving, so that `send` returns `false`.
    public func abandon() {
        monitor.locked {
            isAbandoned = true
            elements = []
            monitor.wake()
        }
    }
}
