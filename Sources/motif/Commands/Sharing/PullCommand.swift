import ArgumentParser
import MotifCatalog

/// `motif pull`: the changes that the hub has and this catalog doesn't.
struct PullCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "pull")

    @OptionGroup var choices: MergeChoices
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let outcome = try choices.settle("motif pull", output) { options in
            let (catalog, hub) = try catalog.openWithHub(.reading)
            return try Progress.show("Receiving", output.notices) {
                try catalog.pull(from: hub, options, progress: $0.count)
            }
        }
        try SharingReport(output: output, isDryRun: choices.isDryRun).print(outcome, pushed: nil)
    }
}
