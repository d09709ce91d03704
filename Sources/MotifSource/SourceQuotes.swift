/// A kind of string literal, in bytes.
struct SourceQuotes: Hashable, Sendable {
    /// The maximum number of `#` in front of a Swift string.
    static let mostHashes = 16
    /// The greatest nesting depth of strings in expressions in strings, and the greatest length of such an expression
    /// in a line.
    private static let (depth, lineLimit) = (8, 1024)

    let open: [UInt8]
    let close: [UInt8]
    /// Whether the literal may have line breaks.
    let spansLines: Bool
    /// The bytes that escape the next one; empty for none.
    let escape: [UInt8]
    /// The bytes that begin an expression, including its bracket; empty for none.
    let interpolation: [UInt8]

    /// - Parameters:
    ///   - close: The closing mark, if it isn't the opening one.
    ///   - interpolation: The text that begins an expression, which ends with the matching bracket.
    init(
        _ open: String, close: String? = nil, spansLines: Bool = false, escapes: Bool = true,
        interpolation: String = ""
    ) {
        (self.open, self.close) = (Array(open.utf8), Array((close ?? open).utf8))
        self.spansLines = spansLines
        escape = escapes ? [UInt8(ascii: "\\")] : []
        self.interpolation = Array(interpolation.utf8)
    }

    /// Swift strings with number signs.
    init(hashes count: Int, isLong: Bool) {
        let hashes = Array(repeating: UInt8(ascii: "#"), count: count)
        let quote = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        (open, close, spansLines) = (hashes + quote, quote + hashes, isLong)
        escape = [UInt8(ascii: "\\")] + hashes
        interpolation = escape + [UInt8(ascii: "(")]
    }

    /// The offset after the literal that begins at `start`, and whether it is only text.
    ///
    /// An unclosed literal extends to the end of its line, or of the text if it may have several lines.
    /// - Parameter unclosed: The offset up to which the end of an earlier literal was looked for in vain; up to there,
    ///   expressions must end in the line of their literal, so that nothing is searched twice.
    func end(in bytes: [UInt8], from start: Int, of all: [SourceQuotes], _ unclosed: inout Int) -> (
        end: Int, isPlain: Bool
    ) {
        var (offset, limit, isPlain) = (start + open.count, bytes.count, true)
        // The innermost literal, the brackets that are open in its expression, and the literals around it.
        var (literal, brackets) = (self, 0)
        var outer: [(literal: SourceQuotes, brackets: Int)] = []
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
                if literal.interpolation == Self.template, let end = bytes.end(ofIgnored: offset, in: limit) {
                    offset = end
                    continue
                }
                brackets += Self.change(bytes[offset])
                offset += 1
                if brackets == 0, outer.isEmpty { limit = bytes.count }
            } else if bytes.has(literal.close, at: offset) || bytes[offset] == 10 && !literal.spansLines {
                let isClosed = bytes[offset] != 10
                guard let last = outer.popLast() else { return (offset + (isClosed ? close.count : 0), isPlain) }
                offset += isClosed ? literal.close.count : 1
                (literal, brackets) = last
            } else if bytes.has(literal.interpolation, at: offset) {
                (isPlain, brackets) = (false, 1)
                offset += literal.interpolation.count
                if outer.isEmpty, !spansLines { limit = min(bytes.count, offset + Self.lineLimit) }
            } else {
                offset += bytes.has(literal.escape, at: offset) ? literal.escape.count + 1 : 1
            }
        }
        guard !spansLines, brackets > 0 || !outer.isEmpty else { return (bytes.count, isPlain) }
        unclosed = limit
        let inside = bytes[min(start + open.count, bytes.count)...]
        return (inside.firstIndex(of: 10) ?? bytes.count, false)
    }

    /// What begins an expression in a template of TypeScript, or in a string of Kotlin.
    private static let template = Array("${".utf8)

    private static func quotes(_ all: [SourceQuotes], _ bytes: [UInt8], at offset: Int) -> SourceQuotes? {
        "\"'`".utf8.contains(bytes[offset]) ? all.first { bytes.has($0.open, at: offset) } : nil
    }

    private static func change(_ byte: UInt8) -> Int {
        "({".utf8.contains(byte) ? 1 : ")}".utf8.contains(byte) ? -1 : 0
    }
}

extension [UInt8] {
    /// The greatest length of a regular expression, so that unclosed ones cost little.
    static let longestPattern = 512

    /// The offset after the second slash of a regular expression; `nil` if it isn't closed in its line.
    func end(ofPattern start: Int) -> Int? {
        var (end, isSet) = (start + 1, false)
        while end < count, self[end] != 10, end - start < Self.longestPattern {
            switch self[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isSet = true
            case UInt8(ascii: "]"): isSet = false
            case UInt8(ascii: "/") where !isSet: return end + 1
            default: break
            }
            end += 1
        }
        return nil
    }

    /// The offset after a comment or a regular expression at an offset; `nil` for anything else.
    fileprivate func end(ofIgnored start: Int, in limit: Int) -> Int? {
        guard self[start] == UInt8(ascii: "/"), start > 0, start + 1 < count else { return nil }
        let rest = self[(start + 2)..<Swift.max(start + 2, Swift.min(limit, start + Self.longestPattern))]
        switch self[start + 1] {
        case UInt8(ascii: "/"): return rest.firstIndex(of: 10)
        case UInt8(ascii: "*"): return rest.indices.first { has(Array("*/".utf8), at: $0) }.map { $0 + 2 }
        default:
            let before = self[..<start].last { $0 > 32 } ?? 0
            return "({[,=:!&|?+<>;".utf8.contains(before) ? end(ofPattern: start) : nil
        }
    }

    /// Whether a text that isn't empty begins at an offset.
    func has(_ word: [UInt8], at offset: Int) -> Bool {
        guard !word.isEmpty, offset + word.count <= count else { return false }
        for index in word.indices where self[offset + index] != word[index] { return false }
        return true
    }
}
