/// The names that a formula may read, with their types.
public struct FormulaScope: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private var types: [String: FormulaType]

    /// Types by name.
    public init(_ names: [String: FormulaType]) {
        types = names
    }

    /// Types by name; if a name appears twice, the last type counts.
    public init(dictionaryLiteral elements: (String, FormulaType)...) {
        types = Dictionary(elements) { _, last in last }
    }

    /// The type of a name; `nil` if there is no such name.
    public subscript(name: String) -> FormulaType? {
        get { types[name] }
        set { types[name] = newValue }
    }

    /// All names, sorted.
    public var names: [String] { types.keys.sorted() }
}

extension FormulaScope {
    /// Returns the type of a part of a formula that was checked in this scope.
    ///
    /// - Returns: `.any` for a part with an error.
    /// - Complexity: O(n) in the number of its parts.
    public func type(of part: Syntax, in formula: Formula) -> FormulaType {
        var checker = FormulaChecker(source: formula.source, scope: self)
        return checker.type(of: part)
    }
}
