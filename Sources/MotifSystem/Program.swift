#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

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
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input { posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0) }
        if let output {
            posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
        }
        var process: pid_t = 0
        let arguments = CStrings(command)
        let number = withExtendedLifetime(arguments) {
            arguments.pointers.withMemoryRebound(to: UnsafeMutablePointer<CChar>?.self, capacity: command.count + 1) {
                posix_spawnp(&process, command.first ?? "", &actions, nil, $0, environment)
            }
        }
        guard number == 0 else { throw SpawnError(number: number) }
        var code: Int32 = 0
        while waitpid(process, &code, 0) < 0 { if errno != EINTR { throw SpawnError(number: errno) } }
        return code & 0x7F == 0 ? (code >> 8) & 0xFF : 128 + code & 0x7F
    }

    /// The environment that a program inherits.
    public static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
            return _NSGetEnviron().pointee
        #else
            // The variable `environ`. Swift doesn't import it, since threads could change it.
            guard let symbol = dlsym(nil, "environ") else { return nil }
            return symbol.assumingMemoryBound(to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self).pointee
        #endif
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
    /// The error in words.
    public var words: String { String(cString: strerror(number)) }
}
