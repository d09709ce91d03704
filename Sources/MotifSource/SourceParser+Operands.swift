extension SourceParser {
    /// Reads a literal, a name, or something in brackets.
    mutating func operand() throws(SourceError) -> SourceExpression {
        guard let token else { throw unexpected() }
        switch token.kind {
        case .number:
            index += 1
            let form = SourceNumber(tokens.bytes(index - 1), in: language).map(SourceExpression.Form.number)
            return SourceExpression(form ?? .other, range: token.range)
        case .string:
            index += 1
            return SourceExpression(.string(text(of: token)), range: token.range)
        case .pattern:
            index += 1
            return language.hasObjectConstants ? template(token) : SourceExpression(.other, range: token.range)
        case .name, .symbol:
            if language.isStyle, let value = try insertedStyle() { return value }
            return token.kind == .name ? try word(token) : try bracketed()
        case .directive, .text: throw unexpected()
        }
    }

    private func text(of token: SourceToken) -> String {
        let bytes = tokens.text.bytes[token.range]
        let marks: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "#")]
        var inside = bytes.drop { marks.contains($0) || $0 == UInt8(ascii: "r") && bytes.first == $0 }
        while let last = inside.last, marks.contains(last) { inside.removeLast() }
        return String(decoding: inside, as: UTF8.self)
    }

    /// A template of JavaScript, `all ${time} ease`, which is the sum of its texts and values; `.other` if these have
    /// templates or braces themselves.
    private func template(_ token: SourceToken) -> SourceExpression {
        let other = SourceExpression(.other, range: token.range)
        let text = tokens.text[token.range]
        let inside = text.dropFirst().dropLast()
        guard text.first == "`", token.range.count <= Self.longestTemplate, !inside.contains("`") else { return other }
        let pieces = inside.split(separator: "${", omittingEmptySubsequences: false)
        var sum = SourceExpression(.string(String(pieces[0])))
        for piece in pieces.dropFirst() {
            let code = piece.prefix { $0 != "}" }
            guard !code.contains("{") else { return other }
            let literal = SourceExpression(.string(String(piece.dropFirst(code.count + 1))))
            let value = try? SourceExpression(parsing: String(code), in: language)
            sum = SourceExpression(.binary("+", sum, value ?? SourceExpression(.other)))
            sum = SourceExpression(.binary("+", sum, literal))
        }
        return sum.moved(to: token.range)
    }

    private static let longestTemplate = 1_000

    private mutating func word(_ token: SourceToken) throws(SourceError) -> SourceExpression {
        let name = tokens.string(index)
        // `x => …` of JavaScript and Dart.
        if isNext("=>", ahead: 1) { return try arrow() }
        if name == "if", language.hasInfixNames { return try conditionalOperand() }
        if name == "function", language.labels == .none, !language.isStyle { return try function() }
        index += 1
        if language.nullNames.contains(name) { return SourceExpression(.null, range: token.range) }
        if name == "true" || name == "false" { return SourceExpression(.boolean(name == "true"), range: token.range) }
        return SourceExpression(.name(tokens.name(index - 1)), range: token.range)
    }

    /// Kotlin's `if (condition) a else b`.
    private mutating func conditionalOperand() throws(SourceError) -> SourceExpression {
        let start = offset
        index += 1
        guard isNext("(") else { throw unexpected() }
        let condition = try parenthesized()
        let first = try blockOrExpression()
        try take("else")
        let second = try blockOrExpression()
        return SourceExpression(.ternary(condition, first, second), range: start..<second.range.upperBound)
    }

    /// An expression, or a block that consists of one.
    private mutating func blockOrExpression() throws(SourceError) -> SourceExpression {
        guard isNext("{") else { return try expression() }
        return try inside { parser throws(SourceError) in
            let value = try parser.expression()
            guard parser.token == nil else { throw parser.unexpected() }
            return value
        }
    }

    private mutating func function() throws(SourceError) -> SourceExpression {
        let start = offset
        while index < end, !isNext("(") { index += 1 }
        index = try closing() + 1
        guard isNext("{") else { throw unexpected() }
        index = try closing() + 1
        return SourceExpression(.closure, range: start..<lastOffset)
    }

    /// A function that begins with its parameters: the expression after the arrow, or the block.
    private mutating func arrow() throws(SourceError) -> SourceExpression {
        let start = offset
        index = isNext("(") ? try closing() + 1 : index + 1
        if isNext("=>") { index += 1 }
        if isNext("{") { index = try closing() + 1 } else { _ = try expression() }
        return SourceExpression(.closure, range: start..<lastOffset)
    }

    private mutating func bracketed() throws(SourceError) -> SourceExpression {
        let start = offset
        if isNext(".") {
            guard language.hasImplicitMembers, index + 1 < end, tokens.tokens[index + 1].kind == .name else {
                throw unexpected()
            }
            index += 2
            return SourceExpression(.implicit(tokens.string(index - 1)), range: start..<lastOffset)
        }
        if isNext("(") {
            let close = try closing()
            let isFunction = tokens.matches(close + 1, "=>") || tokens.matches(close + 1, "{")
            return language.hasObjects && isFunction && close + 1 < end ? try arrow() : try parenthesized()
        }
        if isNext("[") { return try elements() }
        if isNext("{") {
            if language.hasObjects { return try entries() }
            index = try closing() + 1
            return SourceExpression(.closure, range: start..<lastOffset)
        }
        if isNext("#") || isNext("\\") || isNext("@") { return try marked() }
        throw unexpected()
    }

    /// `#selector(…)`, `\.path`, `#fff`, which have no value here.
    private mutating func marked() throws(SourceError) -> SourceExpression {
        let (start, isPath) = (offset, isNext("\\"))
        index += 1
        while let token, !followsSpace, token.kind == .name || token.kind == .number || isPath && isNext(".") {
            index += 1
        }
        if isNext("("), !followsSpace { index = try closing() + 1 }
        return SourceExpression(.other, range: start..<lastOffset)
    }

    private mutating func parenthesized() throws(SourceError) -> SourceExpression {
        let start = offset
        let form = try inside { parser throws(SourceError) -> SourceExpression.Form? in
            do throws(SourceError) {
                let form = try parser.language.isStyle ? parser.styleGroup() : parser.expression().form
                return parser.token == nil ? form : nil
            } catch {
                // A tuple, or another expression without a single value.
                if error.kind == .tooDeep { throw error }
                return nil
            }
        }
        return SourceExpression(form ?? .other, range: start..<lastOffset)
    }

    /// `[a, b]` and `[a: b]`.
    private mutating func elements() throws(SourceError) -> SourceExpression {
        let start = offset
        let (values, entries) = try inside { parser throws(SourceError) in
            if parser.isNext(":"), parser.index + 1 == parser.end { parser.index += 1 }
            return try parser.group { parser throws(SourceError) in try parser.expression() }
        }
        return SourceExpression(entries.isEmpty ? .array(values) : .object(entries), range: start..<lastOffset)
    }

    /// Reads values, and keys with values, that are separated by commas.
    mutating func group(
        _ read: (inout SourceParser) throws(SourceError) -> SourceExpression
    ) throws(SourceError) -> (values: [SourceExpression], entries: [SourceArgument]) {
        var (values, entries) = ([SourceExpression](), [SourceArgument]())
        try list { parser throws(SourceError) in
            let value = try read(&parser)
            guard parser.isNext(":") else { return values.append(value) }
            parser.index += 1
            let key =
                switch value.form {
                case .string(let text), .name(let text), .implicit(let text): text
                default: parser.tokens.text[value.range]
                }
            entries.append(SourceArgument(label: key, value: try read(&parser)))
        }
        return (values, entries)
    }

    /// `{key: value, "key": value, short, ...rest}`; braces with anything else are a closure.
    private mutating func entries() throws(SourceError) -> SourceExpression {
        let start = offset
        let found = try inside { parser throws(SourceError) -> [SourceArgument]? in
            var found: [SourceArgument] = []
            while parser.token != nil {
                guard let entry = try parser.entry() else { return nil }
                found.append(entry)
                guard parser.token == nil || parser.isNext(",") else { return nil }
                parser.index += 1
            }
            return found
        }
        return SourceExpression(found.map(SourceExpression.Form.object) ?? .closure, range: start..<lastOffset)
    }

    private mutating func entry() throws(SourceError) -> SourceArgument? {
        guard let token else { return nil }
        if isNext("...") {
            index += 1
            return SourceArgument(label: "...", value: argument())
        }
        if isNext("[") {
            // A computed key.
            index = try closing() + 1
        } else {
            guard token.kind == .name || token.kind == .string || token.kind == .number else { return nil }
            index += 1
        }
        let range = Int(token.lower)..<lastOffset
        var key = token.kind == .string ? text(of: token) : tokens.text[range]
        // A computed key that is a text: `["duration"]`.
        if key.first == "[", key.dropFirst().first.map({ "\"'`".contains($0) }) == true {
            key = String(key.dropFirst(2).dropLast(2))
        }
        if isNext(":") {
            index += 1
            return SourceArgument(label: key, value: argument())
        }
        if self.token == nil || isNext(",") {
            return SourceArgument(label: key, value: SourceExpression(.name(key), range: range))
        }
        guard isNext("(") else { return nil }
        index = try closing() + 1
        guard isNext("{") else { return nil }
        index = try closing() + 1
        return SourceArgument(label: key, value: SourceExpression(.closure, range: range.lowerBound..<lastOffset))
    }
}
