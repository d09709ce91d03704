extension FormulaEvaluator {
    func unary(_ sign: UnaryOperator, _ operand: Syntax) throws(FormulaError) -> FormulaValue {
        switch sign {
        case .negate: .number(-(try number(operand)))
        case .not: .boolean(!(try boolean(operand)))
        }
    }

    func binary(
        _ sign: BinaryOperator, _ left: Syntax, _ right: Syntax, at syntax: Syntax
    ) throws(FormulaError) -> FormulaValue {
        switch sign {
        case .add, .subtract, .multiply, .divide, .remainder: .number(try calculate(sign, left, right, at: syntax))
        case .equal, .notEqual: .boolean(try (present(left) == present(right)) == (sign == .equal))
        case .less, .lessOrEqual, .greater, .greaterOrEqual: .boolean(try compare(sign, left, right))
        case .within: .boolean(try list(right).contains(present(left)))
        case .and, .or: .boolean(try join(sign, left, right))
        }
    }

    private func calculate(
        _ sign: BinaryOperator, _ left: Syntax, _ right: Syntax, at syntax: Syntax
    ) throws(FormulaError) -> Double {
        let (first, second) = (try number(left), try number(right))
        if second == 0, sign == .divide || sign == .remainder {
            throw refusal(.divisionByZero(sign, divisor: text(of: right)), at: right)
        }
        let result =
            switch sign {
            case .add: first + second
            case .subtract: first - second
            case .multiply: first * second
            case .divide: first / second
            default: first.truncatingRemainder(dividingBy: second)
            }
        guard result.isFinite else { throw refusal(.notFinite(text(of: syntax)), at: syntax) }
        return result
    }

    /// Evaluates `&&` and `||`; the right part isn't evaluated if the left one decides.
    private func join(_ sign: BinaryOperator, _ left: Syntax, _ right: Syntax) throws(FormulaError) -> Bool {
        let decides = sign == .or
        return try boolean(left) == decides ? decides : boolean(right)
    }

    /// Returns the value of a part that must not be missing, for a comparison.
    private func present(_ syntax: Syntax) throws(FormulaError) -> FormulaValue {
        let value = try value(syntax)
        if case .missing = value { throw refusal(.missing(text(of: syntax)), at: syntax) }
        return value.comparable
    }

    private func compare(_ sign: BinaryOperator, _ left: Syntax, _ right: Syntax) throws(FormulaError) -> Bool {
        let values = (try present(left), try present(right))
        switch values {
        case (.number(let left), .number(let right)):
            return holds(sign, isLess: left < right, isSame: left == right)
        case (.text(let left), .text(let right)):
            // UTF-8 sorts as its scalars do, and as SQLite's BINARY collation does.
            let isLess = left.utf8.lexicographicallyPrecedes(right.utf8)
            return holds(sign, isLess: isLess, isSame: left.utf8.elementsEqual(right.utf8))
        case (.number, let value):
            throw wrongValue(value, of: right, needed: .number)
        case (.text, let value):
            throw wrongValue(value, of: right, needed: .text)
        case (let value, _):
            throw wrongValue(value, of: left, needed: "a number or text")
        }
    }

    private func holds(_ sign: BinaryOperator, isLess: Bool, isSame: Bool) -> Bool {
        switch sign {
        case .less: isLess
        case .lessOrEqual: isLess || isSame
        case .greater: !isLess && !isSame
        default: !isLess
        }
    }
}
