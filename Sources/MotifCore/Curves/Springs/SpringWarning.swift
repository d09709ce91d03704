import MotifJSON
import MotifText

/// A warning about a spring on its track.
public enum SpringWarning: Sendable, Equatable {
    /// An initial velocity, in whole distances per second, for which UIKit's solver finds a different spring; with the
    /// approximate limit.
    case velocity(Double, limit: Double)
    /// A number that UIKit clamps before it solves for the spring.
    case clamped(name: String, Double, to: Double)
    /// A track that ends while the spring can still be this far from its target, with the settling time in seconds.
    case unsettled(envelope: Double, duration: Double, settlingTime: Double)

    /// The warning in words, with the way to fix it.
    public var message: String {
        switch self {
        case .velocity(let velocity, let limit):
            "With an initial velocity of \(JSONNumber.text(velocity)), UIKit's solver finds a different spring; "
                + "keep it below \(Self.short(limit)) for this damping ratio and duration"
        case .clamped(let name, let number, let bound):
            "UIKit changes a '\(name)' of \(JSONNumber.text(number)) to \(JSONNumber.text(bound))"
        case .unsettled(let envelope, let duration, let settlingTime):
            "The spring can be up to \(Self.short(envelope * 100))% away from its target when the track ends after "
                + "\(JSONNumber.text(duration)) s; it settles after \(Self.short(settlingTime)) s"
        }
    }

    /// An infinite number is shown as the largest finite one.
    private static func short(_ number: Double) -> String { min(number, .greatestFiniteMagnitude).short(digits: 5) }
}

extension UIKitSpring {
    /// The numbers that UIKit clamps, and a velocity that is too high for its solver.
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
