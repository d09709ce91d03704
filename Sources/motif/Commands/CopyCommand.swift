import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif copy`: a document once more under another slug.
struct CopyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copy a document, or one of its revisions, to a new slug",
        usage: "motif copy <ref> <slug> [<options>]",
        discussion: """
            EXAMPLES
              motif copy expand expand-slow
              motif copy expand@1 expand-as-it-was -m 'to compare'
            """)

    @Argument(
        help: ArgumentHelp("The document: [type:]slug[@revision].", valueName: "ref"),
        completion: Completions.references)
    var reference: String

    @Argument(help: "The slug of the copy.")
    var slug: String

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let reference = try DocumentReference(reference)
        let slug = try Slug(argument: slug)
        try output.print(try catalog.write(as: change.note()) { try $0.copy(reference, to: slug) })
    }
}
