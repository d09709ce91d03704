import MotifFormula

/// A formula's syntax → the same in another programming language.
///
///     let translation = FormulaTranslation(into: SwiftFormulas(), scope: kind.formulaScope)
///     translation.text(of: binding.formula)   // "screen.height * endDiameterFactor"
///
/// Parentheses stand only where the other language needs them. The formula has been checked in the scope.
/// - Complexity: O(n·d) in the parts of the formula and its depth, which `FormulaLimits` bounds.
struct FormulaTranslation<Dialect: FormulaDialect> {
    let dialect: Dialect
    let scope: FormulaScope

    init(into dialect: Dialect, scope: FormulaScope) {
        self.dialect = dialect
        self.scope = scope
    }

    /// The whole formula.
    func text(of formula: CheckedFormula) -> String { term(formula).text }

    /// The whole formula, to be put into more.
    func term(_ formula: CheckedFormula) -> FormulaTerm { term(formula.formula.syntax, formula.formula) }

    private func term(_ syntax: Syntax, _ formula: Formula) -> FormulaTerm {
        FormulaTerm(words(syntax, formula), scope.type(of: syntax, in: formula))
    }

    private func words(_ syntax: Syntax, _ formula: Formula) -> FormulaTerm.Words {
        func term(_ part: Syntax) -> FormulaTerm { self.term(part, formula) }
        return switch syntax.node {
        case .number(let number): FormulaTerm.Words(dialect.number(number))
        case .text(let text): FormulaTerm.Words(dialect.text(text))
        case .boolean(let boolean): FormulaTerm.Words(boolean ? "true" : "false")
        case .name(let name): dialect.name(name, scope[name] ?? .any)
        case .member(let base, let field): dialect.member(field.text, of: term(base))
        case .index(let list, let index): dialect.element(of: term(list), at: term(index))
        case .call(let callee, let arguments):
            // A checked formula calls nothing else.
            callee.function.map { dialect.call($0, arguments.map(term)) } ?? FormulaTerm.Words(callee.name.text)
        case .unary(let sign, let operand): dialect.unary(sign, term(operand))
        case .binary(let sign, let left, let right): binary(sign, term(left), term(right))
        case .conditional(let condition, let first, let second):
            conditional(term(condition), term(first), term(second))
        case .coalesce(let value, let fallback): dialect.coalesce(term(value), term(fallback))
        }
    }

    private func conditional(
        _ condition: FormulaTerm, _ first: FormulaTerm, _ second: FormulaTerm
    ) -> FormulaTerm.Words {
        let parts = (condition.moreThan(.conditional), first.moreThan(.conditional))
        return FormulaTerm.Words("\(parts.0) ? \(parts.1) : \(second.text)", .conditional)
    }

    private func binary(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words {
        switch sign {
        case .add, .subtract: dialect.infix(sign.rawValue, .sum, left, right)
        case .multiply: dialect.infix(sign.rawValue, .product, left, right)
        case .divide: dialect.quotient(left, right)
        case .remainder: dialect.remainder(left, right)
        case .equal, .notEqual: dialect.equality(sign, left, right)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: dialect.order(sign, left, right)
        case .within: dialect.membership(of: left, in: right)
        case .and: dialect.infix(sign.rawValue, .and, left, right)
        case .or: dialect.infix(sign.rawValue, .or, left, right)
        }
    }
}
