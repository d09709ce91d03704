import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif copy`: a new document made from another.
struct CopyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "copy", aliases: ["cp"])

    @Argument(.reference, .key("ref", of: .copy))
    var reference: DocumentReference

    @Argument(.newSlug, "Slug of the copy.")
    var slug: Slug

    @OptionGroup var edit: EditOptions
    @OptionGroup var writing: WritingOptions

    func run() throws {
        let edit = try edit.edit(of: reference.name.type)
        let outcome = try writing.write { try $0.copy(reference, to: slug, edit.apply) }
        try writing.output.print(outcome)
        guard edit.title == nil else { return }
        writing.output.notice("It has the title of '\(reference.name.slug)'; --title sets another")
    }
}
