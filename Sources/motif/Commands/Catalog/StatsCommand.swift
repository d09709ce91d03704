import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif stats`: the size of the catalog.
struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Count the documents, revisions and changes in the catalog.",
        usage: "motif stats [<options>]",
        discussion: """
            EXAMPLES
              motif stats
              motif stats --format json
            """)

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let catalog = try catalog.open()
        let statistics = try catalog.read { try $0.statistics() }
        switch output.format {
        case .json: try output.print { try $0.line(Self.json(statistics, catalog.path).pretty) }
        case .jsonl: try output.print { try $0.line(Self.json(statistics, catalog.path).canonical) }
        case .table, .csv: try table(statistics, catalog.path)
        }
    }

    private func table(_ statistics: Statistics, _ path: String) throws {
        try output.report([Column("item"), Column("count", .trailing), Column("deleted", .trailing)]) { report in
            for type in Statistics.order {
                let deleted = statistics.deleted[type] ?? 0
                try report.add(
                    [Cell(type.plural), Cell(statistics.documents[type] ?? 0), Cell(deleted)], json: .null)
            }
            for (name, count) in [
                ("revisions", statistics.revisions), ("changes", statistics.changes), ("tags", statistics.tags),
                ("bytes", statistics.bytes), ("free bytes", statistics.freeBytes),
            ] {
                try report.add([Cell(name), Cell(count), ""], json: .null)
            }
        }
    }

    private static func json(_ statistics: Statistics, _ path: String) -> JSON {
        var object = statistics.json.object ?? JSONObject()
        object["path"] = .string(path)
        return .object(object)
    }
}
