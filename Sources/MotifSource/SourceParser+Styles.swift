extension SourceParser {
    /// Reads the values of a CSS declaration: lists separated by commas, with values separated by spaces.
    public mutating func styleValues() throws(SourceError) -> SourceExpression {
        var values = [try styleValue()]
        // Sass allows a comma behind the last one.
        while isNext(","), index + 1 < end {
            index += 1
            values.append(try styleValue())
        }
        if isNext(",") { index += 1 }
        return joined(values) { .array($0) }
    }

    /// The only one of several values, or all of them.
    func joined(
        _ values: [SourceExpression], _ form: ([SourceExpression]) -> SourceExpression.Form
    ) -> SourceExpression {
        guard values.count != 1 else { return values[0] }
        let range = (values.first?.range.lowerBound ?? 0)..<(values.last?.range.upperBound ?? 0)
        return SourceExpression(form(values), range: range)
    }

    /// Values separated by spaces.
    mutating func styleValue() throws(SourceError) -> SourceExpression {
        var values: [SourceExpression] = []
        while index < end, !isStyleSeparator {
            if isNext("!") || isNext("/") {
                // `!important`, and the separator in `rgb(0 0 0 / 50%)`.
                index += isNext("!") ? 2 : 1
                continue
            }
            let start = offset
            let value = try expression()
            // A word that is put together, such as `#{$prefix}-in`.
            let isWhole = followsSpace || isStyleSeparator || isNext("!") || tokens.matches(index - 1, ")")
            if isWhole || token?.kind == .pattern {
                values.append(value)
                continue
            }
            while index < end, !followsSpace, !isStyleSeparator { index += 1 }
            let text = tokens.text[start..<lastOffset]
            values.append(SourceExpression(text.contains("{") ? .name(text) : .other, range: start..<lastOffset))
        }
        guard !values.isEmpty else { throw unexpected() }
        return joined(values) { .list($0) }
    }

    private var isStyleSeparator: Bool {
        guard let token, token.kind == .symbol, token.upper - token.lower == 1 else { return false }
        return Self.styleSeparators.contains(tokens.text.bytes[Int(token.lower)])
    }

    private static let styleSeparators = Array(",;}:".utf8)

    /// `#{$time}` of Sass, `@{time}` and `~"0.2s"` of Less; `nil` for anything else.
    mutating func insertedStyle() throws(SourceError) -> SourceExpression? {
        let start = offset
        if isNext("~"), index + 1 < end, tokens.tokens[index + 1].kind == .string {
            index += 2
            let open = Int(tokens.tokens[index - 1].lower) + 1
            let text = tokens.text[open..<max(open, lastOffset - 1)]
            let value = try? SourceExpression(parsing: text, in: language)
            return value?.moved(to: start..<lastOffset) ?? SourceExpression(.other, range: start..<lastOffset)
        }
        guard isNext("#") || isNext("@"), isNext("{", ahead: 1) else { return nil }
        let isLess = isNext("@")
        index += 2
        let value = try expression()
        try take("}")
        guard isLess, case .name(let name) = value.form else { return value }
        return SourceExpression(.name("@" + name), range: start..<lastOffset)
    }

    /// Reads what is in parentheses: a value, a list of Sass, or a map, `(fast: 0.1s, slow: 0.3s)`.
    mutating func styleGroup() throws(SourceError) -> SourceExpression.Form {
        let (values, entries) = try group { parser throws(SourceError) in try parser.styleValue() }
        if !entries.isEmpty { return values.isEmpty ? .object(entries) : .other }
        return values.count == 1 && !tokens.matches(end - 1, ",") ? values[0].form : .array(values)
    }

    /// Reads an XML element with the elements in it; a declaration, `<?xml …?>`, is skipped.
    public mutating func element() throws(SourceError) -> SourceExpression {
        try nested { parser throws(SourceError) in
            while parser.isNext("<"), parser.isNext("?", ahead: 1) || parser.isNext("!", ahead: 1) {
                while parser.index < parser.end, !parser.isNext(">") { parser.index += 1 }
                parser.index += 1
                if parser.token?.kind == .text { parser.index += 1 }
            }
            let start = parser.offset
            try parser.take("<")
            guard let token = parser.token, token.kind == .name else { throw parser.unexpected() }
            let name = SourceExpression(.name(parser.tokens.string(parser.index)), range: token.range)
            parser.index += 1
            let parts = try parser.attributes() + parser.children()
            return SourceExpression(.call(name, parts), range: start..<parser.lastOffset)
        }
    }

    private mutating func attributes() throws(SourceError) -> [SourceArgument] {
        var found: [SourceArgument] = []
        while token?.kind == .name, isNext("=", ahead: 1) {
            let label = tokens.string(index)
            index += 2
            guard token?.kind == .string else { throw unexpected() }
            found.append(SourceArgument(label: label, value: try operand()))
        }
        return found
    }

    /// Everything up to the end of the element whose attributes were read.
    private mutating func children() throws(SourceError) -> [SourceArgument] {
        if isNext("/") {
            index += 1
            try take(">")
            if token?.kind == .text { index += 1 }
            return []
        }
        try take(">")
        var found: [SourceArgument] = []
        while index < end {
            if let token, token.kind == .text {
                let text = SourceExpression(.string(tokens.string(index)), range: token.range)
                found.append(SourceArgument(label: nil, value: text))
                index += 1
            } else if isNext("<"), isNext("/", ahead: 1) {
                while index < end, !isNext(">") { index += 1 }
                index = min(index + 1, end)
                if token?.kind == .text, depth > 1 { index += 1 }
                return found
            } else {
                found.append(SourceArgument(label: nil, value: try element()))
            }
        }
        throw SourceError(kind: .unclosed("<"), offset: lastOffset)
    }
}
