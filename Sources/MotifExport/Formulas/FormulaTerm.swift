import MotifFormula

/// A part of a formula as Swift source.
struct FormulaTerm {
    /// The source.
    let text: String
    /// How tightly the source holds together.
    let strength: Strength
    /// Whether Swift knows the type of a number; it takes literals alone for integers.
    let isTyped: Bool
    /// The type of its value.
    let type: FormulaType

    /// How tightly source holds together, from loose to tight. Operators of one strength are left-associative, except
    /// for comparisons, which are not associative, and `?:`, which is right-associative.
    enum Strength: Int, Comparable {
        case conditional, or, and, comparison, coalesce, sum, product, prefix, whole

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    /// The source of a part, whose type is known to the caller.
    struct Source: Equatable {
        let text: String
        let strength: Strength
        /// Whether Swift knows the type of a number, as it does unless there is nothing but literals.
        let isTyped: Bool

        init(_ text: String, _ strength: Strength = .whole, isTyped: Bool = true) {
            (self.text, self.strength, self.isTyped) = (text, strength, isTyped)
        }
    }

    init(_ source: Source, _ type: FormulaType) {
        (text, strength, isTyped) = (source.text, source.strength, source.isTyped)
        self.type = type
    }

    /// The source where at least this strength is needed, in parentheses if it has less.
    func atLeast(_ needed: Strength) -> String { strength < needed ? "(\(text))" : text }

    /// The source where more than this strength is needed, as on the right of an operator.
    func moreThan(_ needed: Strength) -> String { strength <= needed ? "(\(text))" : text }
}
