import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Waits for another process's lock with short sleeps of random length.
///
/// SQLite's own handler sleeps longer the longer it has waited, so that of many writers those who came first wait longest:
/// measured with 16 processes, up to 8 of 960 writes got no turn within 5 s.
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
        guard ContinuousClock.now - start < timeout else { return false }
        usleep(.random(in: 500...10_000))
        return true
    }
}
