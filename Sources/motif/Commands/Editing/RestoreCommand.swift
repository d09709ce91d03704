import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif restore`: the return of a deleted document or an earlier revision.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "restore")

    @Argument(.reference, "Document to restore: [type:]slug[@revision].")
    var reference: DocumentReference

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let outcome = try catalog.write(as: change.note()) { try $0.restore(reference) }
        try output.print(outcome)
        if outcome.action == .unchanged, reference.version == .newest {
            output.notice(
                "'\(outcome.name)' isn't deleted; name a revision to go back to: 'motif log \(outcome.name)' lists them"
            )
        }
    }
}
