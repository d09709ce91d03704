import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif log`: the history of a document or of the catalog.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Show the history, newest first.",
        usage: "motif log [<ref>] [<options>]",
        discussion: """
            EXAMPLES
              motif log                        The whole catalog
              motif log expand
              motif log --limit 20 --format json
            """)

    @Argument(
        help: ArgumentHelp("Show only this document: [type:]slug.", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.name)
    var name: DocumentName?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Print at most <n> rows.", valueName: "n"),
        transform: OptionValue.count)
    var limit: Int?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("time", rank: 2), Column("author", fit: .cut, rank: 1), Column("action"), Column("document"),
        Column("message", fit: .wrap),
    ]

    func run() throws {
        try catalog.read { reader in
            try output.report(Self.columns) { report in
                try reader.history(of: name, limit: limit) { entry in
                    let document = DocumentReference(entry.name, revision: entry.key.number).description
                    try report.add(
                        [
                            Cell(entry.note.date), Cell(entry.note.author),
                            Cell(entry.action.rawValue), Cell(document), Cell(entry.note.message),
                        ], json: entry.json)
                }
            }
        }
    }
}
