/// Reads expressions from tokens: operators by precedence, calls, members, and literals.
///
/// It reads a part of a file that it needn't understand as a whole. Anything that it doesn't know is an error or
/// `.other`, never a guess.
public struct SourceParser {
    /// The greatest nesting depth of expressions.
    static let mostDepth = 48

    let tokens: SourceTokens
    var language: SourceLanguage { tokens.language }
    /// The index of the next token.
    public var index: Int
    /// The index of the first token that isn't to be read.
    var end: Int
    /// The index at which reading stops although more tokens follow; `.max` if all can be read.
    private let limit: Int
    var depth = 0
    /// Whether an opening brace begins a trailing closure.
    var readsTrailingClosures = true
    /// Whether a part was left out because it is too deep.
    var isCut = false

    /// A parser at a token that reads at most as many tokens as specified.
    public init(_ tokens: SourceTokens, at index: Int = 0, most count: Int = .max) {
        self.tokens = tokens
        self.index = index
        end = count < tokens.tokens.count - index ? index + count : tokens.tokens.count
        limit = end < tokens.tokens.count ? end : .max
    }

    /// Reads the expression that begins at `index`, and moves past it.
    ///
    /// - Throws: An error also if the greatest number of tokens is read, since what follows could belong to it.
    public mutating func expression() throws(SourceError) -> SourceExpression {
        let found = try conditional()
        guard index < limit else { throw SourceError(kind: .tooDeep, offset: lastOffset) }
        return found
    }

    /// Reads the name at `index` with its arguments, but nothing after them.
    public mutating func call() throws(SourceError) -> SourceExpression {
        guard let token, token.kind == .name else { throw unexpected() }
        let name = SourceExpression(.name(tokens.name(index)), range: token.range)
        index += 1
        if let after = afterTypeArguments() { index = after }
        return try called(name) ?? name
    }

    /// Reads all tokens as one expression.
    mutating func whole() throws(SourceError) -> SourceExpression {
        let found = language.isMarkup ? try element() : language.isStyle ? try styleValues() : try expression()
        if isNext(";") { index += 1 }
        guard index >= end else { throw unexpected() }
        if isCut { throw SourceError(kind: .tooDeep, offset: lastOffset) }
        return found
    }

    // MARK: Tokens

    var token: SourceToken? { index < end ? tokens.tokens[index] : nil }

    /// Whether the token at `index`, or one after it, is this symbol or word.
    func isNext(_ text: String, ahead: Int = 0) -> Bool {
        let position = index + ahead
        guard position < end, [.symbol, .name].contains(tokens.tokens[position].kind) else { return false }
        return tokens.bytes(position).elementsEqual(text.utf8)
    }

    /// Whether space or a comment is between the token at `index` and the one before it.
    var followsSpace: Bool {
        guard let token, index > 0 else { return true }
        return tokens.tokens[index - 1].upper < token.lower
    }

    /// Whether the token at `index` begins a line.
    var startsLine: Bool { token?.startsLine ?? true }

    var offset: Int { Int(token?.lower ?? Int32(clamping: lastOffset)) }

    /// The end of the token before `index`.
    var lastOffset: Int {
        index > 0 && index <= tokens.tokens.count ? Int(tokens.tokens[index - 1].upper) : 0
    }

    func unexpected() -> SourceError {
        guard token != nil else { return SourceError(kind: .missingExpression, offset: lastOffset) }
        return SourceError(kind: .unexpected(String(tokens.string(index).prefix(40))), offset: offset)
    }

    /// Steps over a symbol or a name that has to come next.
    mutating func take(_ text: String) throws(SourceError) {
        guard isNext(text) else { throw unexpected() }
        index += 1
    }

    mutating func nested<Value>(
        _ read: (inout SourceParser) throws(SourceError) -> Value
    ) throws(SourceError) -> Value {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.mostDepth else { throw SourceError(kind: .tooDeep, offset: offset) }
        return try read(&self)
    }

