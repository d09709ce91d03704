import CPlatform
import MotifPlatform

/// A deferred interrupt: it takes effect once work on several files is finished or undone.
///
///     try Interruption.deferring {
///         for file in files { try Interruption.check(); … }
///     }
enum Interruption {
    /// The error thrown when the user or the system asked the process to end.
    struct Requested: Error {}

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// The signal that arrived. A signal handler may only set it; reading it slightly later does no harm.
    nonisolated(unsafe) private static var received: Int32 = 0

    /// Runs the body. A signal that arrives meanwhile ends the process afterward.
    static func deferring<Result>(_ body: () throws -> Result) throws -> Result {
        let before = signals.map { number in
            let earlier = motif_handle_signal(number) { number in
                // The second signal doesn't wait; the next run removes what is left.
                if Interruption.received != 0 { _exit(128 + number) }
                Interruption.received = number
            }
            return (number, earlier)
        }
        defer {
            for (number, earlier) in before { motif_restore_signal(number, earlier) }
            if received != 0 { raise(received) }
        }
        return try body()
    }

    /// Throws if a signal has arrived.
    /// - Throws: `Requested`.
    static func check() throws(Requested) { if received != 0 { throw Requested() } }
}
