import Foundation

/// Type-checks exported Swift against a stub of the framework that it imports.
enum SwiftCompiler {
    /// What the compiler says of the sources; empty where it takes them.
    ///
    /// - Parameter framework: The name of a stub in `Stubs`, under which it is imported.
    static func complaints(about sources: [String: String], importing framework: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("motif-swift-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stub = Seeds.root.appendingPathComponent("Tests/MotifExportTests/Stubs/\(framework).swift").path
        let module = folder.appendingPathComponent("\(framework).swiftmodule").path
        let made = try run(["-emit-module", "-module-name", framework, "-o", module, "-parse-as-library", stub])
        guard made.isEmpty else { return made }
        var files: [String] = []
        for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            files.append(file.path)
        }
        return try run(["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", folder.path] + files)
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: said, as: UTF8.self)
        return process.terminationStatus == 0 ? "" : text.isEmpty ? "swiftc ended with an error" : text
    }
}
