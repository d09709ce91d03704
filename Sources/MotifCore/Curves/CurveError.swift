import MotifFormula
import MotifJSON
import MotifText

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
    /// A stop of a linear curve is not one number and at most two percentages.
    case linearStop(String)
    /// A linear curve with fewer than two stops, or with times that fall.
    case linearStops
    /// A spring's numbers are not those of exactly one form.
    case springForm
    /// A number of a spring without its name.
    case springArgument(String)
    /// A spring has no such number.
    case springName(String)
    /// A spring with `damping` alone, which is part of the physical group.
    case springDamping
    /// A spring's number is missing, there twice or outside its range.
    case springNumber(String, range: String)

    /// The key of the canonical form that is wrong, where the kind of problem tells.
    var key: String? {
        if case .stepPosition = self { "position" } else { nil }
    }

    /// What is wrong and what would be right.
    public var message: String { words.printable }

    private var words: String {
        switch self {
        case .unknown(let text): Self.unknownCurve(text)
        case .argumentCount(let function, let takes): "'\(function)' takes \(takes)"
        case .notANumber(let text):
            "'\(text.clipped)' in a timing curve is "
                + (Measure.plain(text) == nil ? "no number" : "too large; numbers go up to 1.79e308")
        case .timeOutOfRange(let time):
            "The time of a control point is \(JSONNumber.text(time)); it must be between 0 and 1"
        case .stepCount(let count, let least):
            "The number of steps is \(JSONNumber.text(count)); it is whole, from \(least) to \(Curve.maximumSteps)"
        case .stepPosition(let word): Self.unknownPosition(word)
        case .linearStop(let text):
            "'\(text.clipped)' is no stop of a linear curve; a stop is a number and at most two percentages, '0.5 20%'"
        case .linearStops: "A linear curve has at least two stops, whose times do not fall"
        case .springForm: "A spring has exactly one of these groups of numbers: \(Self.springForms)"
        case .springArgument(let text):
            "'\(text.clipped)' has no name; the numbers of a spring are written as 'dampingRatio: 0.8'"
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
        return "Unknown timing curve '\(text.clipped)'; there is \((names + functions).joined(separator: ", "))"
    }

    private static func unknownPosition(_ word: String) -> String {
        let words = StepPosition.allCases.map(\.rawValue)
        return "Unknown position of steps '\(word.clipped)'; there is \(words.joined(separator: ", "))"
    }

    private static func unknownSpringName(_ name: String) -> String {
        let hint = nearestName(to: name, among: SpringCurve.fieldNames).map { ". Did you mean '\($0)'?" }
        return "A spring has no '\(name.clipped)'" + (hint ?? "; its numbers are \(springForms)")
    }
}

/// Why a curve has no values over a track.
public enum TimingError: Error, Sendable, Equatable {
    /// The curve's own numbers are none that can be read; only a curve made in code has such.
    case curve(CurveError)
    /// A spring by damping ratio where the track has no duration.
    case durationMissing
    /// A spring over so many seconds.
    case duration(Double)
    /// UIKit's solver ends on no spring for these numbers.
    case unsolvable(UIKitSpring)
    /// Numbers of such sizes that the values are no longer finite.
    case tooLarge

    /// What is wrong and what would be right.
    public var message: String {
        switch self {
        case .curve(let error): error.message
        case .durationMissing:
            "A spring by 'dampingRatio' needs the duration of its track; the other springs bring their own"
        case .duration(let seconds):
            "A track with a spring takes \(JSONNumber.text(seconds)) s; it takes more than 0 s"
        case .unsolvable(let spring):
            "UIKit finds no spring of dampingRatio \(JSONNumber.text(spring.dampingRatio)) and initialVelocity "
                + "\(JSONNumber.text(spring.initialVelocity)) that takes \(JSONNumber.text(spring.duration)) s; "
                + "a higher dampingRatio or a velocity below \(JSONNumber.text(spring.velocityLimit)) has one"
        case .tooLarge: "The numbers of this timing curve are so large that it has no values"
        }
    }
}
