import MotifCore
import MotifSource
import MotifText

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
        case .null where type != nil, .implicit("none") where type != nil: return Spelling(dialect).adding(.none)
        case .binary("??", let value, let other):
            // Only the running app knows which of the two applies.
            var spelling = try spelling(of: other, expecting: type, depth: depth + 1)
            let part = spelling?.timing.curve == nil && spelling?.timing.duration != nil ? "duration" : "curve"
            spelling?.unknown.append(Spelling.UnknownPart(part: part, expression: value))
            return spelling
        case .object(let entries):
            var arguments = entries
            if dialect == .tokens, Set(entries.map(\.key)) == ["value", "unit"] {
                arguments = [SourceArgument(label: "$value", value: expression)]
            }
            return try match(expression, "{}", arguments, expecting: type, depth: depth)
        case .string(let text):
            guard type != nil, let shape = property(text, of: type) else { return nil }
            return try evaluate(shape, [], depth: depth)
        case .array(let numbers) where type == Role.easing.type || type == nil && dialect == .tokens:
            // An easing for each keyframe.
            if numbers.contains(where: { $0.isText || !$0.elements.isEmpty }) {
                return Spelling(dialect).adding(.keyframes)
            }
            guard numbers.count == 4 else {
                throw .number(part: "curve", message: "has \(numbers.count) numbers; a cubic Bézier needs four")
            }
            let arguments = numbers.map { SourceArgument(label: nil, value: $0) }
            return try match(expression, "[]", arguments, expecting: type, depth: depth)
        case .call(var callee, let arguments):
            if case .member(let type, "init") = callee.form { callee = type }
            guard let name = callee.lastName else { return nil }
            // A duration is a timing, whatever its units.
            if name == dialect.language.scaledType, let shape = dialect.shapes.first(where: { $0.name == name }) {
                return try evaluate(shape, shape.parameters.map { ($0, expression) }, depth: depth)
            }
            if let found = try match(callee, name, arguments, expecting: type, depth: depth) { return found }
            guard let inner = try unmodified(callee, expecting: type, depth: depth) else { return nil }
            return try modified(inner, name, arguments, depth: depth)
        case .name, .implicit, .member:
            guard let name = expression.lastName else { return nil }
            if let shape = dialect.shapes.first(where: { $0.isProperty && fits($0, expression, name, type) }) {
                return try evaluate(shape, [], depth: depth)
            }
            // A property of an easing: `Curves.easeIn.flipped`.
            if case .member(let base, _) = expression.form,
                let shape = dialect.shapes.first(where: { $0.type == "*" && $0.name == name }),
                let easing = shape.parameters.first, easing.role == .easing
            {
                return try evaluate(shape, [(easing, base)], depth: depth)
            }
            return try unmodified(expression, expecting: type, depth: depth)?.adding(.modifier, name)
        default: return nil
        }
    }

    /// The property of a type.
    func property(_ name: String?, of type: String?) -> CallShape? {
        dialect.shapes.first { $0.isProperty && $0.type == type && $0.name == name }
    }

    /// The animation in front of a modifier.
    private func unmodified(
        _ modifier: SourceExpression, expecting type: String?, depth: Int
    ) throws(SpellingError) -> Spelling? {
        guard dialect.hasModifiers, case .member(let base, _) = modifier.form else { return nil }
        return try spelling(of: base, expecting: type, depth: depth + 1)
    }

    /// The reading by the first shape that accepts the arguments.
    private func match(
        _ callee: SourceExpression, _ name: String, _ arguments: [SourceArgument], expecting type: String?, depth: Int
    ) throws(SpellingError) -> Spelling? {
        let named = dialect.shapes.filter { !$0.isProperty && fits($0, callee, name, type) }
        guard !named.isEmpty else { return nil }
        for (arguments, unread) in [(arguments, [])] + withoutUnread(arguments, of: named) {
            for shape in named {
                let flat = flattened(arguments, keeping: shape.parameters.prefix { $0.key == nil }.count)
                guard let bound = bind(shape, flat) else { continue }
                var spelling = try evaluate(shape, bound, depth: depth)
                // Its parts aren't timings.
                if spelling.isEmpty, spelling.others.isEmpty, shape.name == "{}" { continue }
                // What isn't known can have every key, so that no default applies.
                for spread in flat.flatMap(\.spread) {
                    (spelling.alternatives, spelling.notes) = ([], [])
                    spelling.unknown.append(Spelling.UnknownPart(part: "timing", expression: spread))
                }
                for label in unread { spelling.note(.unread, label) }
                return spelling.promoted
            }
        }
        // Many types have methods with such names; only the name of a known type or function means motion.
        guard named.contains(where: { $0.type != "*" && $0.name != "{}" }) else { return nil }
        throw error(name, arguments, forms: named)
    }

    private func error(_ call: String, _ arguments: [SourceArgument], forms: [CallShape]) -> SpellingError {
        let labels = forms.flatMap { $0.parameters.compactMap(\.label) }
        let wrong = arguments.lazy.compactMap(\.label).first { !labels.contains($0) }
        return .arguments(
            call: call, dialect: dialect, forms: forms.map(\.form),
            nearest: wrong.flatMap { nearestName(to: $0, among: labels) })
    }

    /// The entries of an object that have a meaning, and the keys of the others, which change nothing; none for
    /// dialects whose objects can't have any.
    private func withoutUnread(
        _ arguments: [SourceArgument], of shapes: [CallShape]
    ) -> [(arguments: [SourceArgument], unread: [String])] {
        let isOpen = shapes.contains { shape in
            shape.name == "{}" && shape.parameters.contains(where: { $0.label == "*" })
        }
        guard isOpen else { return [] }
        let labels = Set(Dialect.all(in: dialect.language).flatMap(\.labels))
        var unread: [String] = []
        let known = arguments.filter { argument in
            guard let label = argument.label, !argument.isSpread, !labels.contains(label.lowercased()),
                !dialect.groups.contains(label)
            else { return true }
            if argument.value.canBeTransition { return true }
            unread.append(label)
            return false
        }
        return unread.isEmpty || known.isEmpty ? [] : [(known, unread)]
    }

    /// Whether a shape has this callee.
    private func fits(_ shape: CallShape, _ callee: SourceExpression, _ name: String, _ type: String?) -> Bool {
        if shape.name == "init", shape.type == name { return callee.path.map { $0.first != "" } ?? false }
        guard shape.name == name, shape.isTypeWritten || callee.path?.first == "" || type != nil || name == "[]" else {
            return false
        }
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
    ///
    /// - Parameter count: The number of arguments at the beginning that stay as they are.
    private func flattened(_ arguments: [SourceArgument], keeping count: Int, depth: Int = 0) -> [SourceArgument] {
        guard dialect.language == .typeScript, depth < 4 else { return arguments }
        var arguments = arguments
        // Motion's transition of all values without one of their own replaces that of the whole object.
        let objects = arguments.filter { $0.value.uncast.isObject || $0.label == "delay" }
        if dialect.groups.contains("default"), objects.contains(where: { $0.label == "default" }) {
            arguments = objects
        }
        while arguments.count > 1, let last = arguments.last, last.label == nil, last.value.form == .null {
            arguments.removeLast()
        }
        let kept = arguments.prefix(count).prefix { $0.label == nil && !$0.isSpread }
        let flat = arguments.dropFirst(kept.count).flatMap { argument -> [SourceArgument] in
            if case .unary("...", let list) = argument.value.form, case .array(let values) = list.form {
                return values.map { SourceArgument(label: nil, value: $0) }
            }
            let isGroup = argument.label.map { $0 == "..." || dialect.groups.contains($0) } ?? true
            guard case .object(let entries) = argument.value.uncast.form, isGroup,
                argument.value.entry("unit") == nil
            else { return [argument] }
            return flattened(entries, keeping: 0, depth: depth + 1)
        }
        // Nothing is the same as an argument that is left out, and the last of equal keys counts.
        var seen = Set<String>()
        return kept
            + flat.reversed().filter { argument in
                if argument.value.form == .null { return false }
                guard let label = argument.label, !argument.isSpread else { return true }
                return seen.insert(label).inserted
            }.reversed()
    }

    /// The parameters with their arguments; `nil` if the shape doesn't accept them.
    private func bind(
        _ shape: CallShape, _ arguments: [SourceArgument]
    ) -> [(parameter: CallShape.Parameter, value: SourceExpression)]? {
        var rest = shape.parameters
        var bound: [(parameter: CallShape.Parameter, value: SourceExpression)] = []
        for argument in arguments {
            // Attributes of other namespaces than Android's are those of tools and libraries.
            let parts = argument.label?.split(separator: ":", maxSplits: 1)
            let isOther = dialect == .android && parts?.first != "android"
            let key = parts.map { isOther ? "" : ($0.last ?? "").lowercased() }
            let index =
                if key == nil, dialect.bindsByPosition {
                    // The lambda of a call is the value of its last parameter, which is never its timing.
                    argument.value.form == .closure ? nil : rest.indices.first
                } else {
                    rest.firstIndex { $0.key == key }
                }
            if let index {
                guard rest[index].role != .configuration || argument.value.isConfiguration else { return nil }
                if rest[index].role == .target, argument.value.uncast.isObject { return nil }
                if rest[index].role == .segments, argument.value.elements.allSatisfy(\.elements.isEmpty) { return nil }
                bound.append((rest.remove(at: index), argument.value))
            } else if var any = rest.first(where: { $0.label == "*" }), canBePart(argument, of: shape) {
                any.label = argument.label ?? String(bound.count + 1)
                bound.append((any, argument.value))
            } else {
                guard argument.value.form == .closure || shape.acceptsOthers || argument.isSpread else { return nil }
            }
        }
        guard rest.allSatisfy({ $0.isOptional || $0.label == "*" && !bound.isEmpty }) else { return nil }
        if let kind = shape.fixed[.kind] {
            let own = bound.first { $0.parameter.role == .kind }?.value.form
            let isOwn = kind.split(separator: ",").contains { own == .string(String($0)) }
            guard isOwn || own == .boolean(false) && kind == "false" else { return nil }
        }
        return bound
    }

    /// Whether an argument can have a timing of its own: an object for a key that isn't one of the dialect's.
    private func canBePart(_ argument: SourceArgument, of shape: CallShape) -> Bool {
        guard let key = argument.label?.lowercased() else { return shape.name != "{}" && !argument.isSpread }
        guard argument.value.canBeTransition, !argument.isSpread else { return false }
        // Another library's layout animations have labels such as 'rotate', which is a value here.
        return !dialect.labels.contains(key) && !Dialect.all(in: dialect.language).contains { $0.groups.contains(key) }
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
        throw error(name, arguments, forms: shapes)
    }
}

