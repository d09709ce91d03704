/// What can be wrong with the values that a checked formula meets.
public enum EvaluationProblem: Hashable, Sendable {
    /// A name without a value.
    case noValue(String)
    /// A missing value where one is needed.
    case missing(String)
    /// `/` or `%` by zero.
    case divisionByZero(BinaryOperator, divisor: String)
    /// A result that is not a finite number.
    case notFinite(String)
    /// An index past the end of a list.
    case noElement(of: String, at: Int, count: Int)
    /// An item past the last place of rows of some lengths.
    case noPlace(in: String, for: Int, places: Int)
    /// A fraction or a negative number where elements are counted.
    case notACount(String, Double)
    /// No number to choose from.
    case emptyList(String, FormulaFunction)
    /// `clamp` with the lower bound above the upper one.
    case crossedBounds(lower: Double, upper: Double)
    /// A value of another type than the name was declared with, or than is needed.
    case wrongValue(String, is: FormulaType, needed: String)

    var message: String {
        switch self {
        case .noValue(let name): "'\(name)' has no value here"
        case .missing(let text):
            "\(FormulaError.quoted(text)) is missing here; add '??' and the value that stands in then"
        case .divisionByZero(let sign, let divisor):
            "'\(sign.rawValue)' needs a number other than 0; \(FormulaError.quoted(divisor)) is 0 here"
        case .notFinite(let text): "\(FormulaError.quoted(text)) has no finite value here"
        case .noPlace(let rows, let item, let places):
            "Item \(item) has no place in \(FormulaError.quoted(rows)); there are \(places), counted from 0"
        case .noElement(let list, let index, let count):
            "\(FormulaError.quoted(list)) has no element \(index); it has \(count), counted from 0"
        case .notACount(let text, let number):
            "\(FormulaError.quoted(text)) is \(number.formulaText) here; a whole number from 0 on is needed"
        case .emptyList(let list, let function):
            "\(function.rawValue) takes at least 1 number; \(FormulaError.quoted(list)) is empty here"
        case .crossedBounds(let lower, let upper):
            "clamp takes the lower bound first; here they are \(lower.formulaText) and \(upper.formulaText)"
        case .wrongValue(let text, let type, let needed):
            "\(FormulaError.quoted(text)) is \(type.phrase) here; \(needed) is needed"
        }
    }
}
