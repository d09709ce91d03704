import MotifJSON

/// A column of a report.
struct Column: Sendable {
    /// The alignment of a column's values.
    enum Side: Sendable {
        /// At the left, for text.
        case leading
        /// At the right, for numbers.
        case trailing
    }

    /// The way in which a column fits a narrow table.
    enum Fit: Sendable {
        /// Values are never cut, so that they can be copied from the screen.
        case whole
        /// Values are cut.
        case cut
        /// Values wrap to the next line, so that nothing is lost.
        case wrap
    }

    /// The name in CSV and in records.
    let name: String
    /// The heading of a table.
    let heading: String
    /// The alignment of its values.
    let side: Side
    /// The way in which a column fits a narrow table.
    let fit: Fit
    /// The order in which columns are left out of a narrow table, the highest rank first; rank 0 is never left out.
    let rank: Int

    /// Creates a column; by default, of text that is never cut or left out.
    init(_ name: String, heading: String? = nil, _ side: Side = .leading, fit: Fit = .whole, rank: Int = 0) {
        self.name = name
        self.heading = heading ?? name
        self.side = side
        self.fit = fit
        self.rank = rank
    }
}

/// Writes rows in one of the formats.
protocol RowWriter {
    /// Writes a row.
    mutating func add(_ cells: () -> [Cell], _ json: () -> JSON) throws(OutputError)
    /// Writes what follows the last row.
    mutating func finish() throws(OutputError)
    /// The columns for which there was no room.
    var hiddenColumns: [String] { get }
}

extension RowWriter {
    var hiddenColumns: [String] { [] }
}

/// Writes rows as a table, JSON, JSON Lines or CSV, as they arrive.
final class Report {
    /// The number of rows so far.
    private(set) var count = 0
    private var writer: any RowWriter

    /// Creates a report in a format.
    init(_ columns: [Column], _ format: OutputFormat, to output: Output) {
        writer =
            switch format {
            case .table: TableWriter(columns, to: output, width: Terminal.width, style: Style())
            case .json: JSONArrayWriter(to: output)
            case .jsonl: JSONLinesWriter(to: output)
            case .csv: CSVWriter(columns, to: output)
            }
    }

    /// Writes a row. Only the argument that the format needs is evaluated.
    ///
    /// - Parameters:
    ///   - cells: A cell for each column.
    ///   - json: The same row as an object, which may contain more; nothing for rows that only tables and CSV have.
    func add(_ cells: @autoclosure () -> [Cell], json: @autoclosure () -> JSON = .null) throws(OutputError) {
        count += 1
        try writer.add(cells, json)
    }

    /// Writes what follows the last row.
    func finish() throws(OutputError) { try writer.finish() }

    /// The columns of a table for which the terminal had no room.
    var hiddenColumns: [String] { writer.hiddenColumns }
}
