/// A word, number, text, symbol or sign of a formula, with its place.
struct FormulaToken: Equatable {
    /// The kind of a token, with its value.
    enum Kind: Equatable {
        case number(Double)
        case text(String)
        /// A name, a function or one of `true`, `false`, `in`.
        case word(String)
        case symbol(FormulaSymbol)
        /// The sign of an operator.
        case sign(String)
        case end

        /// A bracket, a mark, or the sign of an operator; `nil` for other texts.
        init?(sign: String) {
            if let symbol = FormulaSymbol(rawValue: sign) {
                self = .symbol(symbol)
            } else if BinaryOperator(rawValue: sign) != nil || UnaryOperator(rawValue: sign) != nil {
                self = .sign(sign)
            } else {
                return nil
            }
        }
    }

    let kind: Kind
    let span: SourceSpan
}

/// The signs of the language that aren't those of `UnaryOperator` and `BinaryOperator`.
enum FormulaSymbol: String {
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBracket = "["
    case closeBracket = "]"
    case dot = "."
    case comma = ","
    case question = "?"
    case colon = ":"
    case coalesce = "??"
}
