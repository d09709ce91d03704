import ArgumentParser

/// The format in which a command prints.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    /// A table for people.
    case table
    /// One JSON value, indented, keys sorted.
    case json
    /// One JSON value per line.
    case jsonl
    /// RFC 4180, with a header.
    case csv
}
