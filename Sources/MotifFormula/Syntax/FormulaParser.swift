/// Turns tokens into a syntax tree, by precedence climbing.
///
/// Every kind of nesting counts as one level, so a text of parentheses or signs only is an error, not a stack overflow.
/// Parsing stops at the first error, since what follows would be guesswork.
struct FormulaParser {
    private let source: String
    private let tokens: [FormulaToken]
    private var position = 0
    private var depth = 0

    /// Returns the syntax tree of `source`.
    static func syntax(of source: String) throws(FormulaError) -> Syntax {
        var parser = FormulaParser(source: source, tokens: try FormulaLexer.tokens(of: source))
        if parser.current.kind == .end { throw parser.refusal(.empty) }
        let syntax = try parser.whole()
        guard parser.current.kind == .end else { throw parser.refusal(.expectedOperator(found: parser.found)) }
        return syntax
    }

    private init(source: String, tokens: [FormulaToken]) {
        self.source = source
        self.tokens = tokens
    }

    private var current: FormulaToken {
        position < tokens.count ? tokens[position] : FormulaToken(kind: .end, span: SourceSpan(0, 0))
    }

    /// The current token as it is written; `nil` at the end.
    private var found: String? {
        current.kind == .end ? nil : FormulaError.quotable(current.span, of: source)
    }

    private func refusal(_ problem: SyntaxProblem) -> FormulaError {
        FormulaError(.syntax(problem), at: current.span, of: source)
    }

    private func isAt(_ symbol: FormulaSymbol) -> Bool { current.kind == .symbol(symbol) }

    private mutating func take(_ symbol: FormulaSymbol) -> Bool {
        guard isAt(symbol) else { return false }
        position += 1
        return true
    }

    /// Consumes `symbol`, or throws an error if there is something else.
    private mutating func close(_ symbol: FormulaSymbol) throws(FormulaError) -> SourceSpan {
        let span = current.span
        guard take(symbol) else { throw refusal(.expected(symbol.rawValue, found: found)) }
        return span
    }

    private mutating func enter() throws(FormulaError) {
        guard depth < FormulaLimits.nesting else { throw refusal(.tooDeep) }
        depth += 1
    }

    private func build(_ node: Syntax.Node, at span: SourceSpan) throws(FormulaError) -> Syntax {
        let syntax = Syntax(node, at: span)
        guard syntax.height <= FormulaLimits.height else { throw refusal(.tooManyOperators) }
        return syntax
    }

    /// Parses a whole formula one level down: inside parentheses, brackets or a branch.
    private mutating func nested() throws(FormulaError) -> Syntax {
        try enter()
        defer { depth -= 1 }
        return try whole()
    }

    private mutating func whole() throws(FormulaError) -> Syntax {
        let condition = try binary(atLeast: 1)
        guard take(.question) else { return condition }
        let first = try nested()
        _ = try close(.colon)
        let second = try nested()
        return try build(.conditional(condition, first, second), at: condition.span.extended(to: second.span))
    }

    private var binaryOperator: BinaryOperator? {
        switch current.kind {
        case .sign(let sign): BinaryOperator(rawValue: sign)
        case .word("in"): .within
        default: nil
        }
    }

    /// The error for a word that other languages have for an operator, where an operator is expected.
    private var foreignOperator: FormulaError? {
        guard case .word(let word) = current.kind, let sign = Self.foreignOperators[word.lowercased()] else {
            return nil
        }
        return refusal(.foreignOperator(word, use: sign))
    }

    private static let foreignOperators = ["and": "&&", "or": "||"]

    private mutating func binary(atLeast precedence: Int) throws(FormulaError) -> Syntax {
        var left = try unary()
        var comparison: BinaryOperator?
        while true {
            if isAt(.coalesce), BinaryOperator.coalescePrecedence >= precedence {
                left = try coalesce(left)
                continue
            }
            if let sign = foreignOperator { throw sign }
            guard let next = binaryOperator, next.precedence >= precedence else { return left }
            if next.isComparison {
                if let comparison { throw refusal(.comparisonsInARow(comparison, next)) }
                comparison = next
            }
            position += 1
            let right = try binary(atLeast: next.precedence + 1)
            left = try build(.binary(next, left, right), at: left.span.extended(to: right.span))
        }
    }

    private mutating func coalesce(_ left: Syntax) throws(FormulaError) -> Syntax {
        position += 1
        try enter()
        defer { depth -= 1 }
        let right = try binary(atLeast: BinaryOperator.coalescePrecedence)
        return try build(.coalesce(left, right), at: left.span.extended(to: right.span))
    }

    private mutating func unary() throws(FormulaError) -> Syntax {
        guard case .sign(let text) = current.kind, let sign = UnaryOperator(rawValue: text) else {
            return try postfix()
        }
        let start = current.span
        try enter()
        defer { depth -= 1 }
        position += 1
        let operand = try unary()
        return try build(.unary(sign, operand), at: start.extended(to: operand.span))
    }

    private mutating func postfix() throws(FormulaError) -> Syntax {
        var base = try primary()
        while true {
            if take(.dot) {
                guard case .word(let text) = current.kind else { throw refusal(.expectedMember(found: found)) }
                let field = Syntax.Word(text: text, span: current.span)
                position += 1
                base = try build(.member(base, field: field), at: base.span.extended(to: field.span))
            } else if take(.openBracket) {
                let index = try nested()
                let end = try close(.closeBracket)
                base = try build(.index(base, index), at: base.span.extended(to: end))
            } else {
                return base
            }
        }
    }

    private mutating func primary() throws(FormulaError) -> Syntax {
        let token = current
        switch token.kind {
        case .number(let number):
            position += 1
            return try build(.number(number), at: token.span)
        case .text(let text):
            position += 1
            return try build(.text(text), at: token.span)
        case .word("in"):
            throw refusal(.expectedValue(found: found))
        case .word(let word):
            position += 1
            return try named(Syntax.Word(text: word, span: token.span))
        case .symbol(.openParenthesis):
            position += 1
            let inner = try nested()
            return inner.parenthesized(at: token.span.extended(to: try close(.closeParenthesis)))
        case .symbol, .sign, .end:
            throw refusal(.expectedValue(found: found))
        }
    }

    /// Whether an operand starts here, which can't follow another one.
    private var startsOperand: Bool {
        switch current.kind {
        case .number, .text, .symbol(.openParenthesis): true
        case .word(let word): word != "in" && Self.foreignOperators[word.lowercased()] == nil
        case .symbol, .sign, .end: false
        }
    }

    private mutating func named(_ word: Syntax.Word) throws(FormulaError) -> Syntax {
        if word.text == "true" || word.text == "false" {
            return try build(.boolean(word.text == "true"), at: word.span)
        }
        if word.text.lowercased() == "not", startsOperand {
            throw FormulaError(.syntax(.foreignOperator(word.text, use: "!")), at: word.span, of: source)
        }
        guard take(.openParenthesis) else { return try build(.name(word.text), at: word.span) }
        var arguments: [Syntax] = []
        if !isAt(.closeParenthesis) {
            repeat { arguments.append(try nested()) } while take(.comma)
        }
        let end = try close(.closeParenthesis)
        return try build(.call(Syntax.Callee(word), arguments), at: word.span.extended(to: end))
    }
}
