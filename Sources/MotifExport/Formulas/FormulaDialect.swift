import MotifFormula

/// How a programming language writes what formulas say.
///
/// What Swift, JavaScript and their kin have in common is written here once: arithmetic, `&&`, `||`, `!`, `? :`, and a
/// dot before a member. A dialect says the rest, and may say any of it otherwise. It has to mean what
/// `FormulaEvaluator` does; only where that refuses to give a value, a language may do as it likes.
protocol FormulaDialect {
    /// A number that is finite and not negative.
    func number(_ number: Double) -> String
    /// Characters, in quotes.
    func text(_ text: String) -> String
    /// A name of the scope.
    func name(_ name: String, _ type: FormulaType) -> FormulaTerm.Words
    /// A member of a point, a size, a frame or a record.
    func member(_ field: String, of base: FormulaTerm) -> FormulaTerm.Words
    /// The element of a list at an index, a number that is whole.
    func element(of list: FormulaTerm, at index: FormulaTerm) -> FormulaTerm.Words
    /// What a function gives; there are as many arguments as it takes.
    func call(_ function: FormulaFunction, _ arguments: [FormulaTerm]) -> FormulaTerm.Words
    /// An operator in front of its operand.
    func unary(_ sign: UnaryOperator, _ operand: FormulaTerm) -> FormulaTerm.Words
    /// A division of numbers, whose result is not rounded.
    func quotient(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words
    /// The remainder of a division that rounds toward zero.
    func remainder(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words
    /// Whether two values of the same type are the same, or are not.
    func equality(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words
    /// Whether one number or text is below or above another; texts by their Unicode scalars.
    func order(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words
    /// Whether a list has this element.
    func membership(of element: FormulaTerm, in list: FormulaTerm) -> FormulaTerm.Words
    /// A value, or another where it is missing.
    func coalesce(_ value: FormulaTerm, _ fallback: FormulaTerm) -> FormulaTerm.Words
}

extension FormulaDialect {
    func member(_ field: String, of base: FormulaTerm) -> FormulaTerm.Words {
        FormulaTerm.Words("\(base.atLeast(.whole)).\(field)")
    }

    func unary(_ sign: UnaryOperator, _ operand: FormulaTerm) -> FormulaTerm.Words {
        // Two signs in a row would be another operator, or none.
        FormulaTerm.Words(sign.rawValue + operand.moreThan(.prefix), .prefix)
    }

    func quotient(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words {
        infix("/", .product, left, right)
    }

    func remainder(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words {
        infix("%", .product, left, right)
    }

    /// An operator that stands in a row from the left.
    func infix(
        _ sign: String, _ strength: FormulaTerm.Strength, _ left: FormulaTerm, _ right: FormulaTerm
    ) -> FormulaTerm.Words {
        FormulaTerm.Words("\(left.atLeast(strength)) \(sign) \(right.moreThan(strength))", strength)
    }

    /// A comparison, which has no others beside it.
    func comparison(_ sign: String, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words {
        FormulaTerm.Words("\(left.moreThan(.comparison)) \(sign) \(right.moreThan(.comparison))", .comparison)
    }
}
