import MotifFormula
import MotifPlatform

extension SpringMotion {
    /// Creates the motion of a spring in any of its forms.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - duration: The duration of its track in seconds, which only a spring with a damping ratio uses.
    /// - Throws: `durationMissing` for a spring with a damping ratio but no duration; the errors of
    ///   `UIKitSpring.motion()` and `init(mass:stiffness:damping:initialVelocity:)`.
    /// - Source: duration and bounce: "Animate with springs", WWDC 2023: k = (2π/d)², c = 4πζ/d with ζ = 1 − b, or 1 /
    ///   (1 + b) below 0. Response and damping fraction are d and ζ.
    public init(_ spring: SpringCurve, duration: Double? = nil) throws(TimingError) {
        switch spring {
        case .dampingRatio(let ratio, let velocity):
            guard let duration else { throw .durationMissing }
            self = try UIKitSpring(dampingRatio: ratio, initialVelocity: velocity, duration: duration).motion()
        case .physical(let mass, let stiffness, let damping, let velocity):
            try self.init(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        case .duration(let seconds, let bounce):
            try Self.check("duration", seconds, NumericBounds(lower: .init(0, isInclusive: false)))
            let (low, high) = (NumericBounds.End(-1, isInclusive: false), NumericBounds.End(1, isInclusive: false))
            try Self.check("bounce", bounce, NumericBounds(lower: low, upper: high))
            try self.init(response: seconds, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
        case .response(let seconds, let fraction):
            try Self.check("response", seconds, NumericBounds(lower: .init(0, isInclusive: false)))
            try Self.check("dampingFraction", fraction, NumericBounds(lower: .init(0, isInclusive: false)))
            try self.init(response: seconds, dampingFraction: fraction)
        }
    }

    private init(response: Double, dampingFraction: Double) throws(TimingError) {
        let omega = 2 * Double.pi / response
        let (stiffness, damping) = (omega * omega, 2 * dampingFraction * omega)
        guard stiffness.isFinite, damping.isFinite, stiffness > 0, damping > 0 else { throw .tooLarge }
        try self.init(mass: 1, stiffness: stiffness, damping: damping)
    }

    /// The response, which is also the perceptual duration: the period without damping in seconds, 2π·√(m/k).
    public var response: Double { 2 * .pi / angularFrequency }

    /// The bounce: 1 − ζ, or 1/ζ − 1 for an overdamped spring.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The spring in the terms of Core Animation.
    public var physical: SpringCurve {
        .physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }

    /// The spring in the terms of iOS 17, without the initial velocity, which SwiftUI and UIKit accept separately.
    public var durationAndBounce: SpringCurve { .duration(response, bounce: bounce) }

    /// The spring in the terms of SwiftUI before iOS 17, without the initial velocity.
    public var responseAndFraction: SpringCurve { .response(response, dampingFraction: dampingRatio) }

    /// The damping ratio and duration for which UIKit's solver finds this spring, whatever its mass.
    ///
    /// - Returns: `nil` for an overdamped spring, and if the solver wouldn't find this frequency to six digits: the
    ///   spring or its start is too fast, or it is hardly damped.
    public var uiKit: UIKitSpring? {
        guard dampingRatio <= 1, let duration = envelopeDuration else { return nil }
        let spring = UIKitSpring(dampingRatio: dampingRatio, initialVelocity: initialVelocity, duration: duration)
        guard UIKitSpring.durations.contains(duration), initialVelocity < spring.velocityLimit,
            let motion = try? spring.motion(),
            abs(motion.angularFrequency - angularFrequency) <= 1e-6 * angularFrequency
        else { return nil }
        return spring
    }

    /// The time at which the envelope that UIKit's solver uses is within a thousandth.
    private var envelopeDuration: Double? {
        if dampingRatio < 1 { return log(abs(solver.swing) / Self.rest) / solver.decay }
        return solver.swing >= 0 ? envelopeTime : nil
    }
}
