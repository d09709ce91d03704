import Foundation
import Testing

/// A program to run: its streams are files, so that no output is too long to wait for.
struct Program: Sendable {
    /// Where standard output goes.
    enum Output {
        /// Into `Result.output`.
        case captured
        /// Into a pipe that nobody reads, as after `| head -0`.
        case closedPipe
        /// To a file or a device.
        case file(String)
        /// To a device whose disk is always full, which macOS lacks.
        static let fullDisk = file("/dev/full")
        /// To a terminal with this number of columns, together with standard error, and into `Result.output`.
        case terminal(columns: UInt16)
        /// To a terminal on which `input` is typed, together with standard error, and into `Result.output`.
        case dialog(columns: UInt16)
    }

    /// What became of it.
    struct Result {
        var output = ""
        var errors = ""
        var exit: Int32 = 0
        var signal: Int32 = 0
    }

    /// A system call that went wrong.
    struct SystemError: Error {
        let call: String
        let number: Int32
    }

    let file: URL
    let arguments: [String]
    let environment: [String: String]
    let folder: URL

    /// Starts it and waits for its end.
    func run(input: String, output: Output) throws -> Result {
        let inputs = try TemporaryStream(containing: input)
        let errors = try TemporaryStream()
        var result = Result()
        switch output {
        case .captured:
            let outputs = try TemporaryStream()
            Self.wait(try start(inputs.descriptor, outputs.descriptor, errors.descriptor), &result)
            result.output = outputs.text
        case .closedPipe:
            var ends: [Int32] = [0, 0]
            try Self.check("pipe", pipe(&ends))
            close(ends[0])
            defer { close(ends[1]) }
            Self.wait(try start(inputs.descriptor, ends[1], errors.descriptor), &result)
        case .file(let path):
            let descriptor = open(path, O_WRONLY)
            defer { close(descriptor) }
            Self.wait(try start(inputs.descriptor, descriptor, errors.descriptor), &result)
        case .terminal(let columns):
            let terminal = try Terminal(columns: columns)
            let process = try start(inputs.descriptor, terminal.inner, terminal.inner)
            result.output = terminal.readToEnd()
            Self.wait(process, &result)
        case .dialog(let columns):
            let terminal = try Terminal(columns: columns)
            let process = try start(terminal.inner, terminal.inner, terminal.inner)
            try terminal.type(input)
            result.output = terminal.readToEnd()
            Self.wait(process, &result)
        }
        result.errors = errors.text
        return result
    }

    /// Starts it with these descriptors as its streams.
    func start(_ input: Int32, _ output: Int32, _ errors: Int32) throws -> Process {
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle(fileDescriptor: input, closeOnDealloc: false)
        process.standardOutput = FileHandle(fileDescriptor: output, closeOnDealloc: false)
        process.standardError = FileHandle(fileDescriptor: errors, closeOnDealloc: false)
        try process.run()
        return process
    }

    /// Waits for the end of a process that `start` gave.
    static func wait(_ process: Process, _ result: inout Result) {
        process.waitUntilExit()
        switch process.terminationReason {
        case .uncaughtSignal: result.signal = process.terminationStatus
        default: result.exit = process.terminationStatus
        }
    }

    static func check(_ call: String, _ number: Int32) throws {
        if number != 0 { throw SystemError(call: call, number: number == -1 ? errno : number) }
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where there is no `Program.Output.fullDisk`.
    static var requiresFullDisk: Self {
        .enabled("There is no /dev/full") { FileManager.default.fileExists(atPath: "/dev/full") }
    }
}
