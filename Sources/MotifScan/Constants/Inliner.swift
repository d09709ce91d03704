import MotifSource

/// Why a value isn't known before the program runs.
package enum DynamicReason: Sendable, Equatable {
    /// A parameter of a function, or a value that is set elsewhere.
    case parameter(String)
    /// A variable that is assigned somewhere.
    case variable(String)
    /// Several constants with this path have different values.
    case ambiguous(String, Int)
    /// A name that has no value in the scanned files.
    case notFound(String)
    /// The result of a call.
    case call(String)
    /// The keyboard's own animation.
    case keyboard
    /// An argument of a mixin, or the variable of a loop.
    case argument(String)
    /// A value that other rules decide, such as `inherit`.
    case inherited(String)
    /// The position of a scroll container, instead of time.
    case scroll
    /// A value of a kind that isn't evaluated.
    case expression
    /// A value that is assigned in a branch.
    case branch(String)
    /// The platform doesn't have such a call; the message is from `MotifSpelling`.
    case unreadable(String)

    /// The reason in words, as a continuation of "the duration is".
    package var words: String {
        switch self {
        case .parameter(let name): "'\(name)', which is set at run time"
        case .variable(let name): "'\(name)', a variable"
        case .ambiguous(let path, let count): "'\(path)', which matches \(count) constants with different values"
        case .notFound(let path): "'\(path)', which has no value in the scanned files"
        case .call(let name): "the result of '\(name)'"
        case .keyboard: "the keyboard's"
        case .argument(let name): "'\(name)', which each use of the mixin sets"
        case .inherited(let word): "'\(word)', which depends on other rules"
        case .scroll: "set by scrolling"
        case .expression: "computed at run time"
        case .branch(let name): "'\(name)', which is assigned in a branch"
        case .unreadable(let message): message
        }
    }
}

/// Replaces the names in an expression with their values.
struct Inliner {
    let tokens: SourceTokens
    let outline: SourceOutline
    let table: ConstantTable
    let file: Int
    /// The constants that were used, outermost first.
    private(set) var constants: [Constant] = []
    private var reasons: [[String]: DynamicReason] = [:]
    private var depth = 0

    private static let mostDepth = 12

    init(_ tokens: SourceTokens, _ outline: SourceOutline, _ table: ConstantTable, file: Int) {
        (self.tokens, self.outline, self.table, self.file) = (tokens, outline, table, file)
    }

    /// The expression with each known name replaced.
    mutating func inlined(_ expression: SourceExpression, at token: Int) -> SourceExpression {
        inlined(expression, Context(token: token, scope: outline.scope(of: token), types: nil))
    }

    /// Where names are looked up: at a token of the file, or in the types around a constant.
    private struct Context {
        var token: Int
        var scope: Int
        /// The types around a constant that is declared elsewhere, where local names aren't visible.
        var types: [String]?
        var file: Int?
    }

    private mutating func inlined(_ expression: SourceExpression, _ context: Context) -> SourceExpression {
        switch expression.form {
        case .closure: return expression
        case .call(let callee, let arguments):
            // The callee's own name is a function, but its receiver can be a constant.
            var base = callee
            if case .member(let inner, let name) = callee.form, !Self.isType(inner) {
                base = SourceExpression(.member(inlined(inner, context), name), range: callee.range)
            }
            let values = arguments.map { SourceArgument(label: $0.label, value: inlined($0.value, context)) }
            return SourceExpression(.call(base, values), range: expression.range)
        case .string(let text) where tokens.language == .xml && text.hasPrefix("@"):
            return resolved([text], expression, context) ?? expression
        default: break
        }
        guard let path = expression.path else {
            var copy = self
            defer { self = copy }
            return expression.mapParts { copy.inlined($0, context) }
        }
        if let value = resolved(path, expression, context) { return value }
        // A member or a modifier of a constant: `.standard.delay`.
        if case .member(let base, let name) = expression.form, base.path != nil, !Self.isType(base) {
            let value = inlined(base, context)
            if case .object = value.form, let entry = value.entry(name) { return entry }
            if value != base { return SourceExpression(.member(value, name), range: expression.range) }
        }
        return expression
    }

    /// Whether an expression is a single name that begins with an uppercase letter, as names of types do.
    private static func isType(_ expression: SourceExpression) -> Bool {
        if case .name(let name) = expression.form { return name.first?.isUppercase == true }
        return false
    }

    private mutating func resolved(
        _ path: [String], _ expression: SourceExpression, _ context: Context
    ) -> SourceExpression? {
        guard depth < Self.mostDepth else { return nil }
        if path.count == 1, context.types == nil, let local = local(path[0], context) {
            switch local {
            case .value(let value, let at):
                depth += 1
                defer { depth -= 1 }
                return inlined(value, Context(token: at, scope: outline.scope(of: at), types: nil))
            case .reason(let reason):
                reasons[path] = reason
                return nil
            case .member: break
            }
        }
        let types = context.types ?? outline.path(of: context.scope)
        let answer: ConstantTable.Answer
        switch path.first {
        case "": answer = implicit(path, types)
        case "self", "Self", "this":
            answer = table.find(Array(path.dropFirst()), in: types, file: context.file ?? file, isExact: true)
        default: answer = table.find(path, in: types, file: context.file ?? file)
        }
        switch answer {
        case .found(let constant): return value(of: constant, expression)
        case .ambiguous(let count): reasons[path] = .ambiguous(path.joined(separator: "."), count)
        case .assigned: reasons[path] = .variable(path.joined(separator: "."))
        case .valueless: reasons[path] = .parameter(path.joined(separator: "."))
        case .unknown: break
        }
        return nil
    }

