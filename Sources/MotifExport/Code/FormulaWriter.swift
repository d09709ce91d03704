import MotifCore
import MotifFormula

/// Translates formulas to source in another language, with the same meaning.
///
///     FormulaWriter(scope: kind.formulaScope, dialect: KotlinLanguage()).term(binding.formula).text
///
/// Parentheses are written only where the language needs them.
struct FormulaWriter {
    /// The scope in which the formulas have been checked.
    var scope: FormulaScope
    /// The source of names that are written differently.
    var names: [String: Code] = [:]
    /// The language.
    let dialect: any CodeLanguage

    /// Returns the whole formula.
    ///
    /// - Complexity: O(*n* · *d*), where *n* is the number of parts of the formula and *d* its depth, which
    ///   `FormulaLimits` bounds.
    func term(_ formula: CheckedFormula) -> FormulaTerm { term(formula.formula.syntax, formula.formula) }

    private func term(_ syntax: Syntax, _ formula: Formula) -> FormulaTerm {
        var term = source(syntax, formula)
        term.type = scope.type(of: syntax, in: formula)
        return term
    }

    private func source(_ syntax: Syntax, _ formula: Formula) -> FormulaTerm {
        func term(_ part: Syntax) -> FormulaTerm { self.term(part, formula) }
        return switch syntax.node {
        case .number(let number): dialect.number(number)
        case .text(let text): FormulaTerm("\(dialect.literal(text))")
        case .boolean(let boolean): FormulaTerm(boolean ? "true" : "false")
        case .name(let name): FormulaTerm(names[name] ?? "\(dialect.valueName(name))")
        case .member(let base, let field): dialect.member(field.text, of: term(base))
        case .index(let list, let index): dialect.element(of: term(list), at: term(index))
        case .call(let callee, let arguments):
            // A checked formula calls no other functions.
            callee.function.map { dialect.call($0, arguments.map(term)) } ?? FormulaTerm("\(callee.name.text)")
        case .unary(let sign, let operand): unary(sign, term(operand))
        case .binary(let sign, let left, let right): binary(sign, term(left), term(right))
        case .conditional(let condition, let first, let second):
            dialect.conditional(term(condition), term(first), term(second))
        case .coalesce(let value, let fallback): dialect.coalesce(term(value), term(fallback))
        }
    }

    private func unary(_ sign: UnaryOperator, _ operand: FormulaTerm) -> FormulaTerm {
        // Two signs in a row would be another operator, or invalid.
        FormulaTerm(operand.moreThan(.prefix).prefixed(sign.rawValue), .prefix, isTyped: operand.isTyped)
    }

    private func binary(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        switch sign {
        case .add, .subtract: dialect.arithmetic(sign, .sum, left, right)
        case .multiply, .divide: dialect.arithmetic(sign, .product, left, right)
        case .remainder: dialect.remainder(left, right)
        case .equal, .notEqual: dialect.equality(isEqual: sign == .equal, left, right)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            left.type == .text && right.type == .text ? order(sign, left, right) : left.compared(sign.rawValue, right)
        case .within: dialect.membership(of: left, in: right)
        case .and: left.infix(sign.rawValue, .and, right)
        case .or: left.infix(sign.rawValue, .or, right)
        }
    }

    /// Compares texts, with one test for all four signs.
    private func order(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        let isSwapped = sign == .greater || sign == .lessOrEqual
        let test = isSwapped ? dialect.precedes(right, left) : dialect.precedes(left, right)
        let isNegated = sign == .lessOrEqual || sign == .greaterOrEqual
        return isNegated ? FormulaTerm(test.prefixed("!"), .prefix) : FormulaTerm(test)
    }
}
