/// A formula whose names and types fit; ready to be evaluated again and again.
public struct CheckedFormula: Hashable, Sendable {
    private let content: Content

    /// In a class, so that the many formulas of a kind are handed on without counting the parts of each.
    private final class Content: Sendable {
        let formula: Formula
        let type: FormulaType
        let optionalNames: Set<String>

        init(_ formula: Formula, _ type: FormulaType, _ optionalNames: Set<String>) {
            (self.formula, self.type, self.optionalNames) = (formula, type, optionalNames)
        }
    }

    init(_ formula: Formula, type: FormulaType, scope: FormulaScope) {
        let optionalNames = formula.names.filter { scope[$0]?.isOptional == true || scope[$0] == .any }
        content = Content(formula, type, optionalNames)
    }

    /// The formula as it was read.
    public var formula: Formula { content.formula }

    /// What it gives.
    public var type: FormulaType { content.type }

    /// Names that may be without a value, since the scope says that theirs may be missing.
    var optionalNames: Set<String> { content.optionalNames }

    /// Whether two have the same text and the same meaning.
    public static func == (left: CheckedFormula, right: CheckedFormula) -> Bool {
        left.formula == right.formula && left.type == right.type && left.optionalNames == right.optionalNames
    }

    /// Feeds the formula, which decides most of it.
    public func hash(into hasher: inout Hasher) { hasher.combine(formula) }

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
        if let expected, checker.errors.isEmpty { checker.checkResult(type, of: syntax, as: expected) }
        guard checker.errors.isEmpty else {
            throw FormulaErrors(checker.errors)
        }
        return CheckedFormula(self, type: type, scope: scope)
    }
}
