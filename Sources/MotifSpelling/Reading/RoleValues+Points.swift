import MotifCore
import MotifSource

// Arguments with several numbers.
extension RoleValues {
    /// `CGPoint(x: 0.2, y: 0)`, `UnitPoint(x:y:)`, `Offset(0.2, 0)`.
    mutating func point(_ value: SourceExpression, _ x: Role, _ y: Role, _ label: String) throws(SpellingError) {
        try numbers(value.arguments.count == 2 ? value.arguments.map(\.value) : [], [x, y], of: value, label)
    }

    /// `[0.42, 0, 1, 1]`.
    mutating func bezier(_ value: SourceExpression, _ label: String) throws(SpellingError) {
        if case .array(let list) = value.form, list.count != 4 {
            throw .number(part: label, message: "has \(list.count) numbers; a cubic Bézier needs four")
        }
        try numbers(value.elements, [.x1, .y1, .x2, .y2], of: value, label)
    }

    /// A tangent of Lottie: `{"x": [0.42], "y": [0]}`, with a number for each axis.
    mutating func tangent(_ value: SourceExpression, _ x: Role, _ y: Role, _ label: String) throws(SpellingError) {
        var first: [SourceExpression] = []
        for key in ["x", "y"] {
            guard let entry = value.entry(key) else { break }
            let list = entry.elements.isEmpty ? [entry] : entry.elements
            let numbers = Set(list.map { try? $0.number(in: dialect.language).value })
            if numbers.count > 1 {
                spelling.note(.axes)
                missing.formUnion([x, y])
                return
            }
            first += list.prefix(1)
        }
        try numbers(first, [x, y], of: value, label)
    }

    private mutating func numbers(
        _ values: [SourceExpression], _ roles: [Role], of value: SourceExpression, _ label: String
    ) throws(SpellingError) {
        guard values.count == roles.count else { return addUnknown(value, label, roles) }
        for (role, value) in zip(roles, values) {
            if let number = try constant(value, role, label) {
                numbers[role] = number.value
                spelling.written.append(number)
            } else {
                addUnknown(value, label, [role])
            }
        }
    }

    /// A velocity: a number, or `CGVector(dx:dy:)` with the same on both axes.
    mutating func velocity(_ value: SourceExpression, _ role: Role, _ label: String) throws(SpellingError) {
        var parts = [value]
        if value.callee?.lastName == "CGVector" { parts = value.arguments.map(\.value) }
        if value.lastName == "zero" {
            numbers[.velocity] = 0
            return
        }
        var found: [WrittenNumber] = []
        for part in parts {
            // A gesture's velocity, which the spring takes over, isn't a part of its parameters.
            guard let number = try constant(part, role, label) else { return addUnknown(value, "initial velocity", []) }
            found.append(number)
        }
        guard let first = found.first?.value, Set(found.map(\.value)).count == 1 else {
            missing.insert(.velocity)
            return spelling.note(.velocityAxes)
        }
        if role == .unitVelocity, first != 0 {
            missing.insert(.velocity)
            return spelling.note(.velocityUnits)
        }
        numbers[.velocity] = first
        spelling.written += found
    }

    /// The path of an interpolator: `M 0,0 C 0.4,0 0.2,1 1,1`.
    mutating func path(_ value: SourceExpression, _ label: String) throws(SpellingError) {
        guard case .string(let text) = value.form else { return addUnknown(value, label, []) }
        let words = text.split { " ,\n\t".contains($0) }.flatMap { word -> [Substring] in
            guard let letter = word.first, letter.isLetter, word.count > 1 else { return [word] }
            return [word.prefix(1), word.dropFirst()]
        }
        let numbers = words.compactMap { Double($0) }
        let commands = words.filter { Double($0) == nil }
        // From (0, 0), relative points are absolute ones.
        guard commands == ["M", "C"] || commands == ["M", "c"], numbers.count == 8, numbers.prefix(2) == [0, 0],
            numbers.suffix(2) == [1, 1]
        else {
            missing.formUnion([.x1, .y1, .x2, .y2])
            return spelling.note(.noBezier, label)
        }
        for (role, number) in zip([Role.x1, .y1, .x2, .y2], numbers[2..<6]) { self.numbers[role] = number }
    }
}

extension SourceExpression {
    /// The values of a list in brackets.
    var elements: [SourceExpression] { if case .array(let values) = form { values } else { [] } }
}
