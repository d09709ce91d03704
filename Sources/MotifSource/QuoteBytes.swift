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
    init(hashes: [UInt8], isLong: Bool) {
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
    /// An unclosed literal reaches to the end of its line, or of the text if it may have several lines.
    func end(in bytes: [UInt8], from start: Int, of all: [QuoteBytes], depth: Int) -> (end: Int, isPlain: Bool) {
        var offset = start + open.count
        var isPlain = true
        while offset < bytes.count {
            if Self.has(close, bytes, at: offset) { return (offset + close.count, isPlain) }
            if Self.has(interpolation, bytes, at: offset) {
                isPlain = false
                let inside = offset + interpolation.count
                let limit = spansLines ? bytes.count : min(bytes.count, inside + Self.lineLimit)
                let after = Self.afterBrackets(in: bytes, from: inside, to: limit, of: all, depth: depth + 1)
                guard let after else { return (unclosed(in: bytes, from: inside), false) }
                offset = after
            } else if Self.has(escape, bytes, at: offset) {
                offset += escape.count + 1
            } else if bytes[offset] == 10, !spansLines {
                return (offset, isPlain)
            } else {
                offset += 1
            }
        }
        return (bytes.count, isPlain)
    }

    private func unclosed(in bytes: [UInt8], from start: Int) -> Int {
        guard !spansLines else { return bytes.count }
        return bytes[min(start, bytes.count)...].firstIndex(of: 10) ?? bytes.count
    }

    /// The offset after the bracket that closes an expression in a string; `nil` if it isn't closed.
    private static func afterBrackets(
        in bytes: [UInt8], from start: Int, to limit: Int, of all: [QuoteBytes], depth: Int
    ) -> Int? {
        guard depth <= Self.depth else { return nil }
        var (offset, open) = (start, 1)
        while offset < limit {
            switch bytes[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "{"): open += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"):
                open -= 1
                if open == 0 { return offset + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
                if let quotes = all.first(where: { has($0.open, bytes, at: offset) }) {
                    offset = max(offset, quotes.end(in: bytes, from: offset, of: all, depth: depth).end - 1)
                }
            default: break
            }
            offset += 1
        }
        return nil
    }
}
