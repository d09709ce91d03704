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
    var jump: String?
    /// The variant of an easing: `out` or `inOut`.
    var flip: String?
    var isHold = false
    /// Whether an argument, and not only the name, determines the curve.
    var hasOwnCurve = false
    /// Whether an option sets a curve that isn't known.
    private var isUnknownCurve = false

    var dialect: Dialect { reader.dialect }

    init(_ reader: SpellingReader, depth: Int) {
        (self.reader, self.depth) = (reader, depth)
        spelling = Spelling(reader.dialect)
    }

    mutating func set(
        _ shape: CallShape, _ bound: [(parameter: CallShape.Parameter, value: SourceExpression)]
    ) throws(SpellingError) {
        for (role, text) in shape.fixed { try fix(role, text) }
        for (parameter, value) in bound {
            if let note = parameter.note { spelling.note(note, note.needsSubject ? parameter.label ?? "" : "") }
            try set(parameter, value)
        }
        for parameter in shape.parameters where !bound.contains(where: { $0.parameter.role == parameter.role }) {
            guard let text = parameter.standard, let number = Double(text) else { continue }
            numbers[parameter.role] = parameter.isMilliseconds ? number / 1000 : number
            if number != 0 || parameter.role == .bounce {
                spelling.note(.standard, parameter.label ?? parameter.role.rawValue)
            }
        }
        let kind = shape.fixed.first { $0.role == .kind }?.value
        for note in shape.notes {
            spelling.note(note.code, note.subject.isEmpty && note.code.needsSubject ? kind ?? shape.name : note.subject)
        }
        let hasEasing = shape.parameters.contains { $0.role == .easing || $0.role == .options }
        if hasEasing, !hasOwnCurve, shape.fixed.contains(where: { $0.role == .curve }) {
            spelling.note(.standard, "curve")
        }
    }

    private mutating func fix(_ role: Role, _ text: String) throws(SpellingError) {
        switch role {
        case .curve: spelling.curve = try? Curve(text)
        case .autoreverses, .clamps: numbers[role] = text == "true" ? 1 : 0
        case .jump: jump = text
        case .flip: flip = text
        case .kind: break
        default: numbers[role] = text == "forever" ? .infinity : Double(text)
        }
    }

    private mutating func set(_ parameter: CallShape.Parameter, _ value: SourceExpression) throws(SpellingError) {
        let label = parameter.label ?? parameter.role.rawValue
        switch parameter.role {
        case .ignored, .kind, .value, .curve, .group, .flip, .bits: break
        case .part: try part(value, label)
        case .keyframes:
            numbers[.keyframes] = 1
            spelling.note(.keyframes)
        case .animation, .easing, .spring: try nest(value, parameter.role, label)
        case .configuration: spelling.unknown.append(.init(part: label, expression: value))
        case .options: try options(value, label)
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
        guard let inner = try reader.spelling(of: value, expecting: role.type, depth: depth + 1) else {
            spelling.unknown.append(.init(part: label, expression: value))
            missing.insert(role)
            spelling.curve = nil
            return
        }
        if inner.curve != nil || inner.isSystem || !inner.notes.isEmpty || !inner.unknown.isEmpty {
            hasOwnCurve = true
            spelling.curve = inner.curve
        }
        for note in inner.notes { spelling.note(note.code, note.subject) }
        spelling.unknown += inner.unknown
        spelling.written += inner.written
        spelling.alternatives += inner.alternatives
        spelling.span = inner.span ?? spelling.span
        spelling.repeats = inner.repeats ?? spelling.repeats
        spelling.speed = inner.speed ?? spelling.speed
        spelling.duration = inner.duration ?? spelling.duration
        spelling.delay = inner.delay ?? spelling.delay
        spelling.isClamped = inner.isClamped || spelling.isClamped
    }

    /// Reads a part that is a timing of its own.
    private mutating func part(_ value: SourceExpression, _ label: String) throws(SpellingError) {
        if case .array(let values) = value.form {
            for (index, value) in values.enumerated() { try part(value, String(index + 1)) }
            return
        }
        let type = dialect.language == .dart ? Role.easing.type : nil
        guard let inner = try reader.spelling(of: value, expecting: type, depth: depth + 1) else { return }
        for var part in [inner] + inner.others where !part.isEmpty {
            part.part = [label, part.part].compactMap(\.self).joined(separator: ".")
            part.others = []
            spelling.others.append(part)
        }
    }

    /// UIKit's options: one, or a list of them, whose bits are combined.
    private mutating func options(_ value: SourceExpression, _ label: String) throws(SpellingError) {
        var bits: [Int] = []
        var list = [value]
        if case .array(let options) = value.form { list = options }
        for option in list { try self.option(option, label, &bits) }
        guard let first = bits.first, !isUnknownCurve else { return }
        let all = bits.reduce(first, |)
        guard let shape = reader.option(withBits: all) else { return }
        try fix(.curve, shape.fixed.first { $0.role == .curve }?.value ?? "")
        hasOwnCurve = true
        if Set(bits).count > 1 { spelling.note(.combined, shape.name) }
    }

    private mutating func option(
        _ value: SourceExpression, _ label: String, _ bits: inout [Int]
    ) throws(SpellingError) {
        if let inner = try reader.spelling(of: value, expecting: Role.options.type, depth: depth + 1) {
            let shape = reader.property(value, of: Role.options.type)
            bits += (shape?.fixed ?? []).compactMap { $0.role == .bits ? Int($0.value) : nil }
            if let repeats = inner.repeats {
                let known = spelling.repeats ?? repeats
                spelling.repeats = .init(
                    count: known.count == nil ? nil : repeats.count,
                    autoreverses: known.autoreverses || repeats.autoreverses)
            }
            if inner.has(.privateCurve) { isUnknownCurve = true }
            for note in inner.notes { spelling.note(note.code, note.subject) }
        } else if value.lastName == nil || value.path?.first?.isEmpty == false && value.path?.count == 1 {
            if value.mentionsKeyboardCurve {
                spelling.note(.privateCurve)
            } else {
                spelling.unknown.append(.init(part: label, expression: value))
            }
            isUnknownCurve = true
        }
        if isUnknownCurve { (spelling.curve, hasOwnCurve) = (nil, true) }
    }

    private mutating func flag(_ value: SourceExpression, _ role: Role, _ label: String) {
        let isOn: Bool
        switch value.form {
        case .boolean(let flag): isOn = flag
        case .number(let number): isOn = number.value != 0
        case .string(let text):
            isOn = ["reverse", "mirror", "alternate"].contains(text)
            if text == "mirror" { numbers[.mirrors] = 1 }
        case .name, .implicit, .member:
            let name = value.lastName?.lowercased()
            guard name == "reverse" || name == "restart" else {
                return spelling.unknown.append(.init(part: label, expression: value))
            }
            isOn = name == "reverse"
        default: return spelling.unknown.append(.init(part: label, expression: value))
        }
        switch role {
        case .hold: isHold = isOn
        case .jump: jump = isOn ? "start" : "end"
        case .mirrors: (numbers[.mirrors], numbers[.autoreverses]) = (isOn ? 1 : 0, isOn ? 1 : 0)
        default: numbers[role] = isOn ? 1 : 0
        }
    }

    private mutating func number(
        _ value: SourceExpression, _ parameter: CallShape.Parameter, _ label: String
    ) throws(SpellingError) {
        let role = parameter.role
        if role == .duration, value.lastName == "settlingDuration" { return spelling.note(.ownDuration) }
        guard let found = try constant(value, role, isMilliseconds: parameter.isMilliseconds, label) else {
            missing.insert(role)
            return spelling.unknown.append(.init(part: label, expression: value))
        }
        let number = found.value
        if role.isTime, role != .delay, number < 0 {
            throw .number(part: label, message: "is \(JSONNumber.text(number)) s; a duration can't be negative")
        }
        numbers[role] = number
        if number.isFinite { spelling.written.append(found) }
    }

    /// The number of an argument; `nil` if it isn't known.
    func constant(
        _ value: SourceExpression, _ role: Role, isMilliseconds: Bool = false, _ label: String
    ) throws(SpellingError) -> WrittenNumber? {
        if role.isTime, let time = try time(value, role, label) { return time }
        var number = WrittenNumber(role: role, value: .infinity, range: value.range)
        if isMilliseconds { number.factor = 1e-3 }
        if role.isCount, let last = value.lastName?.lowercased(),
            ["infinity", "greatestfinitemagnitude", "huge", "maxfloat", "infinite", "iterate_infinite"].contains(last)
        {
            return number
        }
        if let shape = reader.constant(value) {
            guard let known = shape.fixed.first.flatMap({ Double($0.value) }) else { return nil }
            number.value = known
            return number
        }
        if case .binary("+", let clock, let rest) = value.form, clock.callee?.lastName == "CACurrentMediaTime" {
            return try constant(rest, role, label)
        }
        let found: Double?
        if case .string(let text) = value.form {
            found = try self.number(in: text, role, isMilliseconds, label)
        } else if let plain = try? value.number(in: dialect.language) {
            if !role.isTime, !plain.unit.isEmpty, !["f", "F", "d"].contains(plain.unit) {
                throw .unit(JSONNumber.text(plain.value) + plain.unit, dialect: dialect, expected: "a plain number")
            }
            found = role.isTime ? try seconds(plain, isMilliseconds, label) : plain.value
        } else {
            found = nil
        }
        guard let found else { return nil }
        number.value = found
        return number
    }

    /// A number of XML or JSON in quotes.
    private func number(
        in text: String, _ role: Role, _ isMilliseconds: Bool, _ label: String
    ) throws(SpellingError) -> Double? {
        if text.hasPrefix("@") || text.hasPrefix("{") || text.hasPrefix("?") { return nil }
        if role.isCount, ["infinite", "-1"].contains(text) { return .infinity }
        guard dialect == .android, let number = Double(text), number.isFinite else {
            let expected =
                role.isTime ? isMilliseconds ? "milliseconds without a unit" : "seconds without a unit" : "a number"
            throw .unit("\(text)", dialect: dialect, expected: expected)
        }
        return role.isTime ? try seconds(SourceNumber(number), isMilliseconds, label) : number
    }

    private func seconds(
        _ number: SourceNumber, _ isMilliseconds: Bool, _ label: String
    ) throws(SpellingError) -> Double {
        guard ["", "f", "F", "d", "L"].contains(number.unit) else {
            let expected = isMilliseconds ? "milliseconds without a unit" : "seconds without a unit"
            throw .unit(JSONNumber.text(number.value) + number.unit, dialect: dialect, expected: expected)
        }
        if isMilliseconds, dialect == .compose || dialect == .android || dialect == .flutter,
            number.value.rounded() != number.value
        {
            throw .number(part: label, message: "must be a whole number of milliseconds")
        }
        return isMilliseconds ? number.value.milliseconds : number.value
    }

    private static let units = ["microseconds": 1e-6, "milliseconds": 1e-3, "seconds": 1, "minutes": 60]

    /// A number in a unit of its own; `nil` if it isn't a number.
    private func time(_ value: SourceExpression, _ role: Role, in factor: Double) -> WrittenNumber? {
        guard let number = try? value.number(in: dialect.language).value else { return nil }
        let seconds = factor == 1e-3 ? number.milliseconds : number * factor
        return WrittenNumber(role: role, value: seconds, range: value.range, factor: factor)
    }

    /// The time of `.milliseconds(350)`, `300.milliseconds`, and `Duration(milliseconds: 300)`.
    private func time(
        _ value: SourceExpression, _ role: Role, _ label: String
    ) throws(SpellingError) -> WrittenNumber? {
        if case .member(let base, let unit) = value.form, let factor = Self.units[unit],
            let number = time(base, role, in: factor)
        {
            return number
        }
        if let number = value.entry("value"), let unit = value.entry("unit"), case .string(let name) = unit.form {
            guard name == "ms" || name == "s" else { throw .unit(name, dialect: dialect, expected: "ms or s") }
            return time(number, role, in: name == "ms" ? 1e-3 : 1)
        }
        guard let name = value.callee?.lastName, let first = value.arguments.first else { return nil }
        if let factor = Self.units[name], value.arguments.count == 1, let number = time(first.value, role, in: factor) {
            return number
        }
        if name == "StartOffset" {
            var offset = time(first.value, role, in: 1e-3)
            guard value.arguments.dropFirst().first?.value.lastName == "FastForward" else { return offset }
            offset?.value.negate()
            offset?.factor.negate()
            return offset
        }
        guard name == "Duration" else { return nil }
        var sum: WrittenNumber?
        for argument in value.arguments {
            guard let unit = argument.label, let factor = Self.units[unit],
                let part = time(argument.value, role, in: factor)
            else { return nil }
            if dialect == .flutter, let number = try? argument.value.number(in: dialect.language).value,
                number.rounded() != number
            {
                throw .number(part: unit, message: "must be a whole number")
            }
            // A sum isn't a literal.
            sum = sum.map { WrittenNumber(role: role, value: $0.value + part.value, range: value.range) } ?? part
        }
        return sum
    }
}

