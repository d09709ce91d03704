public import MotifFormula
public import MotifJSON

/// A formula of a kind with its place, so that an error in its evaluation is reported with the place.
public struct PlacedFormula: Sendable, Equatable {
    /// The formula.
    public let formula: CheckedFormula
    /// Its path in the kind.
    public let path: JSONPath

    /// Returns the number that the formula evaluates to.
    ///
    /// - Throws: `bad-formula` at its place, such as for a name without a value or a result that isn't finite.
    public func number(in values: FormulaValues) throws(Problem) -> Double {
        try formula.number(in: values, at: path)
    }
}

extension CheckedFormula {
    /// Returns the value; throws the problem of a formula at `path`.
    func value(in values: FormulaValues, at path: @autoclosure () -> JSONPath) throws(Problem) -> FormulaValue {
        do throws(FormulaError) {
            return try value(in: values)
        } catch {
            throw Problem(.badFormula(error), at: path())
        }
    }

    /// Returns the number of a formula that was checked as one.
    func number(in values: FormulaValues, at path: @autoclosure () -> JSONPath) throws(Problem) -> Double {
        if case .number(let number) = try value(in: values, at: path()) { return number }
        throw Problem(.wrongType(expected: "a formula that gives a number", found: "another"), at: path())
    }
}
