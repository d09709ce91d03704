import ArgumentParser
import MotifCatalog
import MotifFormula
import MotifJSON
import MotifPublishing
import MotifScan

/// A page of `motif guide`, from `Resources/help/guide/`: its topic, and blocks of text or of rows between bars.
struct GuidePage {
    /// The argument that selects the page.
    let name: String
    /// The topic, in a line.
    let summary: String
    /// The lines of each block.
    private let blocks: [[String]]

    /// Every page but the overview.
    static let all = ["documents", "formulas", "batch", "sql", "exit-codes"].map { GuidePage($0) }

    /// The page that lists the others.
    static let overview = GuidePage("overview")

    private init(_ name: String) {
        self.name = name
        let blocks = HelpText("guide/\(name).txt").blocks
        summary = blocks.first ?? ""
        self.blocks = blocks.dropFirst().map { $0.split(separator: "\n").map(String.init) }
    }

    /// The names of the views for SQL.
    static var views: [String] {
        GuidePage("sql").blocks.compactMap(rows).flatMap { $0.dropFirst().compactMap(\.first) }
    }

    /// Writes the page as wide as the terminal.
    func write(to output: Output) throws {
        let style = Style()
        let width = Terminal.readingWidth
        try output.line(style.strong(summary))
        for block in blocks {
            try output.line()
            guard let rows = Self.rows(block), let names = rows.first else {
                for line in block {
                    for part in line.hasPrefix(" ") ? [line] : line.wrapped(to: width) { try output.line(part) }
                }
                continue
            }
            let columns = names.enumerated().map { Column($1, fit: $0 == names.count - 1 ? .wrap : .whole) }
            var table = TableWriter(columns, to: output, width: width, style: style)
            for row in rows.dropFirst() { try table.add({ row.map { Cell($0) } }, { .null }) }
            try table.finish()
        }
    }

    /// The rows of a table, with its headings first; `nil` for text. A row `{{…}}` is where generated rows go.
    private static func rows(_ block: [String]) -> [[String]]? {
        guard block.first?.hasPrefix("|") == true else { return nil }
        return block.flatMap { line -> [[String]] in
            let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            return cells.first.flatMap(generated) ?? [cells]
        }
    }

    private static func generated(_ mark: String) -> [[String]]? {
        switch mark {
        case "{{functions}}": FormulaFunction.allCases.map { [$0.signature, $0.summary] }
        case "{{operations}}": operations(of: .all.scanning(besides: ""))
        case "{{keys}}": keys(of: .all.scanning(besides: ""))
        case "{{pages}}": all.map { ["motif guide \($0.name)", $0.summary] }
        default: nil
        }
    }

    /// A row for each operation, with its keys.
    static func operations(of table: OperationTable) -> [[String]] {
        table.definitions.map { operation in
            let keys = operation.format.keys.map { $0.isRequired ? $0.name + "*" : $0.name }
            return [operation.name, keys.joined(separator: ", ")]
        }
    }

    /// A row for each key with each of its meanings, in the order of the operations.
    static func keys(of table: OperationTable) -> [[String]] {
        var rows: [[String]] = []
        for key in table.definitions.flatMap(\.format.keys) where !rows.contains([key.name, key.summary]) {
            let last = rows.lastIndex { $0[0] == key.name }
            rows.insert([key.name, key.summary], at: last.map { $0 + 1 } ?? rows.endIndex)
        }
        return rows
    }
}

extension GuidePage: ExpressibleByArgument {
    init?(argument name: String) {
        guard let page = Self.all.first(where: { $0.name == name }) else { return nil }
        self = page
    }

    static var allValueStrings: [String] { all.map(\.name) }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
