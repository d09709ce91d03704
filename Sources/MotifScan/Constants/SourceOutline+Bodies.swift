import MotifSource

// Functions without a word in front of them, and bodies without braces: `(a) => f(a)`, `fun f(a: Int) = a`.
extension SourceOutline {
    private static let statements: [StaticString] = ["if", "for", "while", "switch", "catch", "await", "with", "when"]
    private static let separators: [StaticString] = [",", ";", ")", "]", "}"]
    private static let mostTokens = 200

    /// The names in brackets that get values there, but not those of default values.
    func names(in range: Range<Int>) -> [(name: String, token: Int)] {
        range.prefix(Self.mostTokens).filter { index in
            tokens.isName(index) && !tokens.matches(index - 1, "=") && !tokens.matches(index - 1, ".")
                && tokens.matches(index + 1, anyOf: [",", ")", "=", "}", "]", ":", "?", "in", "of"])
        }.map { (tokens.string($0), $0) }
    }

    /// The parameters of a function that begins with them: in front of its brace or its arrow.
    func parametersWithoutWord(before index: Int) -> [(name: String, token: Int)] {
        let setter = tokens.partner(of: index - 1).map { $0 - 1 } ?? index
        let isSetter = tokens.matches(setter, anyOf: ["set", "willSet", "didSet"])
        guard tokens.language.hasUntypedParameters || isSetter, index > 1 else { return [] }
        // The type of the result, and not the second value of a conditional: `on ? f(a) : undefined} b={`.
        let near = (max(1, index - 8)..<index).reversed().prefix { !tokens.matches($0, anyOf: ["=", ",", "(", ";"]) }
        let result = near.first { tokens.matches($0, ":") && tokens.matches($0 - 1, ")") && $0 + 1 < index }
        // `sync*`, `async*`
        let word = tokens.matches(index - 1, "*") ? index - 2 : index - 1
        let last = result.map { $0 - 1 } ?? (tokens.matches(word, anyOf: ["async", "sync"]) ? word - 1 : index - 1)
        if let open = tokens.partner(of: last), open < last, tokens.matches(last, ")") {
            return tokens.matches(open - 1, anyOf: Self.statements) ? [] : names(in: open..<last)
        }
        let isName = tokens.matches(index, "=>") && tokens.isName(last)
        return isName ? [(tokens.string(last), last)] : []
    }

    /// The parameters in front of an arrow, which belong to the block or the expression behind it.
    mutating func arrow(_ index: Int) {
        let found = parametersWithoutWord(before: index)
        if tokens.matches(index + 1, "{") { parameters += found } else { enterBody(index, found) }
    }

    /// The index of the equals sign behind the parameters and the type of a function whose body is an expression.
    func bodySign(_ start: Int) -> Int? {
        guard tokens.matches(start, ":") || tokens.matches(start, "=") else { return nil }
        return (start..<min(tokens.tokens.count, start + 24)).prefix { index in
            !tokens.matches(index, "{") && (!tokens.tokens[index].startsLine || tokens.matches(index, "="))
        }.first { tokens.matches($0, "=") }
    }

    /// Adds a function whose result is one expression without parameters, as a constant with the name `time()`.
    mutating func addResult(of name: String, _ token: Int, _ end: Int) {
        let sign = bodySign(end)
        // One in a function hides those of other code, whatever it does.
        guard scopes[open.last ?? 0].hasMembers else { return add(name, .parameter, token: token) }
        guard sign != nil || tokens.matches(end, "->") || tokens.matches(end, ":") else { return }
        let brace = (end..<min(tokens.tokens.count, end + 12)).prefix { !tokens.matches($0, "}") }.first {
            tokens.matches($0, "{")
        }
        guard !name.isEmpty, let start = sign ?? brace else { return }
        let close = sign.map { $0 + 40 } ?? tokens.partner(of: start) ?? start
        let body = (start..<min(tokens.tokens.count, close)).prefix(40)
        let names = parameters.map(\.name)
        guard !body.contains(where: { names.contains(tokens.string($0)) }) else { return }
        add(name, sign == nil ? .getter : .constant, token: token, value: start + 1)
    }

