extension SourceParser {
    /// Reads the values of a CSS declaration: lists separated by commas, with values separated by spaces.
    public mutating func styleValues() throws(SourceError) -> SourceExpression {
        var values = [try styleValue()]
        while isSymbol(",") {
            index += 1
            values.append(try styleValue())
        }
        guard let first = values.first, let last = values.last, values.count > 1 else { return values[0] }
        return SourceExpression(.array(values), range: first.range.lowerBound..<last.range.upperBound)
    }

    /// Values separated by spaces.
    mutating func styleValue() throws(SourceError) -> SourceExpression {
        var values: [SourceExpression] = []
        while index < end, !isSymbol(","), !isSymbol(";"), !isSymbol("}") {
            if isSymbol("!") || isSymbol("/") {
                // `!important`, and the separator in `rgb(0 0 0 / 50%)`.
                index += isSymbol("!") ? 2 : 1
                continue
            }
            if isSymbol("#"), isSymbol("{", ahead: 1) {
                values.append(try interpolation())
            } else {
                values.append(try expression())
            }
        }
        guard let first = values.first, let last = values.last else { throw unexpected() }
        guard values.count > 1 else { return first }
        return SourceExpression(.list(values), range: first.range.lowerBound..<last.range.upperBound)
    }

    /// `#{$time}` of Sass.
    private mutating func interpolation() throws(SourceError) -> SourceExpression {
        index += 2
        let value = try expression()
        guard isSymbol("}") else { throw unexpected() }
        index += 1
        return value
    }

    /// Reads an XML element with the elements in it; a declaration, `<?xml …?>`, is skipped.
    public mutating func element() throws(SourceError) -> SourceExpression {
        try nested { parser throws(SourceError) in
            while parser.isSymbol("<"), parser.isSymbol("?", ahead: 1) || parser.isSymbol("!", ahead: 1) {
                while parser.index < parser.end, !parser.isSymbol(">") { parser.index += 1 }
                parser.index += 1
                if parser.token?.kind == .text { parser.index += 1 }
            }
            let start = parser.offset
            guard parser.isSymbol("<") else { throw parser.unexpected() }
            parser.index += 1
            guard let token = parser.token, token.kind == .name else { throw parser.unexpected() }
            let name = SourceExpression(.name(parser.tokens.string(parser.index)), range: token.range)
            parser.index += 1
            let parts = try parser.attributes() + parser.children()
            return SourceExpression(.call(name, parts), range: start..<parser.lastOffset)
        }
    }

    private mutating func attributes() throws(SourceError) -> [SourceArgument] {
        var found: [SourceArgument] = []
        while token?.kind == .name, isSymbol("=", ahead: 1) {
            let label = tokens.string(index)
            index += 2
            guard token?.kind == .string else { throw unexpected() }
            found.append(SourceArgument(label: label, value: try operand()))
        }
        return found
    }

    /// Everything up to the end of the element whose attributes were read.
    private mutating func children() throws(SourceError) -> [SourceArgument] {
        if isSymbol("/") {
            index += 1
            guard isSymbol(">") else { throw unexpected() }
            index += 1
            if token?.kind == .text { index += 1 }
            return []
        }
        guard isSymbol(">") else { throw unexpected() }
        index += 1
        var found: [SourceArgument] = []
        while index < end {
            if let token, token.kind == .text {
                let text = SourceExpression(.string(tokens.string(index)), range: token.range)
                found.append(SourceArgument(label: nil, value: text))
                index += 1
            } else if isSymbol("<"), isSymbol("/", ahead: 1) {
                while index < end, !isSymbol(">") { index += 1 }
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
