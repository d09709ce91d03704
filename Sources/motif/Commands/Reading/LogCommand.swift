import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// `motif log`: the history of a document or of the catalog.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "log")

    @Argument(
        .init("ref|range", offering: Completions.referencesAndReleases, read: OptionValue.nameOrRange),
        "Show only this document, [type:]slug, or only changes in this range: 1.3..1.4, 7d..")
    var scope: [DocumentOrRange] = []

    @Option(.nonEmpty("name"), "Only changes by this author.")
    var author: String?

    @Option(.kind, "Only this kind and the patterns of it.")
    var kind: Slug?

    @Option(help: ArgumentHelp("Only documents of this type.", valueName: "type"))
    var type: DocumentType?

    @Option(.count, .key("limit", of: .log), parsing: .unconditional)
    var limit: Int?

    @Option(
        .names(offering: .list(allColumns.map(\.name))),
        "Columns to print, separated by commas: \(allColumns.map(\.name).joined(separator: ", ")).")
    var columns: [String]?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let allColumns = [
        Column("change", heading: "#", .trailing), Column("time", rank: 2), Column("author", fit: .cut, rank: 1),
        Column("action"), Column("document", fit: .wrap), Column("changed", fit: .wrap, rank: 3),
        Column("message", fit: .wrap),
    ]

    func validate() throws {
        let references = try DocumentOrRange.split(scope).documents
        if references.count > 1 { throw ValidationError("Only one document is possible") }
    }

    func run() throws {
        let chosen = try columns.map { try $0.map(Self.index) } ?? Array(Self.allColumns.indices)
        let (references, range) = try DocumentOrRange.split(scope)
        let name = references.first?.name
        try catalog.read { reader in
            let (before, last) = try range.map(reader.changeNumbers) ?? (0, Int.max)
            var filter = HistoryFilter(author: author, after: before, through: last, type: type)
            filter.kind = try kind.map { try reader.entryEvenDeleted(of: DocumentName(.kind, $0)).id }
            try output.report(chosen.map { Self.allColumns[$0] }) { report in
                func add(_ cells: [Cell], _ json: @autoclosure () -> JSON) throws {
                    let cells = chosen.map { cells[$0] }
                    try report.add(cells, json: columns.map { Self.members($0, cells, json()) } ?? json())
                }
                try reader.log(of: name, matching: filter, limit: limit) { entry in
                    switch entry {
                    case .revision(let entry):
                        let changed = try reader.changedValues(in: entry)
                        try add(Self.cells(entry, changed), entry.json(changed: changed))
                    case .release(let record):
                        let name = Cell(record.release?.text ?? "")
                        try add(Self.noted(record.number, record.note, "released", name, ""), record.logged)
                    }
                }
                if report.count == 0, output.format == .table { output.notice("No changes found") }
            }
        }
    }

    private static func index(_ name: String) throws -> Int {
        if let index = allColumns.firstIndex(where: { $0.name == name }) { return index }
        let known = allColumns.map(\.name)
        throw CommandError.unknownColumn(name, nearest: nearestName(to: name, among: known), known: known)
    }

    private static func cells(_ entry: HistoryEntry, _ changed: [ChangedValue]) -> [Cell] {
        let values = Cell(
            changed.map { $0.text(isClipped: true) }.joined(separator: " · "),
            plain: changed.map { $0.text(isClipped: false) }.joined(separator: ", "))
        return noted(entry.change, entry.note, Cell(entry.action.rawValue), Cell(entry.document), values)
    }

    private static func noted(_ number: Int, _ note: ChangeNote, _ cells: Cell...) -> [Cell] {
        [Cell(number), Cell(note.date), Cell(note.author)] + cells + [Cell(note.message)]
    }

    /// An object of these columns alone; one that isn't a member of the entry is its text.
    private static func members(_ columns: [String], _ cells: [Cell], _ json: JSON) -> JSON {
        .object(JSONObject(zip(columns, cells).map { ($0, json[$0] ?? .string($1.plain)) }))
    }
}
