extension CheckedFormula {
    /// Returns the formula with its value if it reads none of the names that vary, so that it isn't evaluated again.
    ///
    ///     try Formula("a / 2").checked(in: ["a": .number]).settled(by: ["a": .number(3)], except: ["b"])   // 1.5
    ///
    /// - Parameters:
    ///   - values: The values of all names that don't vary.
    ///   - varying: The names that vary.
    /// - Returns: The formula itself if it reads a name that varies, or if it has no value: each evaluation then throws
    ///   the error.
    package func settled(by values: FormulaValues, except varying: Set<String>) -> CheckedFormula {
        guard !isSettled, names.isDisjoint(with: varying), let value = try? value(in: values) else { return self }
        return CheckedFormula(self, value: value)
    }
}
