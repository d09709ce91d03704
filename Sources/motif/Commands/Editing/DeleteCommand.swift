import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif delete`: the deletion of documents, whose history is kept.
struct DeleteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete documents; their history is kept.",
        usage: "motif delete <ref> ... [<options>]",
        discussion: """
            Deletes all of the documents or none. A document that others refer to can only be deleted together with \
            them. 'motif restore' brings a document back.

            EXAMPLES
              motif delete mask-reveal -m 'No longer used'
              motif delete expand expand-sign-in kind:expand
            """,
        aliases: ["rm"])

    @Argument(
        help: ArgumentHelp("Documents to delete: [type:]slug.", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.name)
    var names: [DocumentName]

    @Option(
        help: ArgumentHelp("Fail unless this is the newest revision.", valueName: "n"),
        transform: OptionValue.revision)
    var expect: RevisionNumber?

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if expect != nil, names.count > 1 { throw ValidationError("--expect works with a single document") }
    }

    func run() throws {
        let outcomes = try catalog.write(as: change.note()) { writer in
            guard let expect, let name = names.first else { return try writer.delete(names) }
            return [try writer.delete(name, expecting: expect)]
        }
        try output.print(outcomes)
    }
}