    /// Whether a line begins with a statement, and not with more of the expression in front of it.
    private func isStatement(_ index: Int) -> Bool {
        guard tokens.tokens[index].startsLine, !tokens.matches(index, "else") else { return false }
        if tokens.language.hasUntypedParameters { return Word(tokens, index) != nil }
        guard tokens.isName(index) || tokens.matches(index, "@") else { return false }
        let ends = tokens.matches(index - 1, anyOf: [")", "]", "}"])
        return ends || tokens.tokens[index - 1].kind != .symbol && !tokens.matches(index - 1, "else")
    }

    /// Begins a scope with parameters up to the end of an expression.
    mutating func enterBody(
        _ sign: Int, _ parameters: [(name: String, token: Int)], named name: String = "", in types: [String] = []
    ) {
        guard !parameters.isEmpty || !name.isEmpty, open.count < Self.mostScopes else { return }
        var end = sign + 1
        let most = min(tokens.tokens.count, sign + Self.mostTokens)
        while end < most, !tokens.matches(end, anyOf: Self.separators) {
            if end > sign + 1, isStatement(end) { break }
            end = max(end, tokens.partner(of: end) ?? end) + 1
        }
        addBody(name, types, from: sign, to: end)
        open.append(scopes.count - 1)
        for parameter in parameters { add(parameter.name, .parameter, token: parameter.token) }
    }

    /// `Menu(Duration time) : super(time) { … }` of Dart, whose initializers and body see the parameters.
    mutating func initializers(_ colon: Int) {
        guard tokens.language.hasFinalConstants, scopes[open.last ?? 0].kind == .type, tokens.matches(colon - 1, ")"),
            let first = tokens.partner(of: colon - 1)
        else { return }
        var start = first - 1
        while tokens.isName(start) || tokens.matches(start, ".") { start -= 1 }
        guard start < first - 1, tokens.matches(start, anyOf: ["{", "}", ";", ")"]) else { return }
        enterInitializers(colon, names(in: first..<colon))
    }

    /// Begins a scope with the parameters of a constructor behind its colon.
    mutating func enterInitializers(_ colon: Int, _ parameters: [(name: String, token: Int)]) {
        guard tokens.matches(colon, ":"), !parameters.isEmpty, open.count < Self.mostScopes else { return }
        var (end, steps) = (colon + 1, 0)
        while end < tokens.tokens.count, !tokens.matches(end, ";"), steps < Self.mostTokens {
            steps += 1
            // `_map = {}` has braces, too.
            if tokens.matches(end, "{"), !tokens.matches(end - 1, anyOf: ["=", ">", "?", ":"]) { break }
            if tokens.language.hasHeaderProperties, tokens.tokens[end].startsLine,
                !tokens.matches(end - 1, anyOf: [",", ":"])
            {
                break
            }
            end = max(end, tokens.partner(of: end) ?? end) + 1
        }
        // In Dart, the body belongs to it.
        let isBody = tokens.matches(end, "{") && tokens.language.hasFinalConstants
        addBody("", [], from: colon, to: isBody ? (tokens.partner(of: end) ?? end) + 1 : end)
        open.append(scopes.count - 1)
        for parameter in parameters { add(parameter.name, .parameter, token: parameter.token) }
    }

