#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A thread with a stack as large as that of a program's first thread.
public enum BackgroundThread {
    private static let stackBytes = 8 << 20

    private final class Work {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts a thread that runs `body`; nothing waits for its end.
    ///
    /// - Throws: The system's error number if no thread can be created.
    public static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackBytes)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let number = pthread_create(&thread, &attributes, run, work.toOpaque())
        #else
            var thread = pthread_t()
            let number = pthread_create(&thread, &attributes, run, work.toOpaque())
        #endif
        guard number == 0 else {
            work.release()
            throw SystemError(number: number)
        }
    }

    #if canImport(Darwin)
        private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
            Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body()
            return nil
        }
    #else
        private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
            if let work = $0 { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }
    #endif
}

/// An error of the system that doesn't concern a file.
public struct SystemError: Error, Sendable, Hashable {
    /// The system's error number, as in `errno`.
    public let number: Int32

    /// An error with this number.
    public init(number: Int32) { self.number = number }
}
