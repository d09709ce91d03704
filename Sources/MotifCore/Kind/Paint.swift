public import MotifFormula
import MotifJSON

/// The color of a layer or a shadow.
public enum Paint: Sendable, Equatable {
    /// A fixed color.
    case color(SRGBColor)
    /// A formula of a color, which is a record of red, green, blue and alpha.
    case formula(CheckedFormula)
}

extension ObjectReader {
    /// Reads the paint of a key: `"#RRGGBB[AA]"` or a formula of a color.
    mutating func paint(_ key: String, in scope: FormulaScope) -> Paint? {
        guard let text = value(key, .formula("A color such as #336699, or a formula of one."))?.string,
            text.first == "#"
        else {
            return colorFormula(key, in: scope).map(Paint.formula)
        }
        guard let color = SRGBColor(hex: text) else {
            report(.badText(text: text, expected: "a color such as '#336699'"), at: key)
            return nil
        }
        return .color(color)
    }

    /// Reads a formula of a color. A color is a record, for which types have no name, so this has a message of its own.
    private mutating func colorFormula(_ key: String, in scope: FormulaScope) -> CheckedFormula? {
        guard let parsed = parsedFormula(key), let formula = checked(parsed, as: nil, in: scope, at: key) else {
            return nil
        }
        if formula.type.fits(ParameterType.colorType) { return formula }
        let message = "Expected a color, such as '#336699' or color(1, 0.5, 0); found \(formula.type.phrase)"
        report(.rule(.badFormula, message), at: key)
        return nil
    }
}
