import CPlatform

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
        let work = Unmanaged.passRetained(Work(body))
        let number = motif_start_thread(
            { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }, work.toOpaque(), stackBytes)
        guard number == 0 else {
            work.release()
            throw SystemError(number: number)
        }
    }
}

/// An error of the system that doesn't concern a file.
public struct SystemError: Error, Sendable, Hashable {
    /// The system's error number, as in `errno`.
    public let number: Int32

    /// An error with this number.
    public init(number: Int32) { self.number = number }
}
