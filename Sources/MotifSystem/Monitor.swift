import MotifPlatform

/// A lock whose holder can wait for another thread to change something.
final class Monitor: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let change: UnsafeMutablePointer<pthread_cond_t>

    init() {
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

    /// Calls `body` while no other thread can.
    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// Lets others in until one of them wakes this thread. The lock must be held.
    func wait() { pthread_cond_wait(change, mutex) }

    /// Wakes every thread that waits.
    func wake() { pthread_cond_broadcast(change) }
}
