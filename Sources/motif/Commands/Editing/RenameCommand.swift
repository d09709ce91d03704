import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif rename`: a new slug for a document.
struct RenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "rename", aliases: ["mv"])

    @Argument(
        help: ArgumentHelp("Document to rename: [type:]slug.", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.name)
    var name: DocumentName

    @Argument(help: "New slug.", transform: OptionValue.slug)
    var slug: Slug

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        try output.print(try catalog.write(as: change.note()) { try $0.rename(name, to: slug) })
    }
}
