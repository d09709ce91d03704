import ArgumentParser
import MotifCatalog
import MotifCore
import MotifText

/// `motif stats`: the size of the catalog.
struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "stats")

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let statistics = try catalog.read { try $0.statistics() }
        let documents = Statistics.order.map { type in
            [Cell(type.plural), Cell(statistics.documents[type] ?? 0), Cell(statistics.deleted[type] ?? 0)]
        }
        let others = [
            ("revisions", statistics.revisions), ("changes", statistics.changes), ("tags", statistics.tags),
            ("bytes", statistics.bytes), ("free bytes", statistics.freeBytes),
        ].map { [Cell($0), Cell($1), ""] }
        let columns = [Column("item"), Column("count", .trailing), Column("deleted", .trailing)]
        try output.print(statistics.json) {
            try output.report(columns, documents + others, json: { _ in .null }, cells: { $0 })
        }
    }
}

extension Statistics {
    /// `8 kinds, 9 patterns, 5 items and 22 devices`, and values if there are any.
    var contents: String {
        Self.order.compactMap { type in
            let count = documents[type] ?? 0
            return type == .value && count == 0 ? nil : String.counted(count, type.rawValue)
        }.inWords
    }
}
