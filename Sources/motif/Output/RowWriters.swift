import MotifJSON

/// A JSON array with indented values and sorted keys.
struct JSONArrayWriter: RowWriter {
    private let output: Output
    private var isFirst = true

    init(to output: Output) { self.output = output }

    mutating func add(_ cells: () -> [Cell], _ json: () -> JSON) throws(OutputError) {
        var bytes = Array((isFirst ? "[\n  " : ",\n  ").utf8)
        json().writePretty(into: &bytes, levels: 1)
        isFirst = false
        try output.write(bytes)
    }

    mutating func finish() throws(OutputError) { try output.write(isFirst ? "[]\n" : "\n]\n") }
}

/// One JSON value per line.
struct JSONLinesWriter: RowWriter {
    private let output: Output

    init(to output: Output) { self.output = output }

    mutating func add(_ cells: () -> [Cell], _ json: () -> JSON) throws(OutputError) {
        var bytes = json().canonicalBytes
        bytes.append(UInt8(ascii: "\n"))
        try output.write(bytes)
    }

    mutating func finish() throws(OutputError) {}
}

/// CSV with a header, CRLF line endings, and quotes around values that need them.
///
/// - Source: RFC 4180, section 2.
struct CSVWriter: RowWriter {
    private let output: Output
    private let header: [String]
    private var isFirst = true

    init(_ columns: [Column], to output: Output) {
        self.output = output
        header = columns.map(\.name)
    }

    mutating func add(_ cells: () -> [Cell], _ json: () -> JSON) throws(OutputError) {
        try writeHeader()
        try output.write(Self.line(cells().map(\.plain)))
    }

    mutating func finish() throws(OutputError) { try writeHeader() }

    private mutating func writeHeader() throws(OutputError) {
        guard isFirst else { return }
        isFirst = false
        try output.write(Self.line(header))
    }

    private static func line(_ values: [String]) -> String {
        // A single empty value would be an empty line, which readers skip.
        if values == [""] { return "\"\"\r\n" }
        return values.map(quoted).joined(separator: ",") + "\r\n"
    }

    private static func quoted(_ value: String) -> String {
        let needsQuotes = value.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
            default: false
            }
        }
        guard needsQuotes else { return value }
        return "\"" + value.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
