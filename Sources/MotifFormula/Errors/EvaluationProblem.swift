import MotifText

/// A problem in the evaluation of a checked formula.
public enum EvaluationProblem: Hashable, Sendable {
    /// A name without a value.
    case noValue(String)
    /// A missing value where one is required.
    case missing(String)
    /// `/` or `%` by zero.
    case divisionByZero(BinaryOperator, divisor: String)
    /// A result that is not a finite number.
    case notFinite(String)
    /// An index past the end of a list.
    case noElement(of: String, at: Int, count: Int)
    /// An item past the end of rows of some lengths.
    case noItem(in: String, at: Int, count: Int)
    /// A fraction or a negative number where a count is required.
    case notACount(String, Double)
    /// An empty list where a number is required.
    case emptyList(String, FormulaFunction)
    /// `clamp` with the lower bound above the upper one.
    case crossedBounds(lower: Double, upper: Double)
    /// A value of the wrong type.
    case wrongValue(String, is: FormulaType, needed: String)

    var message: String {
        switch self {
        case .noValue(let name): "'\(name)' has no value here"
        case .missing(let text): "\(FormulaError.quoted(text)) is missing here; add '??' and a default value"
        case .divisionByZero(let sign, let divisor):
            "'\(sign.rawValue)' needs a divisor other than 0; \(FormulaError.quoted(divisor)) is 0 here"
        case .notFinite(let text): "\(FormulaError.quoted(text)) has no finite value here"
        case .noItem(let rows, let item, let count):
            "\(FormulaError.quoted(rows)) has no item \(item); it has \(String.counted(count, "item")), counted from 0"
        case .noElement(let list, let index, let count):
            "\(FormulaError.quoted(list)) has no element \(index); it has \(String.counted(count, "element")), "
                + "counted from 0"
        case .notACount(let text, let number):
            "\(FormulaError.quoted(text)) is \(number.formulaText) here; it must be a whole number of at least 0"
        case .emptyList(let list, let function):
            "'\(function.rawValue)' needs at least 1 number; \(FormulaError.quoted(list)) is empty here"
        case .crossedBounds(let lower, let upper):
            "The lower bound of 'clamp' is \(lower.formulaText) here, which is more than the upper bound, "
                + upper.formulaText
        case .wrongValue(let text, let type, let needed):
            "\(FormulaError.quoted(text)) is \(type.phrase) here; it must be \(needed)"
        }
    }
}
