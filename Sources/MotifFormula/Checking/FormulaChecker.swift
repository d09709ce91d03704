import MotifText

/// Finds the type of a formula and all its errors, from its syntax and the types of names.
///
/// A part with an error has the type `.any`, so that each mistake is reported once.
struct FormulaChecker {
    let source: String
    let scope: FormulaScope
    private(set) var errors: [FormulaError] = []

    init(source: String, scope: FormulaScope) {
        self.source = source
        self.scope = scope
    }

    /// Returns the type of a part, which may be optional.
    mutating func type(of syntax: Syntax) -> FormulaType {
        switch syntax.node {
        case .number: .number
        case .text: .text
        case .boolean: .boolean
        case .name(let name): type(ofName: name, at: syntax.span)
        case .member(let base, let field): type(ofMember: field, of: base)
        case .index(let list, let index): type(ofElement: index, of: list)
        case .call(let callee, let arguments): type(ofCall: callee, arguments, at: syntax.span)
        case .unary(let sign, let operand): type(of: sign, operand)
        case .binary(let sign, let left, let right): type(of: sign, left, right, at: syntax.span)
        case .conditional(let condition, let first, let second):
            type(ofConditional: condition, first, second, at: syntax.span)
        case .coalesce(let value, let fallback): type(ofCoalesce: value, fallback, at: syntax.span)
        }
    }

    /// Returns the type of a part that must have a value; reports it if it may be missing.
    mutating func present(_ syntax: Syntax) -> FormulaType {
        let type = type(of: syntax)
        guard case .optional(let present) = type else { return type }
        report(.mayBeMissing(text(of: syntax)), at: syntax.span)
        return present
    }

    /// Reports the whole formula if its value doesn't have the required type.
    mutating func checkResult(_ type: FormulaType, of syntax: Syntax, as needed: FormulaType) {
        if case .optional(let present) = type, !needed.isOptional, present.fits(needed) {
            report(.mayBeMissing(text(of: syntax)), at: syntax.span)
        } else if !type.fits(needed) {
            report(.wrongResult(subject(syntax, type), needed: needed), at: syntax.span)
        }
    }

    mutating func report(_ problem: MeaningProblem, at span: SourceSpan) {
        errors.append(FormulaError(.meaning(problem), at: span, of: source))
    }

    func text(of syntax: Syntax) -> String {
        FormulaError.quotable(syntax.span, of: source)
    }

    func subject(_ syntax: Syntax, _ type: FormulaType) -> MeaningProblem.Subject {
        MeaningProblem.Subject(text: text(of: syntax), type: type)
    }

    private mutating func type(ofName name: String, at span: SourceSpan) -> FormulaType {
        if let type = scope[name] { return type == .curve && scope.readsCurvesAsText ? .text : type }
        if let function = FormulaFunction(rawValue: name) {
            report(.uncalledFunction(function), at: span)
        } else {
            report(.unknownName(name, advice: scope.advice(on: name)), at: span)
        }
        return .any
    }

    private mutating func type(ofMember field: Syntax.Word, of base: Syntax) -> FormulaType {
        let type = present(base)
        if type == .any { return .any }
        guard let members = type.members else {
            report(.noMembers(subject(base, type)), at: base.span)
            return .any
        }
        if let member = members[field.text] { return member }
        let nearest = nearestName(to: field.text, among: members.keys.sorted())
        report(.unknownMember(field.text, of: text(of: base), nearest: nearest), at: field.span)
        return .any
    }

    private mutating func type(ofElement index: Syntax, of list: Syntax) -> FormulaType {
        let type = present(list)
        expect(index, .number, of: "[ ]", needs: "a number as index")
        switch type {
        case .any: return .any
        case .list(let element): return element
        default:
            report(.wrongOperand(of: "[ ]", needs: "a list", subject(list, type)), at: list.span)
            return .any
        }
    }

    /// Reports an operand that doesn't have the type that its operator needs.
    mutating func expect(_ operand: Syntax, _ needed: FormulaType, of sign: String, needs description: String) {
        let type = present(operand)
        guard !type.fits(needed) else { return }
        report(.wrongOperand(of: sign, needs: description, subject(operand, type)), at: operand.span)
    }
}
