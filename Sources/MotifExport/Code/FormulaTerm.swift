import MotifFormula

/// A part of a formula as source.
struct FormulaTerm: Equatable {
    /// The source.
    let code: Code
    /// The precedence of the source's outermost operator.
    let strength: Strength
    /// Whether Swift can infer the type of a number; an expression of literals alone would be an integer.
    let isTyped: Bool
    /// The type of its value; a number until the scope of a formula says otherwise.
    var type = FormulaType.number

    /// A precedence, from lowest to highest. Operators of the same precedence are left-associative, except
    /// for comparisons, which aren't associative, and `?:`, which is right-associative.
    enum Strength: Int, Comparable {
        case conditional, or, and, comparison, coalesce, sum, product, prefix, whole

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    init(_ code: Code, _ strength: Strength = .whole, isTyped: Bool = true) {
        (self.code, self.strength, self.isTyped) = (code, strength, isTyped)
    }

    /// The source on one line.
    var text: String { code.text }

    /// Returns the source for a position that requires at least this precedence, in parentheses if it is lower.
    func atLeast(_ needed: Strength) -> Code { strength < needed ? .parentheses(code) : code }

    /// Returns the source for a position that requires a higher precedence, such as the right side of an operator.
    func moreThan(_ needed: Strength) -> Code { strength <= needed ? .parentheses(code) : code }

    /// Returns the operands for an operation of this precedence: one, unless the source is itself such an operation.
    func operands(_ strength: Strength) -> [Code] {
        self.strength == strength ? code.operands ?? [code] : [atLeast(strength)]
    }

    /// Returns a left-associative operation.
    func infix(_ sign: String, _ strength: Strength, _ right: FormulaTerm) -> FormulaTerm {
        FormulaTerm(.operation(operands(strength) + [right.moreThan(strength).prefixed("\(sign) ")]), strength)
    }

    /// Returns a right-associative operation that replaces a missing value.
    func coalesced(_ sign: String, _ fallback: FormulaTerm) -> FormulaTerm {
        let rest = Code.prefixed(fallback.operands(.coalesce), "\(sign) ")
        return FormulaTerm(.operation([moreThan(.coalesce)] + rest), .coalesce)
    }

    /// Returns a comparison, which isn't associative.
    func compared(_ sign: String, _ right: FormulaTerm) -> FormulaTerm {
        let last = right.moreThan(.comparison).prefixed("\(sign) ")
        return FormulaTerm(.operation([moreThan(.comparison), last]), .comparison)
    }

    /// Returns `.name` of the value.
    func dot(_ name: String) -> Code { atLeast(.whole).appending(".\(name)") }
}
