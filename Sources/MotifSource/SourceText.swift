/// The text of a source file or a snippet.
public struct SourceText: Sendable {
    /// The text in UTF-8, which may be invalid.
    public let bytes: [UInt8]

    /// A text.
    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The bytes of a file.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The part in a range of byte offsets, which is clamped; invalid bytes become U+FFFD.
    public subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// Returns the line and column of a byte offset.
    ///
    /// - Complexity: O(n) in the offset.
    public func place(of offset: Int) -> SourcePlace {
        var (line, column) = (1, 1)
        for byte in bytes.prefix(max(0, offset)) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return SourcePlace(line: line, column: column)
    }
}

/// A line and column in a text.
public struct SourcePlace: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// A line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
