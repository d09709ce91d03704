import CPlatform
import MotifPlatform

/// A third-party program, run with limits on time and output.
///
/// It leads a process group of its own, which ends with it, or as soon as a limit is exceeded.
public struct LimitedProgram: Sendable {
    /// The path of the program, or a name that is looked for in the path.
    public let path: String
    /// Its arguments.
    public let arguments: [String]
    /// Its environment, as `NAME=value`; `nil` for that of this process.
    public let environment: [String]?
    /// The time that it has, in seconds.
    public let seconds: Double
    /// The maximum length of its answer.
    public let maximumBytes: Int

    /// What a program has answered.
    public struct Answer: Sendable {
        /// What it wrote to its standard output.
        public let output: [UInt8]
        /// The start of what it wrote to its standard error.
        public let complaints: [UInt8]
        /// Its exit status; 128 and the number of the signal that ended it, as in a shell.
        public let status: Int32
    }

    /// The reason why a program has no answer.
    public enum Failure: Error, Sendable {
        /// It can't be started.
        case unusable(SpawnError)
        /// It took too long, and was ended.
        case tooSlow
        /// It wrote too much, and was ended.
        case tooLong
    }

    /// A program with limits.
    public init(
        at path: String, _ arguments: [String] = [], environment: [String]?, seconds: Double, maximumBytes: Int
    ) {
        (self.path, self.arguments, self.environment) = (path, arguments, environment)
        (self.seconds, self.maximumBytes) = (seconds, maximumBytes)
    }

    /// Runs the program to its end, or to that of the `Cancellation` of the work that it is for.
    ///
    /// - Parameters:
    ///   - input: The file that is its standard input.
    ///   - folder: The folder that it runs in.
    /// - Throws: `Failure`; the program and what it has started have ended then.
    public func answer(to input: OpenFile, in folder: String) throws(Failure) -> Answer {
        guard Cancellation.stop == nil else { throw .tooSlow }
        let run: Run
        do throws(SpawnError) {
            run = try Run(self, input, folder)
        } catch {
            throw .unusable(error)
        }
        let deadline = Run.now + seconds
        while run.isWriting {
            let rest = deadline - Run.now
            guard rest > 0, Cancellation.stop == nil else { throw .tooSlow }
            run.read(waitingMilliseconds: Int32(min(rest * 1000 + 1, 200)), keeping: maximumBytes + 1)
            guard run.output.count <= maximumBytes else { throw .tooLong }
        }
        // A program may close its output and go on.
        while motif_has_ended(run.process) == 0 {
            guard Run.now < deadline, Cancellation.stop == nil else { throw .tooSlow }
            usleep(2_000)
        }
        return Answer(output: run.output, complaints: run.complaints, status: run.end())
    }
}

/// A program that runs. It ends with the value.
private final class Run {
    let process: Int32
    private(set) var output: [UInt8] = []
    private(set) var complaints: [UInt8] = []
    /// What is open of its standard output and standard error.
    private var files: [Int32]
    private var status: Int32?

    /// Longer error output is truncated.
    private static let maximumComplaintBytes = 1 << 14
    /// Held while descriptors exist that a program started by another thread would inherit.
    private static let starting = Locked(())

    init(_ program: LimitedProgram, _ input: OpenFile, _ folder: String) throws(SpawnError) {
        (process, files) = try Self.starting.withLock { _ throws(SpawnError) in
            let ends = [try Program.pair(), try Program.pair()]
            defer { for end in ends { close(end.theirs) } }
            let arguments = CStrings([program.path] + program.arguments)
            let environment = program.environment.map { CStrings($0) }
            var process: Int32 = 0
            let number = RunningPrograms.starting {
                var number = ETXTBSY
                // A process that another thread is just starting can still have the file of a new program open.
                for turn: UInt32 in 0..<50 where number == ETXTBSY {
                    usleep(turn * 1_000)
                    number = withExtendedLifetime((arguments, environment)) {
                        motif_spawn_group(
                            &process, program.path, arguments.pointers, environment?.pointers, folder,
                            input.descriptor, ends[0].theirs, ends[1].theirs)
                    }
                }
                if number == 0 { RunningPrograms.add(process) }
                return number
            }
            guard number == 0 else {
                for end in ends { close(end.ours) }
                throw SpawnError(number: number)
            }
            return (process, ends.map(\.ours))
        }
    }

