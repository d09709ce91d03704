import MotifPlatform

/// A bar on standard error for work that takes longer than a second; only on a terminal.
///
///     let progress = Progress("Checking", notices)
///     defer { progress.end() }
///     try catalog.verify { progress.update($0, of: $1) }
///
/// It can be updated from any thread.
final class Progress: @unchecked Sendable {
    private let label: String
    private let isWanted: Bool
    private let start = Process.milliseconds
    private var shown = 0
    /// Guards the variables below.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>

    /// The time, in milliseconds, before a bar appears.
    private static let patience: Int64 = 1000
    private static let width = 30

    /// Creates a bar with a label, a participle such as `Checking`.
    init(_ label: String, _ notices: NoticeOptions) {
        self.label = label
        isWanted = !notices.quiet && Terminal.Stream.errors.isTerminal
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Shows the amount done, out of the total if it is known.
    func update(_ done: Int, of total: Int?) {
        guard isWanted, Process.milliseconds - start >= Self.patience else { return }
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        let hundredths = total.map { $0 > 0 ? min(100, max(0, done) * 100 / $0) : 100 }
        // Once a hundredth is often enough.
        if let hundredths, hundredths + 1 == shown { return }
        shown = (hundredths ?? 0) + 1
        Notice.raw("\r\(label) " + (hundredths.map(Self.bar) ?? String(done)) + "\u{1B}[K")
    }

    /// Removes the bar.
    func end() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if shown > 0 { Notice.raw("\r\u{1B}[K") }
        shown = 0
    }

    private static func bar(_ hundredths: Int) -> String {
        let filled = width * hundredths / 100
        return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
            + " \(hundredths) %"
    }
}
