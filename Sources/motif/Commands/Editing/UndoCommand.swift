import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// `motif undo`: a change taken back.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take a change back, in a new change.",
        usage: "motif undo [<change>] [--take <answer> ...] [<options>]",
        discussion: """
            What the change did is undone, and everything that came after it stays: documents are merged. The history \
            keeps both changes, so an undo can be undone. 'motif log' shows the numbers of changes.

            EXAMPLES
              motif undo                       The last change
              motif undo 812
              motif undo 812 --dry-run
              motif undo 812 --take expand.expandDuration=ours
            """)

    @Argument(
        help: ArgumentHelp("Number of the change (default: the last one that isn't a release).", valueName: "change"),
        transform: OptionValue.count)
    var number: Int?

    @OptionGroup var choices: MergeChoices
    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let options = try choices.options()
        let catalog = try catalog.open(for: .writing)
        guard let number = try self.number ?? catalog.lastWrite() else {
            throw CommandError.usage("The catalog has no changes; there is nothing to undo")
        }
        do {
            let note = try change.note("Undo change \(number)")
            let entries = try catalog.undo(number, as: note, options)
            try output.printing(saved: entries.isEmpty ? nil : "the change that undoes \(number)") {
                try print(entries)
            }
            if entries.isEmpty { output.notice("Change \(number) is undone already; nothing was written") }
            if choices.isDryRun { output.notice("Nothing was written") }
        } catch let stop as MergeStop {
            try ConflictReport(command: "motif undo \(number)", stop: stop).print(to: output)
        }
    }

    private func print(_ entries: [HistoryEntry]) throws {
        if output.format == .table {
            if output.notices.quiet { return }
            return try output.print { output in
                for entry in entries {
                    try output.line(
                        "\(entry.action.rawValue) \(DocumentReference(entry.name, revision: entry.key.number))")
                }
            }
        }
        try output.report(["action", "type", "slug", "revision"].map { Column($0) }) { report in
            for entry in entries {
                try report.add(
                    [
                        Cell(entry.action.rawValue), Cell(entry.name.type.rawValue), Cell(entry.name.slug.text),
                        Cell(entry.key.number.value),
                    ], json: entry.json)
            }
        }
    }
}
