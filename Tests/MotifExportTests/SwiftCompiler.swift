import Foundation

/// Compiles exported Swift with stand-ins for the frameworks that it imports, and runs it.
enum SwiftCompiler {
    /// The compiler's errors and warnings; empty if the sources compile.
    ///
    /// They are compiled as far as data races are found, which type checks alone don't do. Warnings are errors.
    static func complaints(
        about sources: [String: String], importing frameworks: StubFramework..., mode: SwiftMode = .swift6
    ) throws -> String {
        try inFolder { folder in
            for framework in frameworks where !framework.complaints.isEmpty { return framework.complaints }
            return try run(
                ["-emit-sil", "-wmo", "-module-name", "App", "-o", "/dev/null", "-warnings-as-errors"] + mode.options
                    + ["-parse-as-library"] + frameworks.flatMap { ["-I", $0.folder.path] }
                    + write(sources, in: folder))
        }
    }

    /// The syntax errors of a source; empty if there are none.
    static func syntaxComplaints(about source: String) throws -> String {
        try inFolder { folder in try run(["-frontend", "-parse"] + write(["Source.swift": source], in: folder)) }
    }

    /// The output of a program with these sources, one of which has `@main`, or the compiler's errors.
    ///
    /// - Parameter others: Files of `Stubs` that belong to the program.
    static func output(
        of sources: [String: String], importing frameworks: StubFramework..., with others: [String] = []
    ) throws -> String {
        try inFolder { folder in
            for framework in frameworks where !framework.complaints.isEmpty { return framework.complaints }
            let files =
                try write(sources, in: folder)
                + others.map { StubFramework.sources.appendingPathComponent($0).path }
            let program = folder.path + "/program"
            let built = try run(
                [
                    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "Program",
                    "-o", program,
                ] + frameworks.flatMap { ["-I", $0.folder.path] } + files
                    + frameworks.map { "\($0.folder.path)/lib\($0.name).a" })
            guard built.isEmpty else { return built }
            return try run([], of: program, keepsOutput: true)
        }
    }

    static func inFolder(_ body: (URL) throws -> String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("motif-swift-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// There is no Objective-C, whose methods the system calls by their selectors; a stand-in calls a closure.
    private static func withoutObjectiveC(_ text: String) -> String {
        text.replacing("@objc ", with: "").replacing(/#selector\((\w+)\.(\w+)\)/) { match in
            "Selector { ($0 as? \(match.1))?.\(match.2)() }"
        }
    }

    static func write(_ sources: [String: String], in folder: URL) throws -> [String] {
        try sources.sorted { $0.key < $1.key }.map { name, text in
            let file = folder.appendingPathComponent(name)
            try Data(withoutObjectiveC(text).utf8).write(to: file)
            return file.path
        }
    }

    /// Runs the compiler, or another program.
    ///
    /// - Returns: What it prints; of the compiler only if it fails, or says something.
    static func run(_ arguments: [String], of program: String? = nil, keepsOutput: Bool = false) throws -> String {
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
