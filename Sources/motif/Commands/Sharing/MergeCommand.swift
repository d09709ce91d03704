import ArgumentParser
import MotifCatalog

/// `motif merge`: the changes of another catalog.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "merge")

    @Argument(.file(ending: "db"), "The other catalog.")
    var file: String

    @OptionGroup var choices: MergeChoices
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let outcome = try choices.settle("motif merge \(file)", output) { options in
            let catalog = try catalog.open(for: .writing)
            return try catalog.merge(try Catalog.open(at: file, for: .reading), options)
        }
        try SharingReport(output: output, isDryRun: choices.isDryRun, owner: "their").print(outcome, pushed: nil)
    }
}
