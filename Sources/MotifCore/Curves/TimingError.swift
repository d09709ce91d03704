import MotifFormula
import MotifJSON

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
