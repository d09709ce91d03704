extension CheckedFormula {
    /// How far a formula of a boolean is from holding, for a report that puts the worst first.
    ///
    ///     try Formula("a >= 5").checked(in: ["a": .number]).shortfall(in: ["a": .number(3)])   // 2
    ///
    /// - Returns: For a comparison of numbers that does not hold their distance; of `&&` that of the first part that
    ///   does not, of `||` the smaller one; 0 where the formula holds; `nil` where what fails is no such comparison.
    /// - Throws: what evaluating throws.
    public func shortfall(in values: FormulaValues) throws(FormulaError) -> Double? {
        let evaluator = FormulaEvaluator(source: formula.source, values: values, optionalNames: optionalNames)
        return try evaluator.shortfall(formula.syntax)
    }
}

extension FormulaEvaluator {
    fileprivate func shortfall(_ syntax: Syntax) throws(FormulaError) -> Double? {
        if try boolean(syntax) { return 0 }
        guard case .binary(let sign, let left, let right) = syntax.node else { return nil }
        switch sign {
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal:
            guard case (.number(let left), .number(let right)) = (try value(left), try value(right)) else {
                return nil
            }
            return abs(left - right)
        case .and:
            // What stands behind a condition that does not hold may have no value.
            return try boolean(left) ? shortfall(right) : shortfall(left)
        case .or:
            guard let first = try shortfall(left), let second = try shortfall(right) else { return nil }
            return min(first, second)
        default: return nil
        }
    }
}
