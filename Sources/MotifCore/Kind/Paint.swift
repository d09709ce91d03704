public import MotifFormula
import MotifJSON

/// What a layer or a shadow is colored with.
public enum Paint: Sendable, Equatable {
    /// Always this color.
    case color(SRGBColor)
    /// The color that a formula gives, as a record of red, green, blue and alpha.
    case formula(CheckedFormula)
}

extension ObjectReader {
    /// The paint of a key: `"#RRGGBB[AA]"` or a formula of a color.
    mutating func paint(_ key: String, in scope: FormulaScope) -> Paint? {
        guard let text = value(key)?.string, text.first == "#" else {
            return colorFormula(key, in: scope).map(Paint.formula)
        }
        guard let color = SRGBColor(hex: text) else {
            report(.badText(text: text, expected: "a color such as '#336699'"), at: key)
            return nil
        }
        return .color(color)
    }

    /// Types have no word for a color, which is a record among others; so the words are put here.
    private mutating func colorFormula(_ key: String, in scope: FormulaScope) -> CheckedFormula? {
        guard let parsed = parsedFormula(key), let formula = checked(parsed, as: nil, in: scope, at: key) else {
            return nil
        }
        if formula.type.fits(ParameterType.colorType) { return formula }
        let words = "This gives a \(formula.type); a color is needed, such as '#336699' or color(1, 0.5, 0)"
        report(.rule(.badFormula, words), at: key)
        return nil
    }
}
