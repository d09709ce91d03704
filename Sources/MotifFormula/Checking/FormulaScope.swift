import MotifText

/// The names that a formula may read, with their types.
public struct FormulaScope: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private var types: [String: FormulaType]
    /// What to say about names that are known only in other scopes: `only defaults of the scene can read it`.
    public var notes: [String: String] = [:]
    /// Whether a message about an unknown name suggests a member of that name, or lists all names.
    public var isListed = false
    /// Whether curves are compared as their texts in documents, as in filters; `settlingDuration` reads them anyway.
    public var readsCurvesAsText = false

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

    /// Advice about a name that isn't in the scope: `. Did you mean 'screen.width'?`
    func advice(on name: String) -> String? {
        if let note = notes[name] { return "; " + note }
        if let nearest = nearestName(to: name, among: names) { return FormulaError.didYouMean(nearest) }
        guard isListed else { return nil }
        return owner(of: name).map(FormulaError.didYouMean) ?? "; available: " + names.joined(separator: ", ")
    }

    /// The first name with a member of this name: `screen.width` for `width`.
    private func owner(of member: String) -> String? {
        names.first { types[$0]?.members?[member] != nil }.map { "\($0).\(member)" }
    }
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
