import MotifPlatform

/// A value that one thread at a time can use.
///
/// `Synchronization.Mutex` does the same, but needs iOS 18.
public final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// Puts a value behind a lock of its own.
    public init(_ value: sending Value) {
        self.value = value
        mutex = .allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        defer { pthread_mutexattr_destroy(&attributes) }
        // A thread that locks twice gets an error instead of waiting for itself.
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
        pthread_mutex_init(mutex, &attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Calls `body` with the value while no other thread can use it.
    ///
    /// - Precondition: The thread doesn't hold this lock already.
    public func withLock<Result, Failure>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        precondition(pthread_mutex_lock(mutex) == 0, "A thread can't take the same lock twice")
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
