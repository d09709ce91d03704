import MotifFormula
import MotifJSON

extension ObjectReader {
    /// The formula of a key as it is written, its names unchecked.
    mutating func parsedFormula(_ key: String) -> Formula? {
        guard let value = value(key) else { return nil }
        guard let text = value.string else {
            report(.wrongType(expected: "a formula as text\(Self.quoted(value))", found: value.typeInWords), at: key)
            return nil
        }
        do throws(FormulaError) {
            return try Formula(text)
        } catch {
            report(.badFormula(error), at: key)
            return nil
        }
    }

    /// What is a formula but for its quotes, with them.
    private static func quoted(_ value: JSON) -> String {
        switch value {
        case .number, .boolean: " (\"\(value.canonical)\")"
        default: ""
        }
    }

    /// The formula of a key.
    ///
    /// - Parameters:
    ///   - type: What it has to give.
    ///   - scope: The names that it may read; `nil` where they are not known, so that only its writing is looked at.
    mutating func formula(_ key: String, as type: FormulaType, in scope: FormulaScope?) -> CheckedFormula? {
        guard let formula = parsedFormula(key), let scope else { return nil }
        return checked(formula, as: type, in: scope, at: key)
    }

    /// The formula of a key that must be there.
    mutating func requiredFormula(
        _ key: String, as type: FormulaType, in scope: FormulaScope?, is purpose: String
    ) -> CheckedFormula? {
        required(key, is: purpose) == nil ? nil : formula(key, as: type, in: scope)
    }

    /// A formula with its names and types settled.
    mutating func checked(
        _ formula: Formula, as type: FormulaType?, in scope: FormulaScope, at key: String
    ) -> CheckedFormula? {
        do throws(FormulaErrors) {
            return try formula.checked(in: scope, as: type)
        } catch {
            for error in error.errors { report(.badFormula(error), at: key) }
            return nil
        }
    }

    /// The text with formulas of a key that must be there.
    mutating func requiredTemplate(_ key: String, in scope: FormulaScope, is purpose: String) -> CheckedTemplate? {
        guard let text = requiredText(key, is: purpose), !text.isEmpty else { return nil }
        let template: FormulaTemplate
        do throws(FormulaError) {
            template = try FormulaTemplate(text)
        } catch {
            report(.badFormula(error), at: key)
            return nil
        }
        do throws(FormulaErrors) {
            return try template.checked(in: scope)
        } catch {
            for error in error.errors { report(.badFormula(error), at: key) }
            return nil
        }
    }
}
