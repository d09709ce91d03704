import MotifJSON
import MotifSource
import MotifSpelling

// What functions of Sass select, and conditions decide.
extension StyleEvaluator {
    /// The part of a map or a list that a function selects.
    static func selected(_ function: String, _ values: [SourceExpression]) -> SourceExpression? {
        guard let first = values.first else { return nil }
        switch function {
        case "map-get", "map.get", "map-deep-get":
            return values.dropFirst().reduce(first) { map, key in
                map.flatMap { found in text(key).flatMap { found.entry($0) } }
            }
        case "nth", "list.nth":
            guard values.count == 2, case .number(let position) = values[1].form else { return nil }
            let index = Int(exactly: position.value) ?? 0
            return first.elements.indices.contains(index - 1) ? first.elements[index - 1] : nil
        case "length", "list.length":
            // What isn't known can be a list.
            guard first.compared != nil else { return nil }
            return SourceExpression(.number(SourceNumber(Double(first.elements.count))))
        case "if":
            return values.count == 3 ? first.holds.map { values[$0 ? 1 : 2] } : nil
        case "unquote", "string.unquote", "e":
            guard case .string(let text) = first.form else { return nil }
            return parsed(text)
        default: return nil
        }
    }

    static func parsed(_ text: String) -> SourceExpression? {
        SourceLanguage(fileExtension: "scss").flatMap { try? SourceExpression(parsing: text, in: $0) }
    }

    static func text(_ value: SourceExpression) -> String? {
        switch value.form {
        case .name(let text), .string(let text): text
        case .number(let number): JSONNumber.text(number.value) + number.unit
        default: nil
        }
    }
}

extension SourceExpression {
    /// The elements of a list of Sass, which any other value is, too.
    var elements: [SourceExpression] {
        switch form {
        case .array(let items), .list(let items): items
        default: [self]
        }
    }

    var isRead: Bool { if case .other = form { false } else { true } }

    /// Whether an item of a list has no time, so that the arguments of a mixin aren't the items of the property's list.
    var isIncomplete: Bool {
        let items = if case .array(let items) = form { items } else { [self] }
        return items.count > 1
            && items.contains { item in
                guard case .list(let values) = item.form else { return true }
                return !values.contains {
                    if case .number(let number) = $0.form { !number.unit.isEmpty } else { false }
                }
            }
    }

    /// Whether a condition of Sass holds; `nil` if that isn't known.
    var holds: Bool? {
        switch form {
        case .boolean(let flag): flag
        case .unary("!", let operand): operand.holds.map { !$0 }
        case .binary("&&", let left, let right):
            left.holds == false || right.holds == false ? false : left.holds == nil ? nil : right.holds
        case .binary("||", let left, let right):
            left.holds == true || right.holds == true ? true : left.holds == nil ? nil : right.holds
        case .binary(let sign, let left, let right): left.compares(to: right, by: sign)
        case .name(let name): StyleFamily.isVariable(name) ? nil : name != "null"
        case .number, .string: true
        default: nil
        }
    }

    /// Whether a comparison of two values holds; `nil` if that isn't known.
    private func compares(to other: SourceExpression, by sign: String) -> Bool? {
        guard let left = compared, let right = other.compared else { return nil }
        let isSameUnit = left.unit == right.unit
        switch sign {
        // Numbers with different units can be equal, and lists aren't compared.
        case "==", "!=":
            if left.unit != nil && right.unit != nil && !isSameUnit || left == right && left.word == "," { return nil }
            return (left == right) == (sign == "==")
        case "<" where isSameUnit && left.unit != nil: return left.value < right.value
        case ">" where isSameUnit && left.unit != nil: return left.value > right.value
        case "<=" where isSameUnit && left.unit != nil: return left.value <= right.value
        case ">=" where isSameUnit && left.unit != nil: return left.value >= right.value
        default: return nil
        }
    }

    /// What is compared: a number with its unit, or a word, which is a comma for a list.
    fileprivate var compared: (value: Double, unit: String?, word: String)? {
        if let number = try? number(in: .css) { return (number.value, number.unit, "") }
        switch form {
        case .boolean(let flag): return (0, nil, "\(flag)")
        case .string(let word): return (0, nil, word)
        case .name(let word): return StyleFamily.isVariable(word) ? nil : (0, nil, word)
        case .list, .array, .object: return (0, nil, ",")
        default: return nil
        }
    }

    /// The number that it is, if it is one.
    var computed: SourceExpression {
        (try? number(in: .css)).map { SourceExpression(.number($0), range: range) } ?? self
    }
}
