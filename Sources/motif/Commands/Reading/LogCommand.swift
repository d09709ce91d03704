import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

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
              motif log --since 2026-05-01 --author mia
              motif log --since 7d             The last seven days
              motif log --limit 20 --format json
            """)

    @Argument(
        help: ArgumentHelp("Show only this document: [type:]slug.", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.name)
    var name: DocumentName?

    @Option(
        help: ArgumentHelp(
            "Only changes from this time on: a date, a date and time, or an age such as 12h, 7d or 2w.",
            valueName: "time"),
        transform: OptionValue.moment)
    var since: Moment?

    @Option(
        help: ArgumentHelp("Only changes before this time; of a date, before its end.", valueName: "time"),
        transform: OptionValue.moment)
    var until: Moment?

    @Option(help: ArgumentHelp("Only changes by this author.", valueName: "name"), transform: OptionValue.nonEmpty)
    var author: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Print at most <n> rows.", valueName: "n"),
        transform: OptionValue.count)
    var limit: Int?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("time", rank: 2), Column("author", fit: .cut, rank: 1), Column("action"), Column("document"),
        Column("changed", fit: .wrap, rank: 3), Column("message", fit: .wrap),
    ]

    func run() throws {
        let now = try ChangeOptions.now()
        let filter = HistoryFilter(author: author, since: since?.start(now), until: until?.end(now))
        try catalog.read { reader in
            try output.report(Self.columns) { report in
                try reader.history(of: name, matching: filter, limit: limit) { entry in
                    let changed = try reader.changedKeys(in: entry)
                    let document = DocumentReference(entry.name, revision: entry.key.number).description
                    try report.add(
                        [
                            Cell(entry.note.date), Cell(entry.note.author),
                            Cell(entry.action.rawValue), Cell(document), Cell(changed.joined(separator: ", ")),
                            Cell(entry.note.message),
                        ], json: Self.json(entry, changed))
                }
                if report.count == 0, output.format == .table { output.notice("No changes found") }
            }
        }
    }

    private static func json(_ entry: HistoryEntry, _ changed: [String]) -> JSON {
        var object = entry.json.object ?? JSONObject()
        object["changed"] = .array(changed.map(JSON.string))
        return .object(object)
    }
}
