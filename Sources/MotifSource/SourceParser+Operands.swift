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
            return SourceExpression(text(of: token), range: token.range)
        case .pattern:
            index += 1
            return SourceExpression(.other, range: token.range)
        case .name, .symbol:
            if language.isStyle, let value = try insertedStyle() { return value }
            return token.kind == .name ? try word(token) : try bracketed(token)
        case .directive, .text: throw unexpected()
        }
    }

    private func text(of token: SourceToken) -> SourceExpression.Form {
        let bytes = tokens.text.bytes[token.range]
        let marks: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "#")]
        var inside = bytes.drop { marks.contains($0) || $0 == UInt8(ascii: "r") && bytes.first == $0 }
        while let last = inside.last, marks.contains(last) { inside.removeLast() }
        return .string(String(decoding: inside, as: UTF8.self))
    }

    private mutating func word(_ token: SourceToken) throws(SourceError) -> SourceExpression {
        let name = tokens.string(index)
        // `x => …` of JavaScript and Dart.
        if isSymbol("=>", ahead: 1) { return try arrow(from: token) }
        if name == "if", language.hasInfixNames { return try conditionalOperand(token) }
        if name == "function", language.labels == .none, !language.isStyle { return try function(token) }
        index += 1
        if language.nullNames.contains(name) { return SourceExpression(.null, range: token.range) }
        switch name {
        case "true", "false": return SourceExpression(.boolean(name == "true"), range: token.range)
        default: return SourceExpression(.name(name), range: token.range)
        }
    }

    /// Kotlin's `if (condition) a else b`.
    private mutating func conditionalOperand(_ token: SourceToken) throws(SourceError) -> SourceExpression {
        index += 1
        guard isSymbol("(") else { throw unexpected() }
        let close = try closing()
        let condition = try parenthesized(from: offset, to: close)
        let first = try blockOrExpression()
        guard isWord("else") else { throw unexpected() }
        index += 1
        let second = try blockOrExpression()
        let range = Int(token.lower)..<second.range.upperBound
        return SourceExpression(.ternary(condition, first, second), range: range)
    }

    /// An expression, or a block that consists of one.
    private mutating func blockOrExpression() throws(SourceError) -> SourceExpression {
        guard isSymbol("{") else { return try expression() }
        let close = try closing()
        index += 1
        let outer = end
        end = close
        defer { end = outer }
        let value = try expression()
        guard index == close else { throw unexpected() }
        index = close + 1
        return value
    }

    private mutating func function(_ token: SourceToken) throws(SourceError) -> SourceExpression {
        while index < end, !isSymbol("(") { index += 1 }
        index = try closing() + 1
        guard isSymbol("{") else { throw unexpected() }
        index = try closing() + 1
        return SourceExpression(.closure, range: Int(token.lower)..<lastOffset)
    }

    /// A function that begins with its parameters: the expression after the arrow, or the block.
    private mutating func arrow(from token: SourceToken) throws(SourceError) -> SourceExpression {
        index = isSymbol("(") ? try closing() + 1 : index + 1
        if isSymbol("=>") { index += 1 }
        if isSymbol("{") { index = try closing() + 1 } else { _ = try expression() }
        return SourceExpression(.closure, range: Int(token.lower)..<lastOffset)
    }

    private mutating func bracketed(_ token: SourceToken) throws(SourceError) -> SourceExpression {
        let start = Int(token.lower)
        if isSymbol(".") {
            guard language.hasImplicitMembers, index + 1 < end, tokens.tokens[index + 1].kind == .name else {
                throw unexpected()
            }
            index += 2
            return SourceExpression(.implicit(tokens.string(index - 1)), range: start..<lastOffset)
        }
        if isSymbol("(") {
            let close = try closing()
            let isFunction = close + 1 < end && tokens.tokens[close + 1].kind == .symbol && language.braces == .object
            if isFunction, tokens.matches(close + 1, "=>") || tokens.matches(close + 1, "{") {
                return try arrow(from: token)
            }
            return try parenthesized(from: start, to: close)
        }
        if isSymbol("[") { return try elements(from: start) }
        if isSymbol("{") {
            if language.braces == .object { return try entries(from: start, to: try closing()) }
            index = try closing() + 1
            return SourceExpression(.closure, range: start..<lastOffset)
        }
        if isSymbol("#") || isSymbol("\\") || isSymbol("@") { return try marked(from: start) }
        throw unexpected()
    }

    /// `#selector(…)`, `\.path`, `#fff`, which have no value here.
    private mutating func marked(from start: Int) throws(SourceError) -> SourceExpression {
        let isPath = isSymbol("\\")
        index += 1
        while index < end, !followsSpace,
            tokens.tokens[index].kind == .name || tokens.tokens[index].kind == .number
                || isPath && isSymbol(".")
        {
            index += 1
        }
        if isSymbol("("), !followsSpace { index = try closing() + 1 }
        return SourceExpression(.other, range: start..<lastOffset)
    }

    private mutating func parenthesized(from start: Int, to close: Int) throws(SourceError) -> SourceExpression {
        index += 1
        let outer = (end, readsTrailingClosures)
        (end, readsTrailingClosures) = (close, true)
        defer { (end, readsTrailingClosures) = outer }
        let range = start..<Int(tokens.tokens[close].upper)
        var value = SourceExpression(.other, range: range)
        do {
            let form = try language.isStyle ? styleGroup(to: close) : expression().form
            if index == close { value = SourceExpression(form, range: range) }
        } catch {
            // A tuple, or another expression without a single value.
            if error.kind == .tooDeep { throw error }
        }
        index = close + 1
        return value
    }

    /// `[a, b]` and `[a: b]`.
    private mutating func elements(from start: Int) throws(SourceError) -> SourceExpression {
        let close = try closing()
        index += 1
        let outer = (end, readsTrailingClosures)
        (end, readsTrailingClosures) = (close, true)
        defer { (end, readsTrailingClosures) = outer }
        let range = start..<Int(tokens.tokens[close].upper)
        var (values, entries) = ([SourceExpression](), [SourceEntry]())
        if isSymbol(":"), index + 1 == close { index += 1 }
        while index < close {
            let value = try expression()
            if isSymbol(":") {
                index += 1
                entries.append(SourceEntry(key: Self.key(value, in: tokens.text), value: try expression()))
            } else {
                values.append(value)
            }
            guard index < close else { break }
            guard isSymbol(",") else { throw unexpected() }
            index += 1
        }
        index = close + 1
        return SourceExpression(entries.isEmpty ? .array(values) : .object(entries), range: range)
    }

    static func key(_ value: SourceExpression, in text: SourceText) -> String {
        switch value.form {
        case .string(let text): text
        case .name(let name), .implicit(let name): name
        default: text[value.range]
        }
    }

    /// `{key: value, "key": value, short, ...rest}`; braces with anything else are a closure.
    private mutating func entries(from start: Int, to close: Int) throws(SourceError) -> SourceExpression {
        index += 1
        let outer = end
        end = close
        defer { end = outer }
        let range = start..<Int(tokens.tokens[close].upper)
        var found: [SourceEntry]? = []
        while index < close {
            guard let entry = try entry(before: close) else {
                found = nil
                break
            }
            found?.append(entry)
            guard index < close else { break }
            guard isSymbol(",") else {
                found = nil
                break
            }
            index += 1
        }
        index = close + 1
        return SourceExpression(found.map(SourceExpression.Form.object) ?? .closure, range: range)
    }

    private mutating func entry(before close: Int) throws(SourceError) -> SourceEntry? {
        guard let token else { return nil }
        if isSymbol("...") {
            index += 1
            return SourceEntry(key: "...", value: try expression())
        }
        if isSymbol("[") {
            // A computed key.
            index = try closing() + 1
        } else {
            guard token.kind == .name || token.kind == .string || token.kind == .number else { return nil }
            index += 1
        }
        let key = SourceExpression(.other, range: Int(token.lower)..<lastOffset)
        let name = token.kind == .string ? text(of: token) : .name(tokens.text[key.range])
        let text = Self.key(SourceExpression(name, range: key.range), in: tokens.text)
        if isSymbol(":") {
            index += 1
            return SourceEntry(key: text, value: try expression())
        }
        if index >= close || isSymbol(",") {
            return SourceEntry(key: text, value: SourceExpression(.name(text), range: key.range))
        }
        guard isSymbol("(") else { return nil }
        index = try closing() + 1
        guard isSymbol("{") else { return nil }
        index = try closing() + 1
        return SourceEntry(key: text, value: SourceExpression(.closure, range: key.range.lowerBound..<lastOffset))
    }
}
