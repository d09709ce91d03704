import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif delete`: the deletion of documents, whose history is kept.
struct DeleteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "delete", aliases: ["rm"])

    @Argument(.name, .key("ref", of: .delete))
    var names: [DocumentName] = []

    @OptionGroup var bulk: BulkOptions

    @Option(.revision, .key("expect", of: .delete))
    var expect: RevisionNumber?

    @Flag(help: "Show what would be deleted without deleting it.")
    var dryRun = false

    @OptionGroup var writing: WritingOptions

    func validate() throws {
        if expect != nil, names.count != 1 { throw ValidationError("--expect works with a single document") }
        if names.isEmpty == (bulk.formula == nil) {
            throw ValidationError(
                names.isEmpty ? "Missing expected argument '<ref> ...'" : "References and --where cannot be combined")
        }
    }

    func run() throws {
        let found = try bulk.formula.map { try bulk.confirmed($0, "Delete", isDryRun: dryRun, in: writing.catalog) }
        let names = found ?? names
        let outcomes = try writing.write(isDryRun: dryRun) { writer in
            if let formula = bulk.formula { try bulk.refuseChanges(formula, since: names, writer) }
            guard let expect, let name = names.first else { return try writer.delete(names) }
            return [try writer.delete(name, expecting: expect)]
        }
        try writing.output.print(outcomes.map { WrittenRevision($0) }, bulk.report(isDryRun: dryRun))
    }
}
