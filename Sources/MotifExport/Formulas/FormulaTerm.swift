import MotifFormula

/// A part of a formula in the words of another programming language.
struct FormulaTerm {
    /// The text, which says what the part says.
    let text: String
    /// How tightly the text holds together.
    let strength: Strength
    /// What sort of value it gives.
    let type: FormulaType

    /// How tightly a text holds together, from loose to tight. Operators of one strength stand in a row from the left,
    /// save for comparisons, which do not, and `?:`, which do from the right.
    enum Strength: Int, Comparable {
        case conditional, or, and, comparison, coalesce, sum, product, prefix, whole

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    /// A text and how tightly it holds together; what it gives is known to who asked for it.
    struct Words: Equatable {
        let text: String
        let strength: Strength

        init(_ text: String, _ strength: Strength = .whole) { (self.text, self.strength) = (text, strength) }
    }

    init(_ words: Words, _ type: FormulaType) {
        (text, strength) = (words.text, words.strength)
        self.type = type
    }

    /// The text where at least this strength is needed, in parentheses if it has less.
    func atLeast(_ needed: Strength) -> String { strength < needed ? "(\(text))" : text }

    /// The text where more than this strength is needed, as on the right of an operator.
    func moreThan(_ needed: Strength) -> String { strength <= needed ? "(\(text))" : text }
}
