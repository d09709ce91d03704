import ArgumentParser

/// The form in which a command prints.
enum OutputFormat: String, CaseIterable {
    /// For people.
    case table
    /// One JSON value, indented, keys sorted.
    case json
    /// One JSON value a line.
    case jsonl
    /// RFC 4180, with a header.
    case csv
}

/// How a command prints.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: ArgumentHelp("The form of what is printed: table, json, jsonl or csv.", valueName: "format"),
        completion: .list(OutputFormat.allCases.map(\.rawValue)))
    var formatName: String = OutputFormat.table.rawValue

    @Flag(name: .shortAndLong, help: "Say nothing but the data and what is wrong.")
    var quiet = false

    /// The form in which the command prints.
    var format: OutputFormat { OutputFormat(rawValue: formatName) ?? .table }

    // An enumeration would be refused in words of ArgumentParser's, and a wrong name has to be found before anything
    // is written.
    func validate() throws {
        guard OutputFormat(rawValue: formatName) == nil else { return }
        let known = OutputFormat.allCases.map(\.rawValue)
        throw ValidationError(CommandError.unknownValue(of: "--format", formatName, known: known).message)
    }

    /// Prints to standard output; what is printed before an error is not lost.
    func print(_ body: (Output) throws -> Void) throws {
        let output = Output()
        do {
            try body(output)
        } catch {
            try output.flush()
            throw error
        }
        try output.flush()
    }

    /// Prints rows to standard output, in the form that was asked for.
    func report(_ columns: [Column], _ body: (Report) throws -> Void) throws {
        try print { output in
            let report = Report(columns, format, to: output)
            try body(report)
            try report.finish()
        }
    }

    /// Says something on standard error that is no data, unless the user wants quiet.
    func notice(_ text: String) {
        if !quiet { Notice.write(text) }
    }
}
