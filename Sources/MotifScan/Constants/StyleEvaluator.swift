import MotifSource
import MotifSpelling

/// Replaces variables with their values, and evaluates the functions of Sass and Less that select a value.
struct StyleEvaluator {
    let constants: StyleConstants
    /// The variables that were used, outermost first.
    private(set) var used: [StyleConstant] = []
    /// The values of those that the value itself names, or that are all of such a variable, by their indices.
    private(set) var values: [Int: SourceExpression] = [:]
    /// Whether the value that is being evaluated is another name for such a variable.
    private var isAlias = false
    private var reasons: [String: DynamicReason] = [:]
    private var depth = 0
    /// The arguments of the function whose result is being evaluated, by the names of its parameters.
    private var bound: [String: SourceExpression] = [:]
    /// The number of functions that were called.
    private var calls = 0

    private static let mostDepth = 12
    /// The number of variables in a value, so that variables that repeat others cost little.
    private static let mostVariables = 128
    /// The size of an argument and a result, so that functions that repeat their arguments cost little.
    private static let mostExpressions = 256

    init(_ constants: StyleConstants) { self.constants = constants }

    /// The value with each known variable replaced.
    mutating func evaluated(_ value: SourceExpression, from use: StyleConstants.Use) -> SourceExpression {
        switch value.form {
        case .name(let name) where name.hasPrefix("-$") || name.hasPrefix("-@"):
            let operand = SourceExpression(.name(String(name.dropFirst())), range: value.range)
            return SourceExpression(.unary("-", evaluated(operand, from: use)), range: value.range)
        case .name(let name) where name.hasPrefix("$") || name.hasPrefix("@"):
            if let argument = bound[StyleConstants.key(name)] { return argument.moved(to: value.range) }
            return replaced(value, name, constants.variable(name, from: use)) ?? value
        case .member(let module, let name) where name.hasPrefix("$"):
            return replaced(value, name, constants.variable(name, of: module.lastName ?? "", from: use)) ?? value
        case .call(let callee, let arguments):
            let name = callee.path?.joined(separator: ".").lowercased() ?? ""
            if name == "var" || name == "env" { return reference(value, name, arguments.map(\.value), from: use) }
            var given: [SourceArgument] = []
            for argument in arguments {
                given.append(SourceArgument(label: argument.label, value: evaluated(argument.value, from: use)))
            }
            let parts = given.map(\.value)
            if let result = result(callee.path ?? [], given, from: use) { return result.moved(to: value.range) }
            if let selected = Self.selected(name, parts) { return selected.moved(to: value.range) }
            return SourceExpression(.call(callee, given), range: value.range)
        default:
            return value.mapParts { evaluated($0, from: use) }
        }
    }

    /// `var(--time, 0.2s)`: the fallback is the value if nothing declares the property.
    private mutating func reference(
        _ value: SourceExpression, _ function: String, _ arguments: [SourceExpression], from use: StyleConstants.Use
    ) -> SourceExpression {
        guard case .name(let name)? = arguments.first?.form else { return value }
        let fallback = arguments.dropFirst()
        let answer = constants.property(name, from: use, hasFallback: !fallback.isEmpty)
        if let found = replaced(value, name, answer) { return found }
        guard case .unknown = answer, let first = fallback.first else { return value }
        let all = fallback.count == 1 ? first : SourceExpression(.array(Array(fallback)), range: first.range)
        return evaluated(all, from: use)
    }

