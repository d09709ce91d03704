import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif copy`: a new document made from another.
struct CopyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "copy", aliases: ["cp"])

    @Argument(.reference, "Document to copy: [type:]slug[@revision].")
    var reference: DocumentReference

    @Argument(.newSlug, "Slug of the copy.")
    var slug: Slug

    @OptionGroup var edit: EditOptions
    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let edit = try edit.edit(of: reference.name.type)
        let outcome = try catalog.write(as: change.note()) { try $0.copy(reference, to: slug, edit.apply) }
        try output.print(outcome)
        if edit.title == nil { output.notice("It has the title of '\(reference.name.slug)'; --title sets another") }
    }
}