extension Spelling {
    func adding(_ code: SpellingNote.Code, _ subject: String = "") -> Spelling {
        var copy = self
        copy.note(code, subject)
        return copy
    }

    mutating func note(_ code: SpellingNote.Code, _ subject: String = "") {
        let note = SpellingNote(code: code, subject: subject)
        if !notes.contains(note) { notes.append(note) }
    }

    /// Adds the notes, the unknown parts, and what is written of a part.
    mutating func add(_ part: Spelling) {
        for note in part.notes { self.note(note.code, note.subject) }
        unknown += part.unknown
        written += part.written
        easings += part.easings
    }

    /// The first of its timings, with the others, if it has none itself.
    var promoted: Spelling {
        guard var first = others.first, timing == Timing(), unknown.isEmpty, !has(.noBezier) else { return self }
        if !isSystem { first.notes += notes.filter { !first.notes.contains($0) } }
        first.others = Array(others.dropFirst())
        return first
    }

    /// The animation with the delay, the speed, or the repetitions of a modifier.
    func modified(by modifier: Spelling) throws(SpellingError) -> Spelling {
        var result = self
        result.add(modifier)
        if let delay = modifier.delay { result.delay = ((result.delay ?? 0) + delay).cleaned }
        // A sum isn't known if a part of it isn't.
        if result.unknown.contains(where: { $0.part == Role.delay.rawValue }) { result.delay = nil }
        if var repeats = modifier.repeats {
            (repeats.pause, repeats.waitsAtStart) = (result.delay ?? 0, result.delay ?? 0 != 0)
            result.repeats = repeats
            if repeats.pause != 0 { result.note(.delayRepeats) }
        }
        if let speed = modifier.speed { result.timing = try result.timing.faster(by: speed) }
        result.alternatives = try alternatives.map { reading throws(SpellingError) in
            try reading.modified(by: modifier)
        }
        return result
    }
}

