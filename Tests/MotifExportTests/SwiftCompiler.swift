import Foundation

/// Type-checks exported Swift against a stub of the framework that it imports.
enum SwiftCompiler {
    /// What the compiler says of the sources; empty where it takes them.
    ///
    /// - Parameter frameworks: The names of stubs in `Stubs`, under which they are imported.
    static func complaints(
        about sources: [String: String], importing frameworks: String..., options: [String] = []
    ) throws -> String {
        try inFolder { folder in try complaints(about: sources, importing: frameworks, options, in: folder) }
    }

    private static func complaints(
        about sources: [String: String], importing frameworks: [String], _ options: [String], in folder: URL
    ) throws -> String {
        for framework in frameworks {
            let module = folder.appendingPathComponent("\(framework).swiftmodule").path
            let made = try run(
                ["-emit-module", "-module-name", framework, "-o", module, "-parse-as-library", "-swift-version", "6"]
                    + options + stub(framework))
            guard made.isEmpty else { return made }
        }
        let files = try write(sources, in: folder)
        return try run(
            ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", folder.path] + files
        )
    }

    /// What the compiler says of the syntax of a source; empty where it takes it.
    static func syntaxComplaints(about source: String) throws -> String {
        try inFolder { folder in try run(["-frontend", "-parse"] + write(["Source.swift": source], in: folder)) }
    }

    private static let stubs = Seeds.root.appendingPathComponent("Tests/MotifExportTests/Stubs")

    /// The files of a stub: one, or a folder of them.
    private static func stub(_ framework: String) throws -> [String] {
        let folder = stubs.appendingPathComponent(framework).path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return [folder + ".swift"]
        }
        return names.sorted().map { "\(folder)/\($0)" }
    }

    private static func inFolder(_ body: (URL) throws -> String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("motif-swift-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private static func write(_ sources: [String: String], in folder: URL) throws -> [String] {
        try sources.sorted { $0.key < $1.key }.map { name, text in
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            return file.path
        }
    }

    /// What a program of these sources prints, or what the compiler says of them; one of them has `@main`.
    ///
    /// - Parameter others: Files of `Stubs` that belong to the program.
    static func output(
        of sources: [String: String], importing frameworks: String..., with others: [String] = []
    ) throws -> String {
        try inFolder { folder in
            for framework in frameworks {
                let made = try run(
                    [
                        "-emit-library", "-static", "-emit-module", "-module-name", framework, "-parse-as-library",
                        "-swift-version", "6", "-enable-testing", "-emit-module-path",
                        folder.path + "/\(framework).swiftmodule",
                        "-o", folder.path + "/lib\(framework).a",
                    ] + stub(framework))
                guard made.isEmpty else { return made }
            }
            let files = try write(sources, in: folder) + others.map { stubs.appendingPathComponent($0).path }
            let program = folder.path + "/program"
            let built = try run(
                [
                    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "Program",
                    "-I", folder.path, "-o", program,
                ] + files + frameworks.map { "\(folder.path)/lib\($0).a" })
            guard built.isEmpty else { return built }
            return try run([], of: program, keepsOutput: true)
        }
    }

    private static func run(
        _ arguments: [String], of program: String? = nil, keepsOutput: Bool = false
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program ?? "/usr/bin/env")
        process.arguments = program == nil ? ["swiftc"] + arguments : arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: said, as: UTF8.self)
        if keepsOutput { return text }
        return process.terminationStatus == 0 ? "" : text.isEmpty ? "swiftc ended with an error" : text
    }
}
