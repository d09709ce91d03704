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
}

/// The lines of a text.
public struct SourceLines: Sendable {
    private static let stride = 256

    private let text: SourceText
    /// The offsets at which lines begin.
    private let starts: [Int]
    /// The number of characters before each multiple of the stride.
    private let counts: [Int]

    /// The lines of a text.
    public init(_ text: SourceText) {
        var (starts, counts, count) = ([0], [Int](), 0)
        for (offset, byte) in text.bytes.enumerated() {
            if offset % Self.stride == 0 { counts.append(count) }
            if byte & 0xC0 != 0x80 { count += 1 }
            if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        }
        counts.append(count)
        (self.text, self.starts, self.counts) = (text, starts, counts)
    }

    /// The line of a byte offset, from 1.
    public func line(of offset: Int) -> Int { max(1, starts.prefixCount { $0 <= offset }) }

    /// The byte offset at which a line begins.
    public func start(of line: Int) -> Int { starts[min(max(line, 1), starts.count) - 1] }

    /// Returns the line and column of a byte offset.
    ///
    /// - Complexity: O(log n) in the number of lines, however long they are.
    public func place(of offset: Int) -> SourcePlace {
        let line = line(of: offset)
        // Editors don't count a byte order mark.
        let start = line == 1 && text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start(of: line)
        return SourcePlace(line: line, column: 1 + max(0, characters(before: offset) - characters(before: start)))
    }

    private func characters(before offset: Int) -> Int {
        let offset = min(max(0, offset), text.bytes.count)
        let start = offset / Self.stride
        return counts[start] + text.bytes[start * Self.stride..<offset].count { $0 & 0xC0 != 0x80 }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The number of elements for which a condition holds; these come first.
    ///
    /// - Complexity: O(log n)
    package func prefixCount(while holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
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
