import Foundation
import MotifJSON
import Testing

/// A command that runs while the test speaks with it over open pipes.
///
///     let batch = try sandbox.conversation("batch")
///     try batch.say(#"{"op":"show","ref":"expand"}"#)
///     let answer = try batch.hear()
///     let run = batch.end()
final class Conversation {
    private let arguments: [String]
    private let process: Process
    private let errors: TemporaryStream
    private let input: FileHandle
    private let output: FileHandle
    private var heard: [UInt8] = []

    /// - Parameter hearsErrors: Whether lines of its standard error are heard with those of its standard output.
    init(_ program: Program, hearsErrors: Bool = false) throws {
        arguments = program.arguments
        errors = try TemporaryStream()
        let (inputs, outputs) = (Pipe(), Pipe())
        for handle in [inputs.fileHandleForWriting, outputs.fileHandleForReading] {
            _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        process = try program.start(
            inputs.fileHandleForReading.fileDescriptor, outputs.fileHandleForWriting.fileDescriptor,
            hearsErrors ? outputs.fileHandleForWriting.fileDescriptor : errors.descriptor)
        // The ends of the other side, or the end of neither would be seen.
        try inputs.fileHandleForReading.close()
        try outputs.fileHandleForWriting.close()
        (input, output) = (inputs.fileHandleForWriting, outputs.fileHandleForReading)
    }

    /// Writes a line to its standard input.
    func say(_ line: String) throws { try input.write(contentsOf: Data((line + "\n").utf8)) }

    /// Waits for the next line of its standard output.
    func hear() throws -> String {
        while true {
            if let end = heard.firstIndex(of: UInt8(ascii: "\n")) {
                defer { heard.removeSubrange(...end) }
                return String(decoding: heard[..<end], as: UTF8.self)
            }
            let more = output.availableData
            try #require(!more.isEmpty, "It ended: \(errors.text)")
            heard += more
        }
    }

    /// Closes its standard input.
    func hangUp() throws { try input.close() }

    /// Closes its standard output, as `head` does when it has seen enough.
    func stopListening() throws { try output.close() }

    /// Sends it a signal.
    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Closes the standard input and waits for the program to exit; `output` is the output that hasn't been heard yet.
    func end() throws -> Run {
        try? input.close()
        let rest = (try? output.readToEnd()) ?? Data()
        var result = Program.Result()
        Program.wait(process, &result)
        return Run(
            arguments: arguments, output: String(decoding: heard + rest, as: UTF8.self), errors: errors.text,
            exit: result.exit, signal: result.signal)
    }
}

extension Sandbox {
    /// Starts a command to speak with.
    func conversation(
        _ arguments: String..., environment: [String: String?] = [:], hearsErrors: Bool = false
    ) throws -> Conversation {
        try Conversation(try program(arguments, environment: environment), hearsErrors: hearsErrors)
    }

    /// Runs a line of the shell in which `motif` is the built binary.
    func shell(_ line: String) throws -> Run {
        let motif = try program([])
        var environment = motif.environment
        environment["MOTIF"] = motif.file.path
        // SQLite's own shell needs the library that it was made with.
        environment["LIBRARIES"] = environment.removeValue(forKey: "LD_LIBRARY_PATH") ?? ""
        let script = "motif() { LD_LIBRARY_PATH=$LIBRARIES \"$MOTIF\" \"$@\"; }; \(line)"
        let shell = Program(
            file: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], environment: environment, folder: folder)
        let result = try shell.run(input: "", output: .captured)
        return Run(
            arguments: ["sh", line], output: result.output, errors: result.errors, exit: result.exit,
            signal: result.signal)
    }

    /// All that the catalog holds, with its history: what must be the same after a command that went wrong.
    func contents() throws -> String {
        let export = try motif("export", "--to", "jsonl")
        let log = try motif("log", "--format", "jsonl")
        try #require(export.exit == 0 && log.exit == 0, "\(export.errors) \(log.errors)")
        return export.output + log.output
    }

    /// A document as `export` writes it.
    func document(_ reference: String) throws -> String {
        let run = try motif("show", reference, "--format", "jsonl")
        return try JSONReader().read(run.output).pretty + "\n"
    }

    /// Whether `verify` finds nothing.
    func isSound() throws -> Bool {
        let run = try motif("verify")
        if run.exit != 0 { Issue.record("\(run.transcript)") }
        return run.exit == 0
    }
}
