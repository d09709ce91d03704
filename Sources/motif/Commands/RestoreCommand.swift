import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif restore`: a deleted document or an earlier revision becomes the newest.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Bring back a deleted document or an earlier revision",
        usage: "motif restore <ref> [<options>]",
        discussion: """
            Writes a new revision; nothing in between is lost. A document that was deleted is 'restored'; where an \
            earlier revision of one that is there becomes the newest, it is 'updated', also in the log.

            EXAMPLES
              motif restore mask-reveal        the document that was deleted
              motif restore expand@1           as it was at first
            """)

    @Argument(
        help: ArgumentHelp("The document: [type:]slug[@revision].", valueName: "ref"),
        completion: Completions.references)
    var reference: String

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let reference = try DocumentReference(reference)
        try output.print(try catalog.write(as: change.note()) { try $0.restore(reference) })
    }
}
