import Foundation
import Testing

/// What pages show of a terminal is what the command prints.
@Suite struct ConsoleTests {
    /// `MOTIF_TIME` and the author are pinned, so that the output is the same at any time and place.
    static let environment = [
        "COLUMNS": "100", "LC_ALL": "C.UTF-8", "MOTIF_AUTHOR": "mia", "MOTIF_TIME": "2026-05-04T09:30:00Z",
        "TZ": "UTC",
    ]

    /// `RECORD=1` in the environment writes into the page what the commands print, and fails.
    @Test(
        arguments: [
            "README.md", "docs/formulas.md", "docs/kinds.md", "docs/batch.md", "docs/output.md", "docs/exports.md",
            "docs/git-and-ci.md", "docs/team-files.md", "docs/operations.md", "docs/agents.md", "docs/values.md",
            "docs/scan.md", "docs/spellings.md", "docs/tour.md", "docs/exports-compose.md", "docs/exports-motion.md",
            "docs/exports-reanimated.md", "docs/exports-swift.md", "docs/exports-css.md", "docs/exports-pictures.md",
            "docs/sets.md",
        ])
    func `a page's commands print the output on the page`(_ page: String) throws {
        let folder = try TemporaryFolder()
        try Self.check(page, in: folder)
    }

    @Test func `the tour for teams takes the sample app through a year`() throws {
        let folder = try TemporaryFolder()
        let app = Project.folder.appendingPathComponent("Examples/Team")
        try Self.check("docs/tour-for-teams.md", in: folder) {
            for name in try FileManager.default.contentsOfDirectory(atPath: app.path) {
                try FileManager.default.copyItem(at: app.appendingPathComponent(name), to: folder.path(name))
            }
        }
    }

    /// Runs a page's commands, and compares or records what they print.
    ///
    /// - Parameters:
    ///   - changes: Variables for the commands.
    ///   - prepare: Called when the page's files are in the folder.
    ///   - edit: Replaces the parts that differ between machines.
    static func check(
        _ page: String, in folder: TemporaryFolder, changes: [String: String] = [:], prepare: () throws -> Void = {},
        edit: (String) -> String = { $0 }
    ) throws {
        let text = try Project.read(page)
        for (name, content) in Markdown.files(in: text) { try Data(content.utf8).write(to: folder.path(name)) }
        try prepare()
        let blocks = Markdown.blocks(in: text, of: "console")
        try #require(!blocks.isEmpty, "\(page) shows no command")
        var recorded = text
        var setting: [String] = []
        for block in blocks {
            let printed = try commands(block).map { command in
                // A shell of its own runs each command, in the folder and the environment that those before it left.
                let output = try output(of: (setting + [command]).joined(separator: "; "), in: folder, changes)
                if command.hasPrefix("cd ") || command.hasPrefix("export ") { setting.append(command) }
                return "$ \(command)\n" + edit(output)
            }.joined()
            #expect(printed == block, "\(page) shows otherwise; RECORD=1 writes:\n\(printed)")
            recorded = recorded.replacingOccurrences(of: block, with: printed)
        }
        guard ProcessInfo.processInfo.environment["RECORD"] == "1" else { return }
        try Data(recorded.utf8).write(to: Project.folder.appendingPathComponent(page))
        Issue.record("Recorded \(page); run again without RECORD")
    }

    /// The lines of a block after `$ `.
    private static func commands(_ block: String) -> [String] {
        block.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    }

    /// What a command prints, its errors included. CSV ends its lines with CRLF, pages do not.
    private static func output(
        of command: String, in folder: TemporaryFolder, _ changes: [String: String]
    ) throws -> String {
        let binaries = try BuiltProgram("motif").file.deletingLastPathComponent().path
        let path = [binaries, changes["PATH"], "/usr/bin", "/bin"].compactMap { $0 }.joined(separator: ":")
        let changes = changes.merging(["HOME": folder.url.path, "PATH": path]) { $1 }
        let shell = BuiltProgram(at: URL(fileURLWithPath: "/bin/sh"))
        let run = try shell.run(
            ["-c", "(\(command)) 2>&1"], in: folder, environment: environment.merging(changes) { $1 })
        return run.output.replacingOccurrences(of: "\r\n", with: "\n")
            .replacingOccurrences(of: folder.url.path, with: "/home/team")
    }
}
