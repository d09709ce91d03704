import ArgumentParser
import MotifCatalog

/// `motif pull`: the changes that the hub has and this catalog doesn't.
struct PullCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pull",
        abstract: "Get new changes from the hub, and put yours after them.",
        usage: "motif pull [--take <answer> ...] [<options>]",
        discussion: """
            Changes that the hub doesn't have yet are made again after its new ones: documents are merged, and each \
            change keeps its author, message and time. If both sides changed the same value, nothing is written; the \
            conflicts are listed with the results of the checks for each choice, and --take or --answers settles them. The \
            exit status is then 1.

            EXAMPLES
              motif pull
              motif pull --dry-run
              motif pull --take expand.expandDuration=theirs --take punch-out.curve=ours
              motif pull --take punch-out.endRadius=700pt
              motif pull --take all=theirs
              motif pull --answers decisions.json
            """)

    @OptionGroup var choices: MergeChoices
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let options = try choices.options()
        let (catalog, hub) = try catalog.openWithHub(.reading)
        let progress = Progress("Receiving", output.notices)
        defer { progress.end() }
        do {
            let outcome = try catalog.pull(from: hub, options) { progress.update($0, of: nil) }
            progress.end()
            try SharingReport(output: output, isDryRun: choices.isDryRun).print(outcome, pushed: nil)
        } catch let stop as MergeStop {
            progress.end()
            try ConflictReport(command: "motif pull", stop: stop).print(to: output)
        }
    }
}
