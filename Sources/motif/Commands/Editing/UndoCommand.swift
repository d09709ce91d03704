import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// `motif undo`: a change taken back.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "undo")

    @Argument(
        help: ArgumentHelp("Number of the change (default: the last one that isn't a release).", valueName: "change"),
        transform: OptionValue.count)
    var number: Int?

    @OptionGroup var choices: MergeChoices
    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let catalog = try catalog.open(for: .writing)
        guard let number = try self.number ?? catalog.lastWrite() else {
            throw CommandError.usage("The catalog has no changes; there is nothing to undo")
        }
        let note = try change.note("Undo change \(number)")
        let entries = try choices.settle("motif undo \(number)", output) { try catalog.undo(number, as: note, $0) }
        try output.printing(saved: entries.isEmpty ? nil : "the change that undoes \(number)") {
            try output.write(entries, json: \.json) { ($0.action.rawValue, $0.name, $0.key.number) }
        }
        if entries.isEmpty { output.notice("Change \(number) is undone already; nothing was written") }
        if choices.isDryRun { output.notice("Nothing was written") }
    }
}
