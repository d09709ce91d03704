import Foundation

/// The JavaScript runtime of that name, if it is installed.
enum Node {
    /// Whether there is one.
    static let isThere: Bool = (try? run(["--version"]))?.status == 0

    /// Whether a test that needs it fails instead of being skipped.
    static let isNeeded = ProcessInfo.processInfo.environment["CI"] == "true"

    /// What it reports about the syntax of a module; empty for none.
    static func complaints(about module: String) throws -> String {
        try inFile(module) { path in
            let run = try run(["--check", path])
            return run.status == 0 ? "" : run.output
        }
    }

    /// What a module prints.
    static func output(of module: String) throws -> String { try inFile(module) { try run([$0]).output } }

    private static func inFile<Result>(_ module: String, _ body: (String) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("motif-\(UUID().uuidString).mjs")
        try Data(module.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path)
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["node"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
