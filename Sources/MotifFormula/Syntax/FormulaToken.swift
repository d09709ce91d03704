/// A word, number, text or sign of a formula with its place.
struct FormulaToken: Equatable {
    /// What sort of token it is, with what it stands for.
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

/// The signs of the language as they are written.
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
