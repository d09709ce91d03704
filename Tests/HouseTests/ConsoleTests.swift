import Foundation
import Testing

/// What pages show of a terminal is what the command prints.
@Suite struct ConsoleTests {
    /// One command and what it printed.
    struct Step: Equatable {
        let command: String
        var output: String
    }

    /// `MOTIF_TIME` and the author are pinned, so that the output is the same at any time and place.
    static let environment = [
        "COLUMNS": "100", "LC_ALL": "C.UTF-8", "MOTIF_AUTHOR": "mia", "MOTIF_TIME": "2026-05-04T09:30:00Z",
        "TZ": "UTC",
    ]

    @Test(arguments: ["README.md", "docs/formulas.md", "docs/batch.md", "docs/output.md"])
    func `a page's commands print what the page shows`(_ page: String) throws {
        let text = try Project.read(page)
        let folder = try TemporaryFolder()
        for (name, content) in Markdown.files(in: text) { try Data(content.utf8).write(to: folder.path(name)) }
        let steps = Markdown.blocks(in: text, of: "console").flatMap(Self.steps)
        try #require(!steps.isEmpty, "\(page) shows no command")
        let binaries = try BuiltProgram("motif").file.deletingLastPathComponent().path
        let environment = Self.environment.merging(
            ["HOME": folder.url.path, "PATH": "\(binaries):/usr/bin:/bin"]) { $1 }
        let shell = BuiltProgram(at: URL(fileURLWithPath: "/bin/sh"))
        for step in steps {
            let run = try shell.run(["-c", "(\(step.command)) 2>&1"], in: folder, environment: environment)
            #expect(run.output == step.output, "\(page): \(step.command)\n\(run.output)")
        }
    }

    /// The commands of a block: lines after `$ `, each followed by what it printed.
    private static func steps(_ block: String) -> [Step] {
        var steps: [Step] = []
        for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                steps.append(Step(command: String(line.dropFirst(2)), output: ""))
            } else if !steps.isEmpty {
                steps[steps.count - 1].output += line + "\n"
            }
        }
        return steps
    }
}
