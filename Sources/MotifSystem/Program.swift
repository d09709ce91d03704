import CPlatform
import MotifPlatform

/// Other programs.
public enum Program {
    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - command: The program, which is looked for in the path if its name has no `/`, and its arguments.
    ///   - input: The file that is its standard input; `nil` for that of this process.
    ///   - output: The file that gets its standard output and its messages; `nil` for those of this process.
    /// - Returns: Its exit status; 128 and the number of the signal that ended it, as in a shell.
    /// - Throws: `SpawnError` if it can't be started.
    public static func run(
        _ command: [String], input: String? = nil, output: String? = nil
    ) throws(SpawnError) -> Int32 {
        let input = try Stream(input, O_RDONLY)
        let output = try Stream(output, O_WRONLY | O_CREAT | O_TRUNC)
        let process = try start(command, input: input.file, output: output.file, errors: output.file)
        guard let status = end(of: process) else { throw SpawnError(number: errno) }
        return status
    }

    /// Waits for the end of a program.
    ///
    /// - Returns: Its exit status, as `run` does; `nil` if the system doesn't have it.
    package static func end(of process: Int32) -> Int32? {
        var code: Int32 = 0
        while waitpid(process, &code, 0) < 0 { if errno != EINTR { return nil } }
        return code & 0x7F == 0 ? (code >> 8) & 0xFF : 128 + code & 0x7F
    }

    /// Two connected descriptors, which other programs don't inherit.
    package static func pair(
        _ make: (UnsafeMutablePointer<Int32>) -> Int32 = { pipe($0) }
    ) throws(SpawnError) -> (ours: Int32, theirs: Int32) {
        var ends: [Int32] = [-1, -1]
        guard make(&ends) == 0 else { throw SpawnError(number: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Starts a program that runs beside this one.
    ///
    /// - Parameters:
    ///   - command: The program, which is looked for in the path if its name has no `/`, and its arguments.
    ///   - input: The descriptor that is its standard input; `nil` for that of this process.
    ///   - output: The descriptor that is its standard output; `nil` for that of this process.
    ///   - errors: The descriptor that is its standard error; `nil` for that of this process.
    /// - Returns: The number of the process.
    /// - Throws: `SpawnError` if it can't be started.
    public static func start(
        _ command: [String], input: Int32?, output: Int32?, errors: Int32?
    ) throws(SpawnError) -> Int32 {
        var process: Int32 = 0
        let arguments = CStrings(command)
        let number = withExtendedLifetime(arguments) {
            motif_spawn(
                &process, command.first ?? "", arguments.pointers, input ?? -1, output ?? -1, errors ?? -1)
        }
        guard number == 0 else { throw SpawnError(number: number) }
        return process
    }

    /// The file of a stream, if it isn't that of this process: closed with the value, and not inherited by others.
    private struct Stream: ~Copyable {
        let file: Int32?

        init(_ path: String?, _ flags: Int32) throws(SpawnError) {
            file = path.map { open($0, flags | O_CLOEXEC, 0o600) }
            if let file, file < 0 { throw SpawnError(number: errno) }
        }

        deinit { if let file { close(file) } }
    }
}

/// A program can't be started.
public struct SpawnError: Error {
    /// The system's error number, as in `errno`.
    public let number: Int32

    /// The error with this number.
    public init(number: Int32) { self.number = number }

    /// Whether there is no such program.
    public var isMissing: Bool { number == ENOENT }
    /// The message of the system.
    public var message: String { String(cString: strerror(number)) }
}