    /// Makes an expression that ends before `index` from one that a loop has read; a loop must not go deeper than
    /// walks through the expression can.
    func extended(_ part: SourceExpression, _ form: SourceExpression.Form) throws(SourceError) -> SourceExpression {
        guard part.height < SourceExpression.mostHeight else { throw SourceError(kind: .tooDeep, offset: offset) }
        return SourceExpression(form, range: part.range.lowerBound..<max(part.range.lowerBound, lastOffset))
    }

    /// The index of the bracket that closes the one at `index`.
    func closing() throws(SourceError) -> Int {
        guard let close = tokens.partner(of: index), close > index, close < end else {
            throw SourceError(kind: .unclosed(tokens.string(index)), offset: offset)
        }
        return close
    }

    /// Reads what is in the brackets of which the first is at `index`, and moves past the last.
    mutating func inside<Value>(
        _ read: (inout SourceParser) throws(SourceError) -> Value
    ) throws(SourceError) -> Value {
        let close = try closing()
        let outer = (end, readsTrailingClosures)
        defer { (end, readsTrailingClosures) = outer }
        (index, end, readsTrailingClosures) = (index + 1, close, true)
        let value = try read(&self)
        index = close + 1
        return value
    }

    /// Reads everything up to the end, in parts that commas separate.
    mutating func list(
        or separator: String = ",", _ read: (inout SourceParser) throws(SourceError) -> Void
    ) throws(SourceError) {
        while token != nil {
            try read(&self)
            guard token != nil else { return }
            guard isNext(",") || isNext(separator) else { throw unexpected() }
            index += 1
        }
    }

    // MARK: Operators

    private mutating func conditional() throws(SourceError) -> SourceExpression {
        try nested { parser throws(SourceError) in
            let condition = try parser.binary(0)
            guard parser.isNext("?"), parser.followsSpace else { return condition }
            parser.index += 1
            let first = try parser.conditional()
            try parser.take(":")
            let second = try parser.conditional()
            let range = condition.range.lowerBound..<second.range.upperBound
            return SourceExpression(.ternary(condition, first, second), range: range)
        }
    }

    /// Operators by precedence, lowest first; casts bind tighter than all of them.
    private static let precedences: [[String]] = [
        ["??", "?:"], ["||"], ["&&"], ["==", "!=", "===", "!==", "<", ">", "<=", ">="], ["..<", "...", ".."],
        ["|", "^"], ["+", "-", "&"], ["*", "/", "%", "<<", "**", "~/"],
    ]

    private mutating func binary(_ level: Int) throws(SourceError) -> SourceExpression {
        guard level < Self.precedences.count else { return try casted() }
        var left = try binary(level + 1)
        while let sign = binaryOperator(level) {
            index += 1
            let right = try binary(level + 1)
            left = try extended(left, .binary(sign == "?:" ? "??" : sign, left, right))
        }
        return left
    }

    private func binaryOperator(_ level: Int) -> String? {
        guard let token else { return nil }
        if level == Self.comparison, language.hasObjectConstants, isNext("in") || isNext("instanceof") {
            return tokens.string(index)
        }
        if token.kind == .name {
            // Conditions of Sass.
            if language.isStyle { return level == 1 && isNext("or") ? "||" : level == 2 && isNext("and") ? "&&" : nil }
            // `0f at 0 using easing`: the name and its operand are on the same line.
            let isInfix = level == 4 && language.hasInfixNames && !token.startsLine && index + 1 < end
            guard isInfix, !tokens.tokens[index + 1].startsLine, !Self.otherWords.contains(tokens.string(index)) else {
                return nil
            }
            let next = tokens.tokens[index + 1].kind
            return next == .name || next == .number || isNext("(", ahead: 1) ? tokens.string(index) : nil
        }
        guard token.kind == .symbol, let sign = Self.precedences[level].first(where: { isNext($0) }) else {
            return nil
        }
        // The cascade of Dart: `..duration = time ..forward()`.
        if sign == "..", language.scaledType == "Duration" { return nil }
        // In CSS, `ease -1s` is two values. Elsewhere, a sign after a line break and before its operand begins a new
        // one.
        if sign == "-" || sign == "+" || sign == "&" {
            let isPrefix = followsSpace && index + 1 < end && tokens.tokens[index + 1].lower == token.upper
            if isPrefix, language.isStyle || token.startsLine { return nil }
        }
        return sign
    }

