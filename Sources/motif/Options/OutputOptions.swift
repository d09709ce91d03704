import ArgumentParser
import MotifJSON

/// The options for the output of rows and documents.
struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = OutputFormat.table

    @OptionGroup var notices: NoticeOptions

    /// Prints to standard output.
    func print(_ body: (Output) throws -> Void) throws { try Output.print(DataText(format), body) }

    /// Prints rows to standard output in the chosen format.
    func report(_ columns: [Column], _ body: (Report) throws -> Void) throws {
        var hidden: [String] = []
        try print { output in
            let report = Report(columns, format, to: output)
            try body(report)
            try report.finish()
            hidden = report.hiddenColumns
        }
        notices.hidden(hidden)
    }

    /// Prints a row for each element.
    func report<Rows: Sequence>(
        _ columns: [Column], _ rows: Rows, json: (Rows.Element) -> JSON, cells: (Rows.Element) -> [Cell]
    ) throws {
        try report(columns) { report in for row in rows { try report.add(cells(row), json: json(row)) } }
    }

    /// Prints one JSON value in the formats that have it; the body prints a table or CSV.
    func print(_ json: @autoclosure () -> JSON, orRows body: () throws -> Void) throws {
        switch format {
        case .json: try print { try $0.line(json().pretty) }
        case .jsonl: try print { try $0.line(json().canonical) }
        case .table, .csv: try body()
        }
    }

    /// Prints the result of a write. If it can't be printed, the error names what was saved nevertheless.
    func printing(saved: String?, _ print: () throws -> Void) throws {
        do {
            try print()
        } catch OutputError.failed(let number) where saved != nil {
            throw CommandError.failed(.file, "\(OutputError.message(for: number)); saved \(saved ?? "")")
        }
    }

    /// Writes a notice to standard error, unless `--quiet` is used.
    func notice(_ text: String) { notices.notice(text) }
}
