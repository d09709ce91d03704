import MotifJSON
import MotifText

/// What is doubtful about a spring on its track, though it has values.
public enum SpringWarning: Sendable, Equatable {
    /// UIKit's solver lands on another spring than the one meant from about this limit on, whole distances a second.
    case velocity(Double, limit: Double)
    /// UIKit takes a number into its range before it looks for the spring.
    case clamped(name: String, Double, to: Double)
    /// The track ends while the spring may still be so far from its end; it rests after so many seconds.
    case unsettled(envelope: Double, duration: Double, settlingTime: Double)

    /// What is doubtful and what would be sound.
    public var message: String {
        switch self {
        case .velocity(let velocity, let limit):
            "An initial velocity of \(JSONNumber.text(velocity)) leads UIKit's solver to another spring than the one "
                + "meant; with this damping ratio and duration stay below \(Self.short(limit))"
        case .clamped(let name, let number, let bound):
            "UIKit takes a '\(name)' of \(JSONNumber.text(number)) for \(JSONNumber.text(bound))"
        case .unsettled(let envelope, let duration, let settlingTime):
            "The spring is up to \(Self.short(envelope * 100)) % short of or past its end when the track ends after "
                + "\(JSONNumber.text(duration)) s; it rests after \(Self.short(settlingTime)) s"
        }
    }

    /// Beyond the largest number there is no text.
    private static func short(_ number: Double) -> String { min(number, .greatestFiniteMagnitude).short(digits: 5) }
}

extension UIKitSpring {
    /// The numbers that UIKit does not take as they are, and a velocity that its solver does not bear.
    public var warnings: [SpringWarning] {
        var warnings: [SpringWarning] = []
        if usedRatio != dampingRatio {
            warnings.append(.clamped(name: "dampingRatio", dampingRatio, to: usedRatio))
        }
        if usedDuration != duration { warnings.append(.clamped(name: "duration", duration, to: usedDuration)) }
        if initialVelocity >= velocityLimit {
            warnings.append(.velocity(initialVelocity, limit: velocityLimit))
        }
        return warnings
    }
}
