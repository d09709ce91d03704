/// How motif ends. The numbers from 64 on are those of sysexits.h.
enum ExitStatus: Int32 {
    /// It is done.
    case done = 0
    /// The answer is no: problems, differences, failed checks.
    case no = 1
    /// The command line is wrong.
    case usage = 64
    /// The data is wrong; nothing was written.
    case data = 65
    /// There is no such catalog, file or document.
    case missing = 66
    /// A mistake in motif.
    case bug = 70
    /// It exists already, or another revision is the newest.
    case exists = 73
    /// The catalog file is damaged, no catalog or newer than this motif, or a file could not be written.
    case file = 74
    /// Another writer held the lock for too long.
    case busy = 75
    /// It is not permitted.
    case notPermitted = 77
}
