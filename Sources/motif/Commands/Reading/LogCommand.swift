import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif log`: the history of a document or of the catalog.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "log")

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
        help: ArgumentHelp("Only this kind and the patterns of it.", valueName: "slug"), completion: Completions.kinds,
        transform: OptionValue.slug)
    var kind: Slug?

    @Option(help: ArgumentHelp("Only documents of this type.", valueName: "type"))
    var type: DocumentType?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Print at most <n> rows.", valueName: "n"),
        transform: OptionValue.count)
    var limit: Int?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("time", rank: 2), Column("author", fit: .cut, rank: 1), Column("action"), Column("document", fit: .wrap),
        Column("changed", fit: .wrap, rank: 3), Column("message", fit: .wrap),
    ]

    func run() throws {
        let now = try ChangeOptions.now()
        var filter = HistoryFilter(author: author, since: since?.start(now), until: until?.end(now), type: type)
        try catalog.read { reader in
            filter.kind = try kind.map { try reader.entryEvenDeleted(of: DocumentName(.kind, $0)).id }
            try output.report(Self.columns) { report in
                try reader.log(of: name, matching: filter, limit: limit) { entry in
                    switch entry {
                    case .revision(let entry): try add(entry, try reader.changedValues(in: entry), to: report)
                    case .release(let record): try add(record, to: report)
                    }
                }
                if report.count == 0, output.format == .table { output.notice("No changes found") }
            }
        }
    }

    private func add(_ entry: HistoryEntry, _ changed: [ChangedValue], to report: Report) throws {
        let texts = changed.map(\.text)
        try report.add(
            [
                Cell(entry.note.date), Cell(entry.note.author), Cell(entry.action.rawValue), Cell(entry.document),
                Cell(texts.joined(separator: " · "), plain: texts.joined(separator: ", ")), Cell(entry.note.message),
            ], json: entry.json(changed: changed))
    }

    private func add(_ release: ChangeRecord, to report: Report) throws {
        let name = release.release?.text ?? ""
        try report.add(
            [
                Cell(release.note.date), Cell(release.note.author), "released", Cell(name), "",
                Cell(release.note.message),
            ],
            json: release.logged)
    }
}
