import ArgumentParser

/// The options for the output of rows and documents.
struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = OutputFormat.table

    @OptionGroup var notices: NoticeOptions

    /// Prints to standard output.
    func print(_ body: (Output) throws -> Void) throws { try Output.print(body) }

    /// Prints rows to standard output in the chosen format.
    func report(_ columns: [Column], _ body: (Report) throws -> Void) throws {
        try print { output in
            let report = Report(columns, format, to: output)
            try body(report)
            try report.finish()
        }
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
}
