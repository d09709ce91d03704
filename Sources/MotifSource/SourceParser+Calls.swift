extension SourceParser {
    /// Reads an operand with the members, calls, and marks after it.
    mutating func postfixed() throws(SourceError) -> SourceExpression {
        var value = try operand()
        while token?.kind == .symbol, try postfix(&value) {}
        return value
    }

    private mutating func postfix(_ value: inout SourceExpression) throws(SourceError) -> Bool {
        if isNext("!") || isNext("?"), !followsSpace, !language.isStyle {
            // `a?.b`, `a!`; a question mark after a space is a conditional.
            index += 1
            return true
        }
        if isNext("."), !isStyleSpace {
            if isNext("[", ahead: 1) {
                index += 1
                return true
            }
            guard index + 1 < end, tokens.tokens[index + 1].kind == .name || tokens.tokens[index + 1].kind == .number
            else { return false }
            index += 2
            let name = tokens.string(index - 1)
            if !tokens.prefixes.isEmpty, case .name(let module) = value.form, tokens.prefixes.contains(module) {
                value = SourceExpression(.name(name), range: value.range.lowerBound..<lastOffset)
            } else {
                value = try extended(value, .member(value, name))
            }
            return true
        }
        if let call = try called(value) {
            value = call
            return true
        }
        if isNext("["), !isStyleSpace, !(language.endsCallsAtLines && startsLine) {
            value = try element(of: value)
            return true
        }
        if isStep, !followsSpace {
            index += 2
            value = SourceExpression(.other, range: value.range.lowerBound..<lastOffset)
            return true
        }
        if isNext("<"), !followsSpace, value.path != nil, let after = afterTypeArguments() {
            index = after
            return true
        }
        return false
    }

    /// The element of an object in brackets: `times["fast"]` is `times.fast`.
    private mutating func element(of value: SourceExpression) throws(SourceError) -> SourceExpression {
        let close = try closing()
        let key = language.hasObjectConstants ? try inside { parser throws(SourceError) in parser.argument() } : nil
        index = close + 1
        return try extended(value, key.flatMap { value.member($0) } ?? .other)
    }

    /// The call of an expression, if arguments or a closure follow it.
    mutating func called(_ value: SourceExpression) throws(SourceError) -> SourceExpression? {
        if isNext("("), !isStyleSpace, !(language.endsCallsAtLines && startsLine) {
            let arguments = try arguments() + trailingClosures()
            return try extended(value, .call(value, arguments))
        }
        guard isNext("{"), language.hasTrailingClosures, readsTrailingClosures, !startsLine, value.path != nil else {
            return nil
        }
        let closures = try trailingClosures()
        return try extended(value, .call(value, closures))
    }

    /// Whether a space separates a value from the next one.
    private var isStyleSpace: Bool { language.isStyle && followsSpace }

    private static let longestTypes = 64
    private static let typeMarks = Set(".,?[]:&|()*".utf8)

    /// The index after `<…>` if it can only be a list of types, judging by the token that follows.
    func afterTypeArguments() -> Int? {
        guard isNext("<") else { return nil }
        var open = 0
        for position in index..<min(end, index + Self.longestTypes) {
            let (token, bytes) = (tokens.tokens[position], tokens.bytes(position))
            switch (token.kind, bytes.first) {
            case (.symbol, UInt8(ascii: "<")): open += bytes.count
            case (.symbol, UInt8(ascii: ">")) where bytes.count == 1:
                open -= 1
                if open == 0 { return position + 1 }
            case (.symbol, let mark?): if !Self.typeMarks.contains(mark) { return nil }
            default: if token.kind == .number || token.startsLine && language.endsCallsAtLines { return nil }
            }
        }
        return nil
    }

    /// Reads arguments in parentheses.
    private mutating func arguments() throws(SourceError) -> [SourceArgument] {
        let sign = language.labels == .equals ? "=" : ":"
        var found: [SourceArgument] = []
        try inside { parser throws(SourceError) in
            let isStyle = parser.language.isStyle
            // If Less separates arguments by semicolons, commas separate the items of their values.
            let areLists = isStyle && (parser.index..<parser.end).contains { parser.tokens.matches($0, ";") }
            try parser.list(or: ";") { parser throws(SourceError) in
                var label: String?
                // The names of parameters begin with a dollar sign in Sass, and with an at sign in Less.
                let mark = parser.tokens.bytes(parser.index).first
                let hasLabels =
                    parser.language.labels != .none
                    || isStyle && (mark == UInt8(ascii: "$") || mark == UInt8(ascii: "@"))
                if hasLabels, parser.token?.kind == .name, parser.isNext(sign, ahead: 1) {
                    label = parser.tokens.string(parser.index)
                    parser.index += 2
                }
                // `$all...` of Sass
                if isStyle, parser.isNext("...", ahead: 1) {
                    let list = SourceExpression(.name(parser.tokens.string(parser.index)))
                    found.append(SourceArgument(label: "...", value: list))
                    return parser.index += 2
                }
                var values = [parser.argument()]
                while areLists, parser.isNext(",") {
                    parser.index += 1
                    values.append(parser.argument())
                }
                found.append(SourceArgument(label: label, value: parser.joined(values) { .array($0) }))
            }
        }
        return found
    }

    /// Reads an argument; if it can't be read, it becomes `.other`, up to the next comma.
    mutating func argument() -> SourceExpression {
        let start = index
        do throws(SourceError) {
            let value = language.isStyle ? try styleValue() : try expression()
            if token == nil || isNext(",") || isNext(";") { return value }
        } catch { isCut = isCut || error.kind == .tooDeep }
        let first = index > start || start >= end ? Int(tokens.tokens[min(start, end)].lower) : offset
        index = start
        while index < end, !isNext(",") {
            index = max(index, tokens.partner(of: index) ?? index) + 1
        }
        return SourceExpression(.other, range: first..<max(first, lastOffset))
    }

    /// Reads closures after a call: `{ … } completion: { … }`.
    private mutating func trailingClosures() throws(SourceError) -> [SourceArgument] {
        guard language.hasTrailingClosures, readsTrailingClosures, isNext("{"), !startsLine else { return [] }
        var found: [SourceArgument] = []
        var label: String?
        repeat {
            let start = offset
            index = try closing() + 1
            found.append(SourceArgument(label: label, value: SourceExpression(.closure, range: start..<lastOffset)))
            guard token?.kind == .name, isNext(":", ahead: 1), isNext("{", ahead: 2), language.labels == .colon
            else {
                break
            }
            label = tokens.string(index)
            index += 2
        } while true
        return found
    }
}

extension SourceExpression {
    /// Its member by a text, or by one of two; `nil` for any other key.
    fileprivate func member(_ key: SourceExpression) -> Form? {
        switch key.form {
        case .string(let name): return .member(self, name)
        case .ternary(let condition, let first, let second):
            guard let one = member(first), let other = member(second) else { return nil }
            return .ternary(
                condition, SourceExpression(one, range: first.range), SourceExpression(other, range: second.range))
        default: return nil
        }
    }
}
