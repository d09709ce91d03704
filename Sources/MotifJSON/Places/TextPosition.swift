/// A place in a text: line and column, both from 1; columns count Unicode scalars.
public struct TextPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, from 1; a line ends at a line feed.
    public var line: Int
    /// The column, from 1.
    public var column: Int

    /// The first place of a text, 1:1.
    public static let start = TextPosition(line: 1, column: 1)

    /// The place at this line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Line and column as editors take them: `12:5`.
    public var description: String {
        "\(line):\(column)"
    }

    /// Whether `left` stands before `right`.
    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// This place, counted from the start of a part, in the whole text in which the part starts at `start`.
    ///
    ///     TextPosition(line: 1, column: 4).inText(from: TextPosition(line: 7, column: 3))   // 7:6
    public func inText(from start: TextPosition) -> TextPosition {
        line == 1
            ? TextPosition(line: start.line, column: start.column + column - 1)
            : TextPosition(line: start.line + line - 1, column: column)
    }

    /// Goes on over `bytes` of UTF-8.
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

/// Where a part of a larger text starts.
struct TextOrigin {
    var offset = 0
    var position = TextPosition.start

    /// Goes on over `bytes`.
    mutating func advance(over bytes: UnsafeRawBufferPointer) {
        offset += bytes.count
        position.advance(over: bytes)
    }
}

/// The byte order mark in UTF-8. It belongs to no line; a text may start with it.
enum ByteOrderMark {
    static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// How many bytes the mark at the start of `text` takes: 3 or 0.
    static func length(in text: UnsafeRawBufferPointer) -> Int {
        text.starts(with: bytes) ? bytes.count : 0
    }
}
