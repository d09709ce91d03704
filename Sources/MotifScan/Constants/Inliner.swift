import MotifSource
import MotifSpelling

/// Replaces the names of constants in an expression with their values.
struct Inliner {
    let table: ConstantTable
    private var language: SourceLanguage { table.language }
    /// The constants that were used, outermost first.
    private(set) var constants: [Constant] = []
    /// The values of those that the expression itself names, or that are all of such a constant, by their indices, with
    /// the names that the expression has.
    private(set) var values: [Int: (value: SourceExpression, name: String)] = [:]
    /// The name in the expression of a constant whose whole value is being inlined, if that is a constant.
    private var alias: String?
    private var reasons: [[String]: DynamicReason]
    /// The constants whose values are being inlined, by their files and offsets.
    private var open: Set<[Int]> = []
    /// The number of expressions that constants can still add to a place.
    private var budget = 2_000

    /// Whether a name that SwiftUI's type of animations has is a member of that type.
    private let expectsAnimation: Bool

    private static let mostDepth = 24

    /// - Parameter reasons: The reasons why names of the place's own code aren't known.
    init(
        _ table: ConstantTable, reasons: [[String]: DynamicReason] = [:], expectsAnimation: Bool = false
    ) {
        (self.table, self.reasons) = (table, reasons)
        self.expectsAnimation = expectsAnimation
    }

    /// Where names are looked up: in the types around an expression, and in its file.
    struct Context {
        var types: [String]
        var file: Int
        /// Whether the expression is the value of a constant, and not the place's own code.
        var isConstant = false
    }

    /// The expression with each known name replaced.
    mutating func inlined(_ expression: SourceExpression, _ context: Context) -> SourceExpression {
        if context.isConstant { budget -= 1 }
        switch expression.form {
        case .closure: return expression
        case .call(let callee, let arguments) where callee.path == ["Object", "freeze"] && arguments.count == 1:
            return inlined(arguments[0].value, context)
        case .string(let text) where language.isMarkup && text.hasPrefix("@"):
            return resolved([text], expression, context) ?? expression
        case .call(let callee, let arguments):
            if let value = result(of: callee, arguments, expression, context) { return value }
        default: break
        }
        guard let path = expression.path else {
            let inlined = expression.mapValues { self.inlined($0, context) }
            // What is known is there.
            if case .binary("??", let value, _) = inlined.form, (try? value.number(in: language)) != nil {
                return value
            }
            return inlined
        }
        if let value = resolved(path, expression, context) { return value }
        // A member or a modifier of a constant: `.standard.delay`, `durations.fast`.
        if reasons[path] == nil, case .member(let base, let name) = expression.form, base.path != nil {
            let value = inlined(base, context)
            if case .object = value.form { return value.entry(name)?.moved(to: expression.range) ?? expression }
            if value != base, !base.isTypeName {
                return SourceExpression(.member(value, name), range: expression.range)
            }
        }
        return expression
    }

    private mutating func resolved(
        _ path: [String], _ expression: SourceExpression, _ context: Context
    ) -> SourceExpression? {
        if !context.isConstant, isLocal(path) { return nil }
        let name = path.joined(separator: ".")
        switch lookup(path, context, name) {
        case .found(let constant): return value(of: constant, expression, name)
        case .reason(let reason): reasons[path] = reason
        case .unknown:
            if let number = Dialect.constant(path, in: language) {
                return SourceExpression(.number(number), range: expression.range)
            }
            if let first = path.first, table.isElsewhere(first, in: context.file) { reasons[path] = .notFound(name) }
        }
        return nil
    }

    /// Whether the place's own code declares a name; the members of such a name are its own, too.
    private func isLocal(_ path: [String]) -> Bool {
        // What a closure captures as `self` is the object around it.
        let isOwn = ["self", "Self", "this"].contains(path.first)
        return reasons[path] != nil || !isOwn && reasons[Array(path.prefix(1))] != nil
    }

    private func lookup(_ path: [String], _ context: Context, _ name: String) -> Lookup<Constant> {
        switch path.first {
        case "": implicit(path, context, name)
        case "self", "Self", "this": find(Array(path.dropFirst()), context.types, context, name, isExact: true)
        default: find(path, context.types, context, name)
        }
    }

