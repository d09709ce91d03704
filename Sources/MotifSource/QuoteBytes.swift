/// The bytes of a kind of string literal.
struct QuoteBytes {
    /// The maximum number of `#` in front of a Swift string.
    static let mostHashes = 16
    /// The greatest nesting depth of strings in expressions in strings, and the greatest length of such an expression
    /// in a line.
    private static let depth = 8
    private static let lineLimit = 1024

    let open: [UInt8]
    let close: [UInt8]
    let spansLines: Bool
    /// The bytes that escape the next one; empty for none.
    let escape: [UInt8]
    /// The bytes that begin an expression, including its bracket; empty for none.
    let interpolation: [UInt8]

    init(_ quotes: SourceLanguage.Quotes) {
        open = Array(quotes.open.utf8)
        close = Array(quotes.close.utf8)
        spansLines = quotes.spansLines
        escape = quotes.escapes ? [UInt8(ascii: "\\")] : []
        interpolation = Array((quotes.interpolation ?? "").utf8)
    }

    /// Swift strings with number signs.
    init(hashes count: Int, isLong: Bool) {
        let hashes = Array(repeating: UInt8(ascii: "#"), count: count)
        let quote = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        open = hashes + quote
        close = quote + hashes
        spansLines = isLong
        escape = [UInt8(ascii: "\\")] + hashes
        interpolation = escape + [UInt8(ascii: "(")]
    }

    private static func has(_ word: [UInt8], _ bytes: [UInt8], at offset: Int) -> Bool {
        guard !word.isEmpty, offset + word.count <= bytes.count else { return false }
        for index in word.indices where bytes[offset + index] != word[index] { return false }
        return true
    }

    /// The offset after the literal that begins at `start`, and whether it is only text.
    ///
    /// An unclosed literal extends to the end of its line, or of the text if it may have several lines.
    /// - Parameter unclosed: The offset up to which the end of an earlier literal was looked for in vain; up to there,
    ///   expressions must end in the line of their literal, so that nothing is searched twice.
    func end(in bytes: [UInt8], from start: Int, of all: [QuoteBytes], _ unclosed: inout Int) -> (
        end: Int, isPlain: Bool
    ) {
        var (offset, limit, isPlain) = (start + open.count, bytes.count, true)
        // The innermost literal, the brackets that are open in its expression, and the literals around it.
        var (literal, brackets) = (self, 0)
        var outer: [(literal: QuoteBytes, brackets: Int)] = []
        while offset < limit {
            let isInLine = !spansLines && !isPlain && offset < unclosed
            if bytes[offset] == 10, isInLine, brackets > 0 || !outer.isEmpty { return (offset, false) }
            if brackets > 0 {
                if let found = Self.quotes(all, bytes, at: offset) {
                    guard outer.count < Self.depth else { break }
                    outer.append((literal, brackets))
                    (literal, brackets) = (found, 0)
                    offset += found.open.count
                    continue
                }
                brackets += Self.change(bytes[offset])
                offset += 1
                if brackets == 0, outer.isEmpty { limit = bytes.count }
            } else if Self.has(literal.close, bytes, at: offset) || bytes[offset] == 10 && !literal.spansLines {
                let isClosed = bytes[offset] != 10
                guard let last = outer.popLast() else { return (offset + (isClosed ? close.count : 0), isPlain) }
                offset += isClosed ? literal.close.count : 1
                (literal, brackets) = last
            } else if Self.has(literal.interpolation, bytes, at: offset) {
                (isPlain, brackets) = (false, 1)
                offset += literal.interpolation.count
                if outer.isEmpty, !spansLines { limit = min(bytes.count, offset + Self.lineLimit) }
            } else {
                offset += Self.has(literal.escape, bytes, at: offset) ? literal.escape.count + 1 : 1
            }
        }
        guard !spansLines, brackets > 0 || !outer.isEmpty else { return (bytes.count, isPlain) }
        unclosed = limit
        let inside = bytes[min(start + open.count, bytes.count)...]
        return (inside.firstIndex(of: 10) ?? bytes.count, false)
    }

    private static func quotes(_ all: [QuoteBytes], _ bytes: [UInt8], at offset: Int) -> QuoteBytes? {
        switch bytes[offset] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): all.first { has($0.open, bytes, at: offset) }
        default: nil
        }
    }

    private static func change(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "{"): 1
        case UInt8(ascii: ")"), UInt8(ascii: "}"): -1
        default: 0
        }
    }
}
