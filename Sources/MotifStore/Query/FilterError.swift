public import MotifFormula

/// Why a formula cannot be a filter.
public struct FilterError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// Names or types do not fit.
        case meaning(FormulaErrors)
        /// Something of the language that the catalog's queries do not have: its words, and where it stands.
        case unavailable(String, at: SourceSpan)
    }

    /// What is wrong.
    public let kind: Kind
    /// The formula.
    public let source: String

    init(_ kind: Kind, of source: String) {
        self.kind = kind
        self.source = source
    }

    /// What is wrong, in words.
    public var message: String {
        switch kind {
        case .meaning(let errors): errors.errors.map(\.message).joined(separator: "\n")
        case .unavailable(let words, at: _): "'\(words)' is not available in a filter"
        }
    }
}
