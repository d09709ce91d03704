extension FormulaScope {
    /// The type of a part of a formula that was checked in this scope.
    ///
    /// - Returns: `.any` for a part that does not fit.
    /// - Complexity: O(n) in the parts from here down.
    public func type(of part: Syntax, in formula: Formula) -> FormulaType {
        var checker = FormulaChecker(source: formula.source, scope: self)
        return checker.type(of: part)
    }
}
