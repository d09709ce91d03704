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

    private static let (mostDepth, mostStatements) = (12, 256)
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
        case .name(let word) where word.contains("{"):
            return inserted(word, from: use).flatMap(Self.parsed)?.moved(to: value.range) ?? value
        case .call(let callee, let arguments):
            let name = callee.path?.joined(separator: ".").lowercased() ?? ""
            if name == "var" || name == "env" { return reference(value, name, arguments.map(\.value), from: use) }
            let given = evaluated(arguments, from: use)
            let results = settings(callee.path ?? [], given, at: value.range, from: use)
            if let result = results.first, result.isCertain { return result.value }
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
        let calls = found.first?.settings.filter { $0.kind == .call }
        guard all.isEmpty, calls.map({ !$0.isEmpty && $0.count == found[0].settings.count }) ?? true,
            mark == "@" || mark == ".",
            StyleFamily.family(of: name.lowercased()) != nil
        else { return all }
        // A mixin of another library has the meaning of the property if its arguments are whole items.
        let values = arguments.map(\.value)
        let value = values.count == 1 ? values[0] : SourceExpression(.array(values), range: range)
        let isCertain =
            found.isEmpty && !values.isEmpty && constants.module(path, from: use) == nil && !value.isIncomplete
        let isOpen = depth == 0 || arguments.contains(where: \.isOpen)
        return [.init(property: name.lowercased(), value: value, isOpen: isOpen, isCertain: isCertain)]
    }

    private mutating func settings(
        _ function: StyleFunction, _ arguments: [Argument], at range: Range<Int>, from use: StyleConstants.Use,
        isOnly: Bool
    ) -> [StyleFunction.Setting] {
        guard depth < Self.mostDepth, calls < Self.mostVariables, function.settings.count < Self.mostStatements else {
            return function.settings.filter { $0.kind == .property }.map {
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
        let own = Set(function.settings.filter { $0.kind == .variable }.map(\.property))
        // Its own places state each branch for itself.
        let isBranching = function.settings.contains { !$0.conditions.isEmpty }
        return function.settings.flatMap { setting -> [StyleFunction.Setting] in
            let holds = isBound ? self.holds(setting.conditions, from: inside) : nil
            if holds == false { return [] }
            var setting = setting
            setting.isCertain = setting.isCertain && isBound && isOnly && holds == true
            isOpen = isAnyOpen && (setting.isOpen || !isBound)
            if setting.kind == .variable {
                assign(setting, isAnyOpen, from: inside)
                return []
            }
            guard setting.kind == .call else {
                setting.value = evaluated(setting.value, from: inside).computed.moved(to: range)
                let name = property(setting.property, from: inside)
                // What a loop puts there is taken for the prefix of a browser.
                setting.isCertain = setting.isCertain && !name.isEmpty
                setting.property =
                    name.isEmpty ? inserted(setting.property, from: inside, else: "")?.lowercased() ?? "" : name
                setting.isOpen = isOpen && function.parameters?.isEmpty != true || isAnyOpen && isBranching
                setting.isCertain =
                    setting.isCertain && setting.value.size < Self.mostExpressions && !setting.value.hasName(own)
                return [setting]
            }
            let given = evaluated(setting.value.arguments, from: inside)
            return settings(setting.value.callee?.path ?? [], given, at: range, from: inside).map { inner in
                var inner = inner
                inner.rule = setting.rule + inner.rule
                inner.isCertain = inner.isCertain && setting.isCertain && !inner.value.hasName(own)
                inner.flags.formUnion(setting.flags)
                return inner
            }
        }
    }

    /// Whether all conditions hold; `nil` if that isn't known.
    private mutating func holds(_ conditions: [StyleCondition], from use: StyleConstants.Use) -> Bool? {
        var isKnown = true
        for condition in conditions {
            guard let holds = evaluated(condition.value, from: use).holds else {
                isKnown = false
                continue
            }
            if holds != condition.holds { return false }
        }
        return isKnown ? true : nil
    }

    /// Gives a variable of a mixin its value; one that isn't known stays as it is written.
    private mutating func assign(_ setting: StyleFunction.Setting, _ isOpen: Bool, from inside: StyleConstants.Use) {
        let value = evaluated(setting.value, from: inside).computed
        let isKnown =
            setting.isCertain && setting.flags.isEmpty && value.size < Self.mostExpressions
            && (setting.rule.isEmpty || bound[setting.property] != nil)
        let name = SourceExpression(.name(setting.property))
        bound[setting.property] = Argument(label: nil, value: isKnown ? value : name, isOpen: isOpen)
    }

    /// The name of a property with the values of variables in it; empty if one isn't known.
    mutating func property(_ name: String, from use: StyleConstants.Use) -> String {
        name.contains("{") ? inserted(name, from: use)?.lowercased() ?? "" : name
    }

    /// A word with the values of variables put in, `#{$time}ms`; `nil` if one isn't known.
    private mutating func inserted(
        _ word: String, from use: StyleConstants.Use, else standard: String? = nil
    ) -> String? {
        var (result, rest) = ("", word[...])
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}"), open > rest.startIndex
        {
            let mark = rest.index(before: open)
            let name = rest[open..<close].dropFirst().filter { $0 != " " }
            let value = evaluated(SourceExpression(.name(rest[mark] == "@" ? "@" + name : name)), from: use)
            guard let text = Self.text(value).flatMap({ StyleFamily.isVariable($0) ? nil : $0 }) ?? standard else {
                return nil
            }
            result += rest[..<mark] + text
            rest = rest[close...].dropFirst()
        }
        return result + rest
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
            // Sass puts commas between the rest, and Less spaces.
            let isLess = parameter.name.hasPrefix("@")
            if parameter.isRest, !isLess || given != nil && !rest.isEmpty {
                let all = (given.map { [$0] } ?? []) + rest
                let values = all.map(\.value)
                let value = SourceExpression(
                    isLess ? .list(values) : .array(values), range: values.first?.range ?? 0..<0)
                (given, rest) = (Argument(label: nil, value: value, isOpen: all.contains(where: \.isOpen)), [])
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
