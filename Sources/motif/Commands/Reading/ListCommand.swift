import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif list`: the documents of a type.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List documents.",
        usage: "motif list [<type>] [<options>]",
        discussion: """
            --where takes a formula over slug, title, kind, tags, updated and other fields, and over the parameters \
            of patterns or the fields of items and devices. totalDuration is how long a pattern's longest operation takes, and durations.present how \
            long one takes, to the end of its last track.

            EXAMPLES
              motif list
              motif list --where "kind == 'expand' && expandDuration < 0.5"
              motif list --search zoom --tag menu --sort -updated --limit 10
              motif list --columns slug,expandDuration,expandCurve
              motif list --where 'totalDuration > 0.5' --sort -totalDuration
              motif list devices --where 'screen.width > 820' --format csv
            """,
        aliases: ["ls"])

    @Argument(help: ArgumentHelp("Type of documents to list; patterns by default.", valueName: "type"))
    var type: DocumentType?

    @OptionGroup var filter: FilterOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Sort by slug, title, updated, revision, kind, totalDuration or a parameter; prefix with - for descending "
                + "order.",
            valueName: "key"),
        completion: Completions.sortKeys)
    var sort: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Print at most <n> rows.", valueName: "n"),
        transform: OptionValue.count)
    var limit: Int?

    @Flag(help: "List deleted documents instead.")
    var deleted = false

    @Option(
        help: ArgumentHelp(
            "Columns to print, separated by commas: slug, title and other fields, or parameters.", valueName: "names"),
        completion: Completions.columns, transform: OptionValue.names)
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
            try output.report(columns.map(\.column)) { report in
                try reader.list(request) { document in
                    try report.add(
                        columns.map { $0.cell(document) },
                        json: chosen.map { ListColumns.json($0, document) } ?? document.row)
                }
                if report.count == 0, output.format == .table { output.notice("No \(type.plural) found") }
            }
        }
    }
}
