import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif delete`: documents leave the catalog; their history stays.
struct DeleteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete documents; their history stays",
        usage: "motif delete <ref> ... [<options>]",
        discussion: """
            All of them or none. What others need is not deleted, unless those go with it. 'motif restore' brings \
            a document back.

            EXAMPLES
              motif delete mask-reveal -m 'nobody uses it'
              motif delete expand expand-sign-in kind:expand
            """)

    @Argument(help: ArgumentHelp("The documents: [type:]slug.", valueName: "ref"), completion: Completions.references)
    var references: [String]

    @Option(help: ArgumentHelp("Refuse unless this revision is the newest.", valueName: "revision"))
    var expect: String?

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if expect != nil, references.count > 1 { throw ValidationError("--expect speaks of one document") }
    }

    func run() throws {
        let names = try references.map { try DocumentName(newest: $0) }
        let expected = try expect.map { try RevisionNumber(argument: $0, of: "--expect") }
        let outcomes = try catalog.write(as: change.note()) { writer in
            guard let expected, let name = names.first else { return try writer.delete(names) }
            return [try writer.delete(name, expecting: expected)]
        }
        try output.print(outcomes)
    }
}
