import MotifJSON
import MotifPlatform

/// A spring in the terms of `UIView.animate(withDuration:…usingSpringWithDamping:…)`: its damping ratio and its
/// duration.
///
/// UIKit searches for the stiffness at which the spring is within a thousandth of its target after the duration, and
/// stops after twelve steps even if it hasn't found it.
public struct UIKitSpring: Sendable, Equatable {
    /// The damping ratio as authored; UIKit clamps it to 1.1920929e-7…1.
    public let dampingRatio: Double
    /// Initial velocity in whole distances per second, positive toward the target.
    public let initialVelocity: Double
    /// The duration in seconds as authored; for the stiffness, UIKit clamps it to 0.01…10.
    public let duration: Double

    /// Creates a spring with these numbers.
    public init(dampingRatio: Double, initialVelocity: Double = 0, duration: Double) {
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
        self.duration = duration
    }

    /// Returns the spring that UIKit runs: a mass of 1, and the stiffness and damping that its solver finds.
    ///
    /// - Throws: `unsolvable` if the solver finds no finite number, or a spring that diverges; errors for a number that
    ///   isn't finite and a duration that isn't more than 0 s.
    /// - Source: UIKit's solver as measured on devices: mass 1, ε = 0.001.
    public func motion() throws(TimingError) -> SpringMotion {
        for (name, number) in [("dampingRatio", dampingRatio), ("initialVelocity", initialVelocity)] {
            try SpringMotion.check(name, number, .init())
        }
        guard duration > 0, duration.isFinite else { throw .duration(duration) }
        let (ratio, omega) = (usedRatio, solvedFrequency())
        guard omega > 0, (omega * omega).isFinite, omega * omega > 0 else { throw .unsolvable(self) }
        return try SpringMotion(
            mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
    }

    /// The approximate velocity from which the solver finds a different spring.
    ///
    /// - Source: Measured: 0.7 of the damping ratio times the initial frequency of the solver.
    public var velocityLimit: Double { 0.7 * 5 * usedRatio / usedDuration }

    var usedRatio: Double { min(max(dampingRatio, Self.ratios.lowerBound), Self.ratios.upperBound) }

    var usedDuration: Double { min(max(duration, Self.durations.lowerBound), Self.durations.upperBound) }

    /// The range to which UIKit clamps the damping ratio.
    static let ratios = 1.1920929e-7...1.0
    /// The range to which UIKit clamps the duration, in seconds.
    static let durations = 0.01...10.0

    /// Newton's method on the envelope at the end: always twelve steps, from 5/D.
    private func solvedFrequency() -> Double {
        let (ratio, time) = (usedRatio, usedDuration)
        var omega = 5 / time
        for _ in 0..<12 { omega -= ratio < 1 ? underdampedStep(omega, ratio, time) : criticalStep(omega, time) }
        return omega
    }

    private func underdampedStep(_ omega: Double, _ ratio: Double, _ time: Double) -> Double {
        let root = (1 - ratio * ratio).squareRoot()
        let share = (ratio * omega - initialVelocity) / (omega * root)
        let decay = exp(-ratio * omega * time)
        let slope = decay * (initialVelocity / (omega * omega * root) - ratio * time * share)
        return (SpringMotion.rest - abs(share) * decay) / (share > 0 ? -slope : slope)
    }

    private func criticalStep(_ omega: Double, _ time: Double) -> Double {
        let decay = exp(-omega * time)
        let rest = omega >= initialVelocity ? -SpringMotion.rest : SpringMotion.rest
        let value = rest + (1 + (omega - initialVelocity) * time) * decay
        return value / (time * time * (initialVelocity - omega) * decay)
    }
}