    deinit {
        _ = end()
        for file in files where file >= 0 { close(file) }
    }

    /// Monotonic time, in seconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    var isWriting: Bool { files.contains { $0 >= 0 } }

    /// Waits for what it writes, and keeps the first bytes.
    func read(waitingMilliseconds milliseconds: Int32, keeping limit: Int) {
        var states = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&states, nfds_t(states.count), milliseconds) > 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        for index in states.indices where states[index].revents != 0 {
            let count = buffer.withUnsafeMutableBytes { systemRead(files[index], $0.baseAddress, $0.count) }
            if count > 0, index == 0 {
                output += buffer.prefix(min(count, limit - output.count))
            } else if count > 0 {
                complaints += buffer.prefix(min(count, Self.maximumComplaintBytes - complaints.count))
            } else if count == 0 || errno != EINTR {
                close(files[index])
                files[index] = -1
            }
        }
    }

    /// Ends it with everything that it has started, and returns its exit status.
    func end() -> Int32 {
        if let status { return status }
        // As long as nothing has waited for it, no other group can have its number.
        kill(-process, SIGKILL)
        let result = Program.end(of: process) ?? 0
        RunningPrograms.remove(process)
        status = result
        return result
    }
}

/// The groups of programs that this process waits for, for a handler of signals that ends it.
public enum RunningPrograms {
    /// As many as threads wait at a time, and more.
    nonisolated(unsafe) private static let groups = UnsafeMutableBufferPointer<Int32>.filled(with: 0, 256)
    private static let lock = Locked(())
    /// Whether a program is being started whose group isn't known yet.
    nonisolated(unsafe) private static var isStarting = false
    /// Whether no more programs are started, since this process ends.
    nonisolated(unsafe) private static var isOver = false

    /// Rehearses `endAll`, as `OpenDrafts.prepare` does.
    public static func prepare() {
        endAll()
        isOver = false
    }

    /// Ends them all, for a process that ends: no others are started afterward. Does only what a handler of signals may
    /// do, after `prepare`.
    ///
    /// - Source: POSIX.1-2017, 2.4.3: `kill` and `poll` are safe.
    public static func endAll() {
        isOver = true
        var turns = 0
        poll(nil, 0, 0)
        while isStarting, turns < 1000 {
            poll(nil, 0, 1)
            turns += 1
        }
        for group in groups where group > 0 { kill(-group, SIGKILL) }
    }

    /// Starts a program and adds it. Signals that end this process wait, or another thread handles them.
    ///
    /// - Returns: The error of the system; 0 if the program was started.
    static func starting(_ start: () -> Int32) -> Int32 {
        var (ending, earlier) = (sigset_t(), sigset_t())
        sigemptyset(&ending)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ending, number) }
        pthread_sigmask(SIG_BLOCK, &ending, &earlier)
        isStarting = true
        // The handler sees that before this thread looks whether it has begun.
        lock.withLock { _ in }
        defer {
            isStarting = false
            pthread_sigmask(SIG_SETMASK, &earlier, nil)
        }
        return isOver ? ECANCELED : start()
    }

    static func add(_ group: Int32) { replace(0, with: group) }

    static func remove(_ group: Int32) { replace(group, with: 0) }

    private static func replace(_ old: Int32, with new: Int32) {
        lock.withLock { _ in
            if let index = groups.firstIndex(of: old) { groups[index] = new }
        }
    }
}

extension UnsafeMutableBufferPointer {
    /// Memory for a handler of signals, which mustn't allocate any; never freed.
    static func filled(with element: Element, _ count: Int) -> Self {
        let memory = allocate(capacity: count)
        memory.initialize(repeating: element)
        return memory
    }
}
