#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The process as the system sees it.
enum Process {
    /// Settles, before anything else, what a caller may have left in a state that does harm.
    static func prepare() {
        // Writing to a pipe that nobody reads is then an error like others, and temporary files are removed.
        signal(SIGPIPE, SIG_IGN)
        // So is writing more than the user's limit on the size of files.
        signal(SIGXFSZ, SIG_IGN)
        // Programs that start others with Foundation leave them most signals blocked; an interrupt has to end us.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        // Where a standard stream is closed, the next file to be opened would take its number and get our text.
        for descriptor in 0...2 where fcntl(Int32(descriptor), F_GETFD) == -1 { _ = open("/dev/null", O_RDWR) }
    }

    /// Ends the process.
    static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

    /// The name under which the user is logged in.
    static var loginName: String? {
        if let entry = getpwuid(geteuid()), let name = entry.pointee.pw_name { return String(cString: name) }
        return Environment.variable("USER")
    }

    /// The clock, in milliseconds since 1970 UTC.
    static var milliseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Words for an error number of the system: `No such file or directory`.
    static func words(for number: Int32) -> String { String(cString: strerror(number)) }
}