    /// Resolves a member that an extension of an animation's type declares, such as `.quick`.
    private func implicit(_ path: [String], _ types: [String]) -> ConstantTable.Answer {
        for type in ["Animation", "CAMediaTimingFunction", "Spring", "UnitCurve"] {
            let answer = table.find([type] + path.dropFirst(), in: [], file: file, isExact: true)
            if case .unknown = answer { continue }
            return answer
        }
        return .unknown
    }

    private mutating func value(of constant: Constant, _ expression: SourceExpression) -> SourceExpression? {
        if tokens.language == .xml {
            constants.append(constant)
            return SourceExpression(.string(constant.text ?? ""), range: expression.range)
        }
        guard let parsed = try? SourceExpression(parsing: constant.text ?? "", in: tokens.language) else { return nil }
        depth += 1
        defer { depth -= 1 }
        constants.append(constant)
        let types = Array(constant.path.dropLast())
        let value = inlined(parsed, Context(token: 0, scope: 0, types: types, file: constant.file))
        // In Swift, a whole number without a type is an Int, and uses integer division.
        if tokens.language == .swift, constant.type.isEmpty, case .number(let number) = value.form,
            number.kind == .whole
        {
            return SourceExpression(.cast(value, "Int"), range: expression.range)
        }
        return SourceExpression(value.form, range: expression.range)
    }

    private enum Local {
        case value(SourceExpression, at: Int)
        case reason(DynamicReason)
        case member
    }

    /// The declaration of a name in the functions around a token; `nil` if there is none.
    private func local(_ name: String, _ context: Context) -> Local? {
        guard let found = outline.byName[name] else { return nil }
        for scope in outline.chain(from: context.scope) {
            // In a type, the order of declarations doesn't matter; in a function, the last one before the use counts.
            let here = found.map { outline.declarations[$0] }.filter {
                $0.scope == scope && ($0.token <= context.token || outline.isMember($0))
            }
            guard let nearest = here.last else { continue }
            if outline.isMember(nearest) {
                guard nearest.kind == .parameter || nearest.kind == .variable && !nearest.isStatic else {
                    return .member
                }
                return .reason(nearest.kind == .variable ? .variable(name) : .parameter(name))
            }
            switch nearest.kind {
            case .parameter: return .reason(.parameter(name))
            case .binding, .getter: return .reason(reason(nearest))
            case .variable where isAssigned(name): return .reason(.variable(name))
            case .constant, .variable:
                guard let value = nearest.value, value < tokens.tokens.count else { return .reason(.parameter(name)) }
                var parser = SourceParser(tokens, at: value)
                guard let expression = try? parser.expression() else { return .reason(.expression) }
                return .value(expression, at: max(0, nearest.token - 1))
            }
        }
        return nil
    }

    private func reason(_ declaration: SourceOutline.Declaration) -> DynamicReason {
        guard let value = declaration.value else { return .parameter(declaration.name) }
        for index in value..<min(tokens.tokens.count, value + 16)
        where tokens.string(index).hasPrefix("keyboardAnimationDuration") { return .keyboard }
        return .parameter(declaration.name)
    }

    /// Whether a variable is assigned somewhere, apart from its declaration.
    private func isAssigned(_ name: String) -> Bool {
        let declared = outline.byName[name]?.compactMap { outline.declarations[$0].value }.map { $0 - 2 } ?? []
        return tokens.tokens.indices.contains { index in
            tokens.matches(index + 1, "=") && !declared.contains(index) && tokens.tokens[index].kind == .name
                && tokens.string(index) == name
        }
    }

    /// The reason why an expression isn't known.
    func reason(for expression: SourceExpression, at token: Int) -> DynamicReason {
        if Self.mentions("keyboardAnimationDurationUserInfoKey", expression) { return .keyboard }
        if let path = expression.path {
            if let known = reasons[path] { return known }
            let name = path.filter { !$0.isEmpty }.joined(separator: ".")
            if path.first == "self" || path.first == "Self" { return .parameter(name) }
            return .notFound(path.first == "" ? "." + name : name)
        }
        if case .call(let callee, _) = expression.form, let name = callee.path?.last { return .call(name) }
        for part in expression.parts where part.path != nil || !part.parts.isEmpty {
            if (try? part.number(in: tokens.language)) == nil { return reason(for: part, at: token) }
        }
        return .expression
    }

    private static func mentions(_ name: String, _ expression: SourceExpression) -> Bool {
        expression.path?.contains(name) == true || expression.parts.contains { mentions(name, $0) }
    }
}
