import MotifFormula
import MotifJSON

/// Why numbers or a text are no timing curve.
public enum CurveError: Error, Sendable, Equatable {
    /// No curve is written like this.
    case unknown(String)
    /// A function has another number of arguments than it takes.
    case argumentCount(function: String, takes: String)
    /// An argument is no number.
    case notANumber(String)
    /// A control point's time is outside 0…1.
    case timeOutOfRange(Double)
    /// The number of steps is no whole number from the least on.
    case stepCount(Double, least: Int)
    /// No position of steps has this name.
    case stepPosition(String)
    /// A linear curve with fewer than two stops, or with times that fall.
    case linearStops
    /// A spring's numbers are not those of exactly one form.
    case springForm
    /// A spring has no such number.
    case springName(String)
    /// A spring's number is missing or outside its range.
    case springNumber(String, range: String)

    /// What is wrong and what would be right.
    public var message: String {
        switch self {
        case .unknown(let text): Self.unknownCurve(text)
        case .argumentCount(let function, let takes): "\(function) takes \(takes)"
        case .notANumber(let text): "'\(text.prefix(80))' in a timing curve is no number"
        case .timeOutOfRange(let time): "The time of a control point is \(JSONNumber.text(time)); it goes from 0 to 1"
        case .stepCount(let count, let least):
            "A stair of \(JSONNumber.text(count)) steps; their number is whole and at least \(least)"
        case .stepPosition(let word): Self.unknownPosition(word)
        case .linearStops: "A linear curve has at least two stops, whose times do not fall"
        case .springForm: "A spring has exactly one of these groups of numbers: \(Self.springForms)"
        case .springName(let name): Self.unknownSpringName(name)
        case .springNumber(let name, let range): "A spring's '\(name)' \(range)"
        }
    }

    /// The groups of names, `dampingRatio, initialVelocity · …`.
    static var springForms: String {
        Spring.Form.allCases.map { $0.fields.map(\.name).joined(separator: ", ") }.joined(separator: " · ")
    }

    private static func unknownCurve(_ text: String) -> String {
        let names = NamedCurve.allCases.map(\.rawValue)
        if let nearest = nearestName(to: text, among: names + CurveText.functions) {
            return "Unknown timing curve '\(text.prefix(80))'. Did you mean '\(nearest)'?"
        }
        let functions = CurveText.functions.map { $0 + "(…)" }
        return "Unknown timing curve '\(text.prefix(80))'; there is \((names + functions).joined(separator: ", "))"
    }

    private static func unknownPosition(_ word: String) -> String {
        let words = StepPosition.allCases.map(\.rawValue)
        return "Unknown position of steps '\(word)'; there is \(words.joined(separator: ", "))"
    }

    private static func unknownSpringName(_ name: String) -> String {
        let hint = nearestName(to: name, among: Spring.fieldNames).map { ". Did you mean '\($0)'?" }
        return "A spring has no '\(name)'" + (hint ?? "; its numbers are \(springForms)")
    }
}
