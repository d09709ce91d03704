import MotifCore
import MotifSource

/// Reads expressions of one dialect by its table of shapes.
struct SpellingReader {
    let dialect: Dialect

    /// The greatest nesting depth of animations.
    private static let maximumDepth = 24

    /// Returns the timing in an expression; `nil` if it isn't about motion.
    ///
    /// - Parameter type: The expected type of the value, for members with a leading dot.
    func spelling(
        of expression: SourceExpression, expecting type: String?, depth: Int = 0
    ) throws(SpellingError) -> Spelling? {
        guard depth < Self.maximumDepth else { throw .tooDeep }
        switch expression.form {
        case .cast(let inner, _): return try spelling(of: inner, expecting: type, depth: depth + 1)
        case .null where type != nil, .implicit("none") where type != nil: return Spelling(dialect, .none)
        case .binary("??", _, let other):
            // Only the running app knows which of the two applies.
            var spelling = try spelling(of: other, expecting: type, depth: depth + 1)
            spelling?.unknown.append(Spelling.UnknownPart(part: "curve", expression: expression))
            return spelling
        case .object(let entries):
            var arguments = entries.map { SourceArgument(label: $0.key, value: $0.value) }
            if dialect == .tokens, Set(entries.map(\.key)) == ["value", "unit"] {
                arguments = [SourceArgument(label: "$value", value: expression)]
            }
            return try match(expression, "{}", arguments, expecting: type, depth: depth)
        case .string(let text):
            guard let type,
                let shape = dialect.shapes.first(where: { $0.isProperty && $0.type == type && $0.name == text })
            else { return nil }
            return try evaluate(shape, [], depth: depth)
        case .array(let numbers) where type == Role.easing.type || type == nil && dialect == .tokens:
            guard numbers.count == 4 else {
                throw .number(part: "curve", message: "has \(numbers.count) numbers; a cubic Bézier needs four")
            }
            let arguments = numbers.map { SourceArgument(label: nil, value: $0) }
            return try match(expression, "[]", arguments, expecting: type, depth: depth)
        case .call(var callee, let arguments):
            if case .member(let type, "init") = callee.form { callee = type }
            guard let name = callee.lastName else { return nil }
            if let found = try match(callee, name, arguments, expecting: type, depth: depth) { return found }
            guard dialect == .swiftUI, case .member(let base, _) = callee.form,
                let inner = try spelling(of: base, expecting: type, depth: depth + 1)
            else { return nil }
            return try modified(inner, name, arguments, depth: depth)
        case .name, .implicit, .member:
            guard let name = expression.lastName else { return nil }
            if let shape = dialect.shapes.first(where: { $0.isProperty && fits($0, expression, name, type) }) {
                return try evaluate(shape, [], depth: depth)
            }
            guard dialect == .swiftUI, case .member(let base, _) = expression.form,
                let inner = try spelling(of: base, expecting: type, depth: depth + 1)
            else { return nil }
            return inner.adding(.modifier, name)
        default: return nil
        }
    }

    /// The reading by the first shape that accepts the arguments.
    private func match(
        _ callee: SourceExpression, _ name: String, _ arguments: [SourceArgument], expecting type: String?, depth: Int
    ) throws(SpellingError) -> Spelling? {
        let named = dialect.shapes.filter { !$0.isProperty && fits($0, callee, name, type) }
        guard !named.isEmpty else { return nil }
        let flat = flattened(arguments)
        let spread = flat.filter(\.isSpread)
        for shape in named {
            guard let bound = bind(shape, flat) else { continue }
            var spelling = try evaluate(shape, bound, depth: depth)
            spelling.unknown += spread.map { Spelling.UnknownPart(part: "timing", expression: $0.value) }
            return spelling
        }
        // Many types have methods with such names; only the name of a known type or function means motion.
        guard named.contains(where: { $0.type != "*" && $0.name != "{}" }) else { return nil }
        throw .arguments(call: name, dialect: dialect, forms: named.map(\.form))
    }

    /// Whether a shape has this callee.
    private func fits(_ shape: CallShape, _ callee: SourceExpression, _ name: String, _ type: String?) -> Bool {
        if shape.name == "init", shape.type == name { return callee.path.map { $0.first != "" } ?? false }
        guard shape.name == name else { return false }
        if name == "{}" || name == "[]" { return shape.type.isEmpty || type == nil || shape.type == type }
        if case .implicit = callee.form {
            return !shape.type.isEmpty && shape.type != "modifier" && (type == nil || shape.type == type)
        }
        if shape.type == "*" { if case .member = callee.form { return true } else { return false } }
        guard let path = callee.path, path.first != "" else { return false }
        if shape.type.isEmpty { return path.count == 1 || path.count == 2 && Self.modules.contains(path[0]) }
        return path.dropLast().last == shape.type
    }

    private static let modules = ["SwiftUI", "SwiftUICore", "UIKit", "QuartzCore", "Animated", "CSS"]

    /// The arguments, including the entries of objects that only group them.
    private func flattened(_ arguments: [SourceArgument], depth: Int = 0) -> [SourceArgument] {
        guard dialect.language == .typeScript, depth < 4 else { return arguments }
        let flat = arguments.flatMap { argument -> [SourceArgument] in
            if case .unary("...", let list) = argument.value.form, case .array(let values) = list.form {
                return values.map { SourceArgument(label: nil, value: $0) }
            }
            guard case .object(let entries) = argument.value.form,
                argument.label.map(Self.groups.contains) ?? true, argument.value.entry("unit") == nil
            else { return [argument] }
            return flattened(entries.map { SourceArgument(label: $0.key, value: $0.value) }, depth: depth + 1)
        }
        // The last of equal keys counts.
        var seen = Set<String>()
        return flat.reversed().filter { argument in
            guard let label = argument.label, !argument.isSpread else { return true }
            return seen.insert(label).inserted
        }.reversed()
    }

