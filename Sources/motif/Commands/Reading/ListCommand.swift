import ArgumentParser
import MotifCatalog
import MotifCore
import MotifText

/// `motif list`: the documents of a type.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "list", aliases: ["ls"])

    @Argument(help: ArgumentHelp(.key("type", of: .list)))
    var type: DocumentType?

    @OptionGroup var filter: FilterOptions

    @Option(.text("key", offering: Completions.sortKeys), .key("sort", of: .list), parsing: .unconditional)
    var sort: String?

    @Option(.count, .key("limit", of: .list), parsing: .unconditional)
    var limit: Int?

    @Flag(help: ArgumentHelp(.key("deleted", of: .list)))
    var deleted = false

    @Option(
        .names(offering: Completions.columns),
        "Columns to print, separated by commas: slug, title and other fields, or parameters.")
    var columns: [String]?

    @OptionGroup var catalog: ReadingOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let type = type ?? .pattern
        var request = filter.request(type)
        if let sort { request.order = DocumentOrder(sort) }
        request.limit = limit
        request.deleted = deleted ? .only : .excluded
        try catalog.read { reader in
            let chosen = try columns.map { try ListColumns.named($0, for: type, in: reader) }
            let columns = chosen ?? ListColumns.standard(for: type)
            let hasCells = output.format == .table || output.format == .csv
            try output.report(columns.map(\.column)) { report in
                try reader.list(request) { document in
                    let cells = try hasCells ? columns.map { try $0.cell(document) } : []
                    let json = try hasCells ? nil : chosen.map { try ListColumns.json($0, document) }
                    try report.add(cells, json: json ?? document.row)
                }
                if report.count == 0, output.format == .table {
                    let known = try filter.search.map { _ in try reader.names(of: ListRequest(type)).map(\.slug.text) }
                    let nearest = nearestName(to: filter.search ?? "", among: known ?? [])
                    output.notice("No \(type.plural) found" + (nearest.map { ". Did you mean '\($0)'?" } ?? ""))
                }
            }
        }
    }
}
