/// The meaning of an argument: the part of a timing that it sets.
package enum Role: String, Sendable, CaseIterable {
    // Times, in seconds.
    case duration, delay, perceptualDuration, visualDuration, reanimatedDuration
    // Numbers of curves.
    case x1, y1, x2, y2, steps, mass, stiffness, damping, velocity, unitVelocity, response, dampingFraction, bounce
    case extraBounce, dampingRatio, power, overshoot, tension, friction
    // Other numbers.
    case speed, repeatCount, rounds, begin, length, end, value
    // Words.
    case curve, autoreverses, jump, kind, hold, flip
    // Parts with shapes of their own.
    case animation, easing, spring, options, point1, point2, bezier, pathData, tangentIn, tangentOut, group
    /// An argument that doesn't matter.
    case ignored
    /// An object that isn't written there.
    case configuration

    /// The type whose members can be arguments for this role, with a leading dot or as text.
    var type: String? {
        switch self {
        case .animation: "Animation"
        case .spring: "Spring"
        case .options: "AnimationOptions"
        case .easing: "Easing"
        default: nil
        }
    }

    /// Whether it is a time, in seconds.
    package var isTime: Bool {
        switch self {
        case .duration, .delay, .perceptualDuration, .visualDuration, .reanimatedDuration: true
        default: false
        }
    }
}

/// A number as it was written, for code that looks it up or replaces it.
package struct WrittenNumber: Sendable, Equatable {
    /// Its meaning.
    package var role: Role
    /// The number in motif's unit.
    package var value: Double
    /// The literal with its quotes and its unit, or the expression that has the value, as byte offsets of the text.
    package var range: Range<Int>
    /// Motif's units in one of the literal's: 0.001 for milliseconds.
    package var factor: Double

    package init(role: Role, value: Double, range: Range<Int> = 0..<0, factor: Double = 1) {
        (self.role, self.value, self.range, self.factor) = (role, value, range, factor)
    }
}
