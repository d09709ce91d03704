/// A place in a text: line and column, both counted from 1; columns count Unicode scalars.
public struct TextPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, from 1; a line ends at a line feed.
    public var line: Int
    /// The column, from 1.
    public var column: Int

    /// The start of a text, 1:1.
    public static let start = TextPosition(line: 1, column: 1)

    /// The place at this line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Line and column in the notation of editors: `12:5`.
    public var description: String {
        "\(line):\(column)"
    }

    /// Whether `left` comes before `right`.
    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// The place in a whole text, for a place in a part of it that starts at `start`.
    ///
    ///     TextPosition(line: 1, column: 4).inText(from: TextPosition(line: 7, column: 3))   // 7:6
    public func inText(from start: TextPosition) -> TextPosition {
        line == 1
            ? TextPosition(line: start.line, column: start.column + column - 1)
            : TextPosition(line: start.line + line - 1, column: column)
    }

    /// Advances over `bytes` of UTF-8.
    mutating func advance(over bytes: UnsafeRawBufferPointer) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
    }
}

/// The start of a part of a larger text.
struct TextOrigin {
    var offset = 0
    var position = TextPosition.start

    /// Advances over `bytes`.
    mutating func advance(over bytes: UnsafeRawBufferPointer) {
        offset += bytes.count
        position.advance(over: bytes)
    }
}

/// The byte order mark in UTF-8. A text may start with it; it belongs to no line.
enum ByteOrderMark {
    static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The length of the mark at the start of `text`: 3 or 0 bytes.
    static func length(in text: UnsafeRawBufferPointer) -> Int {
        text.starts(with: bytes) ? bytes.count : 0
    }
}
