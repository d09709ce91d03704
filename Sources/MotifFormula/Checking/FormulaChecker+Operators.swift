import MotifText

extension FormulaChecker {
    mutating func type(of sign: UnaryOperator, _ operand: Syntax) -> FormulaType {
        switch sign {
        case .negate:
            expect(operand, .number, of: sign.rawValue, needs: "a number")
            return .number
        case .not:
            expect(operand, .boolean, of: sign.rawValue, needs: "a boolean")
            return .boolean
        }
    }

    mutating func type(
        of sign: BinaryOperator, _ left: Syntax, _ right: Syntax, at span: SourceSpan
    ) -> FormulaType {
        switch sign {
        case .add, .subtract, .multiply, .divide, .remainder:
            expect(left, .number, of: sign.rawValue, needs: "numbers")
            expect(right, .number, of: sign.rawValue, needs: "numbers")
            return .number
        case .and, .or:
            expect(left, .boolean, of: sign.rawValue, needs: "booleans")
            expect(right, .boolean, of: sign.rawValue, needs: "booleans")
        case .equal, .notEqual:
            compare(sign, left, right, at: span)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            checkOrder(sign, left, right, at: span)
        case .within:
            checkMembership(of: left, in: right, at: span)
        }
        return .boolean
    }

    private mutating func compare(_ sign: BinaryOperator, _ left: Syntax, _ right: Syntax, at span: SourceSpan) {
        let type = present(left)
        if type == .text, let text = unquotedText(right) {
            report(.unquotedText(text), at: right.span)
        } else if type == .curve {
            report(
                .wrongOperand(of: sign.rawValue, needs: "values that it can compare", subject(left, type)),
                at: left.span)
        } else {
            commonType(of: (type, present(right)), for: sign.rawValue, left, right, at: span)
        }
    }

    /// The operand as it is written, if it reads as a text without quotes: words of which the scope knows none, and
    /// numbers, joined by hyphens.
    private func unquotedText(_ operand: Syntax) -> String? {
        func isWords(_ part: Syntax) -> Bool {
            switch part.node {
            case .name(let name): scope[name] == nil && nearestName(to: name, among: scope.names) == nil
            case .number: true
            case .binary(.subtract, let left, let right): isWords(left) && isWords(right)
            default: false
            }
        }
        return isWords(operand) && !operand.names.isEmpty ? text(of: operand) : nil
    }

    /// Returns the common type of two values; reports them if there is none.
    @discardableResult
    private mutating func commonType(
        of types: (FormulaType, FormulaType), for sign: String, _ left: Syntax, _ right: Syntax, at span: SourceSpan
    ) -> FormulaType {
        if let type = types.0.joined(with: types.1) { return type }
        report(.differentTypes(of: sign, subject(left, types.0), subject(right, types.1)), at: span)
        return .any
    }

    private mutating func checkOrder(_ sign: BinaryOperator, _ left: Syntax, _ right: Syntax, at span: SourceSpan) {
        let types = (present(left), present(right))
        for (operand, type) in [(left, types.0), (right, types.1)] where !type.fits(.number) && !type.fits(.text) {
            report(
                .wrongOperand(of: sign.rawValue, needs: "numbers or texts", subject(operand, type)), at: operand.span)
            return
        }
        commonType(of: types, for: sign.rawValue, left, right, at: span)
    }

    private mutating func checkMembership(of element: Syntax, in list: Syntax, at span: SourceSpan) {
        let types = (present(element), present(list))
        switch types.1 {
        case .any: break
        case .list(let type):
            if types.0.joined(with: type) == nil {
                report(.neverInList(subject(element, types.0), subject(list, types.1)), at: span)
            }
        default:
            report(
                .wrongOperand(of: BinaryOperator.within.rawValue, needs: "a list on its right", subject(list, types.1)),
                at: list.span)
        }
    }

    mutating func type(
        ofConditional condition: Syntax, _ first: Syntax, _ second: Syntax, at span: SourceSpan
    ) -> FormulaType {
        expect(condition, .boolean, of: "?", needs: "a boolean before it")
        let types = (type(of: first), type(of: second))
        return commonType(of: types, for: "? :", first, second, at: span)
    }

    mutating func type(ofCoalesce value: Syntax, _ fallback: Syntax, at span: SourceSpan) -> FormulaType {
        let types = (type(of: value), type(of: fallback))
        switch types.0 {
        case .any: return .any
        case .optional(let present): return commonType(of: (present, types.1), for: "??", value, fallback, at: span)
        default:
            report(.neverMissing(text(of: value)), at: value.span)
            return types.0
        }
    }
}
