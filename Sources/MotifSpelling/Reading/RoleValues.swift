import MotifCore
import MotifJSON
import MotifSource

/// The values of a call's arguments, by the parts of the normal form that they set.
struct RoleValues {
    let reader: SpellingReader
    let depth: Int
    var spelling: Spelling
    var numbers: [Role: Double] = [:]
    /// The numbers that are written, but whose values aren't known.
    var missing: Set<Role> = []
    /// The words that aren't numbers, such as the variant of an easing.
    var words: [Role: String] = [:]
    /// Whether an argument, and not only the name, determines the curve.
    var hasOwnCurve = false

    var dialect: Dialect { reader.dialect }

    init(_ reader: SpellingReader, depth: Int) {
        (self.reader, self.depth) = (reader, depth)
        spelling = Spelling(reader.dialect)
    }

    mutating func set(
        _ shape: CallShape, _ bound: [(parameter: CallShape.Parameter, value: SourceExpression)]
    ) throws(SpellingError) {
        for (role, text) in shape.fixed { fix(role, text) }
        for (parameter, value) in bound {
            if let note = parameter.note { spelling.note(note, note.needsSubject ? parameter.label ?? "" : "") }
            try set(parameter, value)
        }
        for parameter in shape.parameters where !bound.contains(where: { $0.parameter.role == parameter.role }) {
            guard let number = parameter.standard else { continue }
            numbers[parameter.role] = number
            if number != 0 || parameter.role == .bounce {
                spelling.note(.standard, parameter.label ?? parameter.role.rawValue)
            }
        }
        for note in shape.notes {
            let isWhole = note.subject.isEmpty && note.code.needsSubject
            spelling.note(note.code, isWhole ? words[.kind] ?? shape.name : note.subject)
        }
        let hasEasing = shape.parameters.contains { $0.role == .easing || $0.role == .options }
        if hasEasing, !hasOwnCurve, shape.fixed[.curve] != nil { spelling.note(.standard, "curve") }
    }

    private mutating func fix(_ role: Role, _ text: String) {
        switch role {
        case .curve: spelling.curve = try? Curve(text)
        case .jump, .flip, .kind, .segments: words[role] = text
        default: numbers[role] = text == "forever" ? .infinity : Double(text)
        }
    }

    private mutating func set(_ parameter: CallShape.Parameter, _ value: SourceExpression) throws(SpellingError) {
        let label = parameter.label ?? parameter.role.rawValue
        switch parameter.role {
        case .kind: if case .string(let kind) = value.form { words[.kind] = kind }
        case .ignored, .target, .value, .curve, .group, .flip, .bits: break
        case .part: try part(value, label)
        case .segments:
            // `["li", {x: 1}, {duration: 0.3}]`; the system decides without the last object.
            for (index, segment) in value.elements.enumerated() where segment.elements.count > 2 {
                try part(segment.elements[2], String(index + 1))
            }
            let standard = SpellingNote(code: .standard, subject: "curve")
            for index in spelling.others.indices where spelling.others[index].notes.contains(standard) {
                spelling.others[index].curve = words[.segments].flatMap { try? Curve($0) }
            }
        case .reverse:
            words[.reverse] = label
            try part(value, label)
        case .keyframes:
            numbers[.keyframes] = 1
            spelling.note(.keyframes)
        case .animation, .transition, .easing, .spring: try nest(value, parameter.role, label)
        case .configuration:
            // One that the platform names, such as `SnappySpringConfig`.
            let known = value.path == nil ? nil : try reader.spelling(of: value, expecting: nil, depth: depth + 1)
            if known == nil { addUnknown(value, label, []) } else { try nest(value, .transition, label) }
        case .options: options(value, label)
        case .point1: try point(value, .x1, .y1, label)
        case .point2: try point(value, .x2, .y2, label)
        case .tangentOut: try tangent(value, .x1, .y1, label)
        case .tangentIn: try tangent(value, .x2, .y2, label)
        case .bezier: try bezier(value, label)
        case .pathData: try path(value, label)
        case .velocity, .unitVelocity: try velocity(value, parameter.role, label)
        case .autoreverses, .mirrors, .clamps, .hold, .jump: flag(value, parameter.role, label)
        default: try number(value, parameter, label)
        }
    }

    /// Reads a part that has a shape of its own.
    private mutating func nest(_ value: SourceExpression, _ role: Role, _ label: String) throws(SpellingError) {
        // Without an easing, the default applies.
        if role == .easing, value.form == .null { return }
        guard let inner = try reader.spelling(of: value, expecting: role.type, depth: depth + 1) else {
            addUnknown(value, label, [role])
            spelling.curve = nil
            return
        }
        if inner.curve != nil || inner.isSystem || !inner.notes.isEmpty || !inner.unknown.isEmpty {
            hasOwnCurve = true
            spelling.curve = inner.curve
        }
        // An object that is the whole timing, or a sequence that is delayed or repeated.
        if role == .transition || role == .animation { (spelling.part, spelling.others) = (inner.part, inner.others) }
        spelling.add(inner)
        if role == .easing { spelling.easings.append(value.range) }
        spelling.alternatives += inner.alternatives
        spelling.span = inner.span ?? spelling.span
        spelling.repeats = inner.repeats ?? spelling.repeats
        spelling.speed = inner.speed ?? spelling.speed
        spelling.duration = inner.duration ?? spelling.duration
        spelling.delay = inner.delay ?? spelling.delay
        spelling.isClamped = inner.isClamped || spelling.isClamped
    }