extension SourceArgument {
    /// Whether its value is spread into arguments.
    fileprivate var isSpread: Bool {
        if case .unary("...", _) = value.form { return true }
        return label == "..."
    }

    /// What it spreads into arguments, itself or as an object.
    fileprivate var spread: [SourceExpression] {
        if case .object(let entries) = value.uncast.form, label == nil || isSpread { return entries.flatMap(\.spread) }
        return isSpread ? [value] : []
    }
}

extension SourceExpression {
    /// Whether it can be an object: neither a function nor nothing.
    fileprivate var isConfiguration: Bool { !uncast.isObject && form != .closure && form != .null }

    fileprivate var isText: Bool { if case .string = form { true } else { false } }

    /// Whether it is an object, or can be one in other code.
    package var canBeTransition: Bool {
        switch uncast.form {
        case .object, .name, .member, .call, .binary, .ternary, .other: true
        default: false
        }
    }

    /// The expression without a conversion of its type.
    var uncast: SourceExpression { if case .cast(let value, _) = form { value } else { self } }
}

extension CallShape {
    /// The shape for display: `.spring(response:dampingFraction:)`.
    var form: String {
        let labels = parameters.map { $0.label == "*" ? "…" : ($0.label ?? "_") + ":" }.joined()
        return (type.isEmpty || type == "*" ? "" : type + ".") + name + "(" + labels + ")"
    }
}
