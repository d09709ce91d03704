import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif uses`: the documents that refer to one.
struct UsesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uses",
        abstract: "List what uses a kind, an item or a device.",
        usage: "motif uses <ref> [<options>]",
        discussion: """
            A document in use cannot be deleted without those that use it.

            EXAMPLES
              motif uses item:twitter
              motif uses kind:expand --format json
            """)

    @Argument(
        help: ArgumentHelp("Document that is used: type:slug.", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.name)
    var name: DocumentName

    @OptionGroup var catalog: ReadingOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let uses = try catalog.read { try $0.uses(of: name) }
        try output.report([Column("document"), Column("used as", fit: .wrap)]) { report in
            for use in uses {
                try report.add(
                    [Cell(use.entry.name.description), Cell(use.places.joined(separator: ", "))],
                    json: use.json)
            }
        }
        if uses.isEmpty { output.notice("Nothing uses \(name.quotedInside)") }
    }
}
