import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif restore`: the return of a deleted document or an earlier revision.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "restore")

    @Argument(.reference, .key("ref", of: .restore))
    var reference: DocumentReference

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let outcome = try writing.write { try $0.restore(reference) }
        try writing.output.print(outcome)
        if outcome.action == .unchanged, reference.version == .newest {
            writing.output.notice(
                "'\(outcome.name)' isn't deleted; name a revision to go back to: 'motif log \(outcome.name)' lists them"
            )
        }
    }
}
