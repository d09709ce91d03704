import MotifFormula

/// A formula as SQL over a row `d` of `document`: true or false, never NULL.
///
/// SQL joins conditions and answers those that have an index. The formula's own evaluator decides every other
/// condition, row by row, so that a filter means what the formula means.
struct FilterConditions {
    let formula: CheckedFormula
    let scope: FormulaScope
    let members: RowCondition.Members

    func condition(_ syntax: Syntax) -> SQLFragment {
        switch syntax.node {
        case .boolean(let boolean): SQLFragment(boolean ? "TRUE" : "FALSE")
        case .unary(.not, let operand): "(NOT " + condition(operand) + ")"
        case .binary(.and, let left, let right): "(" + condition(left) + " AND " + condition(right) + ")"
        case .binary(.or, let left, let right): "(" + condition(left) + " OR " + condition(right) + ")"
        default: indexed(syntax) ?? RowCondition(formula: formula, part: syntax, scope: scope, of: members).fragment
        }
    }

    /// Whether the indexes of parameters and tags find every document for which the condition holds.
    func isFoundByIndex(_ syntax: Syntax) -> Bool {
        switch syntax.node {
        case .binary(.and, let left, let right): isFoundByIndex(left) || isFoundByIndex(right)
        case .binary(.or, let left, let right): isFoundByIndex(left) && isFoundByIndex(right)
        default: found(syntax) != nil
        }
    }

    /// The condition without the document's text; `nil` if it needs that.
    private func indexed(_ syntax: Syntax) -> SQLFragment? {
        found(syntax) ?? comparison(syntax).flatMap(header)
    }

    /// The condition as a list of documents, by the index of parameters or of tags; `nil` if neither answers it.
    private func found(_ syntax: Syntax) -> SQLFragment? {
        switch syntax.node {
        case .name(let name) where isParameter(name, .boolean): return Self.parameter(name, SQLFragment("value = 1"))
        case .binary(.within, let element, let list):
            guard list.node == .name("tags"), case .text(let tag) = constant(element) else { return nil }
            return QuerySQL.having(tag: tag)
        default: return comparison(syntax).flatMap(parameter)
        }
    }

    private struct Comparison {
        let name: String
        let sign: String
        let value: FormulaValue
    }

    /// A name compared with a constant, the name first.
    private func comparison(_ syntax: Syntax) -> Comparison? {
        guard case .binary(let sign, let left, let right) = syntax.node, let (sign, mirrored) = Self.comparison(sign)
        else { return nil }
        if case .name(let name) = left.node, let value = constant(right) {
            return Comparison(name: name, sign: sign, value: value)
        }
        if case .name(let name) = right.node, let value = constant(left) {
            return Comparison(name: name, sign: mirrored, value: value)
        }
        return nil
    }

    /// SQL's operator, and the one for the operands exchanged.
    private static func comparison(_ sign: BinaryOperator) -> (sign: String, mirrored: String)? {
        switch sign {
        case .equal: ("=", "=")
        case .notEqual: ("<>", "<>")
        case .less: ("<", ">")
        case .lessOrEqual: ("<=", ">=")
        case .greater: (">", "<")
        case .greaterOrEqual: (">=", "<=")
        default: nil
        }
    }

    private func header(_ comparison: Comparison) -> SQLFragment? {
        switch (comparison.name, comparison.value) {
        case ("kind", .text(let slug)) where comparison.sign == "=":
            // No row has the kind 0, which is that of an unknown slug.
            SQLFragment("(d.kind IS coalesce((SELECT id FROM document WHERE type = 2 AND slug = ?), 0))", [.text(slug)])
        case ("totalDuration", .number(let number)):
            SQLFragment("coalesce(\(DocumentHeader.totalDurationSQL) \(comparison.sign) ?, FALSE)", [.number(number)])
        default: nil
        }
    }

    private func parameter(_ comparison: Comparison) -> SQLFragment? {
        let (name, sign) = (comparison.name, comparison.sign)
        switch comparison.value {
        case .text(let text) where isParameter(name, .text):
            // In the index all numbers come before all texts, so an open end needs its bound.
            let bound = ["<", "<=", "<>"].contains(sign) ? " AND value >= ''" : ""
            return Self.parameter(name, SQLFragment("value \(sign) ?" + bound, [.text(text)]))
        case .number(let number) where isParameter(name, .number):
            let bound = [">", ">=", "<>"].contains(sign) ? " AND value < ''" : ""
            return Self.parameter(name, SQLFragment("value \(sign) ?" + bound, [.number(number)]))
        case .boolean(let boolean) where isParameter(name, .boolean):
            return Self.parameter(name, SQLFragment("value \(sign) ?", [.number(boolean ? 1 : 0)]))
        default: return nil
        }
    }

    private static func parameter(_ name: String, _ condition: SQLFragment) -> SQLFragment {
        SQLFragment(
            "(d.id IN (SELECT document FROM parameter WHERE name = (SELECT id FROM name WHERE text = ?) AND ",
            [.text(name)]) + condition + "))"
    }

    /// Whether all documents with this parameter have a value of this type in the index.
    private func isParameter(_ name: String, _ type: FormulaType) -> Bool {
        members == .parameters && (scope[name] == type || scope[name] == .curve && type == .text)
            && DocumentHeader(rawValue: name) == nil
    }

    /// The value of a part that doesn't read any names.
    private func constant(_ syntax: Syntax) -> FormulaValue? {
        syntax.names.isEmpty ? try? formula.value(of: syntax, in: [:]) : nil
    }
}
