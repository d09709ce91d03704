public import MotifFormula

/// A condition of the formula language as SQL with bound values.
///
///     try SQLFilter(Formula("kind == 'expand' && expandDuration < 0.5"), parameters: ["expandDuration": .number])
///
/// `&&`, `||` and `!` join conditions. A condition that has no value for a document (it lacks a parameter, a list is
/// too short, a divisor is 0) is false, so its `!` is true. One that compares a parameter with a constant goes through
/// the index of parameters; most others read the documents' texts.
public struct SQLFilter: Sendable, Hashable {
    /// True or false for a row `d` of `document`, never NULL.
    let condition: SQLFragment
    /// Whether the indexes of parameters and tags find every document for which the condition holds.
    let isFoundByIndex: Bool

    /// The name of the record that has the total duration of each operation.
    public static let durations = DocumentHeader.durations.rawValue

    /// Compiles a formula.
    ///
    /// - Parameters:
    ///   - parameters: The types of the parameters that it may read: a choice is text, a reference a record with its
    ///     `slug`, other values as formulas have them, and a curve is also its text. A header of the same name comes
    ///     first.
    ///   - operations: The operations whose total duration it may read: `durations.present`.
    /// - Throws: Every name or type that doesn't fit, and every part that has no value for any document, such as a
    ///   division by a constant 0.
    public init(
        _ formula: Formula, parameters: [String: FormulaType], operations: Set<String> = []
    ) throws(FormulaErrors) {
        var scope = FormulaScope(parameters)
        scope.readsCurvesAsText = true
        for header in DocumentHeader.allCases { scope[header.rawValue] = header.type }
        scope[Self.durations] = .record(Dictionary(uniqueKeysWithValues: operations.map { ($0, .number) }))
        try self.init(formula, in: scope, members: .parameters)
    }

    /// Compiles a formula for documents other than patterns.
    ///
    /// - Parameter fields: The types of the members of the documents that it may read: `screen` of a device. A header
    ///   of the same name comes first.
    /// - Throws: As `init(_:parameters:operations:)`.
    public init(_ formula: Formula, fields: [String: FormulaType]) throws(FormulaErrors) {
        var scope = FormulaScope(fields)
        scope.isListed = true
        for header in DocumentHeader.allCases where !header.isOfPatterns { scope[header.rawValue] = header.type }
        try self.init(formula, in: scope, members: .fields)
    }

    private init(
        _ formula: Formula, in scope: FormulaScope, members: RowCondition.Members
    ) throws(FormulaErrors) {
        let checked = try formula.checked(in: scope, as: .boolean)
        let errors = checked.constantErrors
        guard errors.isEmpty else { throw FormulaErrors(errors) }
        let conditions = FilterConditions(formula: checked, scope: scope, members: members)
        condition = conditions.condition(formula.syntax)
        isFoundByIndex = conditions.isFoundByIndex(formula.syntax)
    }
}
