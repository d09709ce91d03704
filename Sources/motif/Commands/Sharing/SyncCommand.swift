import ArgumentParser
import MotifCatalog

/// `motif sync`: a pull and a push.
struct SyncCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Pull, then push; again if someone else was faster.",
        usage: "motif sync [--take <answer> ...] [<options>]",
        discussion: """
            Conflicts are listed and settled as with pull.

            EXAMPLES
              motif sync
              motif sync --take all=theirs
              motif sync --dry-run --format json
            """)

    @OptionGroup var choices: MergeChoices
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let options = try choices.options()
        let (catalog, hub) = try catalog.openWithHub(.writing)
        let progress = Progress("Syncing", output.notices)
        defer { progress.end() }
        do {
            let outcome = try catalog.sync(with: hub, options) { progress.update($0, of: nil) }
            progress.end()
            try SharingReport(output: output, isDryRun: choices.isDryRun).print(outcome.pull, pushed: outcome.pushed)
        } catch let stop as MergeStop {
            progress.end()
            try ConflictReport(command: "motif sync", stop: stop).print(to: output)
        }
    }
}
