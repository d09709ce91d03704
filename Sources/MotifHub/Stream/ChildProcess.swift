import MotifSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program that runs beside this one, with a stream to its standard input and output. It is ended with the value.
final class ChildProcess {
    /// Its standard input and output, and what it writes to its standard error.
    let stream: ByteStream
    private var process: pid_t
    private var status: ExitStatus?

    /// How it has ended.
    enum ExitStatus: Hashable {
        case exited(Int32)
        case signaled(Int32)
    }

    /// Starts a program, which is looked for in the path if its name has no `/`.
    ///
    /// - Throws: The system's error number.
    init(_ command: [String]) throws(SpawnError) {
        var (ours, theirs) = (Int32(-1), Int32(-1))
        let errors = try Self.descriptors { pipe($0) }
        let sockets = try Self.descriptors { socketpair(AF_UNIX, Self.streamType, 0, $0) }
        (ours, theirs) = sockets
        Self.silence(ours)

        var actions = Self.actions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, theirs, 0)
        posix_spawn_file_actions_adddup2(&actions, theirs, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.1, 2)

        var process: pid_t = 0
        let arguments = CStrings(command)
        let number = withExtendedLifetime(arguments) {
            arguments.pointers.withMemoryRebound(to: UnsafeMutablePointer<CChar>?.self, capacity: command.count + 1) {
                posix_spawnp(&process, command.first ?? "", &actions, nil, $0, Program.environment)
            }
        }
        close(theirs)
        close(errors.1)
        stream = ByteStream(input: ours, output: ours, errors: errors.0, closes: true)
        self.process = process
        if number != 0 {
            self.process = 0
            throw SpawnError(number: number)
        }
    }

    deinit { _ = end() }

    /// Waits until the program has read and written everything, or for two seconds, and ends it.
    func end() -> ExitStatus? {
        if status != nil || process == 0 { return status }
        stream.finish(waitingMilliseconds: 2000)
        kill(process, SIGTERM)
        var code: Int32 = 0
        while waitpid(process, &code, 0) < 0 { if errno != EINTR { return nil } }
        status = code & 0x7F == 0 ? .exited((code >> 8) & 0xFF) : .signaled(code & 0x7F)
        return status
    }

    /// The end of what it has written to its standard error.
    var complaints: String { String(decoding: stream.complaints, as: UTF8.self) }

    /// Two descriptors that programs started later don't inherit.
    private static func descriptors(_ make: (UnsafeMutablePointer<Int32>) -> Int32) throws(SpawnError) -> (Int32, Int32)
    {
        var pair: [Int32] = [-1, -1]
        let result = pair.withUnsafeMutableBufferPointer { $0.baseAddress.map(make) ?? -1 }
        if result != 0 { throw SpawnError(number: errno) }
        for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return (pair[0], pair[1])
    }

    #if canImport(Darwin)
        private static let streamType = SOCK_STREAM
        private static func actions() -> posix_spawn_file_actions_t? { nil }

        /// Darwin has no MSG_NOSIGNAL.
        private static func silence(_ socket: Int32) {
            var isOn: Int32 = 1
            setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        }
    #else
        private static let streamType = Int32(SOCK_STREAM.rawValue)
        private static func actions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
        private static func silence(_ socket: Int32) {}
    #endif
}
