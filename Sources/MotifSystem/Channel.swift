import MotifPlatform

/// A queue of limited length between two threads, one that sends and one that receives.
///
/// A sender that found the queue full goes on once half of it is free, so that two threads don't wake each other for every
/// element.
public final class Channel<Element: Sendable>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    /// Signaled when the thread that waits can go on: there is only one at a time.
    private let change: UnsafeMutablePointer<pthread_cond_t>
    private let capacity: Int
    private var elements: [Element] = []
    private var failure: (any Error)?
    private var isFinished = false
    private var isAbandoned = false

    /// A queue that holds at most this many elements.
    public init(capacity: Int) {
        self.capacity = capacity
        mutex = .allocate(capacity: 1)
        change = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(change, nil)
    }

    deinit {
        pthread_cond_destroy(change)
        pthread_mutex_destroy(mutex)
        change.deallocate()
        mutex.deallocate()
    }

    /// Adds an element, waiting for room.
    ///
    /// - Returns: `false` if the receiver has stopped.
    public func send(_ element: Element) -> Bool {
        locked {
            while elements.count >= capacity, !isAbandoned { wait() }
            elements.append(element)
            if elements.count == 1 { wake() }
            return !isAbandoned
        }
    }

    /// Ends the queue; `failure` is thrown to the receiver after the last element.
    public func finish(throwing failure: (any Error)? = nil) {
        locked {
            self.failure = failure
            isFinished = true
            wake()
        }
    }

    /// Waits for the next element.
    ///
    /// - Returns: `nil` after the last one.
    /// - Throws: The failure that the sender finished with.
    public func receive() throws -> Element? {
        try locked {
            while elements.isEmpty, !isFinished { wait() }
            if !elements.isEmpty {
                let element = elements.removeFirst()
                if elements.count == capacity / 2 { wake() }
                return element
            }
            if let failure { throw failure }
            return nil
        }
    }

    /// Stops receiving, so that `send` returns `false`.
    public func abandon() {
        locked {
            isAbandoned = true
            elements = []
            wake()
        }
    }

    private func wait() { pthread_cond_wait(change, mutex) }

    private func wake() { pthread_cond_signal(change) }

    private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}
