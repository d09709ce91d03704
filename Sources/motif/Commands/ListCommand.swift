import ArgumentParser
import MotifCatalog
import MotifCore
import MotifStore

/// `motif list`: which documents there are.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List documents",
        usage: "motif list [patterns|items|kinds|devices] [<options>]",
        discussion: """
            --where takes a formula over slug, title, kind, tags, updated … and the parameters of patterns \
            (see 'motif guide formulas'); --search finds words, each as the beginning of a word.

            EXAMPLES
              motif list
              motif list --where "kind == 'expand' && expandDuration < 0.5"
              motif list --search zoom --tag menu --sort -updated --limit 10
              motif list --columns slug,expandDuration,expandCurve
              motif list devices --format csv
            """)

    @Argument(
        help: "patterns, items, kinds or devices.",
        completion: .list(DocumentType.allCases.map(\.plural)))
    var type: String = "patterns"

    @Option(
        name: .customLong("where"), parsing: .unconditional,
        help: ArgumentHelp("Only those for which this holds.", valueName: "formula"))
    var filter: String?

    @Option(help: ArgumentHelp("Only those that have these words.", valueName: "words"))
    var search: String?

    @Option(help: ArgumentHelp("Only those with this tag; may be repeated.", valueName: "tag"))
    var tag: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "slug, title, updated, revision, kind or a parameter; - before it turns the order.", valueName: "key"),
        completion: .list(["slug", "title", "updated", "revision", "kind"]))
    var sort: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("At most so many.", valueName: "n"))
    var limit: String?

    @Flag(help: "Those that were deleted, instead.")
    var deleted = false

    @Option(help: ArgumentHelp("What is shown: slug,title,… and names of parameters.", valueName: "a,b"))
    var columns: String?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let limit = try limit.map { try Int(count: $0, of: "--limit") }
        let type = try Self.type(type)
        let request = ListRequest(
            type, filter: filter, words: search, tags: tag, sort: sort, limit: limit,
            deleted: deleted ? .only : .excluded)
        try catalog.read { reader in
            let chosen = try columns.map { try ListColumns.named($0, for: type, in: reader) }
            let columns = chosen ?? ListColumns.standard(for: type)
            try output.report(columns.map(\.column)) { report in
                try reader.list(request) { document in
                    try report.add(
                        columns.map { $0.cell(document) },
                        json: chosen.map { ListColumns.json($0, document) } ?? document.row)
                }
                if report.count == 0, output.format == .table { output.notice("No \(type.rawValue) found") }
            }
        }
    }

    private static func type(_ word: String) throws(CommandError) -> DocumentType {
        if let type = DocumentType(plural: word) ?? DocumentType(rawValue: word) { return type }
        throw .unknownType(word)
    }
}
