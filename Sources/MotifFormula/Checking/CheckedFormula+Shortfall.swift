extension CheckedFormula {
    /// Returns how far a boolean formula is from being true, for reports that list the worst case first.
    ///
    ///     try Formula("a >= 5").checked(in: ["a": .number]).shortfall(in: ["a": .number(3)])   // 2
    ///
    /// - Returns: 0 if the formula is true. For a comparison of numbers, their distance; for `&&`, the shortfall of the
    ///   first part that is false; for `||`, the smaller one; `nil` if something other than a comparison of numbers is
    ///   false.
    /// - Throws: `FormulaError` if the formula has no value.
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
            // A part after a false condition may have no value.
            return try boolean(left) ? shortfall(right) : shortfall(left)
        case .or:
            guard let first = try shortfall(left), let second = try shortfall(right) else { return nil }
            return min(first, second)
        default: return nil
        }
    }
}
