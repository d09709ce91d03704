import MotifSource

/// Replaces the names of a file's functions in an expression with their values.
///
/// Names of types and of files stay, since other files may declare them.
struct LocalInliner {
    let tokens: SourceTokens
    let outline: SourceOutline
    /// The reasons why names that stay aren't known.
    private(set) var reasons: [[String]: DynamicReason] = [:]
    /// The number of names that can still be replaced.
    private var budget = 200

    private static let mostDepth = 12
    private static let mostTokens = 400

    init(_ tokens: SourceTokens, _ outline: SourceOutline) { (self.tokens, self.outline) = (tokens, outline) }

    /// The expression with each name replaced that a function around the token gives a value.
    mutating func inlined(_ expression: SourceExpression, at token: Int, _ depth: Int = 0) -> SourceExpression {
        switch expression.form {
        case .closure: return expression
        case .name(let name): return value(of: name, token, depth)?.moved(to: expression.range) ?? expression
        default:
            if let callee = expression.callee, callee.path?.count == 1 { hide(callee.lastName ?? "", token) }
            return expression.mapValues { inlined($0, at: token, depth) }
        }
    }

    /// Notes a name, or a function of a function, that hides the functions of other code.
    private mutating func hide(_ name: String, _ token: Int) {
        let scope = outline.scope(of: token)
        let function = outline.declaration(of: name + "()", from: scope, before: tokens.tokens.count)
        let isHidden = outline.declaration(of: name, from: scope, before: token) != nil
        if isHidden || function.map(outline.isMember) == false { reasons[[name + "()"]] = .call(name) }
    }

    private mutating func value(of name: String, _ token: Int, _ depth: Int) -> SourceExpression? {
        guard let found = outline.declaration(of: name, from: outline.scope(of: token), before: token) else {
            return nil
        }
        switch meaning(of: found, depth) {
        case .found(let value):
            budget -= 1
            return inlined(value.typed(found.type), at: max(0, found.token - 1), depth + 1)
        case .reason(let reason): reasons[[name]] = reason
        case .unknown: break
        }
        return nil
    }

    private func meaning(of found: SourceOutline.Declaration, _ depth: Int) -> Lookup<SourceExpression> {
        switch found.kind {
        case .parameter: return .reason(.parameter(found.name))
        case .variable
        where outline.isMember(found) && !found.isStatic && found.scope != 0
            && !outline.isUnchanged(found),
            .variable where !outline.isMember(found) && outline.reassigned.contains(found.name):
            return .reason(.variable(found.name))
        case _ where outline.isMember(found): return .unknown
        case .binding, .getter: return .reason(reason(found))
        case .constant where outline.changedObjects.contains(found.name): return .reason(.variable(found.name))
        case .constant, .variable:
            guard let value = found.value, value < tokens.tokens.count else { return .reason(.parameter(found.name)) }
            guard budget > 0, depth < Self.mostDepth else { return .reason(.tooLong) }
            var parser = SourceParser(tokens, at: value, most: Self.mostTokens)
            return (try? parser.expression()).map(Lookup.found) ?? .reason(.expression)
        }
    }

    private func reason(_ declaration: SourceOutline.Declaration) -> DynamicReason {
        let value = declaration.value.map { $0..<max($0, min(tokens.tokens.count, $0 + 16)) } ?? 0..<0
        let isKeyboard = value.contains { tokens.string($0).hasPrefix("keyboardAnimationDuration") }
        return isKeyboard ? .keyboard : .parameter(declaration.name)
    }
}

extension SourceExpression {
    /// The expression with its parts replaced, but not the name of a function that it calls.
    func mapValues(_ change: (SourceExpression) -> SourceExpression) -> SourceExpression {
        guard case .call(let callee, let arguments) = form else { return mapParts(change) }
        // The callee's own name is a function, but its receiver can be a constant.
        var base = callee
        if case .member(let inner, _) = callee.form, !inner.isTypeName { base = callee.mapParts(change) }
        return SourceExpression(.call(base, arguments.map { $0.map(change) }), range: range)
    }

    /// Whether it is a single name that begins with an uppercase letter, as names of types do.
    var isTypeName: Bool {
        if case .name(let name) = form { name.first?.isUppercase == true } else { false }
    }
}
