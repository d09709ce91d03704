import MotifFormula
import MotifJSON

extension ObjectReader {
    /// Reads the formula of a key; its names aren't checked.
    mutating func parsedFormula(_ key: String) -> Formula? {
        guard let value = value(key, .formula()) else { return nil }
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

    /// A value that lacks only quotes to be a formula, with quotes.
    private static func quoted(_ value: JSON) -> String {
        switch value {
        case .number, .boolean: " (\"\(value.canonical)\")"
        default: ""
        }
    }

    /// Reads and checks the formula of a key.
    ///
    /// - Parameters:
    ///   - type: The required type of its result.
    ///   - scope: The names that it can read; `nil` if they aren't known, so that only the syntax is checked.
    mutating func formula(_ key: String, as type: FormulaType, in scope: FormulaScope?) -> CheckedFormula? {
        guard let formula = parsedFormula(key), let scope else { return nil }
        return checked(formula, as: type, in: scope, at: key)
    }

    /// Reads and checks the formula of a required key.
    mutating func requiredFormula(
        _ key: String, as type: FormulaType, in scope: FormulaScope?, is purpose: String
    ) -> CheckedFormula? {
        required(key, .formula(), is: purpose) == nil ? nil : formula(key, as: type, in: scope)
    }

    /// Checks the names and types of a formula.
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

    /// Reads and checks the template of a required key.
    mutating func requiredTemplate(
        _ key: String, in scope: FormulaScope, is purpose: String, _ summary: String
    ) -> CheckedTemplate? {
        guard let text = requiredText(key, .wording.described(summary), is: purpose), !text.isEmpty else { return nil }
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
