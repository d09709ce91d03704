public import MotifJSON
import MotifText

extension ParameterDefinition {
    /// A canonical value as people read it: `0.35 s`, `90°`, `#336699`, `20, 700 · 56 × 56 pt`.
    public func text(of value: JSON) -> String {
        switch (type, value) {
        case (_, .number(let number)): return JSONNumber.text(number) + type.unit
        case (_, .string(let text)): return text
        case (_, .boolean(let flag)): return flag ? "true" : "false"
        case (.color, _): return SRGBColor(json: value)?.text ?? value.canonical
        case (.curve, _): return (try? Curve.read(value).get())?.text ?? value.canonical
        case (.point, _): return numbers(value, ["x", "y"], ", ")
        case (.size, _): return numbers(value, ["width", "height"], " × ")
        case (.frame, _):
            return numbers(value, ["x", "y"], ", ", unit: "") + " · " + numbers(value, ["width", "height"], " × ")
        case (.list(let element), .array(let values)):
            return values.isEmpty ? "none" : values.map { element.text(of: $0) }.joined(separator: ", ")
        case (.record(let fields), _):
            let parts = fields.compactMap { field in value[field.name].map { "\(field.name) \(field.text(of: $0))" } }
            return "{" + parts.joined(separator: "; ") + "}"
        default: return value.canonical
        }
    }

    /// The range of its values in words, `from 0 s to 2 s`; `nil` where there is none.
    public var rangeInWords: String? {
        let allowed = type == .fraction ? bounds.intersection(.fraction) : bounds
        return allowed == NumericBounds() ? nil : allowed.phrase(unit: type.unit)
    }

    /// What its values may be, for a table: `from 0 s to 2 s`, `at least 0`, or the cases of a choice; empty for any.
    public var choices: String {
        if case .choice(let cases) = type { return cases.joined(separator: ", ") }
        return rangeInWords ?? ""
    }

    private func numbers(_ value: JSON, _ keys: [String], _ mark: String, unit: String = " pt") -> String {
        keys.map { value[$0]?.number.map(JSONNumber.text) ?? "?" }.joined(separator: mark) + unit
    }
}

extension ParameterType {
    /// The type for people: `list of reference to item`.
    public var words: String {
        switch self {
        case .list(let element): "list of \(element.type.words)"
        case .reference(let type): "reference to \(type.rawValue)"
        case .record(let fields): "record of " + fields.map { "\($0.name) (\($0.type.words))" }.joined(separator: ", ")
        default: word
        }
    }
}

extension SRGBColor {
    /// `#RRGGBB`, `#RRGGBBAA` where it is not opaque, or its numbers where eight bits do not say them exactly.
    public var text: String {
        let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
        let bytes = parts.map { ($0 * 255).rounded() }
        guard zip(parts, bytes).allSatisfy({ $0 == $1 / 255 }) else {
            return "sRGB " + parts.map(JSONNumber.text).joined(separator: " ")
        }
        return "#" + bytes.map { UInt8($0) }.hexadecimal(uppercase: true)
    }
}