    /// The result of a function that is a constant, if no other function can be meant.
    private mutating func result(
        of callee: SourceExpression, _ arguments: [SourceArgument], _ expression: SourceExpression, _ context: Context
    ) -> SourceExpression? {
        guard let path = callee.path, let last = path.last else { return nil }
        let labels = arguments.map { $0.label ?? "_" }
        if language.hasImplicitMembers, ["", "Animation"].contains(path.first), path.count == 2,
            table.functions(last).contains(where: {
                $0.owner == "Animation" && !$0.labels.isEmpty && $0.accepts(labels, isByPosition: false)
            })
        {
            // The app's own, which isn't the platform's of the same name.
            return SourceExpression(
                .call(SourceExpression(.name(last), range: callee.range), arguments), range: expression.range)
        }
        let full = Array(path.dropLast()) + [last + "()"]
        let name = full.joined(separator: ".")
        guard context.isConstant || !isLocal(full), case .found(let constant) = lookup(full, context, name),
            table.isOnly(last, of: constant.owner.last ?? "", labels, in: context.types)
        else { return nil }
        return value(of: constant, expression, name)
    }

    private func find(
        _ path: [String], _ types: [String], _ context: Context, _ name: String, isExact: Bool = false
    ) -> Lookup<Constant> {
        let found = table.find(path, in: types, file: context.file, isExact: isExact, as: name)
        // Kotlin's name of a companion without one, whose members are those of the type around it.
        guard case .unknown = found, path.contains("Companion") else { return found }
        return find(path.filter { $0 != "Companion" }, types, context, name, isExact: isExact)
    }

    /// The types whose members can be written with a leading dot where a timing, or a part of one, is expected.
    static let implicitTypes = [
        "Animation", "CAMediaTimingFunction", "Spring", "UnitCurve", "TimeInterval", "Double", "CGFloat", "Float",
        "CFTimeInterval", "AnimationOptions", "UIView.AnimationOptions", "UICubicTimingParameters",
        "UISpringTimingParameters", "AnyTransition", "CAMediaTimingFunctionName", "Duration", "Int",
    ].map { $0.split(separator: ".").map(String.init) }

    /// Resolves a member that an extension of an expected type declares, such as `.quick`.
    private func implicit(_ path: [String], _ context: Context, _ name: String) -> Lookup<Constant> {
        for type in Self.implicitTypes {
            if let answer = find(type + path.dropFirst(), [], context, name, isExact: true).known { return answer }
            if type == ["Animation"], expectsAnimation, Dialect.hasAnimation(path.last ?? "") { break }
        }
        return .unknown
    }

    private mutating func value(
        of constant: Constant, _ expression: SourceExpression, _ name: String
    ) -> SourceExpression? {
        guard let found = constant.value else { return nil }
        let path = expression.path ?? [name]
        guard open.insert([constant.file, constant.offset]).inserted else {
            reasons[path] = .circular(name)
            return nil
        }
        defer { open.remove([constant.file, constant.offset]) }
        guard open.count < Self.mostDepth, budget > 0 else {
            reasons[path] = .tooLong
            return nil
        }
        let index = constants.count
        constants.append(constant)
        let written = open.count == 1 ? constant.parts.last : alias
        alias = found.path == nil ? nil : written
        var value = inlined(found, Context(types: constant.owner, file: constant.file, isConstant: true))
            .moved(to: expression.range)
        // In Swift, a whole number without a type is an Int, and uses integer division.
        if constant.type.isEmpty, case .number(let number) = value.form, number.kind == .whole {
            value = SourceExpression(.cast(value, "Int"), range: expression.range)
        }
        if let written { values[index] = (value, written) }
        return value
    }

    /// The reason why an expression isn't known.
    func reason(for expression: SourceExpression) -> DynamicReason {
        let keyboard = "keyboardAnimationDurationUserInfoKey"
        if expression.contains({ $0.path?.contains(keyboard) == true }) { return .keyboard }
        if case .string(let name) = expression.form, language.isMarkup, name.hasPrefix("@") {
            return name.hasPrefix("@android:") ? .platform(name) : .notFound(name)
        }
        if let path = expression.path {
            // Expressions of Swift that begin with a statement's word.
            if path == ["if"] || path == ["switch"] { return .expression }
            if let known = reasons[path] { return known }
            let name = path.filter { !$0.isEmpty }.joined(separator: ".")
            let isLocal = path.first.map { reasons[[$0]] != nil } ?? false
            if isLocal || ["self", "Self", "this"].contains(path.first) { return .parameter(name) }
            let isDeclared = path.last.map { table.declares($0) } ?? false
            return isDeclared ? .parameter(name) : .notFound(path.first == "" ? "." + name : name)
        }
        if case .call(let callee, _) = expression.form, let name = callee.lastName {
            // What is converted, or measured in a unit.
            let isTransparent = SourceExpression.isConversion(name) || name == language.scaledType
            for argument in expression.arguments
            where isTransparent && (try? argument.value.number(in: language)) == nil {
                return reason(for: argument.value)
            }
            return .call(name)
        }
        for part in expression.parts where part.path != nil || !part.parts.isEmpty {
            if (try? part.number(in: language)) == nil { return reason(for: part) }
        }
        return .expression
    }
}
