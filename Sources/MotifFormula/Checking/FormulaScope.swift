/// The names that a formula may read, with their types.
public struct FormulaScope: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private var types: [String: FormulaType]

    /// Types by name.
    public init(_ names: [String: FormulaType]) {
        types = names
    }

    /// Types by name; of a name that is given twice the last one counts.
    public init(dictionaryLiteral elements: (String, FormulaType)...) {
        types = Dictionary(elements) { _, last in last }
    }

    /// The type of a name; nil if there is no such name.
    public subscript(name: String) -> FormulaType? {
        get { types[name] }
        set { types[name] = newValue }
    }

    /// All names, sorted.
    public var names: [String] { types.keys.sorted() }
}
