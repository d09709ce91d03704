import ArgumentParser
import MotifCatalog
import MotifCore
import MotifStore

/// `motif log`: who did what, when and why.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Tell who changed what, when and why, newest first",
        usage: "motif log [<ref>] [<options>]",
        discussion: """
            EXAMPLES
              motif log                        the whole catalog
              motif log expand
              motif log --limit 20 --format json
            """)

    @Argument(
        help: ArgumentHelp("One document: [type:]slug.", valueName: "ref"), completion: Completions.references)
    var reference: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("At most so many.", valueName: "n"))
    var limit: String?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("time", rank: 2), Column("author", fit: .cut, rank: 1), Column("action"), Column("document"),
        Column("message", fit: .wrap),
    ]

    func run() throws {
        let limit = try limit.map { try Int(count: $0, of: "--limit") }
        let name = try reference.map { try DocumentName(newest: $0) }
        try catalog.read { reader in
            try output.report(Self.columns) { report in
                try reader.history(of: name, limit: limit) { entry in
                    let document = DocumentReference(entry.name, revision: entry.key.number).description
                    try report.add(
                        [
                            Cell(Moment(entry.note.milliseconds)), Cell(entry.note.author),
                            Cell(entry.action.rawValue), Cell(document), Cell(entry.note.message),
                        ], json: entry.json)
                }
            }
        }
    }
}
