/// A formula whose names and types are checked, ready to be evaluated.
public struct CheckedFormula: Hashable, Sendable {
    private let content: Content

    /// A class, so that copying the many formulas of a kind is cheap.
    private final class Content: Sendable {
        let formula: Formula
        let type: FormulaType
        let optionalNames: Set<String>
        /// The value, if it is known.
        let value: FormulaValue?

        init(
            _ formula: Formula, _ type: FormulaType, _ optionalNames: Set<String>, value: FormulaValue? = nil
        ) {
            (self.formula, self.type, self.optionalNames) = (formula, type, optionalNames)
            self.value = value
        }
    }

    init(_ formula: Formula, type: FormulaType, scope: FormulaScope) {
        let optionalNames = formula.names.filter { scope[$0]?.isOptional == true || scope[$0] == .any }
        content = Content(formula, type, optionalNames)
    }

    /// The same formula with its value.
    init(_ other: CheckedFormula, value: FormulaValue) {
        content = Content(other.formula, other.type, other.optionalNames, value: value)
    }

    /// The formula.
    public var formula: Formula { content.formula }

    /// The type of the result.
    public var type: FormulaType { content.type }

    /// The names that may have no value, according to the scope.
    var optionalNames: Set<String> { content.optionalNames }

    /// Whether both have the same text and the same meaning.
    public static func == (left: CheckedFormula, right: CheckedFormula) -> Bool {
        left.formula == right.formula && left.type == right.type && left.optionalNames == right.optionalNames
    }

    /// Hashes the formula.
    public func hash(into hasher: inout Hasher) { hasher.combine(formula) }

    /// The names that the formula reads, without their members.
    public var names: Set<String> { formula.names }

    /// Whether its value is known and no values are read.
    package var isSettled: Bool { content.value != nil }

    /// Returns the value of the formula.
    ///
    ///     try Formula("a / 2").checked(in: ["a": .number]).value(in: ["a": .number(3)])   // .number(1.5)
    ///
    /// The value is missing only if `type` is optional or `any`; a number is always finite.
    /// - Throws: `FormulaError` if a name has no value or one of the wrong type, a number would not be finite (division
    ///   by zero, overflow), or a list is too short.
    /// - Complexity: O(n) in the parts of the formula; numbers, points, sizes and frames allocate nothing.
    public func value(in values: FormulaValues) throws(FormulaError) -> FormulaValue {
        if let value = content.value { return value }
        let evaluator = FormulaEvaluator(source: formula.source, values: values, optionalNames: optionalNames)
        return try evaluator.result(of: formula.syntax, as: type)
    }

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

extension Formula {
    /// Checks the names and types of the formula.
    ///
    /// - Parameters:
    ///   - scope: The names that the formula may read.
    ///   - expected: The required type of the result; `nil` for any type.
    /// - Throws: Every error, in the order of the text.
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
