import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif diff`: what is different between two revisions.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two revisions of a document, or two documents",
        usage: "motif diff <ref> [<ref>] [<options>]",
        discussion: """
            With one revision, it is compared with the newest; with none, the last change is told.

            EXAMPLES
              motif diff expand                what the last change did
              motif diff expand@1              everything since revision 1
              motif diff expand@1 expand@2
              motif diff expand expand-sign-in
              motif diff expand@1 --exit-code  exits with 1 where there is a difference
            """)

    @Argument(help: ArgumentHelp("From: [type:]slug[@revision].", valueName: "ref"), completion: Completions.references)
    var first: String

    @Argument(help: ArgumentHelp("To: [type:]slug[@revision].", valueName: "ref"), completion: Completions.references)
    var second: String?

    @Flag(help: "Exit with 1 where there is a difference, with 0 where there is none.")
    var exitCode = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("value", fit: .wrap), Column("before", fit: .wrap), Column("after", fit: .wrap),
    ]

    func run() throws {
        let first = try DocumentReference(first)
        let second = try second.map { try DocumentReference($0) }
        let difference = try catalog.read { try $0.difference(from: first, to: second) }
        switch output.format {
        case .json: try output.print { try $0.line(difference.json.pretty) }
        case .jsonl: try output.print { try $0.line(difference.json.canonical) }
        case .table, .csv: try table(difference)
        }
        if exitCode, !difference.entries.isEmpty { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private func table(_ difference: Difference) throws {
        try output.print { output in
            if self.output.format == .table {
                let (from, to) = (Self.text(difference.from), Self.text(difference.to))
                try output.line(Style(for: .output).strong("\(from) → \(to)"))
                if difference.entries.isEmpty { return try output.line("no difference") }
                try output.line()
            }
            let report = Report(Self.columns, self.output.format, to: output)
            for entry in difference.entries {
                try report.add(
                    [
                        Cell(entry.shortPath, plain: entry.path.description),
                        Cell(entry.oldText ?? "–", plain: entry.oldText ?? ""),
                        Cell(entry.newText ?? "–", plain: entry.newText ?? ""),
                    ], json: .null)
            }
            try report.finish()
        }
    }

    private static func text(_ side: Difference.Side) -> String {
        DocumentReference(side.name, revision: side.revision).description
    }
}
