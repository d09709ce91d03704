import CPlatform
import MotifPlatform
import MotifSystem

/// System calls about the process.
enum Process {
    /// Resets state inherited from the parent process that could do harm.
    static func prepare() {
        // Writing to a closed pipe becomes an ordinary error, so that temporary files are removed.
        signal(SIGPIPE, SIG_IGN)
        // So does exceeding the user's limit on file sizes.
        signal(SIGXFSZ, SIG_IGN)
        // An interrupted process leaves no incomplete files.
        RunningPrograms.prepare()
        OpenDrafts.prepare()
        for number in [SIGINT, SIGTERM, SIGHUP] {
            motif_handle_signal(number) { number in
                RunningPrograms.endAll()
                OpenDrafts.removeAll()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        MemoryLimit.prepare { _ in
            MemoryLimit.report()
            Process.endAtOnce(.system)
        }
        // Programs that start others with Foundation leave most signals blocked; an interrupt must end this process.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        // If a standard stream is closed, the next file to be opened would get its number, and our output. Writing to
        // standard output stays an error.
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == StandardStream.output.rawValue ? O_RDONLY : O_RDWR)
        }
    }

    /// Runs another program of motif in this process, from the folder of this program or from one in `$PATH`; returns
    /// only if there is none.
    static func become(_ program: String, _ arguments: [String]) {
        var vector = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for argument in vector { free(argument) } }
        if let path { execv(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) + program, &vector) }
        execvp(program, &vector)
    }

    /// The program's own file, behind links to it.
    private static var path: String? {
        guard let path = motif_executable_path() else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// Ends the process.
    static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

    /// Ends the process from any thread, without what others still have in buffers.
    static func endAtOnce(_ status: ExitStatus) -> Never { _exit(status.rawValue) }

    /// The processor time that the process has used, in seconds.
    static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Waits.
    static func sleep(milliseconds: UInt32) { usleep(milliseconds * 1_000) }

    /// The user's login name.
    static var loginName: String? {
        if let entry = getpwuid(geteuid()), let name = entry.pointee.pw_name { return String(cString: name) }
        return Environment.variable("USER")
    }

    /// The message of a system error number: `No such file or directory`.
    static func message(for number: Int32) -> String { String(cString: strerror(number)) }
}
