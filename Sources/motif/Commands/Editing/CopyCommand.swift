import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif copy`: a new document made from another.
struct CopyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copy a document, or one of its revisions, to a new slug.",
        usage: "motif copy <ref> <slug> [--set <name=value> ...] [<options>]",
        discussion: """
            --set, --title, --summary and --tag change the copy before it is saved.

            EXAMPLES
              motif copy expand expand-slow --set expandDuration=700ms
              motif copy expand@1 expand-original -m 'For comparison'
            """,
        aliases: ["cp"])

    @Argument(
        help: ArgumentHelp("Document to copy: [type:]slug[@revision].", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.reference)
    var reference: DocumentReference

    @Argument(help: "Slug of the copy.", transform: OptionValue.slug)
    var slug: Slug

    @OptionGroup var edit: EditOptions
    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let edit = try edit.edit(of: reference.name.type)
        try output.print(try catalog.write(as: change.note()) { try $0.copy(reference, to: slug, edit) })
    }
}
