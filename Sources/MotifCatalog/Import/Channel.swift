import Foundation

/// A queue of bounded length between the thread that reads and checks and the one that writes.
///
/// Every access to its state happens under the one lock, which is what makes it safe to share.
final class Channel<Element: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var elements: [Element] = []
    private var failure: (any Error)?
    private var isFinished = false
    private var isAbandoned = false

    init(capacity: Int) { self.capacity = capacity }

    /// Waits for a place and puts an element in it.
    ///
    /// - Returns: `false` where nobody will take it any more.
    func send(_ element: Element) -> Bool {
        locked {
            while elements.count >= capacity, !isAbandoned { condition.wait() }
            elements.append(element)
            return !isAbandoned
        }
    }

    /// No more elements come; `failure` is thrown to the receiver after the last one.
    func finish(throwing failure: (any Error)? = nil) {
        locked {
            self.failure = failure
            isFinished = true
        }
    }

    /// Waits for the next element.
    ///
    /// - Returns: `nil` after the last one.
    /// - Throws: What the sender finished with.
    func receive() throws -> Element? {
        try locked {
            while elements.isEmpty, !isFinished { condition.wait() }
            if !elements.isEmpty { return elements.removeFirst() }
            if let failure { throw failure }
            return nil
        }
    }

    /// Tells the sender to stop.
    func abandon() {
        locked {
            isAbandoned = true
            elements = []
        }
    }

    private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        condition.lock()
        defer {
            condition.broadcast()
            condition.unlock()
        }
        return try body()
    }
}
