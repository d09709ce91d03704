import MotifJSON
import MotifText

/// A table with headings, at most as wide as the terminal; if that is too narrow, every value has a line of its own.
///
/// The first rows determine the widths of the columns; later rows are written as they arrive.
struct TableWriter: RowWriter {
    private let columns: [Column]
    private let output: Output
    private let width: Int?
    private let style: Style
    private var sample: [[String]] = []
    private var sampleBytes = 0
    private var layout: TableLayout?
    private var hasRecord = false

    /// The number of rows that determine the widths.
    static let sampleCount = 500
    /// Fewer, if they have as many bytes: memory holds a few rows, however long they are.
    private static let maximumSampleBytes = 1 << 20

    init(_ columns: [Column], to output: Output, width: Int?, style: Style) {
        self.columns = columns
        self.output = output
        self.width = width
        self.style = style
    }

    mutating func add(_ cells: () -> [Cell], _ json: () -> JSON) throws(OutputError) {
        let texts = cells().map(\.text.onOneLine.escaped)
        guard let layout else {
            sample.append(texts)
            sampleBytes += texts.reduce(0) { $0 + $1.utf8.count }
            if sample.count >= Self.sampleCount || sampleBytes >= Self.maximumSampleBytes { try begin() }
            return
        }
        try write(texts, layout)
    }

    mutating func finish() throws(OutputError) {
        if layout == nil, !sample.isEmpty { try begin() }
    }

    var hiddenColumns: [String] {
        guard let layout, layout.isReadable else { return [] }
        let shown = Set(layout.shown.map(\.index))
        return columns.indices.filter { !shown.contains($0) }.map { columns[$0].name }
    }

    private mutating func begin() throws(OutputError) {
        var needs = columns.map { TableLayout.Need(widest: $0.heading.columns, longestWord: $0.heading.columns) }
        for row in sample {
            for (index, text) in row.enumerated() where index < needs.count {
                needs[index].widest = max(needs[index].widest, text.columns)
                guard columns[index].fit == .wrap else { continue }
                needs[index].longestWord = max(needs[index].longestWord, text.words.map(\.columns).max() ?? 0)
            }
        }
        let layout = TableLayout(columns, needs, width: width)
        self.layout = layout
        guard layout.isReadable else {
            for row in sample { try write(row, layout) }
            return sample = []
        }
        let heading = line(columns.map(\.heading.onOneLine.escaped), layout) { style.strong($0) }
        try output.line(heading)
        try output.line(
            style.faint(
                layout.shown.map { String(repeating: "─", count: $0.width) }
                    .joined(separator: String(repeating: " ", count: TableLayout.gap))))
        for row in sample { try write(row, layout) }
        sample = []
    }

    /// Writes the values of a row below each other, after an empty line.
    private mutating func writeRecord(_ row: [String], width: Int) throws(OutputError) {
        if hasRecord { try output.line() }
        hasRecord = true
        let names = columns.map(\.name.onOneLine.escaped)
        let indent = (names.map(\.columns).max() ?? 0) + TableLayout.gap
        for (name, text) in zip(names, row) where !text.isEmpty {
            for (number, part) in text.wrapped(to: max(10, width - indent)).enumerated() {
                let label = String(repeating: " ", count: number == 0 ? indent - name.columns : indent)
                try output.line((number == 0 ? style.strong(name) : "") + label + part)
            }
        }
    }

    private mutating func write(_ row: [String], _ layout: TableLayout) throws(OutputError) {
        if let width, !layout.isReadable { return try writeRecord(row, width: width) }
        // Most rows are one line; only columns that wrap make more.
        let parts = layout.shown.map { shown in
            columns[shown.index].fit == .wrap ? row[shown.index].wrapped(to: shown.width) : [row[shown.index]]
        }
        for number in 0..<(parts.map(\.count).max() ?? 0) {
            var texts = [String](repeating: "", count: columns.count)
            for (shown, lines) in zip(layout.shown, parts) where number < lines.count {
                texts[shown.index] = lines[number]
            }
            try output.line(line(texts, layout) { $0 })
        }
    }

    private func line(_ texts: [String], _ layout: TableLayout, _ mark: (String) -> String) -> String {
        var line = ""
        var pending = 0
        for shown in layout.shown {
            // Without a width nothing is cut, not even later rows that are longer.
            let text = width == nil ? texts[shown.index] : texts[shown.index].cut(to: shown.width)
            let room = max(0, shown.width - text.columns)
            let isTrailing = columns[shown.index].side == .trailing
            if isTrailing { pending += room }
            // Spaces are written before the next text, so that no line ends with them.
            if !text.isEmpty {
                line += String(repeating: " ", count: pending) + mark(text)
                pending = 0
            }
            pending += (isTrailing ? 0 : room) + TableLayout.gap
        }
        return line
    }
}
