import ArgumentParser
import MotifCatalog

/// `motif merge`: the changes of another catalog.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Make the changes of another catalog here, too.",
        usage: "motif merge <file> [--take <answer> ...] [<options>]",
        discussion: """
            Two copies of one catalog share the changes before they were copied; what the other one changed after that \
            is merged into this one, change by change. Catalogs without a common history are merged by the names of \
            their documents. The other catalog stays as it is. Conflicts are listed and settled as with pull.

            EXAMPLES
              motif merge copy-of-tom.db
              motif merge copy-of-tom.db --dry-run
              motif merge copy-of-tom.db --take expand=theirs
            """)

    @Argument(help: ArgumentHelp("The other catalog.", valueName: "file"), completion: .file(extensions: ["db"]))
    var file: String

    @OptionGroup var choices: MergeChoices
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let options = try choices.options()
        let catalog = try catalog.open(for: .writing)
        let other = try Catalog.open(at: file, for: .reading)
        do {
            let outcome = try catalog.merge(other, options)
            try SharingReport(output: output, isDryRun: choices.isDryRun).print(outcome, pushed: nil)
        } catch let stop as MergeStop {
            try ConflictReport(command: "motif merge \(file)", stop: stop).print(to: output)
        }
    }
}
