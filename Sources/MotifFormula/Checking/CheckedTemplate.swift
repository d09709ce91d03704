/// A template whose formulas fit; ready to be written again and again.
public struct CheckedTemplate: Hashable, Sendable {
    /// The template as it was read.
    public let template: FormulaTemplate
    /// Its texts and formulas in order.
    public let parts: [Part]

    /// What it is made of, in order.
    public enum Part: Hashable, Sendable {
        /// Text as it is.
        case text(String)
        /// A formula and the bytes of the template before it.
        case formula(CheckedFormula, after: Int)
    }

    /// The names that its formulas read, without their members.
    public var names: Set<String> { template.names }

    /// The text with the values of its formulas; numbers have at most two decimals and no trailing zeros.
    ///
    /// - Throws: what evaluating a formula throws; its span is one of the template.
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
        case .missing, .point, .size, .frame, .list, .record:
            let syntax = formula.syntax
            let text = FormulaError.quotable(syntax.span, of: formula.source)
            let problem: EvaluationProblem =
                value == .missing
                ? .missing(text) : .wrongValue(text, is: value.type, needed: "a number, text or boolean")
            throw FormulaError(.evaluation(problem), at: syntax.span, of: formula.source)
        }
    }
}
