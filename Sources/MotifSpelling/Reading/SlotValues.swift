import MotifCore
import MotifJSON
import MotifSource

/// The values of a call's arguments, by the parts of the normal form that they set.
struct SlotValues {
    let reader: SpellingReader
    let depth: Int
    var spelling: Spelling
    var numbers: [Slot: Double] = [:]
    /// The numbers that are written, but whose values aren't known.
    var missing: Set<Slot> = []
    var jump: String?
    /// The variant of an easing: `out` or `inOut`.
    var flip: String?
    var isHold = false
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
        for (slot, text) in shape.fixed { try fix(slot, text) }
        for (parameter, value) in bound { try set(parameter, value) }
        for parameter in shape.parameters where !bound.contains(where: { $0.parameter.slot == parameter.slot }) {
            guard let text = parameter.standard, let number = Double(text) else { continue }
            numbers[parameter.slot] = parameter.isMilliseconds ? number / 1000 : number
            if number != 0 || parameter.slot == .bounce {
                spelling.note(.standard, parameter.label ?? parameter.slot.rawValue)
            }
        }
        let kind = shape.fixed.first { $0.slot == .kind }?.value
        for note in shape.notes {
            spelling.note(note.code, note.subject.isEmpty && note.code.needsSubject ? kind ?? shape.name : note.subject)
        }
        let hasEasing = shape.parameters.contains { $0.slot == .easing || $0.slot == .options }
        if hasEasing, !hasOwnCurve, shape.fixed.contains(where: { $0.slot == .curve }) {
            spelling.note(.standard, "curve")
        }
    }

    private mutating func fix(_ slot: Slot, _ text: String) throws(SpellingError) {
        switch slot {
        case .curve: spelling.curve = try? Curve(text)
        case .autoreverses: numbers[.autoreverses] = text == "true" ? 1 : 0
        case .jump: jump = text
        case .flip: flip = text
        case .kind: break
        default: numbers[slot] = text == "forever" ? .infinity : Double(text)
        }
    }

    private mutating func set(_ parameter: CallShape.Parameter, _ value: SourceExpression) throws(SpellingError) {
        let label = parameter.label ?? parameter.slot.rawValue
        switch parameter.slot {
        case .ignored, .kind, .value, .curve, .group, .flip: break
        case .animation, .easing, .spring: try nest(value, parameter.slot, label)
        case .configuration: spelling.unknown.append(.init(part: label, expression: value))
        case .options: try options(value, label)
        case .point1: try point(value, .x1, .y1, label)
        case .point2: try point(value, .x2, .y2, label)
        case .tangentOut: try tangent(value, .x1, .y1, label)
        case .tangentIn: try tangent(value, .x2, .y2, label)
        case .bezier: try bezier(value, label)
        case .pathData: try path(value, label)
        case .velocity, .unitVelocity: try velocity(value, parameter.slot, label)
        case .autoreverses, .hold, .jump: flag(value, parameter.slot, label)
        default: try number(value, parameter, label)
        }
    }

    /// Reads a part that has a shape of its own.
    private mutating func nest(_ value: SourceExpression, _ slot: Slot, _ label: String) throws(SpellingError) {
        guard let inner = try reader.spelling(of: value, expecting: slot.type, depth: depth + 1) else {
            spelling.unknown.append(.init(part: label, expression: value))
            missing.insert(slot)
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
    }

    /// UIKit's options: one, or a list of them.
    private mutating func options(_ value: SourceExpression, _ label: String) throws(SpellingError) {
        guard case .array(let options) = value.form else { return try option(value, label) }
        for option in options { try self.option(option, label) }
    }

    private mutating func option(_ value: SourceExpression, _ label: String) throws(SpellingError) {
        if let inner = try reader.spelling(of: value, expecting: Slot.options.type, depth: depth + 1) {
            if let curve = inner.curve { (spelling.curve, hasOwnCurve) = (curve, true) }
            spelling.repeats = spelling.repeats ?? inner.repeats
            if inner.repeats?.autoreverses == true { numbers[.autoreverses] = 1 }
            if inner.has(.privateCurve) { (spelling.curve, hasOwnCurve) = (nil, true) }
            for note in inner.notes { spelling.note(note.code, note.subject) }
        } else if value.lastName == nil || value.path?.first?.isEmpty == false && value.path?.count == 1 {
            if value.mentionsKeyboardCurve {
                spelling.note(.privateCurve)
            } else {
                spelling.unknown.append(.init(part: label, expression: value))
            }
            (spelling.curve, hasOwnCurve) = (nil, true)
        }
    }

    private mutating func flag(_ value: SourceExpression, _ slot: Slot, _ label: String) {
        let isOn: Bool
        switch value.form {
        case .boolean(let flag): isOn = flag
        case .number(let number): isOn = number.value != 0
        case .string(let text): isOn = ["reverse", "mirror", "alternate"].contains(text)
        case .name, .implicit, .member:
            let name = value.lastName?.lowercased()
            guard name == "reverse" || name == "restart" else {
                return spelling.unknown.append(.init(part: label, expression: value))
            }
            isOn = name == "reverse"
        default: return spelling.unknown.append(.init(part: label, expression: value))
        }
        switch slot {
        case .hold: isHold = isOn
        case .jump: jump = isOn ? "start" : "end"
        default: numbers[slot] = isOn ? 1 : 0
        }
    }

    private mutating func number(
        _ value: SourceExpression, _ parameter: CallShape.Parameter, _ label: String
    ) throws(SpellingError) {
        let slot = parameter.slot
        if slot == .duration, value.lastName == "settlingDuration" { return spelling.note(.ownDuration) }
        guard let number = try constant(value, slot, isMilliseconds: parameter.isMilliseconds, label) else {
            missing.insert(slot)
            return spelling.unknown.append(.init(part: label, expression: value))
        }
        if slot.isTime, slot != .delay, number < 0 {
            throw .number(part: label, message: "is \(JSONNumber.text(number)) s; a duration can't be negative")
        }
        numbers[slot] = number
        if number.isFinite { spelling.written.append(.init(part: slot.rawValue, value: number)) }
    }

    /// The value of a number; `nil` if it isn't known.
    func constant(
        _ value: SourceExpression, _ slot: Slot, isMilliseconds: Bool = false, _ label: String
    ) throws(SpellingError) -> Double? {
        if slot.isTime, let seconds = try seconds(value, label) { return seconds }
        if slot == .repeatCount || slot == .rounds, let last = value.lastName?.lowercased(),
            ["infinity", "greatestfinitemagnitude", "huge", "maxfloat", "infinite", "iterate_infinite"].contains(last)
        {
            return .infinity
        }
        if case .string(let text) = value.form { return try self.number(in: text, slot, isMilliseconds, label) }
        if let shape = reader.constant(value) { return shape.fixed.first.flatMap { Double($0.value) } }
        if case .binary("+", let clock, let rest) = value.form, clock.callee?.lastName == "CACurrentMediaTime" {
            return try constant(rest, slot, label)
        }
        guard let number = try? value.number(in: dialect.language) else { return nil }
        guard slot.isTime else {
            if number.unit.isEmpty || ["f", "F", "d"].contains(number.unit) { return number.value }
            throw .unit(JSONNumber.text(number.value) + number.unit, dialect: dialect, expected: "a plain number")
        }
        return try time(number, isMilliseconds, label)
    }

    /// A number of XML or JSON in quotes.
    private func number(
        in text: String, _ slot: Slot, _ isMilliseconds: Bool, _ label: String
    ) throws(SpellingError) -> Double? {
        if text.hasPrefix("@") || text.hasPrefix("{") || text.hasPrefix("?") { return nil }
        if slot == .repeatCount || slot == .rounds, ["infinite", "-1"].contains(text) { return .infinity }
        guard dialect == .android, let number = Double(text), number.isFinite else {
            let expected =
                slot.isTime ? isMilliseconds ? "milliseconds without a unit" : "seconds without a unit" : "a number"
            throw .unit("\(text)", dialect: dialect, expected: expected)
        }
        return slot.isTime ? try time(SourceNumber(number), isMilliseconds, label) : number
    }

    private func time(
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

    /// The seconds of `.milliseconds(350)`, `300.milliseconds`, and `Duration(milliseconds: 300)`.
    private func seconds(_ value: SourceExpression, _ label: String) throws(SpellingError) -> Double? {
        let units = ["microseconds": 1e-6, "milliseconds": 1e-3, "seconds": 1, "minutes": 60]
        if case .member(let base, let unit) = value.form, let factor = units[unit],
            let number = try? base.number(in: dialect.language)
        {
            return factor == 1e-3 ? number.value.milliseconds : number.value * factor
        }
        if let number = value.entry("value"), let unit = value.entry("unit"), case .string(let name) = unit.form {
            guard let number = try? number.number(in: dialect.language) else { return nil }
            guard name == "ms" || name == "s" else { throw .unit(name, dialect: dialect, expected: "ms or s") }
            return name == "ms" ? number.value.milliseconds : number.value
        }
        guard let name = value.callee?.lastName, let first = value.arguments.first else { return nil }
        if let factor = units[name], value.arguments.count == 1,
            let number = try? first.value.number(in: dialect.language)
        {
            return factor == 1e-3 ? number.value.milliseconds : number.value * factor
        }
        if name == "StartOffset" {
            guard let offset = try? first.value.number(in: dialect.language) else { return nil }
            let skips = value.arguments.dropFirst().first?.value.lastName == "FastForward"
            return skips ? -offset.value.milliseconds : offset.value.milliseconds
        }
        guard name == "Duration" else { return nil }
        var sum = 0.0
        for argument in value.arguments {
            guard let unit = argument.label, let factor = units[unit] else { return nil }
            guard let number = try? argument.value.number(in: dialect.language) else { return nil }
            guard number.value.rounded() == number.value || dialect != .flutter else {
                throw .number(part: unit, message: "must be a whole number")
            }
            sum += factor == 1e-3 ? number.value.milliseconds : number.value * factor
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
    /// The property in the tables that an expression refers to, if it is a number.
    func constant(_ expression: SourceExpression) -> CallShape? {
        guard let name = expression.lastName, let path = expression.path, path.count >= 2 else { return nil }
        return dialect.shapes.first {
            $0.isProperty && $0.name == name && $0.type == path[path.count - 2] && $0.fixed.first?.slot == .value
        }
    }
}
