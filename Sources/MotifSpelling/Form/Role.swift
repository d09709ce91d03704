/// The meaning of an argument: the part of a timing that it sets.
package enum Role: String, Sendable, CaseIterable {
    // Times, in seconds.
    case duration, delay, perceptualDuration, visualDuration, reanimatedDuration
    // Numbers of curves.
    case x1, y1, x2, y2, steps, mass, stiffness, damping, velocity, unitVelocity, response, dampingFraction, bounce
    case extraBounce, dampingRatio, power, factor, overshoot, tension, friction, bounciness, origamiSpeed
    /// A number of runs.
    case repeatCount
    /// Of runs, each with a run backward if it reverses; further runs; runs, or forever if it isn't positive.
    case cycles, rounds, loops
    // Other numbers.
    case speed, begin, length, end, value, pause
    /// The bits of an option.
    case bits
    // Words.
    case curve, autoreverses, mirrors, clamps, jump, kind, hold, flip, keyframes
    // Parts with shapes of their own.
    case animation, transition, easing, spring, options, point1, point2, bezier, pathData, tangentIn, tangentOut, group
    /// An argument that doesn't matter, and one that isn't an object.
    case ignored, target
    /// An object that isn't written there.
    case configuration
    /// An object with a timing of its own, a list of lists that end with one, and one for the way back, with its duration.
    case part, segments, reverse, reverseDuration

    /// The type whose members can be arguments for this role, with a leading dot or as text.
    var type: String? {
        switch self {
        case .animation, .transition: "Animation"
        case .spring: "Spring"
        case .options: "AnimationOptions"
        case .easing: "Easing"
        default: nil
        }
    }

    /// Whether it is a duration, also that of a spring.
    package var isDuration: Bool { isTime && self != .delay }

    /// Whether it is a time, in seconds.
    package var isTime: Bool {
        switch self {
        case .duration, .delay, .pause, .reverseDuration, .perceptualDuration, .visualDuration, .reanimatedDuration:
            true
        default: false
        }
    }

    /// Whether it is a number of a curve.
    package var isOfCurve: Bool {
        switch self {
        case .x1, .y1, .x2, .y2, .steps, .mass, .stiffness, .damping, .velocity, .unitVelocity, .dampingFraction,
            .bounce, .extraBounce, .dampingRatio, .power, .factor, .overshoot, .tension, .friction, .bounciness,
            .origamiSpeed:
            true
        default: false
        }
    }

    /// Whether it is a number of repetitions, which can be infinite.
    var isCount: Bool { self == .repeatCount || self == .cycles || self == .rounds || self == .loops }
}

/// A number as it was written, for code that looks it up or replaces it.
package struct WrittenNumber: Sendable, Equatable {
    /// Its meaning.
    package var role: Role
    /// The number in motif's unit.
    package var value: Double
    /// The literal with its quotes and its unit, or the expression that has the value, as byte offsets of the text.
    package var range = 0..<0
    /// Motif's units in one of the literal's: 0.001 for milliseconds.
    package var factor = 1.0
}
