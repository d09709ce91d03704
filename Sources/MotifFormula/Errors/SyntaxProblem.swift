/// What can be wrong with how a formula is written.
public enum SyntaxProblem: Hashable, Sendable {
    /// More bytes than `FormulaLimits.bytes`.
    case tooLong(bytes: Int)
    /// More levels than `FormulaLimits.nesting`.
    case tooDeep
    /// A higher tree than `FormulaLimits.height`.
    case tooManyOperators
    /// Nothing but space.
    case empty
    /// A character that the language does not have.
    case unexpectedCharacter(Unicode.Scalar)
    /// Half of a sign of two characters.
    case half(String, of: String)
    /// Something that starts with a digit but is no number.
    case badNumber(String)
    /// A number beyond the range of a `Double`.
    case numberTooLarge(String)
    /// A text without its closing quote.
    case unclosedText
    /// A text in double quotes.
    case doubleQuote
    /// No value where one is needed; `found` is nil at the end.
    case expectedValue(found: String?)
    /// Something that follows a value but does not belong to it; `found` is nil at the end.
    case expectedOperator(found: String?)
    /// No member after a dot; `found` is nil at the end.
    case expectedMember(found: String?)
    /// Another sign than the one that is needed; `found` is nil at the end.
    case expected(String, found: String?)
    /// `a < b < c`
    case comparisonsInARow(BinaryOperator, BinaryOperator)
    /// A `{` of a template without its `}`.
    case unclosedBrace

    var message: String {
        switch self {
        case .tooLong(let bytes): "A formula has at most \(FormulaLimits.bytes) bytes; this one has \(bytes)"
        case .tooDeep: "This is nested too deep; a formula has at most \(FormulaLimits.nesting) levels"
        case .tooManyOperators: "Too many operators in a row; a formula has fewer than \(FormulaLimits.height)"
        case .empty: "A formula is needed; there is none"
        case .unexpectedCharacter(let scalar): "Unexpected character \(FormulaError.name(of: scalar))"
        case .half(let half, let whole): "Unexpected '\(half)'. Did you mean '\(whole)'?"
        case .badNumber(let text): "'\(text)' is not a number; numbers are written as 1.5 or 1e3, without a unit"
        case .numberTooLarge(let text): "'\(text)' is too large; numbers go up to 1.79e308"
        case .unclosedText: "The text that starts here needs a closing quote"
        case .doubleQuote: "Text stands in single quotes, as in 'text'"
        case .expectedValue(let found?): "A value is needed here, not '\(found)'"
        case .expectedValue(nil): "A value is needed at the end"
        case .expectedOperator(")"?): "There is no '(' that this ')' closes"
        case .expectedOperator("]"?): "There is no '[' that this ']' closes"
        case .expectedOperator(let found): "An operator is needed before '\(found ?? "")'"
        case .expectedMember(let found?): "The name of a member is needed after '.', not '\(found)'"
        case .expectedMember(nil): "The name of a member is needed after '.'"
        case .expected(let sign, let found?): "'\(sign)' is needed here, not '\(found)'"
        case .expected(let sign, nil): "'\(sign)' is needed at the end"
        case .comparisonsInARow(let first, let second):
            "'\(second.rawValue)' cannot follow '\(first.rawValue)'; join two comparisons with '&&'"
        case .unclosedBrace: "The formula that starts here needs a closing '}'; write '{{' for a brace"
        }
    }
}
