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

    /// An argument with the variables in it replaced.
    private struct Argument {
        let label: String?
        let value: SourceExpression
        /// Whether the call that is being evaluated, and not a mixin in it, decides what it is.
        var isOpen: Bool
    }

    /// The arguments of the function that is being evaluated, by the names of its parameters.
    private var bound: [String: Argument] = [:]
    /// Whether an open argument was read.
    private var isOpen = false
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
            if let argument = bound[StyleConstants.key(name)] {
                isOpen = isOpen || argument.isOpen
                return argument.value.moved(to: value.range)
            }
            return replaced(value, name, constants.variable(name, from: use)) ?? value
        case .member(let module, let name) where name.hasPrefix("$"):
            return replaced(value, name, constants.variable(name, of: module.lastName ?? "", from: use)) ?? value
        case .call(let callee, let arguments):
            let name = callee.path?.joined(separator: ".").lowercased() ?? ""
            if name == "var" || name == "env" { return reference(value, name, arguments.map(\.value), from: use) }
            let given = evaluated(arguments, from: use)
            let results = settings(callee.path ?? [], given, at: value.range, from: use)
            if results.count == 1, results[0].isCertain { return results[0].value }
            if let selected = Self.selected(name, given.map(\.value)) { return selected.moved(to: value.range) }
            let arguments = given.map { SourceArgument(label: $0.label, value: $0.value) }
            return SourceExpression(.call(callee, arguments), range: value.range)
        case .list(let values):
            // Sass leaves out what is `null`.
            let all = values.map { evaluated($0, from: use) }.filter { $0.form != .name("null") }
            return all.count == 1 ? all[0] : SourceExpression(.list(all), range: value.range)
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

    /// What the call of a mixin sets; none if the mixin isn't known.
    mutating func settings(of call: SourceExpression, from use: StyleConstants.Use) -> [StyleFunction.Setting] {
        let arguments = evaluated(call.arguments, from: use, isOpen: true)
        return settings(call.callee?.path ?? [], arguments, at: call.range, from: use)
    }

    /// What a mixin sets, or what a function of Sass returns.
    private mutating func settings(
        _ path: [String], _ arguments: [Argument], at range: Range<Int>, from use: StyleConstants.Use
    ) -> [StyleFunction.Setting] {
        let found = constants.functions(path, from: use)
        let all = found.first.map { settings($0, arguments, at: range, from: use, isOnly: found.count == 1) } ?? []
        let (mark, name) = (path.last?.first, path.last?.dropFirst() ?? "")
        guard all.isEmpty, found.first?.settings.isEmpty != true, mark == "@" || mark == ".",
            StyleFamily.family(of: name.lowercased()) != nil
        else { return all }
        // A mixin of another library has the meaning of the property if its arguments are whole items.
        let values = arguments.map(\.value)
        let value = values.count == 1 ? values[0] : SourceExpression(.array(values), range: range)
        let isCertain = found.isEmpty && constants.module(path, from: use) == nil && !value.isIncomplete
        let isOpen = depth == 0 || arguments.contains(where: \.isOpen)
        return [.init(property: name.lowercased(), value: value, isOpen: isOpen, isCertain: isCertain)]
    }

    private mutating func settings(
        _ function: StyleFunction, _ arguments: [Argument], at range: Range<Int>, from use: StyleConstants.Use,
        isOnly: Bool
    ) -> [StyleFunction.Setting] {
        guard depth < Self.mostDepth, calls < Self.mostVariables else {
            return function.settings.filter { $0.property != "@include" }.map {
                StyleFunction.Setting(property: $0.property, value: $0.value, rule: $0.rule, isCertain: false)
            }
        }
        let outer = (bound, isAlias, isOpen)
        (depth, calls, bound, isAlias) = (depth + 1, calls + 1, [:], false)
        defer { (depth, (bound, isAlias, isOpen)) = (depth - 1, outer) }
        // Its variables have the values of the time at which it is called.
        let token = function.file == use.file ? use.token : .max
        let inside = StyleConstants.Use(file: function.file, token: token, block: 0, sheet: nil)
        let isBound = bind(arguments, to: function.parameters, from: inside)
        let isAnyOpen = depth == 1 || arguments.contains(where: \.isOpen)
        return function.settings.flatMap { setting in
            var setting = setting
            setting.isCertain = setting.isCertain && isBound && isOnly
            isOpen = isAnyOpen && (setting.isOpen || !isBound)
            guard setting.property == "@include" else {
                setting.value = evaluated(setting.value, from: inside).computed.moved(to: range)
                setting.isOpen = isOpen && function.parameters?.isEmpty != true
                setting.isCertain = setting.isCertain && setting.value.size < Self.mostExpressions
                return [setting]
            }
            let given = evaluated(setting.value.arguments, from: inside)
            return settings(setting.value.callee?.path ?? [], given, at: range, from: inside).map { inner in
                var inner = inner
                inner.rule = setting.rule + inner.rule
                inner.isCertain = inner.isCertain && setting.isCertain
                inner.flags.formUnion(setting.flags)
                return inner
            }
        }
    }

    /// Gives parameters their values; `false` if they don't fit.
    private mutating func bind(
        _ arguments: [Argument], to parameters: [StyleSheet.Parameter]?, from inside: StyleConstants.Use
    ) -> Bool {
        guard let parameters, !arguments.contains(where: { $0.label == "..." }) else { return false }
        var rest = arguments
        for parameter in parameters {
            let key = StyleConstants.key(parameter.name)
            let index = rest.firstIndex { $0.label.map { StyleConstants.key($0) == key } ?? true }
            var given = index.map { rest.remove(at: $0) }
            if parameter.isRest, let first = given, !rest.isEmpty {
                let values = [first.value] + rest.map(\.value)
                // Sass puts commas between them, and Less spaces.
                let form: SourceExpression.Form = parameter.name.hasPrefix("@") ? .list(values) : .array(values)
                let all = SourceExpression(form, range: first.value.range)
                (given, rest) = (Argument(label: nil, value: all, isOpen: rest.contains(where: \.isOpen)), [])
            }
            let standard = parameter.standard.map { evaluated($0, from: inside) }
            // A text is what `#{$text}` makes of it.
            let value = (given?.value ?? standard).map { Self.selected("unquote", [$0]) ?? $0 }
            guard let value, value.size < Self.mostExpressions else { return false }
            bound[key] = Argument(label: nil, value: value.computed, isOpen: given?.isOpen ?? (depth == 1))
        }
        let all = SourceExpression(.list(parameters.compactMap { bound[$0.name]?.value }))
        if let first = parameters.first, let one = bound[first.name] {
            bound["@arguments"] = Argument(label: nil, value: parameters.count > 1 ? all : one.value, isOpen: true)
        }
        return rest.isEmpty
    }

    private mutating func evaluated(
        _ arguments: [SourceArgument], from use: StyleConstants.Use, isOpen: Bool = false
    ) -> [Argument] {
        arguments.flatMap { argument in
            let outer = self.isOpen
            self.isOpen = isOpen
            defer { self.isOpen = self.isOpen || outer }
            let value = evaluated(argument.value, from: use)
            // A list that is passed on: `$all...`.
            if argument.label == "...", case .array(let items) = value.form {
                return items.map { Argument(label: nil, value: $0, isOpen: self.isOpen) }
            }
            return [Argument(label: argument.label, value: value, isOpen: self.isOpen || !value.isRead)]
        }
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
            let result = evaluated(constant.value, from: use)
            // A text that is put into a value isn't quoted there.
            let found = (Self.selected("unquote", [result]) ?? result).moved(to: value.range)
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
    fileprivate var isRead: Bool { if case .other = form { false } else { true } }

    /// Whether an item of a list has no time, so that the arguments of a mixin aren't the items of the property's list.
    fileprivate var isIncomplete: Bool {
        let items = if case .array(let items) = form { items } else { [self] }
        return items.count > 1
            && items.contains { item in
                guard case .list(let values) = item.form else { return true }
                return !values.contains {
                    if case .number(let number) = $0.form { !number.unit.isEmpty } else { false }
                }
            }
    }

    /// The number that it is, if it is one.
    fileprivate var computed: SourceExpression {
        (try? number(in: .css)).map { SourceExpression(.number($0), range: range) } ?? self
    }
}
