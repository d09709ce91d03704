import MotifSource

extension SourceOutline {
    /// `case fast = 0.1, slow = 0.3`: the raw values, which are constants named `fast.rawValue`.
    mutating func cases(_ start: Int) -> Int {
        var index = start
        while tokens.isName(index) {
            if tokens.matches(index + 1, "("), let close = tokens.partner(of: index + 1) {
                functions.insert(
                    Function(name: tokens.string(index), owner: scopes[open.last ?? 0].types.last ?? "", labels: []))
                index = close + 1
            } else if tokens.matches(index + 1, "=") {
                isStatic = true
                add(tokens.string(index) + ".rawValue", .constant, token: index, value: index + 2)
                isStatic = false
                index += 3 + (tokens.matches(index + 2, "-") ? 1 : 0)
            } else {
                index += 1
            }
            guard tokens.matches(index, ",") else { break }
            index += 1
        }
        return max(index, start)
    }

    /// `<integer name="time">300</integer>` is `@integer/time`.
    mutating func readResources() {
        for index in tokens.tokens.indices where tokens.matches(index, "<") && index + 5 < tokens.tokens.count {
            // Texts that people see, in every language, are most of the resources.
            guard tokens.matches(index + 2, "name"), let name = tokens.literal(index + 4),
                !tokens.matches(index + 1, "string")
            else { continue }
            // `<item name="time" type="integer">`
            var (type, end) = (tokens.string(index + 1), index + 5)
            while tokens.matches(end + 1, "="), end + 2 < tokens.tokens.count {
                if tokens.matches(end, "type") { type = String(tokens.string(end + 2).dropFirst().dropLast()) }
                end += 3
            }
            guard tokens.matches(end, ">"), end + 1 < tokens.tokens.count else { continue }
            add("@\(type)/\(name)", .constant, token: index + 4, value: end + 1)
        }
    }

    // MARK: Declarations

    /// The comma between a value and the next one that the same word declares: `let a = 1, b = 2`.
    private func comma(after value: Int) -> Int? {
        var next = value
        let most = min(tokens.tokens.count, value + Self.mostValueTokens)
        while next < most, !tokens.matches(next, anyOf: [",", ";"]) {
            let end = tokens.partner(of: next) ?? next
            if end < next || tokens.tokens[next].startsLine && Word(tokens, next) != nil { return nil }
            next = end + 1
        }
        return tokens.matches(next, ",") && tokens.matches(next + 2, "=") ? next : nil
    }

    private static let mostValueTokens = 200

    /// - Parameter start: The token in front of the name; the word, unless it declares several names.
    mutating func value(_ word: Word, _ index: Int, from start: Int? = nil) -> Int {
        defer { (isStatic, isPrivate) = (false, false) }
        // `const Type name = …` of Dart, `const val name = …` of Kotlin.
        var name = (start ?? index) + 1
        while name < (start ?? index) + 6, tokens.isName(name), tokens.isName(name + 1),
            !tokens.tokens[name + 1].startsLine, !tokens.matches(name + 1, "by"), accessor(name + 1) == nil
        {
            name += 1
        }
        guard tokens.isName(name) else {
            // `const { duration, delay: wait } = props`, `let (a, b) = pair`, `case let .fade(duration)`
            let isCase = tokens.matches(name, ".")
            let open = isCase ? (name..<min(tokens.tokens.count, name + 6)).first { tokens.matches($0, "(") } : name
            if let open, let close = tokens.partner(of: open), close > open {
                for (name, token) in names(in: open..<close) { add(name, .parameter, token: token) }
            }
            return (start ?? index) + 1
        }
        let isBound = index > 0 && tokens.matches(index - 1, anyOf: Self.binders)
        // In TypeScript, what `let` declares can change.
        let isConstant = word == .constant && !(tokens.language.hasObjectConstants && tokens.matches(index, "let"))
        let kind: Declaration.Kind = isBound ? .binding : isConstant ? .constant : .variable
        var (end, type) = (name + 1, "")
        if tokens.matches(end, ":") {
            let limit = min(tokens.tokens.count, end + 16)
            end += 1
            while end < limit, !tokens.matches(end, anyOf: ["=", "{", "by"]),
                !tokens.tokens[end].startsLine, accessor(end) == nil
            {
                if tokens.isName(end) { type = tokens.string(end) }
                end += 1
            }
        }
        let accessor = accessor(end)
        end = accessor ?? end
        if tokens.matches(end, "=") {
            add(tokens.string(name), kind, token: name, value: kept(end + 1) ?? end + 1, type: type)
            if !isBound, let comma = comma(after: end + 1) { lists[comma] = index }
            return end + 1
        }
        if tokens.matches(end, "{"), accessor != nil || tokens.language.hasGetters {
            add(tokens.string(name), .getter, token: name, value: end + 1, type: type)
            let title = String(tokens.string(name).prefix(Self.longestName))
            header = Scope(name: title, kind: .function, result: type)
        } else {
            add(tokens.string(name), isBound ? .binding : .parameter, token: name, type: type)
            if tokens.language.hasFinalConstants { addOthers(end) }
        }
        return end
    }

    /// The only expression of what keeps its value: `remember { tween(300) }`, `useMemo(() => ({ duration: 0.3 }), [])`.
    private func kept(_ index: Int) -> Int? {
        if tokens.matches(index, "useMemo"), tokens.matches(index + 4, "=>") {
            return tokens.matches(index + 5, "{") ? nil : index + 5
        }
        guard tokens.matches(index, "remember") else { return nil }
        let open = tokens.matches(index + 1, "(") ? (tokens.partner(of: index + 1) ?? index) + 1 : index + 1
        guard tokens.matches(open, "{"), let close = tokens.partner(of: open) else { return nil }
        var parser = SourceParser(tokens, at: open + 1)
        return (try? parser.expression()) != nil && parser.index == close ? open + 1 : nil
    }

    /// The index behind the `get()` or the `by lazy` of a property.
    private func accessor(_ index: Int) -> Int? {
        let isLazy = tokens.matches(index, "by") && tokens.matches(index + 1, "lazy")
        let open = isLazy ? index + 2 : index + 1
        guard tokens.matches(open, "("), isLazy || tokens.matches(index, "get") else { return isLazy ? open : nil }
        return tokens.partner(of: open).map { $0 + 1 }
    }

    private static let binders: [StaticString] = ["if", "guard", "while", "case", ",", "for"]
}
