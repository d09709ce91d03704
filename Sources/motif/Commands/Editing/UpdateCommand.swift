import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif update`: a new revision of a document.
struct UpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "update")

    @Argument(.name, .key("ref", of: .update))
    var name: DocumentName?

    @OptionGroup var bulk: BulkOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var source: SourceOptions

    @Option(.text("name", offering: Completions.parameterNames), .key("reset", of: .update))
    var reset: [String] = []

    @Option(.tags, .key("untag", of: .update))
    var untag: [[String]] = []

    @Option(
        name: .customLong("deprecated"), defaultAsFlag: "", parsing: .next,
        help: ArgumentHelp(.key("deprecated", of: .update), valueName: "reason"))
    var deprecation: String?

    @Flag(help: "Remove the deprecation.")
    var notDeprecated = false

    @Option(.revision, .key("expect", of: .update))
    var expect: RevisionNumber?

    @OptionGroup var writing: WritingOptions

    func validate() throws {
        if name == nil, bulk.formula == nil { throw ValidationError("Missing expected argument '<ref>'") }
        if let both = reset.first(where: { name in edit.assignments.contains { $0.name == name } }) {
            throw ValidationError("'\(both)' is set and reset; use either --set or --reset")
        }
        if let both = untag.joined().first(where: edit.tags.joined().contains) {
            throw ValidationError("The tag '\(both)' is added and removed; use either --tag or --untag")
        }
        if deprecation != nil, notDeprecated {
            throw ValidationError("--deprecated and --not-deprecated cannot be combined")
        }
        guard bulk.formula != nil else { return }
        if name != nil { throw ValidationError("A reference and --where cannot be combined") }
        if source.file != nil || source.tokens != nil || expect != nil {
            throw ValidationError("--file, --tokens and --expect work with a single document, not with --where")
        }
    }

    func run() throws {
        guard let name else { return try updateAll(matching: bulk.formula ?? "") }
        let tokens = try source.tokenInput()
        let whole = try wholeEdit(of: name.type)
        try source.check(whole)
        let (outcome, written) = try source.apply(whole) { edit in
            var edit = edit
            return try writing.write(isDryRun: source.dryRun) { writer in
                if let tokens {
                    try tokens.fill(&edit, of: writer.motion(of: DocumentReference(name)).motion.kind, writer)
                }
                let outcome = try writer.update(name, edit, expecting: expect)
                return (outcome, try writer.written(WrittenRevision(outcome), isDryRun: source.dryRun))
            }
        }
        try writing.output.print(outcome, rehearsed: source.dryRun ? written : nil)
    }

    private func updateAll(matching formula: String) throws {
        let edit = try wholeEdit(of: .pattern)
        try source.check(edit)
        let names = try bulk.confirmed(formula, "Update", isDryRun: source.dryRun, in: writing.catalog)
        let written = try writing.write(isDryRun: source.dryRun) { writer in
            try bulk.refuseChanges(formula, since: names, writer)
            return try names.map { name in
                do {
                    return try writer.written(WrittenRevision(writer.update(name, edit)), isDryRun: source.dryRun)
                } catch let problems as Problems {
                    throw Problems(problems.problems, of: problems.document ?? name)
                }
            }
        }
        try writing.output.print(written, bulk.report(isDryRun: source.dryRun))
    }

    private func wholeEdit(of type: DocumentType) throws(CommandError) -> Edit {
        var edit = try edit.edit(of: type)
        edit.reset = reset
        edit.removedTags = untag.flatMap(\.self)
        if notDeprecated { edit.deprecated = false }
        if let deprecation { edit.deprecated = deprecation.isEmpty ? true : .string(deprecation) }
        return edit
    }
}
