extension SourceParser {
    /// Reads an operand with the members, calls, and marks after it.
    mutating func postfixed() throws(SourceError) -> SourceExpression {
        var value = try operand()
        while let token {
            if token.kind == .symbol, try postfix(&value) { continue }
            break
        }
        return value
    }

    private mutating func postfix(_ value: inout SourceExpression) throws(SourceError) -> Bool {
        if isSymbol("!") || isSymbol("?"), !followsSpace, !language.isStyle {
            // `a?.b`, `a!`; a question mark after a space is a conditional.
            index += 1
            return true
        }
        if isSymbol(".") || isSymbol("?."), !isStyleSpace {
            guard index + 1 < end, tokens.tokens[index + 1].kind == .name || tokens.tokens[index + 1].kind == .number
            else { return false }
            index += 2
            value = try extended(value, .member(value, tokens.string(index - 1)))
            return true
        }
        if let call = try called(value) {
            value = call
            return true
        }
        if isSymbol("["), !isStyleSpace, !(language.endsCallsAtLines && startsLine) {
            index = try closing() + 1
            value = SourceExpression(.other, range: value.range.lowerBound..<lastOffset)
            return true
        }
        if isSymbol("<"), !followsSpace, value.path != nil, let after = afterTypeArguments() {
            index = after
            return true
        }
        return false
    }

    /// The call of an expression, if arguments or a closure follow it.
    mutating func called(_ value: SourceExpression) throws(SourceError) -> SourceExpression? {
        if isSymbol("("), !isStyleSpace, !(language.endsCallsAtLines && startsLine) {
            let arguments = try arguments() + trailingClosures()
            return try extended(value, .call(value, arguments))
        }
        guard isSymbol("{"), language.hasTrailingClosures, readsTrailingClosures, !startsLine, value.path != nil else {
            return nil
        }
        let closures = try trailingClosures()
        return try extended(value, .call(value, closures))
    }

    /// Whether a space separates a value from the next one.
    private var isStyleSpace: Bool { language.isStyle && followsSpace }

    private static let longestTypes = 64

    /// The index after `<…>` if it can only be a list of types, judging by the token that follows.
    func afterTypeArguments() -> Int? {
        guard isSymbol("<") else { return nil }
        var (position, open) = (index, 0)
        while position < min(end, index + Self.longestTypes) {
            let token = tokens.tokens[position]
            if token.kind == .symbol {
                let bytes = tokens.bytes(position)
                switch bytes.first {
                case UInt8(ascii: "<"): open += bytes.count
                case UInt8(ascii: ">") where bytes.count == 1:
                    open -= 1
                    if open == 0 { return position + 1 }
                case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"),
                    UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"),
                    UInt8(ascii: "*"):
                    break
                default: return nil
                }
            } else if token.kind == .number || token.startsLine && language.endsCallsAtLines {
                return nil
            }
            position += 1
        }
        return nil
    }

    /// Reads arguments in parentheses.
    private mutating func arguments() throws(SourceError) -> [SourceArgument] {
        let close = try closing()
        index += 1
        var found: [SourceArgument] = []
        let outer = (end, readsTrailingClosures)
        (end, readsTrailingClosures) = (close, true)
        defer { (end, readsTrailingClosures) = outer }
        while index < close {
            var label: String?
            let sign = language.labels == .colon ? ":" : "="
            if language.labels != .none, token?.kind == .name, isSymbol(sign, ahead: 1) {
                label = tokens.string(index)
                index += 2
            }
            found.append(SourceArgument(label: label, value: try argument(before: close)))
            guard index < close else { break }
            // CSS can separate arguments by spaces, as in rgb(0 0 0 / 50%).
            guard isSymbol(",") || isSymbol(";") else { throw unexpected() }
            index += 1
        }
        index = close + 1
        return found
    }

    /// Reads an argument; if it can't be read, it becomes `.other`, up to the next comma.
    private mutating func argument(before close: Int) throws(SourceError) -> SourceExpression {
        let start = index
        do {
            let value = language.isStyle ? try styleValue() : try expression()
            if index >= close || isSymbol(",") || isSymbol(";") { return value }
        } catch { isCut = isCut || error.kind == .tooDeep }
        let first = index > start || start >= close ? Int(tokens.tokens[min(start, close)].lower) : offset
        index = start
        while index < close, !isSymbol(",") {
            index = max(index, tokens.partner(of: index) ?? index) + 1
        }
        return SourceExpression(.other, range: first..<max(first, lastOffset))
    }

    /// Reads closures after a call: `{ … } completion: { … }`.
    private mutating func trailingClosures() throws(SourceError) -> [SourceArgument] {
        guard language.hasTrailingClosures, readsTrailingClosures, isSymbol("{"), !startsLine else { return [] }
        var found: [SourceArgument] = []
        var label: String?
        repeat {
            let start = offset
            index = try closing() + 1
            found.append(SourceArgument(label: label, value: SourceExpression(.closure, range: start..<lastOffset)))
            guard token?.kind == .name, isSymbol(":", ahead: 1), isSymbol("{", ahead: 2), language.labels == .colon
            else {
                break
            }
            label = tokens.string(index)
            index += 2
        } while true
        return found
    }
}
