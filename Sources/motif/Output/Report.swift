import MotifCatalog
import MotifJSON

/// A column of a report.
struct Column: Sendable {
    /// Which side of the column its values stand at.
    enum Side: Sendable {
        /// Text.
        case leading
        /// Numbers.
        case trailing
    }

    /// What happens where there is too little room.
    enum Fit: Sendable {
        /// It keeps its width, so that it can be copied from the screen.
        case whole
        /// Its values are cut.
        case cut
        /// Its values go on in the next line, so that nothing is lost.
        case wrap
    }

    /// Its name: the heading, and the header of CSV.
    let name: String
    /// Which side its values stand at.
    let side: Side
    /// What happens where there is too little room.
    let fit: Fit
    /// The first to be left out of a narrow table; 0 always stays.
    let rank: Int

    /// A column of text that always stays whole, unless said otherwise.
    init(_ name: String, _ side: Side = .leading, fit: Fit = .whole, rank: Int = 0) {
        self.name = name
        self.side = side
        self.fit = fit
        self.rank = rank
    }
}

/// A value of a report, as a table and as CSV have it.
struct Cell: Sendable, ExpressibleByStringLiteral {
    /// For people: `0.35 s`.
    let text: String
    /// For programs: `0.35`.
    let plain: String

    /// The same for both.
    init(_ text: String) { (self.text, plain) = (text, text) }

    /// One for each.
    init(_ text: String, plain: String) {
        self.text = text
        self.plain = plain
    }

    /// The same for both.
    init(stringLiteral text: String) { self.init(text) }

    /// A number.
    init(_ number: Int) { self.init(String(number)) }

    /// A moment.
    init(_ time: Timestamp) { self.init(time.short, plain: time.description) }
}

/// Writes rows in one of the forms.
protocol RowWriter {
    /// Writes a row.
    mutating func add(_ cells: () -> [Cell], _ json: () -> JSON) throws(OutputError)
    /// Writes what comes after the last row.
    mutating func finish() throws(OutputError)
}

/// The one place that turns rows into a table, JSON, JSON Lines or CSV. Rows go out as they come.
final class Report {
    /// How many rows there have been.
    private(set) var count = 0
    private var writer: any RowWriter

    /// A report in this form.
    init(_ columns: [Column], _ format: OutputFormat, to output: Output) {
        writer =
            switch format {
            case .table: TableWriter(columns, to: output, width: Terminal.width, style: Style(for: .output))
            case .json: JSONArrayWriter(to: output)
            case .jsonl: JSONLinesWriter(to: output)
            case .csv: CSVWriter(columns, to: output)
            }
    }

    /// Writes a row; of the two only what the form needs is made.
    ///
    /// - Parameters:
    ///   - cells: A cell for each column.
    ///   - json: The same as an object, which may say more.
    func add(_ cells: @autoclosure () -> [Cell], json: @autoclosure () -> JSON) throws(OutputError) {
        count += 1
        try writer.add(cells, json)
    }

    /// Writes what comes after the last row.
    func finish() throws(OutputError) { try writer.finish() }
}
