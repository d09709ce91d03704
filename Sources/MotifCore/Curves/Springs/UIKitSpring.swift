import MotifJSON

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A spring as `UIView.animate(withDuration:…usingSpringWithDamping:…)` takes it: how strongly it is damped and how
/// long it runs.
///
/// UIKit looks for the stiffness at which the spring is within a thousandth of its end after the duration, and stops
/// after twelve steps wherever it is then.
public struct UIKitSpring: Sendable, Equatable {
    /// As authored; UIKit takes it into 1.1920929e-7…1.
    public let dampingRatio: Double
    /// Whole distances a second, positive toward the target.
    public let initialVelocity: Double
    /// Seconds as authored; for the stiffness UIKit takes them into 0.01…10.
    public let duration: Double

    /// A spring with these numbers.
    public init(dampingRatio: Double, initialVelocity: Double = 0, duration: Double) {
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
        self.duration = duration
    }

    /// The spring that UIKit runs: mass 1, and the stiffness and damping that its solver ends on.
    ///
    /// - Throws: `unsolvable` where the solver ends on no finite number or on a spring that swings ever farther; a
    ///   number that is not finite; a duration that is not more than 0 s.
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

    /// From about this velocity on the solver lands on another spring than the one that was meant.
    ///
    /// - Source: measured: 0.7 of the damping ratio times the frequency that the solver starts from.
    public var velocityLimit: Double { 0.7 * 5 * usedRatio / usedDuration }

    var usedRatio: Double { min(max(dampingRatio, Self.ratios.lowerBound), Self.ratios.upperBound) }

    var usedDuration: Double { min(max(duration, Self.durations.lowerBound), Self.durations.upperBound) }

    /// What UIKit clamps the damping ratio to.
    static let ratios = 1.1920929e-7...1.0
    /// What UIKit clamps the duration to, seconds.
    static let durations = 0.01...10.0

    /// Newton's method on the envelope at the end, always twelve steps from 5/D on.
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
