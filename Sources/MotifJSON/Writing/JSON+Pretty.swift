extension JSON {
    /// The text for people and version control: keys sorted, indented by two spaces, no line feed at the end.
    ///
    /// An array of scalars stays on one line if that line has at most 100 columns.
    public var pretty: String {
        var bytes: [UInt8] = []
        writePretty(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the pretty text, for a value whose line is indented by `levels` times 2 columns.
    ///
    /// The caller indents the first line, so a long document can be written value by value.
    public func writePretty(into bytes: inout [UInt8], levels: Int = 0) {
        var writer = PrettyWriter(bytes: bytes, lineStart: bytes.count, column: levels * 2)
        bytes = []
        writer.write(self, levels: levels)
        bytes = writer.bytes
    }
}

/// Writes values over several lines.
private struct PrettyWriter {
    var bytes: [UInt8]
    /// The start of the line that is being written, in bytes, and its first column.
    var lineStart: Int
    var column: Int

    static let width = 100

    mutating func write(_ value: JSON, levels: Int) {
        switch value {
        case .array(let values): writeArray(values, levels: levels)
        case .object(let object): writeObject(object, levels: levels)
        default: value.writeScalar(into: &bytes)
        }
    }

    private mutating func writeArray(_ values: [JSON], levels: Int) {
        if values.allSatisfy(\.isScalar), writeOnOneLine(values) { return }
        bytes.append(UInt8(ascii: "["))
        var isFirst = true
        for value in values {
            breakLine(levels: levels + 1, comma: !isFirst)
            isFirst = false
            write(value, levels: levels + 1)
        }
        breakLine(levels: levels, comma: false)
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func writeObject(_ object: JSONObject, levels: Int) {
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        for member in object.members {
            breakLine(levels: levels + 1, comma: !isFirst)
            isFirst = false
            JSON.write(member.key, into: &bytes)
            bytes.append(contentsOf: ": ".utf8)
            write(member.value, levels: levels + 1)
        }
        if !object.isEmpty { breakLine(levels: levels, comma: false) }
        bytes.append(UInt8(ascii: "}"))
    }

    /// Writes scalars on one line, unless that makes it too long; a comma may follow it.
    private mutating func writeOnOneLine(_ values: [JSON]) -> Bool {
        let start = bytes.count
        var reached = column + bytes[lineStart...].columns
        bytes.append(UInt8(ascii: "["))
        var counted = start
        var isFirst = true
        for value in values {
            if !isFirst { bytes.append(contentsOf: ", ".utf8) }
            isFirst = false
            value.writeScalar(into: &bytes)
            reached += bytes[counted...].columns
            counted = bytes.count
            if reached + 2 > Self.width {
                bytes.removeSubrange(start...)
                return false
            }
        }
        bytes.append(UInt8(ascii: "]"))
        return true
    }

    private mutating func breakLine(levels: Int, comma: Bool) {
        if comma { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\n"))
        lineStart = bytes.count
        column = 0
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: levels * 2))
    }
}

extension ArraySlice<UInt8> {
    /// The number of Unicode scalars in this UTF-8.
    fileprivate var columns: Int {
        reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
}
