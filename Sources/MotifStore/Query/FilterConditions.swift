import MotifFormula

/// The parts of a filter that hold or do not: formula → SQL that is true or false, never NULL.
struct FilterConditions {
    let values: FilterValues

    func condition(_ syntax: Syntax) throws(FilterError) -> SQLFragment {
        switch syntax.node {
        case .boolean(let boolean): return SQLFragment(boolean ? "TRUE" : "FALSE")
        case .name(let name) where FilterValues.header(name) == nil:
            return Self.indexed(name, SQLFragment("value = 1"))
        case .unary(.not, let operand): return "(NOT " + (try condition(operand)) + ")"
        case .binary(.and, let left, let right):
            return "(" + (try condition(left)) + " AND " + (try condition(right)) + ")"
        case .binary(.or, let left, let right):
            return "(" + (try condition(left)) + " OR " + (try condition(right)) + ")"
        case .binary(.within, let value, let list): return try isElement(value, of: list)
        case .binary(let sign, let left, let right):
            guard let comparison = Self.comparison(sign) else { break }
            return try compare(left, comparison, right)
        default: break
        }
        return "(" + (try values.value(syntax)) + " IS TRUE)"
    }

    /// SQL's sign, and the one for the sides exchanged.
    static func comparison(_ sign: BinaryOperator) -> (sign: String, mirrored: String)? {
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

    private func compare(
        _ left: Syntax, _ comparison: (sign: String, mirrored: String), _ right: Syntax
    ) throws(FilterError) -> SQLFragment {
        if case .name(let name) = left.node, let type = Self.constantType(of: right) {
            if let found = try compare(name, comparison.sign, right, type) { return found }
        }
        if case .name(let name) = right.node, let type = Self.constantType(of: left) {
            if let found = try compare(name, comparison.mirrored, left, type) { return found }
        }
        return "((" + (try values.value(left)) + " \(comparison.sign) " + (try values.value(right)) + ") IS TRUE)"
    }

    /// A name with a constant, where an index answers.
    private func compare(
        _ name: String, _ sign: String, _ constant: Syntax, _ type: FormulaType
    ) throws(FilterError) -> SQLFragment? {
        let value = try values.value(constant)
        if name == "kind", sign == "=" {
            return "(d.kind IS (SELECT id FROM document WHERE type = 2 AND slug = " + value + "))"
        }
        guard FilterValues.header(name) == nil else { return nil }
        // In the index all numbers come before all texts, so an open end needs its bound.
        let bound =
            switch (type, sign) {
            case (.text, "<"), (.text, "<="), (.text, "<>"): " AND value >= ''"
            case (.number, ">"), (.number, ">="), (.number, "<>"): " AND value < ''"
            default: ""
            }
        return Self.indexed(name, "value \(sign) " + value + bound)
    }

    private static func indexed(_ parameter: String, _ condition: SQLFragment) -> SQLFragment {
        SQLFragment(
            "(d.id IN (SELECT document FROM parameter WHERE name = (SELECT id FROM name WHERE text = ?) AND ",
            [.text(parameter)]) + condition + "))"
    }

    private func isElement(_ value: Syntax, of list: Syntax) throws(FilterError) -> SQLFragment {
        let value = try values.value(value)
        if case .name("tags") = list.node { return "(d.id IN (SELECT document FROM tag WHERE tag = " + value + "))" }
        return SQLFragment(
            "EXISTS (SELECT 1 FROM json_each(\(FilterValues.body), ?) e WHERE e.value = ",
            [.text(try values.path(list))]) + value + ")"
    }

    /// What a part without names gives; `nil` with names, or where it is no plain value.
    private static func constantType(of syntax: Syntax) -> FormulaType? {
        switch syntax.node {
        case .number: .number
        case .text: .text
        case .boolean: .boolean
        case .unary(.negate, let operand): constantType(of: operand)
        case .binary(.add, let left, let right), .binary(.subtract, let left, let right),
            .binary(.multiply, let left, let right), .binary(.divide, let left, let right):
            constantType(of: left) == .number && constantType(of: right) == .number ? .number : nil
        default: nil
        }
    }
}
