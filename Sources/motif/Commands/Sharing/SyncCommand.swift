import ArgumentParser
import MotifCatalog

/// `motif sync`: a pull and a push.
struct SyncCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "sync")

    @OptionGroup var choices: MergeChoices
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let outcome = try choices.settle("motif sync", output) { options in
            let (catalog, hub) = try catalog.openWithHub(.writing)
            return try Progress.show("Syncing", output.notices) {
                try catalog.sync(with: hub, options, progress: $0.count)
            }
        }
        try SharingReport(output: output, isDryRun: choices.isDryRun).print(outcome.pull, pushed: outcome.pushed)
    }
}
