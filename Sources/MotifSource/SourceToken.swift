/// A piece of source text other than whitespace.
public struct SourceToken: Hashable, Sendable {
    /// The kind of a token.
    public enum Kind: UInt8, Sendable {
        case name, number, string
        /// A string with expressions in it, or a regular expression.
        case pattern
        /// A bracket, a separator, or an operator.
        case symbol
        /// A line such as `#if DEBUG`.
        case directive
        /// Text between the elements of XML.
        case text
    }

    /// The kind of the token.
    public let kind: Kind
    /// Whether it's the first token on its line.
    public let startsLine: Bool
    let lower: Int32
    let upper: Int32
    /// The index of the matching bracket, or -1.
    var partner: Int32 = -1

    init(_ kind: Kind, _ lower: Int, _ upper: Int, startsLine: Bool) {
        self.kind = kind
        self.startsLine = startsLine
        self.lower = Int32(clamping: lower)
        self.upper = Int32(clamping: upper)
    }

    /// The byte offsets of the token.
    public var range: Range<Int> { Int(lower)..<Int(max(lower, upper)) }
}

/// The tokens of a text, with separate comments and paired brackets.
public struct SourceTokens: Sendable {
    /// The text.
    public let text: SourceText
    /// Its language.
    public let language: SourceLanguage
    /// The tokens, in order.
    public internal(set) var tokens: [SourceToken] = []
    /// The byte offsets of the comments, in order.
    public internal(set) var comments: [Range<Int>] = []
    /// The names of what is imported under other names.
    public var aliases: [String: String] = [:]
    /// The names of modules that expressions need not have: `m` in Dart's `m.Curves`.
    public var prefixes: Set<String> = []

    /// Splits a text into tokens; no text makes this fail.
    ///
    /// - Complexity: O(n) in the length of the text.
    public init(_ text: SourceText, in language: SourceLanguage) {
        self.text = text
        self.language = language
        (tokens, comments) = SourceLexer(text.bytes, language).run()
        pair()
    }

    /// The index of the bracket that matches the one at an index, if there is one.
    public func partner(of index: Int) -> Int? {
        guard tokens.indices.contains(index), tokens[index].partner >= 0 else { return nil }
        return Int(tokens[index].partner)
    }

    /// The bytes of the token at an index; none beyond the end.
    public func bytes(_ index: Int) -> ArraySlice<UInt8> {
        guard tokens.indices.contains(index) else { return [] }
        return text.bytes[tokens[index].range]
    }

    /// The token at an index as text, without the backquotes of a name.
    public func string(_ index: Int) -> String {
        let bytes = bytes(index)
        let quote = UInt8(ascii: "`")
        let isQuoted = bytes.first == quote && bytes.last == quote && bytes.count > 2
        return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
    }

    /// The text in the quotes of a string; `nil` for any other token.
    package func literal(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
        return String(string(index).dropFirst().dropLast())
    }

    /// The name at an index where an expression begins; that of what is imported if it is an alias.
    public func name(_ index: Int) -> String {
        let name = string(index)
        return aliases.isEmpty ? name : aliases[name] ?? name
    }

    /// Whether the token at an index is this symbol or name.
    public func matches(_ index: Int, _ word: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        guard token.kind == .symbol || token.kind == .name, Int(token.upper - token.lower) == word.utf8CodeUnitCount
        else { return false }
        return word.withUTF8Buffer { $0.elementsEqual(text.bytes[token.range]) }
    }

    /// Whether the token at an index is one of these symbols and names.
    package func matches(_ index: Int, anyOf words: [StaticString]) -> Bool { words.contains { matches(index, $0) } }

    /// Whether the token at an index is a name.
    package func isName(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .name }

    /// The number of unclosed brackets that a closing brace can close, so that unmatched brackets cost little.
    private static let recoveredBrackets = 64

    private mutating func pair() {
        var open: [(index: Int, close: UInt8)] = []
        for index in tokens.indices where tokens[index].kind == .symbol {
            let token = tokens[index]
            guard token.upper - token.lower == 1 else { continue }
            let byte = text.bytes[Int(token.lower)]
            switch byte {
            case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
            case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
            case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                // A brace closes the brackets left open inside it, which is how compilers recover.
                let nearest = byte == UInt8(ascii: "}") ? open.suffix(Self.recoveredBrackets) : open.suffix(1)
                guard let found = nearest.lastIndex(where: { $0.close == byte }) else { continue }
                tokens[open[found].index].partner = Int32(clamping: index)
                tokens[index].partner = Int32(clamping: open[found].index)
                open.removeSubrange(found...)
            default: break
            }
        }
    }
}
