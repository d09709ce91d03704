/// The exit codes of motif. Those from 64 are from sysexits.h.
enum ExitStatus: Int32 {
    /// Success.
    case done = 0
    /// A negative answer: problems, differences, failed checks.
    case no = 1
    /// A usage error.
    case usage = 64
    /// Invalid data; nothing was written.
    case data = 65
    /// A catalog, file, or document that doesn't exist.
    case missing = 66
    /// A bug in motif.
    case bug = 70
    /// An error of the operating system, such as too many open files.
    case system = 71
    /// A conflict: it already exists, is in use, or another revision is the newest.
    case exists = 73
    /// A catalog file that is damaged, newer than this motif, or not a catalog; or a file that can't be written.
    case file = 74
    /// A catalog that another process kept locked for too long.
    case busy = 75
    /// A lack of permission.
    case notPermitted = 77
}
