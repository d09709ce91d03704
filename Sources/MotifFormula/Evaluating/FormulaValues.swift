/// The values of the names that a formula reads.
///
///     var values: FormulaValues = ["screen": .size(MotionSize(width: 393, height: 852))]
///     values["progress"] = .number(0.5)
///
/// Setting a name and evaluating again costs one dictionary entry; formulas read names in O(1).
public struct FormulaValues: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private var values: [String: FormulaValue]

    /// Values by name.
    public init(_ values: [String: FormulaValue] = [:]) {
        self.values = values
    }

    /// Values by name; of a name that is given twice the last one counts.
    public init(dictionaryLiteral elements: (String, FormulaValue)...) {
        values = Dictionary(elements) { _, last in last }
    }

    /// The value of a name; nil if it has none.
    public subscript(name: String) -> FormulaValue? {
        get { values[name] }
        set { values[name] = newValue }
    }
}
