/// A template whose formulas are checked, ready to be evaluated.
public struct CheckedTemplate: Hashable, Sendable {
    /// The template.
    public let template: FormulaTemplate
    /// Its texts and formulas, in order.
    public let parts: [Part]

    /// A part of a template.
    public enum Part: Hashable, Sendable {
        /// Literal text.
        case text(String)
        /// A formula, and the number of bytes of the template before it.
        case formula(CheckedFormula, after: Int)
    }

    /// The names that the formulas read, without their members.
    public var names: Set<String> { template.names }

    /// Returns the text with the values of its formulas; numbers have at most two decimals and no trailing zeros.
    ///
    /// - Throws: `FormulaError` if a formula has no value; its span is in the template.
    public func text(in values: FormulaValues) throws(FormulaError) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .formula(let formula, after: let start):
                do {
                    text += try formula.text(in: values)
                } catch {
                    throw error.moved(by: start, in: template.source)
                }
            }
        }
        return text
    }
}

extension CheckedFormula {
    fileprivate func text(in values: FormulaValues) throws(FormulaError) -> String {
        let value = try value(in: values)
        switch value {
        case .number(let number): return number.formulaText
        case .text(let text): return text
        case .boolean(let boolean): return boolean ? "true" : "false"
        case .missing, .point, .size, .frame, .curve, .list, .record:
            let syntax = formula.syntax
            let text = FormulaError.quotable(syntax.span, of: formula.source)
            let problem: EvaluationProblem =
                value == .missing
                ? .missing(text) : .wrongValue(text, is: value.type, needed: "a number, text or boolean")
            throw FormulaError(.evaluation(problem), at: syntax.span, of: formula.source)
        }
    }
}
