import MotifFormula

/// Translates a formula's syntax to Swift source with the same meaning.
///
///     let translation = FormulaTranslation(into: SwiftFormulas(), scope: kind.formulaScope)
///     translation.text(of: binding.formula)   // "screen.height * endDiameterFactor"
///
/// Parentheses are written only where Swift needs them. The formula has been checked in the scope.
/// - Complexity: O(*n* · *d*), where *n* is the number of parts of the formula and *d* its depth, which `FormulaLimits`
///   bounds.
struct FormulaTranslation {
    let formulas: SwiftFormulas
    let scope: FormulaScope

    init(into formulas: SwiftFormulas, scope: FormulaScope) {
        self.formulas = formulas
        self.scope = scope
    }

    /// The whole formula.
    func text(of formula: CheckedFormula) -> String { term(formula).text }

    /// Translates the whole formula to a term for use in a larger expression.
    func term(_ formula: CheckedFormula) -> FormulaTerm { term(formula.formula.syntax, formula.formula) }

    private func term(_ syntax: Syntax, _ formula: Formula) -> FormulaTerm {
        FormulaTerm(source(syntax, formula), scope.type(of: syntax, in: formula))
    }

    private func source(_ syntax: Syntax, _ formula: Formula) -> FormulaTerm.Source {
        func term(_ part: Syntax) -> FormulaTerm { self.term(part, formula) }
        return switch syntax.node {
        case .number(let number): FormulaTerm.Source(formulas.number(number), isTyped: false)
        case .text(let text): FormulaTerm.Source(formulas.text(text))
        case .boolean(let boolean): FormulaTerm.Source(boolean ? "true" : "false")
        case .name(let name): formulas.name(name)
        case .member(let base, let field): formulas.member(field.text, of: term(base))
        case .index(let list, let index): formulas.element(of: term(list), at: term(index))
        case .call(let callee, let arguments):
            // A checked formula calls no other functions.
            callee.function.map { formulas.call($0, arguments.map(term)) } ?? FormulaTerm.Source(callee.name.text)
        case .unary(let sign, let operand): formulas.unary(sign, term(operand))
        case .binary(let sign, let left, let right): binary(sign, term(left), term(right))
        case .conditional(let condition, let first, let second):
            conditional(term(condition), term(first), term(second))
        case .coalesce(let value, let fallback): formulas.coalesce(term(value), term(fallback))
        }
    }

    private func conditional(
        _ condition: FormulaTerm, _ first: FormulaTerm, _ second: FormulaTerm
    ) -> FormulaTerm.Source {
        let parts = (condition.moreThan(.conditional), first.moreThan(.conditional))
        return FormulaTerm.Source(
            "\(parts.0) ? \(parts.1) : \(second.text)", .conditional,
            isTyped: first.isTyped || second.isTyped)
    }

    private func binary(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Source {
        switch sign {
        case .add, .subtract: formulas.arithmetic(sign, .sum, left, right)
        case .multiply, .divide: formulas.arithmetic(sign, .product, left, right)
        case .remainder: formulas.remainder(left, right)
        case .equal, .notEqual: formulas.equality(sign, left, right)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: formulas.order(sign, left, right)
        case .within: formulas.membership(of: left, in: right)
        case .and: formulas.infix(sign.rawValue, .and, left, right)
        case .or: formulas.infix(sign.rawValue, .or, left, right)
        }
    }
}
