import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif restore`: the return of a deleted document or an earlier revision.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Restore a deleted document or an earlier revision.",
        usage: "motif restore <ref> [<options>]",
        discussion: """
            Restoring writes a new revision, so nothing in between is lost. The output and the log say 'restored' for \
            a deleted document and 'updated' for an earlier revision of an existing one.

            EXAMPLES
              motif restore mask-reveal        Bring back a deleted document
              motif restore expand@1           Go back to the first revision
            """)

    @Argument(
        help: ArgumentHelp("Document to restore: [type:]slug[@revision].", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.reference)
    var reference: DocumentReference

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        try output.print(try catalog.write(as: change.note()) { try $0.restore(reference) })
    }
}
