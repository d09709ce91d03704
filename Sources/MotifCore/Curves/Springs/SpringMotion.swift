import MotifFormula
import MotifJSON
import MotifPlatform

/// The motion of a spring from 0 to 1, in the terms of Core Animation.
///
/// The closed forms of m·x″ + c·x′ + k·(x − 1) = 0 from x = 0 with the initial velocity. An underdamped spring
/// oscillates; a critically damped or overdamped one doesn't.
///
///     try SpringMotion(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0).settlingTime   // 1.4727… s
///
/// - Source: <https://en.wikipedia.org/wiki/Harmonic_oscillator#Damped_harmonic_oscillator>; names and units as in
///   `CASpringAnimation`.
public struct SpringMotion: Sendable, Equatable {
    /// Mass m, more than 0.
    public let mass: Double
    /// Stiffness k, more than 0: mass · rad²/s².
    public let stiffness: Double
    /// Damping c, more than 0: mass/s.
    public let damping: Double
    /// Initial velocity in whole distances per second, positive toward the target.
    public let initialVelocity: Double
    /// The undamped angular frequency ω = √(k/m), in rad/s.
    public let angularFrequency: Double
    /// The damping ratio ζ = c / (2·√(k·m)); an underdamped spring's is below 1.
    public let dampingRatio: Double

    /// The solver of the remaining distance.
    let solver: SpringSolver
    /// The coefficient of the moving part of the velocity.
    private let push: Double

    /// Creates a spring with these numbers.
    ///
    /// A damping ratio that differs from 1 only by rounding counts as 1.
    ///
    /// - Throws: `curve` for a number outside its range; `tooLarge` if the numbers overflow together.
    public init(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) throws(TimingError) {
        for (name, number) in [("mass", mass), ("stiffness", stiffness), ("damping", damping)] {
            try Self.check(name, number, NumericBounds(lower: .init(0, isInclusive: false)))
        }
        try Self.check("initialVelocity", initialVelocity, NumericBounds())
        (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
        self.initialVelocity = initialVelocity + 0  // −0 would turn the angle of the peak
        let omega = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * mass * omega)
        angularFrequency = omega
        dampingRatio = abs(ratio - 1) <= 4 * Double.ulpOfOne ? 1 : ratio
        let mean = damping / (2 * mass)
        let start = self.initialVelocity
        let pull = omega * omega - mean * start
        if dampingRatio < 1 {
            let rate = omega * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
            solver = SpringSolver(regime: .underdamped, decay: mean, rate: rate, swing: (mean - start) / rate)
            push = pull / rate
        } else if dampingRatio == 1 {
            solver = SpringSolver(regime: .critical, decay: omega, rate: 0, swing: omega - start)
            push = omega * (omega - start)
        } else {
            let rate = omega * ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
            // The slower of the two exponentials, without the cancellation of mean − rate.
            let decay = omega * (omega / (mean + rate))
            solver = SpringSolver(regime: .overdamped, decay: decay, rate: rate, swing: (1 - (mean - start) / rate) / 2)
            push = (start - pull / rate) / 2
        }
        let numbers = [omega, dampingRatio, solver.decay, solver.rate, solver.swing, push]
        guard numbers.allSatisfy(\.isFinite), omega > 0, solver.decay > 0 else { throw .tooLarge }
    }

    /// Returns the progress at a time in seconds: 0 before 0 s, and possibly above 1.
    public func value(at seconds: Double) -> Double { solver.value(at: seconds) }

    /// Returns the velocity at a time in seconds, in whole distances per second, positive toward the target; before 0
    /// s, the initial velocity.
    public func velocity(at seconds: Double) -> Double {
        guard seconds > 0 else { return initialVelocity }
        return solver.decayed(at: seconds, steady: initialVelocity, moving: push)
    }

    /// Returns an upper bound of the distance from the target at this time and later.
    public func envelope(at seconds: Double) -> Double { solver.envelope(at: max(seconds, 0)) }

    /// The time of the first maximum, if there is one.
    var turn: Double? {
        if dampingRatio < 1 {
            let angle = atan2(initialVelocity, -push)
            return (angle > 0 ? angle : angle + 2 * .pi) / solver.rate
        }
        guard initialVelocity > 0 else { return nil }
        if dampingRatio == 1 { return push < 0 ? -initialVelocity / push : nil }
        let share = initialVelocity / push
        return share > 0 && share < 1 ? -log1p(-share) / (2 * solver.rate) : nil
    }

    /// Checks that a number of a spring is in its range.
    static func check(_ name: String, _ number: Double, _ bounds: NumericBounds) throws(TimingError) {
        if number.isFinite, bounds.contains(number) { return }
        let text = number.isFinite ? JSONNumber.text(number) : "not a finite number"
        throw .curve(.springNumber(name, range: "is \(text); it \(bounds.rule(unit: ""))"))
    }
}
