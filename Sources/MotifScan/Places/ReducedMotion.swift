import MotifSource

extension SourceExpression {
    /// Whether motion is reduced if a condition is true, or if it is false.
    func isReducedMotion(if outcome: Bool) -> Bool {
        switch form {
        case .unary("!", let operand): operand.isReducedMotion(if: !outcome)
        case .call(let callee, let arguments) where arguments.isEmpty || callee.lastName == "disableAnimationsOf":
            callee.isReducedMotion(if: outcome)
        case .binary("==", let value, let other):
            if case .boolean(let isTrue) = other.form { value.isReducedMotion(if: outcome == isTrue) } else { false }
        // One of two is enough if both hold then.
        case .binary(let sign, let first, let second) where sign == "&&" || sign == "||":
            (sign == "&&") == outcome
                ? first.isReducedMotion(if: outcome) || second.isReducedMotion(if: outcome)
                : first.isReducedMotion(if: outcome) && second.isReducedMotion(if: outcome)
        case .name(let name), .member(_, let name): outcome && Self.isReducedMotion(name.lowercased())
        default: false
        }
    }

    private static func isReducedMotion(_ name: String) -> Bool {
        let isAbout = name.contains("reduce") && (name.contains("motion") || name.contains("animation"))
        return isAbout || ["reduce", "reduced", "isreduced"].contains(name) || name.hasPrefix("disableanimations")
    }
}

extension SourceOutline {
    private static let mostTokens = 24

    /// Whether code at a token runs only with reduced motion: `if reduceMotion { … }`, or the `else` of its opposite.
    func isReduced(_ scope: Int, _ token: Int) -> Bool {
        isReducedArm(token) || isReducedChoice(token)
            || chain(from: scope).contains { scope in
                scopes[scope].kind == .block && isReduced(before: scopes[scope].open)
            }
    }

    /// Whether a token is in what an attribute has only with reduced motion: `exit={reduce ? { … } : { … }}`.
    private func isReducedChoice(_ token: Int) -> Bool {
        guard tokens.language.hasObjectConstants else { return false }
        var open = token
        for _ in 0..<Self.mostBraces {
            let inside = (max(0, open - PlaceFinder.mostStatements)..<open).reversed()
            guard let brace = inside.first(where: { tokens.matches($0, "{") && tokens.partner(of: $0) ?? 0 > token })
            else { return false }
            open = brace
            guard tokens.matches(brace - 1, "=") else { continue }
            var parser = SourceParser(tokens, at: brace + 1, most: PlaceFinder.mostStatements)
            let offset = tokens.tokens[token].range.lowerBound
            return (try? parser.expression())?.branches.contains { branch in
                branch.value.range.contains(offset)
                    && branch.conditions.contains { $0.condition.isReducedMotion(if: $0.isTrue) }
            } == true
        }
        return false
    }

    /// The number of braces around a token that are looked at.
    private static let mostBraces = 6

    /// Whether code is what an `if` without braces runs with reduced motion: `if (reduceMotion) snap() else tween(300)`.
    private func isReducedArm(_ token: Int) -> Bool {
        var start = token
        while tokens.matches(start - 1, ".") { start -= 2 }
        let isElse = tokens.matches(start - 1, "else")
        var end = start - (isElse ? 2 : 1)
        if isElse, tokens.matches(end, ";") { end -= 1 }
        for _ in 0..<Self.mostTokens where end > 0 {
            let open = tokens.partner(of: end) ?? end
            // An opening bracket, or the end of another statement.
            if open > end || tokens.matches(end, ";") { return false }
            if open < end, tokens.matches(open - 1, "if") { return statement("if", before: end + 1, is: !isElse) }
            guard isElse else { return false }
            end = open - 1
        }
        return false
    }

    /// Whether the condition in front of a block's brace means that the block runs only with reduced motion.
    private func isReduced(before brace: Int) -> Bool {
        if tokens.matches(brace - 1, "else") {
            guard tokens.matches(brace - 2, "}") else { return statement("guard", before: brace - 1, is: false) }
            return tokens.partner(of: brace - 2).map { statement("if", before: $0, is: false) } ?? false
        }
        return statement("if", before: brace, is: true)
    }

    /// Whether motion is reduced if the condition between a word and a token is true, or if it is false.
    private func statement(_ word: StaticString, before end: Int, is outcome: Bool) -> Bool {
        let start = (max(0, end - Self.mostTokens)..<max(0, end)).last { tokens.matches($0, word) }
        guard let start, start + 1 < end, !(start..<end).contains(where: { tokens.matches($0, "{") }) else {
            return false
        }
        let range = tokens.tokens[start + 1].range.lowerBound..<tokens.tokens[end - 1].range.upperBound
        let condition = try? SourceExpression(parsing: tokens.text[range], in: tokens.language)
        return condition?.isReducedMotion(if: outcome) == true
    }
}