    /// Records an argument whose numbers aren't known.
    mutating func addUnknown(_ value: SourceExpression, _ label: String, _ roles: [Role]) {
        spelling.unknown.append(.init(part: label, expression: value))
        missing.formUnion(roles)
    }

    /// Reads a part that is a timing of its own.
    private mutating func part(_ value: SourceExpression, _ label: String) throws(SpellingError) {
        if case .array(let values) = value.form {
            for (index, value) in values.enumerated() { try part(value, String(index + 1)) }
            return
        }
        guard let inner = try reader.spelling(of: value, expecting: dialect.partType, depth: depth + 1) else {
            guard dialect.partType != nil || value.canBeTransition else { return }
            var part = Spelling(dialect)
            let name = dialect.partType == nil ? "timing" : "curve"
            (part.part, part.unknown) = (label, [.init(part: name, expression: value)])
            return spelling.others.append(part)
        }
        for var part in [inner] + inner.others where !part.isEmpty {
            part.part = [label, part.part].compactMap(\.self).joined(separator: ".")
            part.others = []
            if dialect.partType != nil { part.easings.append(value.range) }
            spelling.others.append(part)
        }
    }

    /// UIKit's options: one, or a list of them, whose bits are combined.
    private mutating func options(_ value: SourceExpression, _ label: String) {
        var (options, bits, isKnown) = ([value], [Int](), true)
        if case .array(let list) = value.form { options = list }
        for option in options where !option.isEmptyOption {
            if let shape = reader.property(option.lastName, of: Role.options.type) {
                for (role, text) in shape.fixed where role != .curve { fix(role, text) }
                guard let own = shape.fixed[.bits].flatMap({ Int($0) }) else { continue }
                bits.append(own)
                spelling.easings.append(option.range)
            } else if option.lastName == nil || option.path?.count == 1 {
                isKnown = false
                if option.mentionsKeyboardCurve { spelling.note(.privateCurve) } else { addUnknown(option, label, []) }
            }
        }
        let all = String(bits.reduce(0, |))
        guard isKnown, !bits.isEmpty, let shape = dialect.shapes.first(where: { $0.fixed[.bits] == all }) else {
            if !isKnown { (spelling.curve, hasOwnCurve) = (nil, true) }
            return
        }
        fix(.curve, shape.fixed[.curve] ?? "")
        hasOwnCurve = true
        if Set(bits).count > 1 { spelling.note(.combined, shape.name) }
    }

    private mutating func flag(_ value: SourceExpression, _ role: Role, _ label: String) {
        let isOn: Bool
        switch (value.form, value.lastName?.lowercased()) {
        case (.boolean(let flag), _): isOn = flag
        case (.number(let number), _): isOn = number.value != 0
        case (.string(let text), _):
            isOn = ["reverse", "mirror", "alternate"].contains(text)
            if text == "mirror" { numbers[.mirrors] = 1 }
        case (_, "reverse"), (_, "restart"): isOn = value.lastName?.lowercased() == "reverse"
        default: return addUnknown(value, label, [])
        }
        numbers[role] = isOn ? 1 : 0
        if role == .jump { words[.jump] = isOn ? "start" : "end" }
        if role == .mirrors { numbers[.autoreverses] = numbers[.mirrors] }
    }

    private mutating func number(
        _ value: SourceExpression, _ parameter: CallShape.Parameter, _ label: String
    ) throws(SpellingError) {
        let role = parameter.role
        if role == .duration, value.lastName == "settlingDuration" { return spelling.note(.ownDuration) }
        guard let found = try constant(value, role, isMilliseconds: parameter.isMilliseconds, label) else {
            return addUnknown(value, label, [role])
        }
        let number = found.value
        if role.isTime, role != .delay, number < 0 {
            throw .number(part: label, message: "is \(JSONNumber.text(number)) s; a duration can't be negative")
        }
        numbers[role] = number
        if number.isFinite { spelling.written.append(found) }
    }

    private static let endless: Set = [
        "infinity", "positive_infinity", "greatestfinitemagnitude", "huge", "maxfloat", "infinite", "iterate_infinite",
    ]