extension Double {
    /// Milliseconds in seconds: the nearest double to the decimal number, which a division may miss.
    var milliseconds: Double { Double(JSONNumber.text(self) + "e-3") ?? self / 1000 }
}

extension SourceExpression {
    /// Whether it is `7 << 16`, the keyboard's curve, directly or as a raw value.
    fileprivate var mentionsKeyboardCurve: Bool {
        if case .binary("<<", _, _) = form { return true }
        return argument("rawValue").map(\.mentionsKeyboardCurve) ?? false
    }
}

extension SpellingReader {
    /// The property of a type that an expression names.
    func property(_ expression: SourceExpression, of type: String?) -> CallShape? {
        dialect.shapes.first { $0.isProperty && $0.type == type && $0.name == expression.lastName }
    }

    /// The option with these bits.
    func option(withBits bits: Int) -> CallShape? {
        dialect.shapes.first { $0.fixed.contains { $0.role == .bits && $0.value == String(bits) } }
    }

    /// The property in the tables that an expression refers to, if it is a number.
    func constant(_ expression: SourceExpression) -> CallShape? {
        guard let name = expression.lastName, let path = expression.path, path.count >= 2 else { return nil }
        return dialect.shapes.first {
            $0.isProperty && $0.name == name && $0.type == path[path.count - 2] && $0.fixed.first?.role == .value
        }
    }
}
