import ArgumentParser

/// The form in which a command prints.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
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
    @Option(help: "The form of what is printed.")
    var format: OutputFormat = .table

    @Flag(name: .shortAndLong, help: "Say nothing but the data and what is wrong.")
    var quiet = false

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
