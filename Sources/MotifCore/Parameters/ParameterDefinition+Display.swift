import MotifJSON
import MotifText

extension ParameterDefinition {
    /// The range of its values in words, `from 0 s to 2 s`; `nil` if there is none.
    public var rangeInWords: String? {
        let allowed = type == .fraction ? bounds.intersection(.fraction) : bounds
        return allowed == NumericBounds() ? nil : allowed.phrase(unit: type.unit)
    }

    /// The allowed values, for a table: `from 0 s to 2 s`, `at least 0`, or the cases of a choice; empty if all are
    /// allowed.
    public var choices: String {
        if case .choice(let cases) = type { return cases.joined(separator: ", ") }
        return rangeInWords ?? ""
    }
}

extension ParameterType {
    /// The type for people: `list of reference to item`.
    public var phrase: String {
        switch self {
        case .list(let element): "list of \(element.type.phrase)"
        case .reference(let type): "reference to \(type.rawValue)"
        case .record(let fields): "record of " + fields.map { "\($0.name) (\($0.type.phrase))" }.joined(separator: ", ")
        default: word
        }
    }
}

extension SRGBColor {
    /// `#RRGGBB`, `#RRGGBBAA` if it is not opaque, or its numbers if eight bits can't represent them exactly.
    public var text: String {
        let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
        let bytes = parts.map { ($0 * 255).rounded() }
        guard zip(parts, bytes).allSatisfy({ $0 == $1 / 255 }) else {
            return "sRGB " + parts.map(JSONNumber.text).joined(separator: " ")
        }
        return "#" + bytes.map { UInt8($0) }.hexadecimal(uppercase: true)
    }
}
