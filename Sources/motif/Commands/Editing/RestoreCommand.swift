import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif restore`: the return of a deleted document or an earlier revision.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "restore")

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
