/// What can be wrong with the names and types of a formula that is written well.
public enum MeaningProblem: Hashable, Sendable {
    /// A part of a formula, as it is written, and its type.
    public struct Subject: Hashable, Sendable {
        /// The part as it is written; a long one is cut.
        public let text: String
        /// Its type.
        public let type: FormulaType

        /// A part as it is written, and its type.
        public init(text: String, type: FormulaType) {
            self.text = text
            self.type = type
        }

        var phrase: String { "\(FormulaError.quoted(text)) is \(type.phrase)" }
    }

    /// A name that the scope does not have.
    case unknownName(String, nearest: String?)
    /// The name of a function without its arguments.
    case uncalledFunction(FormulaFunction)
    /// A call of what is not a function.
    case unknownFunction(String, nearest: String?)
    /// A member that the type does not have.
    case unknownMember(String, of: String, nearest: String?)
    /// A member of something without members.
    case noMembers(Subject)
    /// An operand that the operator does not take.
    case wrongOperand(of: String, takes: String, Subject)
    /// Two values that should be of one type.
    case differentTypes(of: String, Subject, Subject)
    /// `in` with a value that its list cannot have.
    case neverInList(Subject, Subject)
    /// More or fewer arguments than the function takes.
    case wrongCount(FormulaFunction, given: Int)
    /// An argument of another type; the first one is number 1.
    case wrongArgument(FormulaFunction, number: Int, takes: FormulaType, Subject)
    /// An optional value where one is needed.
    case mayBeMissing(String)
    /// `??` after a value that is always there.
    case neverMissing(String)
    /// A formula of another type than it should be.
    case wrongResult(Subject, needed: FormulaType)
    /// A formula in a template whose value has no short text.
    case unwritable(Subject)

    var message: String {
        switch self {
        case .unknownName(let name, let nearest): "Unknown name '\(name)'" + FormulaError.didYouMean(nearest)
        case .uncalledFunction(let function):
            "'\(function.rawValue)' is a function and needs its arguments: \(function.signature)"
        case .unknownFunction(let name, let nearest): "Unknown function '\(name)'" + FormulaError.didYouMean(nearest)
        case .unknownMember(let member, let base, let nearest):
            "\(FormulaError.quoted(base)) has no member '\(member)'" + FormulaError.didYouMean(nearest)
        case .noMembers(let subject): "\(subject.phrase), which has no members"
        case .wrongOperand(let sign, let needed, let subject): "'\(sign)' takes \(needed); \(subject.phrase)"
        case .differentTypes(let sign, let left, let right):
            "'\(sign)' takes two values of one type; \(left.phrase) and \(right.phrase)"
        case .neverInList(let value, let list): "'in' looks for an element; \(value.phrase) and \(list.phrase)"
        case .wrongCount(let function, let given): function.refusal(ofCount: given)
        case .wrongArgument(let function, let number, let needed, let subject):
            "Argument \(number) of \(function.rawValue) is \(needed.phrase); \(subject.phrase)"
        case .mayBeMissing(let text):
            "\(FormulaError.quoted(text)) may be missing; add '??' and the value that stands in then"
        case .neverMissing(let text):
            "\(FormulaError.quoted(text)) is never missing; leave out '??' and what follows it"
        case .wrongResult(let subject, let needed): "\(subject.phrase); \(needed.phrase) is needed here"
        case .unwritable(let subject): "A number, text or boolean can stand in a text; \(subject.phrase)"
        }
    }
}

extension FormulaFunction {
    fileprivate func refusal(ofCount given: Int) -> String {
        if isRepeating { return "\(rawValue) takes at least 1 number" }
        let count = parameters.count == 1 ? "1 argument" : "\(parameters.count) arguments"
        return "\(rawValue) takes \(count), not \(given): \(signature)"
    }
}
