import BuiltProducts
import Foundation
import Testing

/// A program that was built beside the tests.
struct BuiltProgram {
    /// What one run gave.
    struct Run {
        let output: String
        let errors: String
        let exit: Int32
    }

    let file: URL

    /// - Parameter name: The product's name.
    init(_ name: String) throws {
        file = try BuiltProducts.program(name)
    }

    init(at file: URL) { self.file = file }

    /// Runs it and waits for its end. Its streams are files, so that no output is too long to wait for.
    func run(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:], input: String = ""
    ) throws -> Run {
        let streams = try TemporaryFolder()
        let inputs = streams.path("input")
        try Data(input.utf8).write(to: inputs)
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        process.environment = environment.merging(BuiltProducts.environment) { $1 }
        process.currentDirectoryURL = folder.url
        process.standardInput = try FileHandle(forReadingFrom: inputs)
        process.standardOutput = try streams.newFile("output")
        process.standardError = try streams.newFile("errors")
        try process.run()
        process.waitUntilExit()
        return Run(
            output: try streams.read("output"), errors: try streams.read("errors"),
            exit: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
    }
}

/// A folder of its own, gone with the object.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        let name = "motif-house-\(UUID().uuidString.prefix(8))"
        url = BuiltProducts.temporaryFolder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A file in the folder.
    func path(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// The text of a file in the folder.
    func read(_ name: String) throws -> String { String(decoding: try Data(contentsOf: path(name)), as: UTF8.self) }

    /// A new file, open for writing.
    func newFile(_ name: String) throws -> FileHandle {
        try Data().write(to: path(name))
        return try FileHandle(forWritingTo: path(name))
    }
}
