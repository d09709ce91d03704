public import MotifFormula

/// A condition of the formula language as SQL with bound values.
///
///     try SQLFilter(Formula("kind == 'expand' && expandDuration < 0.5"), parameters: ["expandDuration": .number])
///
/// A comparison with a parameter that a document does not have is false, so its `!` is true. One of a parameter with a
/// constant goes through the index of parameters; any other reads the documents' texts.
public struct SQLFilter: Sendable, Hashable {
    /// True or false for a row `d` of `document`, never NULL.
    let condition: SQLFragment

    /// What every document has, and formulas may read besides parameters. `updated` is text like
    /// `2026-01-31T09:30:00.000Z`.
    public static let headers: FormulaScope = [
        "slug": .text, "title": .text, "summary": .text, "kind": .text, "tags": .list(.text), "deprecated": .boolean,
        "revision": .number, "updated": .text,
    ]

    /// Compiles a formula.
    ///
    /// - Parameter parameters: The types of the parameters that it may read: curves and choices are text, other values
    ///   as formulas have them. A header of the same name comes first.
    /// - Throws: What names and types do not fit, or what SQL has no words for.
    public init(_ formula: Formula, parameters: [String: FormulaType]) throws(FilterError) {
        var scope = FormulaScope(parameters)
        for name in Self.headers.names { scope[name] = Self.headers[name] }
        do {
            _ = try formula.checked(in: scope, as: .boolean)
        } catch {
            throw FilterError(.meaning(error), of: formula.source)
        }
        condition = try FilterConditions(values: FilterValues(source: formula.source)).condition(formula.syntax)
    }
}
