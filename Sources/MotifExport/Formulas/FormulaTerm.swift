import MotifFormula

/// A part of a formula as Swift source.
struct FormulaTerm {
    /// The source.
    let text: String
    /// The precedence of the source's outermost operator.
    let strength: Strength
    /// Whether Swift can infer the type of a number; an expression of literals alone would be an integer.
    let isTyped: Bool
    /// The type of its value.
    let type: FormulaType

    /// A precedence, from lowest to highest. Operators of the same precedence are left-associative, except
    /// for comparisons, which aren't associative, and `?:`, which is right-associative.
    enum Strength: Int, Comparable {
        case conditional, or, and, comparison, coalesce, sum, product, prefix, whole

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    /// The source of a part whose type the caller knows.
    struct Source: Equatable {
        let text: String
        let strength: Strength
        /// Whether Swift can infer the type of a number, as it can unless there are only literals.
        let isTyped: Bool

        init(_ text: String, _ strength: Strength = .whole, isTyped: Bool = true) {
            (self.text, self.strength, self.isTyped) = (text, strength, isTyped)
        }
    }

    init(_ source: Source, _ type: FormulaType) {
        (text, strength, isTyped) = (source.text, source.strength, source.isTyped)
        self.type = type
    }

    /// Returns the source for a position that requires at least this precedence, in parentheses if it is lower.
    func atLeast(_ needed: Strength) -> String { strength < needed ? "(\(text))" : text }

    /// Returns the source for a position that requires a higher precedence, such as the right side of an operator.
    func moreThan(_ needed: Strength) -> String { strength <= needed ? "(\(text))" : text }
}
