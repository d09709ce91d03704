/// Splits text into tokens.
///
/// - Numbers: `1`, `.5`, `1.5`, `1e3`, `2.5e-3`; without a sign (which is an operator) and without a unit.
/// - Text: `'in single quotes'`; a quote inside is written twice: `'the driver''s seat'`. Nothing else is escaped.
/// - Names: a letter, then letters, digits and `_` (Unicode XID); `_` may also come first.
/// - Spaces, tabs and line ends between tokens are ignored.
/// - Complexity: O(n) in the length of the text.
struct FormulaLexer {
    private let source: String
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var offset = 0

    private init(_ source: String) {
        self.source = source
        scalars = Array(source.unicodeScalars)
    }

    /// All tokens of `source`; the last one is always `.end`.
    static func tokens(of source: String) throws(FormulaError) -> [FormulaToken] {
        let bytes = source.utf8.count
        guard bytes <= FormulaLimits.bytes else {
            throw FormulaError(.syntax(.tooLong(bytes: bytes)), at: SourceSpan(FormulaLimits.bytes, bytes), of: source)
        }
        var lexer = FormulaLexer(source)
        var tokens: [FormulaToken] = []
        repeat {
            tokens.append(try lexer.next())
        } while tokens.last?.kind != .end
        return tokens
    }

    private var current: Unicode.Scalar? { peek(ahead: 0) }

    private func peek(ahead count: Int) -> Unicode.Scalar? {
        position + count < scalars.count ? scalars[position + count] : nil
    }

    @discardableResult
    private mutating func advance() -> Unicode.Scalar? {
        guard let scalar = current else { return nil }
        position += 1
        offset += UTF8.width(scalar)
        return scalar
    }

    private mutating func next() throws(FormulaError) -> FormulaToken {
        while let scalar = current, scalar.isFormulaSpace { advance() }
        let start = offset
        guard let scalar = current else { return token(.end, from: start) }
        if scalar.isFormulaDigit || (scalar == "." && peek(ahead: 1)?.isFormulaDigit == true) {
            return try number()
        }
        if scalar == "'" { return try text() }
        if scalar == "_" || scalar.properties.isXIDStart { return word() }
        return try symbol()
    }

    private func token(_ kind: FormulaToken.Kind, from start: Int) -> FormulaToken {
        FormulaToken(kind: kind, span: SourceSpan(start, offset))
    }

    private func refusal(_ problem: SyntaxProblem, from start: Int) -> FormulaError {
        FormulaError(.syntax(problem), at: SourceSpan(start, offset), of: source)
    }

    private mutating func digits() {
        while let scalar = current, scalar.isFormulaDigit { advance() }
    }

    private mutating func number() throws(FormulaError) -> FormulaToken {
        let start = offset
        digits()
        if current == ".", peek(ahead: 1)?.isFormulaDigit == true {
            advance()
            digits()
        }
        if current == "e" || current == "E" {
            advance()
            if current == "+" || current == "-" { advance() }
            digits()
        }
        // Letters after a number are part of one error: `0.35s`, `2x`, `1e`.
        while let scalar = current, scalar.properties.isXIDContinue { advance() }
        let written = SourceSpan(start, offset).text(in: source)
        guard let value = Double(written) else { throw refusal(.badNumber(String(written)), from: start) }
        guard value.isFinite else { throw refusal(.numberTooLarge(String(written)), from: start) }
        return token(.number(value), from: start)
    }

    private mutating func text() throws(FormulaError) -> FormulaToken {
        let start = offset
        advance()
        var content = String.UnicodeScalarView()
        while let scalar = advance() {
            guard scalar == "'" else {
                content.append(scalar)
                continue
            }
            guard current == "'" else { return token(.text(String(content)), from: start) }
            advance()
            content.append("'")
        }
        throw FormulaError(.syntax(.unclosedText), at: SourceSpan(start, start + 1), of: source)
    }

    private mutating func word() -> FormulaToken {
        let start = offset
        while let scalar = current, scalar.properties.isXIDContinue { advance() }
        return token(.word(String(SourceSpan(start, offset).text(in: source))), from: start)
    }

    /// Signs that other languages have, with the ones that are meant.
    private static let foreignOperators = [
        "=": "==", "<>": "!=", "=<": "<=", "=>": ">=", "&": "&&", "|": "||",
    ]

    private mutating func symbol() throws(FormulaError) -> FormulaToken {
        let start = offset
        guard let first = advance() else { return token(.end, from: start) }
        if let second = current {
            let pair = String(first) + String(second)
            if let kind = FormulaToken.Kind(sign: pair) {
                advance()
                return token(kind, from: start)
            }
            if let sign = Self.foreignOperators[pair] {
                advance()
                throw refusal(.foreignOperator(pair, use: sign), from: start)
            }
        }
        if let kind = FormulaToken.Kind(sign: String(first)) { return token(kind, from: start) }
        if let sign = Self.foreignOperators[String(first)] {
            throw refusal(.foreignOperator(String(first), use: sign), from: start)
        }
        switch first {
        case "\"": throw refusal(.doubleQuote, from: start)
        default: throw refusal(.unexpectedCharacter(first), from: start)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isFormulaDigit: Bool { "0" <= self && self <= "9" }
    fileprivate var isFormulaSpace: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}
