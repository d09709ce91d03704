import MotifJSON

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
        // Bytes, not characters: to Swift, a quote and a combining accent after it are one character.
        let bytes = Array(inert(value).utf8)
        let needsQuotes = ",\"\n\r".utf8.contains(where: bytes.contains)
        guard needsQuotes else { return String(decoding: bytes, as: UTF8.self) }
        let quote = UInt8(ascii: "\"")
        let doubled = bytes.flatMap { $0 == quote ? [quote, quote] : [$0] }
        return String(decoding: [quote] + doubled + [quote], as: UTF8.self)
    }

    /// The value with an apostrophe in front if a spreadsheet would run it as a formula; numbers stay. So that the
    /// apostrophe can be taken away again, a text of apostrophes before the sign of a formula gets one more.
    ///
    /// - Source: https://owasp.org/www-community/attacks/CSV_Injection
    private static func inert(_ value: String) -> String {
        switch value.unicodeScalars.first(where: { $0 != "'" }) {
        case "=", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": "'" + value
        case "+", "-": Double(value) == nil ? "'" + value : value
        default: value
        }
    }
}
