public import MotifFormula
public import MotifJSON

/// A formula of a kind and where it stands there, so that what goes wrong while it runs is told with its place.
public struct PlacedFormula: Sendable, Equatable {
    /// The formula.
    public let formula: CheckedFormula
    /// Its place in the kind.
    public let path: JSONPath

    /// The number that it gives.
    ///
    /// - Throws: `bad-formula` at its place: a name without a value, a result that is not finite.
    public func number(in values: FormulaValues) throws(Problem) -> Double {
        try formula.number(in: values, at: path)
    }
}

extension CheckedFormula {
    /// The value, or the problem of a formula that stands at `path`.
    func value(in values: FormulaValues, at path: @autoclosure () -> JSONPath) throws(Problem) -> FormulaValue {
        do throws(FormulaError) {
            return try value(in: values)
        } catch {
            throw Problem(.badFormula(error), at: path())
        }
    }

    /// The number of a formula that was checked to give one.
    func number(in values: FormulaValues, at path: @autoclosure () -> JSONPath) throws(Problem) -> Double {
        if case .number(let number) = try value(in: values, at: path()) { return number }
        throw Problem(.wrongType(expected: "a formula that gives a number", found: "another"), at: path())
    }
}
