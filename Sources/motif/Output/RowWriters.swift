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
