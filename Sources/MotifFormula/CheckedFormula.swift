/// A formula whose names and types fit; ready to be evaluated again and again.
public struct CheckedFormula: Hashable, Sendable {
    /// The formula as it was read.
    public let formula: Formula
    /// What it gives.
    public let type: FormulaType
    /// Names that may be without a value, since the scope says that theirs may be missing.
    let optionalNames: Set<String>

    init(_ formula: Formula, type: FormulaType, scope: FormulaScope) {
        self.formula = formula
        self.type = type
        optionalNames = formula.names.filter { scope[$0]?.isOptional == true || scope[$0] == .any }
    }

    /// The names that it reads, without their members.
    public var names: Set<String> { formula.names }

    /// The value of the formula.
    ///
    ///     try Formula("a / 2").checked(in: ["a": .number]).value(in: ["a": .number(3)])   // .number(1.5)
    ///
    /// Missing only where `type` is optional or not known before; a number is always finite.
    /// - Throws: where a name has no value or one of another type than the scope says, a number would not be finite
    ///   (division by zero, overflow), or a list is too short.
    /// - Complexity: O(n) in the parts of the formula; numbers, points, sizes and frames take no memory.
    public func value(in values: FormulaValues) throws(FormulaError) -> FormulaValue {
        let evaluator = FormulaEvaluator(source: formula.source, values: values, optionalNames: optionalNames)
        return try evaluator.result(of: formula.syntax, as: type)
    }
}

extension Formula {
    /// Settles what the names of the formula mean and whether all types fit.
    ///
    /// - Parameters:
    ///   - scope: The names that it may read.
    ///   - expected: The type that is needed; nil takes any.
    /// - Throws: everything that does not fit, in the order of the text.
    public func checked(
        in scope: FormulaScope, as expected: FormulaType? = nil
    ) throws(FormulaErrors) -> CheckedFormula {
        var checker = FormulaChecker(source: source, scope: scope)
        let type = checker.type(of: syntax)
        if let expected, checker.errors.isEmpty { checker.settle(type, of: syntax, as: expected) }
        guard checker.errors.isEmpty else {
            throw FormulaErrors(checker.errors)
        }
        return CheckedFormula(self, type: type, scope: scope)
    }
}
