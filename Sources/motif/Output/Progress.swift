import MotifSystem

/// A bar on standard error for work that takes longer than a second; only on a terminal.
///
///     try Progress.show("Checking", notices) { try catalog.verify(progress: $0.update) }
///
/// It can be updated from any thread.
final class Progress: Sendable {
    private let label: String
    private let isWanted: Bool
    private let start = SystemClock.milliseconds
    /// One more than the hundredths of the bar that is shown; 0 for no bar.
    private let shown = Locked(0)

    /// The time, in milliseconds, before a bar appears.
    private static let patience: Int64 = 1000
    private static let width = 30

    /// Shows a bar while the body runs.
    ///
    /// - Parameter label: A participle, such as `Checking`.
    static func show<Result>(
        _ label: String, _ notices: NoticeOptions, _ body: (Progress) throws -> Result
    ) rethrows -> Result {
        let progress = Progress(label, isWanted: !notices.quiet && StandardStream.errors.isTerminal)
        defer { progress.end() }
        return try body(progress)
    }

    private init(_ label: String, isWanted: Bool) { (self.label, self.isWanted) = (label, isWanted) }

    /// Shows the amount done, out of the total if it is known.
    func update(_ done: Int, of total: Int?) {
        guard isWanted, SystemClock.milliseconds - start >= Self.patience else { return }
        let hundredths = total.map { $0 > 0 ? min(100, max(0, done) * 100 / $0) : 100 }
        shown.withLock { shown in
            // Once a hundredth is often enough.
            if let hundredths, hundredths + 1 == shown { return }
            shown = (hundredths ?? 0) + 1
            StandardStream.errors.write("\r\(label) " + (hundredths.map(Self.bar) ?? String(done)) + "\u{1B}[K")
        }
    }

    /// Shows how much is done of what has no known end.
    func count(_ done: Int) { update(done, of: nil) }

    private func end() {
        shown.withLock { shown in
            if shown > 0 { StandardStream.errors.write("\r\u{1B}[K") }
            shown = 0
        }
    }

    private static func bar(_ hundredths: Int) -> String {
        let filled = width * hundredths / 100
        return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
            + " \(hundredths) %"
    }
}
