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

extension FormulaScope {
    /// The type of a part of a formula that was checked in this scope.
    ///
    /// - Returns: `.any` for a part that does not fit.
    /// - Complexity: O(n) in the parts from here down.
    public func type(of part: Syntax, in formula: Formula) -> FormulaType {
        var checker = FormulaChecker(source: formula.source, scope: self)
        return checker.type(of: part)
    }
}
