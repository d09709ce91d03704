/// A word, number, text or sign of a formula, with its place.
struct FormulaToken: Equatable {
    /// The kind of a token, with its value.
    enum Kind: Equatable {
        case number(Double)
        case text(String)
        /// A name, a function or one of `true`, `false`, `in`.
        case word(String)
        case symbol(FormulaSymbol)
        case end
    }

    let kind: Kind
    let span: SourceSpan
}

/// The signs of the language.
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
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case remainder = "%"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case not = "!"
}
