import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif diff`: the differences between two revisions or documents.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two revisions of a document, or two documents.",
        usage: "motif diff <ref> [<ref>] [<options>]",
        discussion: """
            A single revision is compared with the newest one; a document without a revision is compared with the \
            revision before its last change.

            EXAMPLES
              motif diff expand                What the last change did
              motif diff expand@1              Everything since revision 1
              motif diff expand@1 expand@2
              motif diff expand expand-sign-in
              motif diff expand@1 --exit-code  Exit with 1 if there are differences
            """)

    @Argument(
        help: ArgumentHelp("Compare from: [type:]slug[@revision].", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.reference)
    var first: DocumentReference

    @Argument(
        help: ArgumentHelp("Compare to: [type:]slug[@revision].", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.reference)
    var second: DocumentReference?

    @Flag(help: "Exit with 1 if there are differences and 0 if there are none.")
    var exitCode = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("value", fit: .wrap), Column("before", fit: .wrap), Column("after", fit: .wrap),
    ]

    func run() throws {
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
                if difference.entries.isEmpty { return try output.line("No differences") }
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