    /// Adds the names of Dart in a pattern, `case Duration time`, and those of a declaration, `Duration a, b;`.
    mutating func bind(_ type: Int, _ name: Int) {
        guard tokens.string(type).first?.isUppercase == true, tokens.isName(name), Word(tokens, name) == nil,
            !tokens.matches(name + 1, anyOf: ["=", ";", "("])
        else { return }
        let before = (max(0, type - Self.mostPattern)..<type).reversed().prefix {
            !tokens.matches($0, anyOf: [";", "{", "}", "=>"])
        }
        if before.contains(where: { tokens.matches($0, "case") }) {
            return add(tokens.string(name), .parameter, token: name)
        }
        guard tokens.matches(type - 1, anyOf: ["{", "}", ";", "late", "static"]), tokens.matches(name + 1, ",") else {
            return
        }
        add(tokens.string(name), .parameter, token: name)
        addOthers(name + 1)
    }

    /// Adds names behind commas, which have no value: `Duration a, b;` of Dart.
    mutating func addOthers(_ comma: Int) {
        var comma = comma
        while tokens.matches(comma, ","), tokens.isName(comma + 1), tokens.matches(comma + 2, anyOf: [",", ";"]) {
            add(tokens.string(comma + 1), .parameter, token: comma + 1)
            comma += 2
        }
    }

    private static let mostPattern = 12

    /// Adds the scope of a function without braces.
    private mutating func addBody(_ name: String, _ types: [String], from start: Int, to end: Int) {
        let parent = open.last ?? 0
        scopes.append(
            Scope(
                name: name, kind: .function, parent: parent, types: scopes[parent].types + types, open: start,
                close: end, hasBraces: false))
        runs.append((start, scopes.count - 1))
    }

    /// Ends the bodies without braces in front of a token.
    mutating func leaveBodies(before index: Int) {
        while open.count > 1, let last = open.last, !scopes[last].hasBraces, scopes[last].close <= index {
            open.removeLast()
            runs.append((index, open.last ?? 0))
        }
    }

    /// The last name of the type that a function returns: `-> Animation`.
    func result(_ start: Int) -> String {
        let arrow = (start..<start + 3).first { tokens.matches($0, anyOf: ["->", ":"]) }
        guard let arrow else { return "" }
        let names = (arrow + 1..<arrow + 8).prefix { !tokens.matches($0, anyOf: ["{", "="]) }
        return names.last(where: tokens.isName).map(tokens.string) ?? ""
    }

    /// Reads the parameters in parentheses of a function or a type, and returns the index after them, and their labels.
    mutating func signature(
        _ open: Int, of name: String, in types: [String] = []
    ) -> (end: Int, labels: [String]) {
        guard let close = tokens.partner(of: open), close > open else { return (open + 1, []) }
        // The code of default values.
        addBody(name, types, from: open, to: close)
        runs.append((close, self.open.last ?? 0))
        var (index, labels) = (open + 1, [String]())
        while index < close {
            if tokens.isName(index), tokens.matches(index - 1, anyOf: ["(", ","]) {
                labels.append(tokens.string(index))
            }
            if tokens.matches(index, ":"), tokens.isName(index - 1) {
                parameters.append((tokens.string(index - 1), index - 1))
            } else if tokens.language.hasUntypedParameters, tokens.isName(index) {
                parameters.append((tokens.string(index), index))
            }
            let isGroup =
                tokens.matches(index, "(") || tokens.matches(index, "[") && !tokens.language.hasUntypedParameters
            index = max(index, isGroup ? tokens.partner(of: index) ?? index : index) + 1
        }
        return (close + 1, labels)
    }

    /// `{ [weak self] a, (b, c) in`: the names before `in`.
    mutating func closureParameters(_ start: Int) {
        let end = (start..<min(tokens.tokens.count, start + 24)).first { index in
            let token = tokens.tokens[index]
            let isOther = token.kind != .name && token.kind != .symbol || token.startsLine && index > start
            return isOther || tokens.matches(index, anyOf: ["in", "->", "{", "}"])
        }
        guard let end, tokens.matches(end, anyOf: ["in", "->"]), end == start || !tokens.tokens[end].startsLine else {
            return
        }
        for name in start..<end where tokens.isName(name) { add(tokens.string(name), .parameter, token: name) }
    }
}