    private static let groups = [
        "...", "config", "easingFunctionSpring", "easingFunctionCubicBezier", "$value", "transition",
    ]

    /// The parameters with their arguments; `nil` if the shape doesn't accept them.
    private func bind(
        _ shape: CallShape, _ arguments: [SourceArgument]
    ) -> [(parameter: CallShape.Parameter, value: SourceExpression)]? {
        var rest = shape.parameters
        var bound: [(parameter: CallShape.Parameter, value: SourceExpression)] = []
        for argument in arguments {
            let key = argument.label.map { ($0.split(separator: ":").last ?? "").lowercased() }
            let index =
                if key == nil, dialect.bindsByPosition {
                    rest.indices.first
                } else {
                    rest.firstIndex { $0.key == key }
                }
            if let index {
                guard rest[index].role != .configuration || argument.value.isConfiguration else { return nil }
                bound.append((rest.remove(at: index), argument.value))
            } else {
                var isBody = false
                if case .closure = argument.value.form { isBody = true }
                let isOther = shape.acceptsOthers && (key != nil || dialect == .android)
                guard isBody || isOther || argument.isSpread else { return nil }
            }
        }
        guard rest.allSatisfy(\.isOptional) else { return nil }
        for (role, value) in shape.fixed where role == .kind {
            guard case .string(value)? = bound.first(where: { $0.parameter.role == .kind })?.value.form else {
                return nil
            }
        }
        return bound
    }

    private func evaluate(
        _ shape: CallShape, _ bound: [(parameter: CallShape.Parameter, value: SourceExpression)], depth: Int
    ) throws(SpellingError) -> Spelling {
        var values = RoleValues(self, depth: depth)
        try values.set(shape, bound)
        var spelling = try values.spelling(of: shape)
        for text in shape.alternatives {
            guard let expression = try? SourceExpression(parsing: text, in: dialect.language),
                let other = try self.spelling(of: expression, expecting: nil, depth: depth + 1)
            else { continue }
            spelling.alternatives.append(other)
        }
        return spelling
    }

    /// An animation with a modifier of SwiftUI.
    private func modified(
        _ inner: Spelling, _ name: String, _ arguments: [SourceArgument], depth: Int
    ) throws(SpellingError) -> Spelling {
        let shapes = dialect.shapes.filter { $0.type == "modifier" && $0.name == name }
        guard !shapes.isEmpty else { return inner.adding(.modifier, name) }
        for shape in shapes {
            guard let bound = bind(shape, arguments) else { continue }
            return try inner.modified(by: try evaluate(shape, bound, depth: depth))
        }
        throw .arguments(call: name, dialect: dialect, forms: shapes.map(\.form))
    }
}

extension Spelling {
    init(_ dialect: Dialect, _ note: SpellingNote.Code) {
        self.init(dialect)
        notes = [SpellingNote(code: note)]
    }

    func adding(_ code: SpellingNote.Code, _ subject: String = "") -> Spelling {
        var copy = self
        copy.note(code, subject)
        return copy
    }

    mutating func note(_ code: SpellingNote.Code, _ subject: String = "") {
        let note = SpellingNote(code: code, subject: subject)
        if !notes.contains(note) { notes.append(note) }
    }

    /// The animation with the delay, the speed, or the repetitions of a modifier.
    func modified(by modifier: Spelling) throws(SpellingError) -> Spelling {
        var result = self
        result.notes += modifier.notes.filter { !notes.contains($0) }
        result.unknown += modifier.unknown
        result.written += modifier.written
        if let delay = modifier.delay { result.delay = (result.delay ?? 0) + delay }
        // A sum isn't known if a part of it isn't.
        if result.unknown.contains(where: { $0.part == Role.delay.rawValue }) { result.delay = nil }
        if let repeats = modifier.repeats, repeats.count != 1 {
            result.repeats = repeats
            if result.delay != nil { result.note(.delayRepeats) }
        }
        if let speed = modifier.speed { result = try result.faster(by: speed) }
        result.alternatives = try alternatives.mapEach { reading throws(SpellingError) in
            try reading.modified(by: modifier)
        }
        return result
    }
}

extension Array {
    func mapEach<Result, Failure>(_ body: (Element) throws(Failure) -> Result) throws(Failure) -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try body(element)) }
        return results
    }
}

extension SourceArgument {
    /// Whether its value is spread into arguments.
    fileprivate var isSpread: Bool {
        if case .unary("...", _) = value.form { return true }
        return label == "..."
    }
}

extension SourceExpression {
    /// Whether it can be an object: neither a function nor nothing.
    fileprivate var isConfiguration: Bool { form != .closure && form != .null }

    /// The last name of a callee: `animate` of `UIView.animate`.
    var lastName: String? {
        switch form {
        case .name(let name), .implicit(let name), .member(_, let name): name
        default: nil
        }
    }
}

extension CallShape {
    /// The shape for display: `.spring(response:dampingFraction:)`.
    var form: String {
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        return (type.isEmpty || type == "*" ? "" : type + ".") + name + "(" + labels + ")"
    }
}
