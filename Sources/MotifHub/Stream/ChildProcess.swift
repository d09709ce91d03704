import CPlatform
import MotifPlatform
import MotifSystem

/// A program that runs beside this one, with a stream to its standard input and output. It is ended with the value.
final class ChildProcess {
    /// Its standard input and output, and what it writes to its standard error.
    let stream: ByteStream
    private let process: Int32
    private var status: Int32?

    /// Starts a program, which is looked for in the path if its name has no `/`.
    ///
    /// - Throws: The system's error number.
    init(_ command: [String]) throws(SpawnError) {
        let errors = try Program.pair()
        let ends = try Program.pair { motif_socket_pair($0) }
        stream = ByteStream(input: ends.ours, output: ends.ours, errors: errors.ours, closes: true)
        defer {
            close(ends.theirs)
            close(errors.theirs)
        }
        process = try Program.start(command, input: ends.theirs, output: ends.theirs, errors: errors.theirs)
    }

    deinit { _ = end() }

    /// Waits until the program has read and written everything, or for two seconds, and ends it.
    ///
    /// - Returns: Its exit status, as `Program.run` does.
    func end() -> Int32? {
        if status != nil { return status }
        stream.finish(waitingMilliseconds: 2000)
        kill(process, SIGTERM)
        status = Program.end(of: process)
        return status
    }

    /// The end of what it has written to its standard error.
    var complaints: String { String(decoding: stream.complaints, as: UTF8.self) }
}