    /// The result of a function of Sass, or the value that a mixin sets, whose path begins with `@`.
    mutating func result(
        _ path: [String], _ arguments: [SourceArgument], from use: StyleConstants.Use
    ) -> SourceExpression? {
        guard let function = constants.function(path, from: use), let body = function.value,
            arguments.count <= function.parameters.count,
            depth < Self.mostDepth, calls < Self.mostVariables
        else { return nil }
        (depth, calls) = (depth + 1, calls + 1)
        let (isAlias, outer) = (isAlias, bound)
        (self.isAlias, bound) = (false, [:])
        defer { (depth, self.isAlias, bound) = (depth - 1, isAlias, outer) }
        // Its variables have the values of the time at which it is called.
        let token = function.file == use.file ? use.token : .max
        let inside = StyleConstants.Use(file: function.file, token: token, block: 0, sheet: nil)
        var rest = arguments
        for (name, standard) in function.parameters {
            let key = StyleConstants.key(name)
            let index = rest.firstIndex { $0.label.map { StyleConstants.key($0) == key } ?? true }
            let given = index.map { rest.remove(at: $0).value }
            guard let value = given ?? standard.map({ evaluated($0, from: inside) }), value.size < Self.mostExpressions
            else { return nil }
            bound[key] = value.computed
        }
        let result = rest.isEmpty ? evaluated(body, from: inside).computed : nil
        return result.flatMap { $0.size < Self.mostExpressions ? $0 : nil }
    }

    private mutating func replaced(
        _ value: SourceExpression, _ name: String, _ answer: Lookup<StyleConstant>
    ) -> SourceExpression? {
        switch answer {
        case .unknown: return nil
        case .reason(let reason):
            reasons[name] = reason
            return nil
        case .found(let constant):
            guard depth < Self.mostDepth, used.count < Self.mostVariables else { return nil }
            let index = used.count
            used.append(constant)
            depth += 1
            defer { depth -= 1 }
            let isNamed = depth == 1 || isAlias
            let isReference = constant.value.callee?.path == ["var"] && constant.value.arguments.count == 1
            let arguments = bound
            bound = [:]
            defer { bound = arguments }
            isAlias = isNamed && (isReference || constant.value.path != nil)
            let use = StyleConstants.Use(file: constant.file, token: constant.token, block: constant.block, sheet: nil)
            let found = evaluated(constant.value, from: use).moved(to: value.range)
            if isNamed { values[index] = found }
            return found
        }
    }

    /// The part of a map or a list that a function selects.
    private static func selected(_ function: String, _ values: [SourceExpression]) -> SourceExpression? {
        guard let first = values.first else { return nil }
        switch function {
        case "map-get", "map.get", "map-deep-get":
            return values.dropFirst().reduce(first) { map, key in
                map.flatMap { found in text(key).flatMap { found.entry($0) } }
            }
        case "nth", "list.nth":
            guard values.count == 2, case .number(let position) = values[1].form else { return nil }
            switch first.form {
            case .array(let items), .list(let items):
                let index = Int(exactly: position.value) ?? 0
                return items.indices.contains(index - 1) ? items[index - 1] : nil
            default: return nil
            }
        case "unquote", "string.unquote", "e":
            guard case .string(let text) = first.form, let language = SourceLanguage(fileExtension: "scss") else {
                return nil
            }
            return try? SourceExpression(parsing: text, in: language)
        default: return nil
        }
    }

    private static func text(_ key: SourceExpression) -> String? {
        switch key.form {
        case .name(let text), .string(let text): text
        case .number(let number) where Int(exactly: number.value) != nil: "\(Int(number.value))\(number.unit)"
        default: nil
        }
    }

    /// The reason why a value isn't known.
    func reason(for value: SourceExpression) -> DynamicReason {
        switch value.form {
        case .name(let name), .member(_, let name):
            let name = name.hasPrefix("-$") || name.hasPrefix("-@") ? String(name.dropFirst()) : name
            if ["inherit", "revert", "revert-layer"].contains(name.lowercased()) {
                return .inherited(name.lowercased())
            }
            return reasons[name] ?? .notFound(name)
        case .call(let callee, let arguments):
            for argument in arguments {
                let isName =
                    if case .name(let name) = argument.value.form { StyleFamily.isVariable(name) } else { false }
                if isName || !argument.value.parts.isEmpty { return reason(for: argument.value) }
            }
            return .call(callee.path?.joined(separator: ".") ?? "")
        default:
            let open = value.parts.first { part in
                if case .number = part.form { false } else { true }
            }
            return open.map(reason) ?? .expression
        }
    }
}

extension SourceExpression {
    /// The number that it is, if it is one.
    fileprivate var computed: SourceExpression {
        (try? number(in: .css)).map { SourceExpression(.number($0), range: range) } ?? self
    }
}