    /// The number of an argument; `nil` if it isn't known.
    func constant(
        _ value: SourceExpression, _ role: Role, isMilliseconds: Bool = false, _ label: String
    ) throws(SpellingError) -> WrittenNumber? {
        if role.isTime, let time = try time(value, role) { return time }
        if case .binary("+", let clock, let rest) = value.form, clock.callee?.lastName == "CACurrentMediaTime" {
            return try constant(rest, role, label)
        }
        var found = WrittenNumber(role: role, value: .infinity, range: value.range, factor: isMilliseconds ? 1e-3 : 1)
        let text = if case .string(let text) = value.form { text } else { String?.none }
        if role.isCount, let word = text ?? value.lastName, Self.endless.contains(word.lowercased()) { return found }
        if let mark = text?.first, "@{?".contains(mark) { return nil }
        let number: SourceNumber?
        if let text {
            number = dialect.language.isMarkup ? Double(text).map { SourceNumber($0) } : nil
        } else {
            let known = value.path.flatMap { Dialect.constant($0, in: dialect.language) }
            number = known ?? (try? value.number(in: dialect.language))
            if number == nil { return nil }
        }
        guard let number, number.value.isFinite, ["", "f", "F", "d", "L"].contains(number.unit) else {
            let expected =
                !role.isTime ? "a plain number" : "\(isMilliseconds ? "milliseconds" : "seconds") without a unit"
            let written = text ?? number.map { JSONNumber.text($0.value) + $0.unit }
            throw .unit(written ?? "", dialect: dialect, expected: expected)
        }
        if isMilliseconds, dialect.hasWholeMilliseconds, number.value.rounded() != number.value {
            throw .number(part: label, message: "must be a whole number of milliseconds")
        }
        found.value = isMilliseconds ? number.value.milliseconds : number.value
        return found
    }

    private static let units = [
        "microseconds": 1e-6, "milliseconds": 1e-3, "seconds": 1, "minutes": 60, "hours": 3_600, "days": 86_400,
    ]

    /// A number in a unit; `nil` if it isn't a number, or not a unit.
    private func time(_ value: SourceExpression, _ role: Role, in unit: String) -> WrittenNumber? {
        guard let factor = Self.units[unit], let number = try? value.number(in: dialect.language).value else {
            return nil
        }
        let seconds = factor == 1e-3 ? number.milliseconds : number * factor
        return WrittenNumber(role: role, value: seconds, range: value.range, factor: factor)
    }

    /// The time of `.milliseconds(350)`, `300.milliseconds`, `Duration(milliseconds: 300)`, `StartOffset(300)`, and
    /// `{value: 300, unit: "ms"}`.
    private func time(_ value: SourceExpression, _ role: Role) throws(SpellingError) -> WrittenNumber? {
        if case .member(let base, let unit) = value.form { return time(base, role, in: unit) }
        if case .binary(let sign, let left, let right) = value.form, var time = try time(left, role),
            let factor = try? right.number(in: dialect.language).value, ["*", "/", "~/"].contains(sign), factor != 0
        {
            // A product isn't a literal.
            time.value = (sign == "*" ? time.value * factor : time.value / factor).cleaned
            return WrittenNumber(role: role, value: time.value, range: value.range)
        }
        if let number = value.entry("value"), case .string(let unit)? = value.entry("unit")?.form {
            guard unit == "ms" || unit == "s" else { throw .unit(unit, dialect: dialect, expected: "ms or s") }
            return time(number, role, in: unit == "ms" ? "milliseconds" : "seconds")
        }
        guard let name = value.callee?.lastName, let first = value.arguments.first else { return nil }
        if name == "StartOffset" {
            var offset = time(first.value, role, in: "milliseconds")
            guard value.arguments.dropFirst().first?.value.lastName == "FastForward" else { return offset }
            offset?.value.negate()
            offset?.factor.negate()
            return offset
        }
        guard name == "Duration" else {
            // `.milliseconds(350)`; a function of the app's own can mean anything.
            let isOwn = value.callee?.path.map { !["", "Duration"].contains($0.dropLast().last) } ?? true
            return value.arguments.count == 1 && !isOwn ? time(first.value, role, in: name) : nil
        }
        var sum: WrittenNumber?
        for argument in value.arguments {
            guard let unit = argument.label, let part = time(argument.value, role, in: unit) else { return nil }
            let number = part.value / part.factor
            if dialect.hasWholeMilliseconds, abs(number - number.rounded()) > 1e-9 {
                throw .number(part: unit, message: "must be a whole number")
            }
            // A sum isn't a literal.
            sum = sum.map { WrittenNumber(role: role, value: $0.value + part.value, range: value.range) } ?? part
        }
        return sum
    }
}

extension SourceExpression {
    /// Whether it is an option set without options: `UIView.AnimationOptions()`, `.init(rawValue: 0)`.
    fileprivate var isEmptyOption: Bool {
        guard let name = callee?.lastName, ["init", "AnimationOptions", "UIViewAnimationOptions"].contains(name) else {
            return false
        }
        return arguments.allSatisfy { (try? $0.value.number(in: .swift).value) == 0 }
    }

    /// Whether it is `7 << 16`, the keyboard's curve, directly or as a raw value.
    fileprivate var mentionsKeyboardCurve: Bool {
        if case .binary("<<", _, _) = form { return true }
        return argument("rawValue").map(\.mentionsKeyboardCurve) ?? false
    }
}
