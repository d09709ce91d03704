#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An interrupt that waits until work of several files is undone or done.
///
///     try Interruption.deferring {
///         for file in files { try Interruption.check(); … }
///     }
enum Interruption {
    /// That the user, or the system, wants the process to end.
    struct Requested: Error {}

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// The signal that came. A handler may do no more than set it, and nobody minds reading it a moment later.
    nonisolated(unsafe) private static var received: Int32 = 0

    /// Runs the body; a signal that came meanwhile ends the process after it, as it would have at once.
    static func deferring<Result>(_ body: () throws -> Result) throws -> Result {
        let before = signals.map { number in (number, signal(number) { Interruption.received = $0 }) }
        // What the caller has the process ignore stays ignored.
        let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
        for (number, action) in before where unsafeBitCast(action, to: Int.self) == ignored { signal(number, SIG_IGN) }
        defer {
            for (number, action) in before { signal(number, action) }
            if received != 0 { raise(received) }
        }
        return try body()
    }

    /// - Throws: `Requested` where a signal came.
    static func check() throws(Requested) { if received != 0 { throw Requested() } }
}
