import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif rename`: another slug, the same document.
struct RenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Give a document another slug; its history stays with it",
        usage: "motif rename <ref> <slug> [<options>]",
        discussion: """
            Documents that refer to it follow in the same change.

            EXAMPLES
              motif rename expand expand-view
              motif rename item:twitter x -m 'new name'
            """)

    @Argument(help: ArgumentHelp("The document: [type:]slug.", valueName: "ref"), completion: Completions.references)
    var reference: String

    @Argument(help: "The new slug.")
    var slug: String

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let name = try DocumentName(newest: reference)
        let slug = try Slug(argument: slug)
        try output.print(try catalog.write(as: change.note()) { try $0.rename(name, to: slug) })
    }
}
