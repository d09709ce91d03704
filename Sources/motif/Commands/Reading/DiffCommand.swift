import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifSystem
import MotifText

/// `motif diff`: the differences between two revisions or documents.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "diff")

    @Argument(
        .documentOrRange,
        "One or two documents, [type:]slug[@revision], or the range in which all documents are compared: 1.3..1.4.")
    var scope: [DocumentOrRange] = []

    @Option(.file("path"), "Compare all documents with another catalog, a file, or a folder.")
    var against: String?

    @Option(.file("path"), "Compare the documents of a file or a folder, or of standard input (-), with the catalog's.")
    var file: String?

    @Flag(help: "Exit with 1 if there are differences and 0 if there are none.")
    var exitCode = false

    @OptionGroup var catalog: ReadingOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("value", fit: .wrap), Column("before", fit: .wrap), Column("after", fit: .wrap),
    ]

    func validate() throws {
        let (references, range) = try DocumentOrRange.split(scope)
        let sets = [range != nil, against != nil, file != nil].count { $0 }
        if references.isEmpty, sets == 0 {
            throw ValidationError("Missing expected argument '<ref>' or '<range>', or --against or --file")
        }
        if references.count > 2 { throw ValidationError("At most two documents can be compared") }
        if !references.isEmpty, sets > 0 {
            throw ValidationError(
                "A reference cannot be combined with a range, --against or --file; compare 'expand@1.3' with "
                    + "'expand@1.4' for one document at two releases")
        }
        if sets > 1 { throw ValidationError("A range, --against and --file cannot be combined") }
    }

    func run() throws {
        let (references, range) = try DocumentOrRange.split(scope)
        let isDifferent =
            if let first = references.first {
                try compare(first, references.dropFirst().first)
            } else if let range { try compareStates(in: range) } else { try compareOther() }
        if exitCode, isDifferent { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private func compareStates(in range: HistoryRange) throws -> Bool {
        try ChangeTable(output: output).print(catalog.read { try $0.documentChanges(in: range) })
    }

    private func compareOther() throws -> Bool {
        let path = against ?? file ?? ""
        guard file != nil || FileSystem.isFolder(path) || InputFiles.isDocuments(path) else {
            let other = try Catalog.open(at: path, for: .reading)
            let changes = try catalog.read { reader in try other.read { try reader.documentChanges(to: $0) } }
            return try ChangeTable(output: output).print(changes)
        }
        let note = ChangeNote(author: "", date: try ChangeOptions.now())
        let result = try catalog.open().changes(
            to: try InputFiles.sources([path]), comparing: file == nil ? .allDocuments : .sameDocuments, as: note)
        return try ChangeTable(output: output).print(result.changes, sameCount: result.sameCount)
    }

    private func compare(_ first: DocumentReference, _ second: DocumentReference?) throws -> Bool {
        let difference = try catalog.read { try $0.difference(from: first, to: second) }
        try output.print(difference.json) { try table(difference, isAlone: second == nil) }
        return !difference.isEmpty
    }

    private func table(_ difference: Difference, isAlone: Bool) throws {
        try output.print { output in
            if self.output.format == .table {
                let (from, to) = (difference.from.document, difference.to.document)
                try output.line(Style().strong("\(from) → \(to)"))
                if difference.from == difference.to, isAlone {
                    return try output.line("This is the only revision; there is no other to compare it with")
                }
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
                try report.add([
                    Cell(entry.shortPath, plain: entry.path.description),
                    Cell(entry.oldText ?? "–", plain: entry.oldText ?? ""),
                    Cell(entry.newText ?? "–", plain: entry.newText ?? ""),
                ])
            }
            for change in difference.kind?.motion ?? [] {
                let row = change.row
                try report.add([Cell(row.what), Cell(row.before), Cell(row.after)])
            }
            try report.finish()
        }
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
