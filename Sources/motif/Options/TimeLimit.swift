import MotifCatalog
import MotifSystem

/// The end of a command that computes for too long where it can't be asked to stop: within one function of SQLite, or
/// while it prints a huge value.
enum TimeLimit {
    /// Ends the process with the words and exit code of a query that ran out of time, after this many seconds of the
    /// processor and some more. Waiting, as for a reader of the output, doesn't count.
    static func start(seconds: Double) throws {
        // SQLite itself stops a query at the limit, with the same words.
        let limit = seconds + 1
        guard limit < 1e9 else { return }
        try BackgroundThread.start {
            while Process.processorSeconds < limit { Process.sleep(milliseconds: 50) }
            let failure = Failure(ReadOnlySQL.timeout(seconds: seconds))
            for line in failure.lines { Notice.write(line) }
            Process.endAtOnce(failure.exit)
        }
    }
}
