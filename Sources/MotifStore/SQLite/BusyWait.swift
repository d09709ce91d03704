import CSQLite
import MotifPlatform

/// Waits for another process's lock with short sleeps of random length, shorter the longer it has waited.
///
/// The first to ask after a lock is free gets it, so those who ask most often get it soonest. SQLite's own
/// handler sleeps longer the longer it has waited, so that those who came first wait longest: of 16 × 60 writes, up
/// to 8 got no turn within 5 s. On a machine with ten times the work that it has processors for, 122 of 32 × 30 got
/// none with sleeps of one length, and 14 with these.
/// - Source: https://sqlite.org/c3ref/busy_handler.html
final class BusyWait {
    private let timeout: Duration
    private var start = ContinuousClock.now

    init(seconds: Double) { timeout = .seconds(min(max(0, seconds), 1e6)) }

    /// Makes a connection wait. This must live as long as the connection.
    func attach(to connection: OpaquePointer) {
        sqlite3_busy_handler(
            connection,
            { wait, count in
                guard let wait else { return 0 }
                return Unmanaged<BusyWait>.fromOpaque(wait).takeUnretainedValue().wait(count) ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// - Parameter count: The number of times that it has waited for this lock.
    /// - Returns: Whether to try again.
    private func wait(_ count: Int32) -> Bool {
        if count == 0 { start = .now }
        let waited = ContinuousClock.now - start
        guard waited < timeout else { return false }
        var generator = SystemRandomNumberGenerator()
        usleep(Self.microseconds(afterPart: waited / timeout, using: &generator))
        return true
    }

    /// Returns the length of the next sleep.
    ///
    /// - Parameter part: The part of the timeout that has passed, 0...1.
    static func microseconds(afterPart part: Double, using generator: inout some RandomNumberGenerator) -> UInt32 {
        let longest = UInt32(max(1_000, 10_000 * (1 - 2 * part)))
        return .random(in: longest / 2...longest, using: &generator)
    }
}
