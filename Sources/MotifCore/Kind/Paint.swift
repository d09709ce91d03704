public import MotifFormula
import MotifJSON

/// What a layer or a shadow is coloured with.
public enum Paint: Sendable, Equatable {
    /// Always this colour.
    case color(Color)
    /// The colour that a formula gives, as a record of red, green, blue and alpha.
    case formula(CheckedFormula)
}

extension ObjectReader {
    /// The paint of a key: `"#RRGGBB[AA]"` or a formula of a colour.
    mutating func paint(_ key: String, in scope: FormulaScope) -> Paint? {
        guard let text = value(key)?.string, text.first == "#" else {
            return formula(key, as: ParameterType.colorType, in: scope).map(Paint.formula)
        }
        guard let color = Color(hex: text) else {
            report(.badText(text: text, expected: "a colour such as '#336699'"), at: key)
            return nil
        }
        return .color(color)
    }
}
