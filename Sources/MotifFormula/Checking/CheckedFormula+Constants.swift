extension CheckedFormula {
    /// The errors of parts that never have a value, such as a division by a constant 0.
    ///
    /// - Complexity: O(n·d) for n parts of the formula and a depth of d.
    package var constantErrors: [FormulaError] {
        FormulaEvaluator(source: formula.source, values: [:], optionalNames: []).constantErrors(formula.syntax)
    }

    /// Returns the value of a part of the formula.
    ///
    /// - Throws: `FormulaError` if the part has no value.
    package func value(of part: Syntax, in values: FormulaValues) throws(FormulaError) -> FormulaValue {
        try FormulaEvaluator(source: formula.source, values: values, optionalNames: optionalNames).value(part)
    }
}

extension FormulaEvaluator {
    fileprivate func constantErrors(_ syntax: Syntax) -> [FormulaError] {
        if syntax.names.isEmpty { return error { () throws(FormulaError) in _ = try value(syntax) } }
        let errors = syntax.node.children.flatMap(constantErrors)
        return errors.isEmpty ? operandErrors(syntax) : errors
    }

    /// The errors of constant operands of a part that also reads names: divisors, bounds and indices.
    private func operandErrors(_ syntax: Syntax) -> [FormulaError] {
        switch syntax.node {
        case .binary(let sign, let left, let right)
        where (sign == .divide || sign == .remainder) && right.names.isEmpty:
            error { () throws(FormulaError) in _ = try binary(sign, Self.zero(like: left), right, at: syntax) }
        case .call(let callee, let arguments)
        where callee.function == .clamp && arguments.dropFirst().allSatisfy(\.names.isEmpty):
            error { () throws(FormulaError) in
                _ = try call(callee, [Self.zero(like: syntax)] + arguments.dropFirst(), at: syntax)
            }
        case .index(_, let index) where index.names.isEmpty:
            error { () throws(FormulaError) in _ = try count(number(index), at: index) }
        case .call(let callee, let arguments) where callee.function == .row || callee.function == .column:
            arguments.prefix(1).filter(\.names.isEmpty).flatMap { index in
                error { () throws(FormulaError) in _ = try count(number(index), at: index) }
            }
        default: []
        }
    }

    private func error(_ evaluate: () throws(FormulaError) -> Void) -> [FormulaError] {
        do {
            try evaluate()
            return []
        } catch {
            return [error]
        }
    }

    /// A substitute for a part that reads a name.
    private static func zero(like syntax: Syntax) -> Syntax { Syntax(.number(0), at: syntax.span) }
}
