import MotifFormula
import MotifJSON
import MotifText

/// The reason why numbers or a text aren't a valid timing curve.
public enum CurveError: Error, Sendable, Equatable {
    /// A text that isn't a curve.
    case unknown(String)
    /// A wrong number of arguments.
    case argumentCount(function: String, needs: String)
    /// An argument that isn't a number.
    case notANumber(String)
    /// A control point with a time outside 0…1.
    case timeOutOfRange(Double)
    /// A number of steps that isn't a whole number of at least `least`.
    case stepCount(Double, least: Int)
    /// An unknown position of steps.
    case stepPosition(String)
    /// A stop of a linear curve that isn't a number with up to two percentages.
    case linearStop(String)
    /// A linear curve with fewer than two stops, or with decreasing times.
    case linearStops
    /// A spring whose numbers aren't those of exactly one form.
    case springForm
    /// A number of a spring without its name.
    case springArgument(String)
    /// An unknown number of a spring.
    case springName(String)
    /// A spring with `damping` alone, which belongs to the physical form.
    case springDamping
    /// A spring's number that is missing, duplicated, or outside its range.
    case springNumber(String, range: String)

    /// The key of the canonical form with the error, if the case determines it.
    var key: String? {
        if case .stepPosition = self { "position" } else { nil }
    }

    /// The error in words, with the way to fix it.
    public var message: String { text.printable }

    private var text: String {
        switch self {
        case .unknown(let text): Self.unknownCurve(text)
        case .argumentCount(let function, let needs): "'\(function)' needs \(needs)"
        case .notANumber(let text):
            "'\(text.clipped)' in a timing curve is "
                + (Measure.plain(text) == nil ? "not a number" : "too large; the largest number is 1.79e308")
        case .timeOutOfRange(let time):
            "The time of a control point is \(JSONNumber.text(time)); it must be between 0 and 1"
        case .stepCount(let count, let least):
            "The number of steps is \(JSONNumber.text(count)); it must be a whole number from \(least) to "
                + "\(Curve.maximumSteps)"
        case .stepPosition(let word): Self.unknownPosition(word)
        case .linearStop(let text):
            "'\(text.clipped)' is not a stop of a linear curve; write a number and up to two percentages: '0.5 20%'"
        case .linearStops: "A linear curve must have at least two stops, in the order of their times"
        case .springForm: "A spring must have exactly one of these groups of numbers: \(Self.springForms)"
        case .springArgument(let text):
            "'\(text.clipped)' has no name; write the numbers of a spring as 'dampingRatio: 0.8'"
        case .springName(let name): Self.unknownSpringName(name)
        case .springDamping:
            "A spring with 'damping' also needs 'mass' and 'stiffness'. Did you mean 'dampingRatio'?"
        case .springNumber(let name, let range): "A spring's '\(name)' \(range)"
        }
    }

    /// The groups of names, `dampingRatio, initialVelocity · …`.
    static var springForms: String {
        SpringCurve.Form.allCases.map { $0.fields.map(\.name).joined(separator: ", ") }.joined(separator: " · ")
    }

    private static func unknownCurve(_ text: String) -> String {
        if text.contains("("), !text.contains(")") {
            return "The timing curve '\(text.clipped)' is missing its closing parenthesis"
        }
        let names = NamedCurve.allCases.map(\.rawValue)
        let name = text.prefix { $0 != "(" }.trimmed
        let candidates = text.contains("(") ? CurveText.functions : names + Curve.cssNames.keys.sorted()
        if let nearest = nearestName(to: name, among: candidates) {
            return "Unknown timing curve '\(text.clipped)'. Did you mean '\(nearest)'?"
        }
        let functions = CurveText.functions.map { $0 + "(…)" }
        return "Unknown timing curve '\(text.clipped)'; expected one of: \((names + functions).joined(separator: ", "))"
    }

    private static func unknownPosition(_ word: String) -> String {
        let positions = StepPosition.allCases.map(\.rawValue)
        return "Unknown position of steps '\(word.clipped)'; expected one of: \(positions.joined(separator: ", "))"
    }

    private static func unknownSpringName(_ name: String) -> String {
        let hint = nearestName(to: name, among: SpringCurve.fieldNames).map { ". Did you mean '\($0)'?" }
        return "A spring has no number '\(name.clipped)'" + (hint ?? "; expected one of these groups: \(springForms)")
    }
}

/// The reason why a curve can't be evaluated over a track.
public enum TimingError: Error, Sendable, Equatable {
    /// Invalid numbers, which only a curve made in code can have.
    case curve(CurveError)
    /// A spring with a damping ratio on a track without a duration.
    case durationMissing
    /// A spring on a track with an invalid duration, in seconds.
    case duration(Double)
    /// UIKit's solver finds no spring for these numbers.
    case unsolvable(UIKitSpring)
    /// Numbers so large that values aren't finite.
    case tooLarge

    /// The error in words, with the way to fix it.
    public var message: String {
        switch self {
        case .curve(let error): error.message
        case .durationMissing:
            "A spring given by 'dampingRatio' requires a duration"
        case .duration(let seconds):
            "A track with a spring lasts \(JSONNumber.text(seconds)) s; it must last more than 0 s"
        case .unsolvable(let spring):
            "UIKit finds no spring with dampingRatio \(JSONNumber.text(spring.dampingRatio)) and initialVelocity "
                + "\(JSONNumber.text(spring.initialVelocity)) that settles in \(JSONNumber.text(spring.duration)) s; "
                + "use a higher dampingRatio or a lower initialVelocity"
        case .tooLarge: "The numbers of this timing curve are too large to evaluate it"
        }
    }
}
