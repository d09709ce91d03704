import CPlatform
import MotifPlatform
import MotifSystem

/// A program that runs beside this one, with a stream to its standard input and output. It is ended with the value.
final class ChildProcess {
    /// Its standard input and output, and what it writes to its standard error.
    let stream: ByteStream
    private let process: Int32
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
        let errors = try Self.pair { pipe($0) }
        for end in [errors.ours, errors.theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let ends = try Self.pair { motif_socket_pair($0) }
        stream = ByteStream(input: ends.ours, output: ends.ours, errors: errors.ours, closes: true)
        defer {
            close(ends.theirs)
            close(errors.theirs)
        }
        process = try Program.start(command, input: ends.theirs, output: ends.theirs, errors: errors.theirs)
    }

    deinit { _ = end() }

    /// Waits until the program has read and written everything, or for two seconds, and ends it.
    func end() -> ExitStatus? {
        if status != nil { return status }
        stream.finish(waitingMilliseconds: 2000)
        kill(process, SIGTERM)
        var code: Int32 = 0
        while waitpid(process, &code, 0) < 0 { if errno != EINTR { return nil } }
        status = code & 0x7F == 0 ? .exited((code >> 8) & 0xFF) : .signaled(code & 0x7F)
        return status
    }

    /// The end of what it has written to its standard error.
    var complaints: String { String(decoding: stream.complaints, as: UTF8.self) }

    /// Two connected descriptors.
    private static func pair(
        _ make: (UnsafeMutablePointer<Int32>) -> Int32
    ) throws(SpawnError) -> (ours: Int32, theirs: Int32) {
        var ends: [Int32] = [-1, -1]
        guard make(&ends) == 0 else { throw SpawnError(number: errno) }
        return (ends[0], ends[1])
    }
}
