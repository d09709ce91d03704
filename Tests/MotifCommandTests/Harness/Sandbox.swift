import BuiltProducts
import Foundation
import Testing

/// A temporary folder of its own in which the built `motif` runs, with a pinned environment. Gone with the object.
///
///     let sandbox = try Sandbox()                       // with a catalog of the shipped documents
///     let run = try sandbox.motif("show", "expand@7")
///     #expect(run.exit == 66)
///     try expect(run, matches: "show-unknown-revision")
final class Sandbox: Sendable {
    /// What is in the folder at the start.
    enum Contents {
        /// `motif.db` with the shipped documents.
        case catalog
        /// Nothing.
        case nothing
    }

    /// The folder.
    let folder: URL

    /// The time of the pinned clock.
    static let time = "2026-05-04T09:30:00Z"

    init(_ contents: Contents = .catalog) throws {
        let name = "motif-test-\(UUID().uuidString.prefix(8))"
        folder = BuiltProducts.temporaryFolder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if contents == .catalog {
            try FileManager.default.copyItem(at: try Self.template.get().path("motif.db"), to: path("motif.db"))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A file in the folder.
    func path(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// Writes a file into the folder; folders on the way are made.
    func write(_ text: String, to name: String) throws {
        let file = path(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The text of a file in the folder.
    func read(_ name: String) throws -> String { String(decoding: try Data(contentsOf: path(name)), as: UTF8.self) }

    /// The bytes of a file in the folder.
    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: path(name))) }

    /// Writes bytes into a file in the folder.
    func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: path(name)) }

    /// The names of the files in the folder, sorted.
    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    /// Runs the command and waits for its end.
    ///
    /// - Parameters:
    ///   - input: What it reads from standard input.
    ///   - environment: Changes to the pinned environment; `nil` takes a variable away.
    ///   - place: The folder below this one in which it runs.
    ///   - output: Where its standard output goes.
    @discardableResult
    func motif(
        _ arguments: String..., input: String = "", environment: [String: String?] = [:], in place: String = "",
        output: Program.Output = .captured
    ) throws -> Run {
        try run(arguments, input: input, environment: environment, in: place, output: output)
    }

    /// Runs the command with arguments in a list.
    func run(
        _ arguments: [String], input: String = "", environment: [String: String?] = [:], in place: String = "",
        output: Program.Output = .captured
    ) throws -> Run {
        let result = try program(arguments, environment: environment, in: place).run(input: input, output: output)
        return Run(
            arguments: arguments, output: hidingFolder(result.output), errors: hidingFolder(result.errors),
            exit: result.exit, signal: result.signal)
    }

    /// The command, not yet started.
    func program(
        _ arguments: [String], environment: [String: String?] = [:], in place: String = ""
    ) throws -> Program {
        Program(
            file: try BuiltProducts.program("motif"), arguments: arguments, environment: self.environment(environment),
            folder: place.isEmpty ? folder : path(place))
    }

    /// Folders of tests have names of chance.
    private func hidingFolder(_ text: String) -> String { text.replacingOccurrences(of: folder.path, with: "/sandbox") }

    private func environment(_ changes: [String: String?]) -> [String: String] {
        let pinned = [
            "COLUMNS": "80", "HOME": folder.path, "LC_ALL": "C.UTF-8", "MOTIF_AUTHOR": "mia", "MOTIF_TIME": Self.time,
            "PATH": "/usr/bin:/bin", "TMPDIR": folder.path, "TZ": "UTC",
        ]
        let needed = pinned.merging(BuiltProducts.environment) { $1 }
        return needed.merging(changes.compactMapValues { $0 }) { $1 }.filter { changes[$0.key] != .some(.none) }
    }

    /// A catalog of the shipped documents, made once and copied for every test.
    private static let template = Result { () throws -> Sandbox in
        let sandbox = try Sandbox(.nothing)
        let run = try sandbox.motif("init")
        try #require(run.exit == 0, "\(run.transcript)")
        return sandbox
    }
}