    /// The level of comparisons.
    private static let comparison = 3

    /// Words of Kotlin that aren't operators.
    private static let otherWords: Set<String> = [
        "else", "as", "is", "in", "if", "val", "var", "fun", "return", "when",
    ]

    private mutating func casted() throws(SourceError) -> SourceExpression {
        var value = try prefixed()
        while !language.isStyle, isNext("as") || isNext("satisfies") {
            index += 1
            if isNext("?") || isNext("!") { index += 1 }
            let start = index
            try skipType()
            let type = tokens.text[Int(tokens.tokens[start].lower)..<lastOffset]
            guard type != "const" else { continue }
            // `a as unknown as A`
            if language.hasObjectConstants, case .cast(let inner, _) = value.form { value = inner }
            value = try extended(value, .cast(value, type))
        }
        return value
    }

    private mutating func skipType() throws(SourceError) {
        repeat {
            if isNext("|") || isNext("&") { index += 1 }
            if isNext("(") || isNext("[") || isNext("{") {
                index = try closing() + 1
            } else {
                guard token?.kind == .name else { throw unexpected() }
                index += 1
            }
            while isNext("."), index + 1 < end, tokens.tokens[index + 1].kind == .name { index += 2 }
            if let after = afterTypeArguments() { index = after }
            if isNext("?"), !followsSpace { index += 1 }
            // `T["transition"] | A`
            while language.hasObjectConstants, isNext("["), !followsSpace { index = try closing() + 1 }
        } while language.hasObjectConstants && (isNext("|") || isNext("&"))
    }

    /// Symbols that can follow a word in front of an operand.
    private static let operandMarks: Set<String> = ["(", "[", "{", "?", "!", "."]
    private static let signs = ["-", "+", "!", "&", "~", "...", "..<"]
    /// Operators of TypeScript whose results aren't the values of their operands.
    private static let wordOperators: Set = ["typeof", "void", "delete"]

    /// Whether `++` or `--` of TypeScript comes next.
    var isStep: Bool {
        guard language.hasObjectConstants, let sign = ["+", "-"].first(where: { isNext($0) }) else { return false }
        return isNext(sign, ahead: 1) && tokens.tokens[index + 1].lower == tokens.tokens[index].upper
    }

    /// The operator in front of an operand that comes next.
    private var sign: String? {
        if language.isStyle, isNext("not"), index + 1 < end { return "!" }
        // The tilde of Less begins a text.
        let isText = language.isStyle && isNext("~")
        return token?.kind == .symbol && !isText ? Self.signs.first { isNext($0) } : nil
    }

    private mutating func prefixed() throws(SourceError) -> SourceExpression {
        while let token, token.kind == .name, language.prefixWords.contains(tokens.string(index)), index + 1 < end,
            tokens.tokens[index + 1].kind != .symbol || Self.operandMarks.contains(tokens.string(index + 1))
        {
            index += 1
            if isNext("?") || isNext("!") { index += 1 }
        }
        let isWord = token?.kind == .name && Self.wordOperators.contains(tokens.string(index))
        if language.hasObjectConstants, isWord || isStep {
            return try nested { parser throws(SourceError) in
                let start = parser.offset
                parser.index += isWord ? 1 : 2
                return SourceExpression(.other, range: start..<(try parser.prefixed()).range.upperBound)
            }
        }
        guard let sign else { return try postfixed() }
        return try nested { parser throws(SourceError) in
            let start = parser.offset
            parser.index += 1
            let operand = try parser.prefixed()
            return SourceExpression(.unary(sign, operand), range: start..<operand.range.upperBound)
        }
    }
}
