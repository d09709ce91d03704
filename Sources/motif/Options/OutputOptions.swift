import ArgumentParser

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

    /// Prints the result of a write. If it can't be printed, the error names what was saved nevertheless.
    func printing(saved: String?, _ print: () throws -> Void) throws {
        do {
            try print()
        } catch OutputError.failed(let number) where saved != nil {
            throw CommandError.unprinted(number, saved: saved ?? "")
        }
    }

    /// Writes a notice to standard error, unless `--quiet` is used.
    func notice(_ text: String) { notices.notice(text) }
}

/// The option that suppresses notices.
struct NoticeOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only data and errors.")
    var quiet = false

    /// Writes a notice to standard error, unless `--quiet` is used.
    func notice(_ text: String) {
        if !quiet { Notice.write(text) }
    }

    /// Names the columns for which the terminal had no room.
    func hidden(_ columns: [String]) {
        guard !columns.isEmpty else { return }
        let names = columns.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let count = names.count == 1 ? "1 column" : "\(names.count) columns"
        notice("\(count) hidden: \(names.joined(separator: ", ")); widen the terminal, or use --format json")
    }
}
