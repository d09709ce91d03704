/// Splits the bytes of a text into tokens and comments.
///
/// Every loop moves forward, and anything unclosed ends with its line or with the text.
struct SourceLexer {
    enum Class: UInt8 { case space, newline, name, digit, symbol }

    let bytes: [UInt8]
    let language: SourceLanguage
    private let classes: [Class]
    private let lineComments: [[UInt8]]
    private let blockOpen: [UInt8]
    private let blockClose: [UInt8]
    var position = 0
    private var startsLine = true
    /// The offset up to which a search for the end of a literal was in vain.
    private var unclosed = 0
    private var tokens: [SourceToken] = []
    private var comments: [Range<Int>] = []

    init(_ bytes: [UInt8], _ language: SourceLanguage) {
        self.bytes = bytes
        self.language = language
        classes = (0...255).map { Self.kind(of: UInt8($0), in: language) }
        lineComments = language.lineComments.map { Array($0.utf8) }
        blockOpen = Array(language.blockComment.open.utf8)
        blockClose = Array(language.blockComment.close.utf8)
    }

    private static func kind(of byte: UInt8, in language: SourceLanguage) -> Class {
        switch byte {
        case 0...9, 11...32: .space
        case 10: .newline
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 128...: .name
        case UInt8(ascii: "_"), UInt8(ascii: "$"): .name
        case UInt8(ascii: "@"): language.isStyle ? .name : .symbol
        default: .symbol
        }
    }

    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    func isName(_ byte: UInt8) -> Bool {
        let kind = classes[Int(byte)]
        if kind == .name || kind == .digit { return true }
        guard language.isStyle else { return false }
        return byte == UInt8(ascii: "-")
            || language.isMarkup && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "."))
    }

    private func isDigit(_ byte: UInt8) -> Bool { classes[Int(byte)] == .digit }

    consuming func run() -> ([SourceToken], [Range<Int>]) {
        tokens.reserveCapacity(bytes.count / 6)
        if bytes.has([0xEF, 0xBB, 0xBF], at: 0) { position = 3 }
        while position < bytes.count {
            let byte = bytes[position]
            switch classes[Int(byte)] {
            case .space: position += 1
            case .newline:
                position += 1
                startsLine = true
            case .name: name()
            case .digit: number()
            case .symbol: symbol(byte)
            }
        }
        return (tokens, comments)
    }

    private mutating func add(_ kind: SourceToken.Kind, from start: Int) {
        tokens.append(SourceToken(kind, start, position, startsLine: startsLine))
        startsLine = false
    }

    private mutating func name() {
        let start = position
        if byte(position) == UInt8(ascii: "r"), string() { return }
        while position < bytes.count, isName(bytes[position]) { position += 1 }
        add(.name, from: start)
        // A URL needs no quotes, and may contain the start of a comment.
        guard language.isStyle, byte(position) == UInt8(ascii: "("), bytes.has(Array("url".utf8), at: start),
            !"\"'".utf8.contains(byte(position + 1))
        else { return }
        let open = position
        while position < bytes.count, bytes[position] != UInt8(ascii: ")"), bytes[position] != 10 { position += 1 }
        if byte(position) == UInt8(ascii: ")") { position += 1 }
        add(.pattern, from: open)
    }

    private mutating func number() {
        let start = position
        position = SourceNumber.end(in: bytes, from: start)
        // The suffix: f, L, n, ms, px.
        while position < bytes.count, classes[Int(bytes[position])] == .name || isDigit(bytes[position]) {
            position += 1
        }
        if language.isStyle, byte(position) == UInt8(ascii: "%") { position += 1 }
        add(.number, from: start)
    }

    /// Whether the last token ends an operand, so that an operator follows.
    private var followsOperand: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .name:
            let word = bytes[last.range]
            return !Self.operandWords.contains { $0.elementsEqual(word) }
        case .number, .string, .pattern: return true
        case .symbol: return ")]}".utf8.contains(bytes[Int(last.lower)])
        case .directive, .text: return false
        }
    }

    /// Words after which an operand, such as a regular expression, can follow.
    private static let operandWords = ["return", "case", "in", "of", "typeof", "await", "try", "else", "yield"].map {
        Array($0.utf8)
    }

    private mutating func symbol(_ first: UInt8) {
        let start = position
        if comment(first) || string() { return }
        switch first {
        case UInt8(ascii: "#") where language.hasHashes:
            if hashed() { return }
        case UInt8(ascii: "`"):
            if let end = bytes[start...].dropFirst().prefix(128).firstIndex(of: first) {
                position = end + 1
                return add(.name, from: start)
            }
        case UInt8(ascii: "."):
            let isSeparate = language.isStyle || !followsOperand || start > Int(tokens.last?.upper ?? 0)
            if isDigit(byte(start + 1)), !language.hasHashes, isSeparate {
                return number()
            }
        case UInt8(ascii: "-") where language.isStyle:
            let next = byte(start + 1)
            if classes[Int(next)] == .name || next == first { return name() }
        case UInt8(ascii: "/") where language.hasPatterns:
            if !followsOperand, !closesTag, pattern() { return add(.pattern, from: start) }
        case UInt8(ascii: ">") where language.isMarkup:
            position += 1
            add(.symbol, from: start)
            return content()
        default: break
        }
        position += Self.operators[Int(first)].first { bytes.has($0, at: start) }?.count ?? 1
        add(.symbol, from: start)
    }

    /// The operators of several characters, the longest first, by their first bytes.
    private static let operators: [[[UInt8]]] = {
        let all = "=== !== ... ..< == != .. && || ?? << ?: ** :: -> => ~/ <= >= += -= *= /=".split(separator: " ")
        return (0...255).map { first in all.map { Array($0.utf8) }.filter { $0.first == first } }
    }()

    private mutating func comment(_ first: UInt8) -> Bool {
        let start = position
        // A URL in the text of JSX.
        let isSlash = first == UInt8(ascii: "/") && language.hasObjectConstants
        let words = isSlash ? tokens.suffix(2).map { bytes[$0.range] } : []
        if words.last == [UInt8(ascii: ":")], words[0].starts(with: Array("http".utf8)) { return false }
        if lineComments.contains(where: { bytes.has($0, at: start) }) {
            while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
            comments.append(start..<position)
            return true
        }
        guard bytes.has(blockOpen, at: start) else { return false }
        position += blockOpen.count
        var depth = 1
        while depth > 0, position < bytes.count {
            if bytes.has(blockClose, at: position) {
                depth -= 1
                position += blockClose.count
            } else if language.nestsComments, bytes.has(blockOpen, at: position) {
                depth += 1
                position += blockOpen.count
            } else {
                if bytes[position] == 10 { startsLine = true }
                position += 1
            }
        }
        comments.append(start..<position)
        return true
    }

    /// Text up to the next element, without its spaces.
    private mutating func content() {
        while classes[Int(byte(position))] == .space || byte(position) == 10, position < bytes.count { position += 1 }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        let end = position
        while position > start, bytes[position - 1] <= 32 { position -= 1 }
        if position > start { add(.text, from: start) }
        position = end
    }

    /// A string literal, if one begins here.
    private mutating func string() -> Bool {
        guard !isApostrophe,
            let found = language.quotes.first(where: { bytes.has($0.open, at: position) })
        else { return false }
        string(found)
        return true
    }

    /// Words of JavaScript that a string can follow at once.
    private static let quotingWords = ["from", "import", "throw", "void", "as", "default", "extends"].map {
        Array($0.utf8)
    }

    /// Whether a quote is that of `Don't` in the text of JSX: no string follows an operand.
    private var isApostrophe: Bool {
        guard language.hasObjectConstants, byte(position) == UInt8(ascii: "'"), let last = tokens.last,
            last.kind == .name, Int(last.upper) == position, followsOperand
        else { return false }
        return !Self.quotingWords.contains { $0.elementsEqual(bytes[last.range]) }
    }

    private mutating func string(_ quotes: SourceQuotes) {
        let start = position
        let (end, isPlain) = quotes.end(in: bytes, from: start, of: language.quotes, &unclosed)
        position = max(end, start + 1)
        add(isPlain ? .string : .pattern, from: start)
    }

    private static let directives = ["if", "else", "endif"].map { Array($0.utf8) }

    /// `#if`, `#"…"#`, `#/…/#`; false for anything else.
    private mutating func hashed() -> Bool {
        let start = position
        var hashes = 0
        while hashes <= SourceQuotes.mostHashes, byte(start + hashes) == UInt8(ascii: "#") { hashes += 1 }
        let next = byte(start + hashes)
        if next == UInt8(ascii: "\""), hashes <= SourceQuotes.mostHashes {
            let isLong = bytes.has(Array("\"\"\"".utf8), at: start + hashes)
            string(SourceQuotes(hashes: hashes, isLong: isLong))
            return true
        }
        if next == UInt8(ascii: "/"), hashes <= SourceQuotes.mostHashes {
            let close = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
            var end = start + hashes + 1
            while end < bytes.count, end - start < [UInt8].longestPattern, !bytes.has(close, at: end) { end += 1 }
            guard bytes.has(close, at: end) else { return false }
            position = end + close.count
            add(.pattern, from: start)
            return true
        }
        guard startsLine, Self.directives.contains(where: { bytes.has($0, at: start + 1) }) else { return false }
        while position < bytes.count, bytes[position] != 10 { position += 1 }
        add(.directive, from: start)
        return true
    }

    /// Whether a slash is that of `</b>`, or of `/>` after an attribute in braces.
    private var closesTag: Bool {
        let last = tokens.last.map { bytes[Int($0.upper) - 1] }
        return last == UInt8(ascii: "<") || byte(position + 1) == UInt8(ascii: ">") && last == UInt8(ascii: "}")
    }

    /// A regular expression between slashes on one line.
    private mutating func pattern() -> Bool {
        let start = position
        guard byte(start + 1) > 32, byte(start + 1) != UInt8(ascii: "*") else { return false }
        guard let end = bytes.end(ofPattern: start), bytes[end - 2] != 32 || !language.hasHashes else { return false }
        position = end
        while classes[Int(byte(position))] == .name, position < bytes.count { position += 1 }
        return true
    }
}
