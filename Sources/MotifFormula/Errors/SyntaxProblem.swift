/// A problem with the syntax of a formula.
public enum SyntaxProblem: Hashable, Sendable {
    /// More bytes than `FormulaLimits.bytes`.
    case tooLong(bytes: Int)
    /// More levels than `FormulaLimits.nesting`.
    case tooDeep
    /// A syntax tree higher than `FormulaLimits.height`.
    case tooManyOperators
    /// Only white space.
    case empty
    /// A character that isn't part of the language.
    case unexpectedCharacter(Unicode.Scalar)
    /// Another language's way to write an operator, such as `and` or `=`.
    case foreignOperator(String, use: String)
    /// Something that starts with a digit but isn't a number.
    case badNumber(String)
    /// A number beyond the range of a `Double`.
    case numberTooLarge(String)
    /// A text without its closing quote.
    case unclosedText
    /// A text in double quotes.
    case doubleQuote
    /// No value where one is required; `found` is `nil` at the end.
    case expectedValue(found: String?)
    /// Something other than an operator after a value; `found` is `nil` at the end.
    case expectedOperator(found: String?)
    /// No member after a dot; `found` is `nil` at the end.
    case expectedMember(found: String?)
    /// Something other than the required sign; `found` is `nil` at the end.
    case expected(String, found: String?)
    /// `a < b < c`
    case comparisonsInARow(BinaryOperator, BinaryOperator)
    /// A `{` of a template without its `}`.
    case unclosedBrace

    var message: String {
        switch self {
        case .tooLong(let bytes): "The formula has \(bytes) bytes; the maximum is \(FormulaLimits.bytes)"
        case .tooDeep: "Nested too deeply; a formula can have at most \(FormulaLimits.nesting) levels"
        case .tooManyOperators: "Too many operators in a row; the maximum is \(FormulaLimits.height - 1)"
        case .empty: "The formula is empty"
        case .unexpectedCharacter(let scalar): "Unexpected character \(FormulaError.name(of: scalar))"
        case .foreignOperator(let found, let sign): "Use '\(sign)' instead of '\(found)'"
        case .badNumber(let text): "'\(text)' is not a number; write numbers as 1.5 or 1e3, without a unit"
        case .numberTooLarge(let text): "'\(text)' is too large; the largest number is 1.79e308"
        case .unclosedText: "The text that starts here needs a closing quote"
        case .doubleQuote: "Put text in single quotes, such as 'text'"
        case .expectedValue(let found?): "Expected a value, found \(FormulaError.quoted(found))"
        case .expectedValue(nil): "Expected a value at the end"
        case .expectedOperator(")"?): "This ')' has no matching '('"
        case .expectedOperator("]"?): "This ']' has no matching '['"
        case .expectedOperator(let found): "Expected an operator before \(FormulaError.quoted(found ?? ""))"
        case .expectedMember(let found?): "Expected the name of a member after '.', found \(FormulaError.quoted(found))"
        case .expectedMember(nil): "Expected the name of a member after '.'"
        case .expected(let sign, let found?): "Expected '\(sign)', found \(FormulaError.quoted(found))"
        case .expected(let sign, nil): "Expected '\(sign)' at the end"
        case .comparisonsInARow(let first, let second):
            "'\(second.rawValue)' can't follow '\(first.rawValue)'; join two comparisons with '&&'"
        case .unclosedBrace: "The formula that starts here needs a closing '}'; write '{{' for a brace"
        }
    }
}
