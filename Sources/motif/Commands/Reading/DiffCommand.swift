import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// `motif diff`: the differences between two revisions or documents.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two revisions of a document, or two documents.",
        usage: "motif diff <ref> [<ref>] [<options>]",
        discussion: """
            A single revision is compared with the newest one; a document without a revision is compared with the \
            revision before its last change. If the kind of a pattern changed in between, both motions are sampled, \
            and each value that differs is shown where it differs most.

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

    @OptionGroup var catalog: ReadingOptions
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
        if exitCode, !difference.isEmpty { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private func table(_ difference: Difference) throws {
        try output.print { output in
            if self.output.format == .table {
                let (from, to) = (Self.text(difference.from), Self.text(difference.to))
                try output.line(Style(for: .output).strong("\(from) → \(to)"))
                if difference.isEmpty { return try output.line("No differences") }
                if let kind = difference.kind {
                    let result = kind.motion.isEmpty ? "no motion differs on the standard screen" : "the motion differs"
                    try output.line("\(kind.from) → \(kind.to): \(result)")
                }
                if difference.entries.isEmpty, difference.kind?.motion.isEmpty == true { return }
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
            for change in difference.kind?.motion ?? [] {
                let row = change.row
                try report.add([Cell(row.what), Cell(row.before), Cell(row.after)], json: .null)
            }
            try report.finish()
        }
    }

    private static func text(_ side: Difference.Side) -> String {
        DocumentReference(side.name, revision: side.revision).description
    }
}

extension MotionChange {
    /// What differs, with its value before and after.
    fileprivate var row: (what: String, before: String, after: String) {
        switch aspect {
        case .operation(let isNew): (operation, isNew ? "–" : "operation", isNew ? "operation" : "–")
        case .duration(let old, let new): ("\(operation): duration", old.short(), new.short())
        case .layer(let layer, let isNew): ("\(operation): \(layer)", isNew ? "–" : "layer", isNew ? "layer" : "–")
        case .rest(let layer): ("\(operation): \(layer) at rest", "–", "differs")
        case .value(let layer, let property, let time, let old, let new):
            ("\(operation): \(layer) \(property.rawValue) at \(time.short())", old.short(), new.short())
        }
    }
}
