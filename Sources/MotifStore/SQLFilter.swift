/// A condition of the formula language as SQL with bound values.
///
/// Made from a formula with `init(_ formula: Formula, parameters: [String: FormulaType]) throws(FilterError)`.
public struct SQLFilter: Sendable {
}
