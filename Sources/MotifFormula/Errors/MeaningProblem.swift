import MotifText

/// A problem with the names or types of a formula.
public enum MeaningProblem: Hashable, Sendable {
    /// A part of a formula, as it is written, with its type.
    public struct Subject: Hashable, Sendable {
        /// The part as it is written, shortened if it is long.
        public let text: String
        /// Its type.
        public let type: FormulaType

        var phrase: String { "\(FormulaError.quoted(text)) is \(type.phrase)" }
    }

    /// A name that the scope doesn't have, with advice that follows the message.
    case unknownName(String, advice: String?)
    /// A text without its quotes, such as `punch-out`.
    case unquotedText(String)
    /// The name of a function without its arguments.
    case uncalledFunction(FormulaFunction)
    /// A call of something that isn't a function.
    case unknownFunction(String, nearest: String?)
    /// A member that the type doesn't have.
    case unknownMember(String, of: String, nearest: String?)
    /// A member of a value without members.
    case noMembers(Subject)
    /// An operand of the wrong type.
    case wrongOperand(of: String, needs: String, Subject)
    /// Two values of different types where they must have one type.
    case differentTypes(of: String, Subject, Subject)
    /// `in` with a value that the list can't contain.
    case neverInList(Subject, Subject)
    /// A wrong number of arguments.
    case wrongCount(FormulaFunction, given: Int)
    /// An argument of the wrong type; arguments are counted from 1.
    case wrongArgument(FormulaFunction, number: Int, needs: FormulaType, Subject)
    /// An optional value where a value is required.
    case mayBeMissing(String)
    /// `??` after a value that is never missing.
    case neverMissing(String)
    /// A formula of the wrong type.
    case wrongResult(Subject, needed: FormulaType)
    /// A formula in a template whose value can't be inserted in text.
    case unwritable(Subject)

    var message: String {
        switch self {
        case .unknownName(let name, let advice): "Unknown name '\(name)'" + (advice ?? "")
        case .unquotedText(let text): "Put text in single quotes: '\(text)'"
        case .uncalledFunction(let function):
            "'\(function.rawValue)' is a function and needs its arguments: \(function.signature)"
        case .unknownFunction(let name, let nearest): "Unknown function '\(name)'" + FormulaError.didYouMean(nearest)
        case .unknownMember(let member, let base, let nearest):
            "\(FormulaError.quoted(base)) has no member '\(member)'" + FormulaError.didYouMean(nearest)
        case .noMembers(let subject): "\(subject.phrase), which has no members"
        case .wrongOperand(let sign, let needed, let subject): "'\(sign)' needs \(needed); \(subject.phrase)"
        case .differentTypes(let sign, let left, let right):
            "'\(sign)' needs two values of one type; \(left.phrase) and \(right.phrase)"
        case .neverInList(let value, let list):
            "'in' needs a value of the list's type; \(value.phrase) and \(list.phrase)"
        case .wrongCount(let function, let given): function.refusal(ofCount: given)
        case .wrongArgument(let function, let number, let needed, let subject):
            "Argument \(number) of '\(function.rawValue)' must be \(needed.phrase); \(subject.phrase)"
        case .mayBeMissing(let text): "\(FormulaError.quoted(text)) may be missing; add '??' and a default value"
        case .neverMissing(let text):
            "\(FormulaError.quoted(text)) is never missing; remove '??' and the value after it"
        case .wrongResult(let subject, let needed): "\(subject.phrase); it must be \(needed.phrase)"
        case .unwritable(let subject): "Only a number, text or boolean can be inserted here; \(subject.phrase)"
        }
    }
}

extension FormulaFunction {
    fileprivate func refusal(ofCount given: Int) -> String {
        if isRepeating { return "'\(rawValue)' needs at least 1 number" }
        return "'\(rawValue)' needs \(String.counted(parameters.count, "argument")), not \(given): \(signature)"
    }
}
