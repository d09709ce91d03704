import MotifFormula
import MotifJSON

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A spring that pulls from 0 to 1, in the numbers of Core Animation.
///
/// The closed forms of m·x″ + c·x′ + k·(x − 1) = 0 from x = 0 with the initial velocity: underdamped it swings,
/// critically damped and overdamped it does not.
///
///     try SpringMotion(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0).settlingTime   // 1.4727… s
///
/// - Source: any textbook on the damped harmonic oscillator; names and units as in `CASpringAnimation`.
public struct SpringMotion: Sendable, Equatable {
    /// Mass m, more than 0.
    public let mass: Double
    /// Stiffness k, more than 0: mass · rad²/s².
    public let stiffness: Double
    /// Damping c, more than 0: mass/s.
    public let damping: Double
    /// Whole distances a second, positive toward the target.
    public let initialVelocity: Double
    /// ω = √(k/m), rad/s: how fast it would swing with no damping.
    public let angularFrequency: Double
    /// ζ = c / (2·√(k·m)): below 1 it swings.
    public let dampingRatio: Double

    /// The way still to go, prepared.
    let solver: SpringSolver
    /// What goes with the moving part in the velocity.
    private let push: Double

    /// A spring with these numbers.
    ///
    /// A ratio within the rounding of its numbers of 1 counts as 1.
    ///
    /// - Throws: The number that is outside its range; `tooLarge` where the numbers together overflow.
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

    /// Fraction of the way after so many seconds; before 0 s it is 0, and it may pass 1.
    public func value(at seconds: Double) -> Double { solver.value(at: seconds) }

    /// Whole distances a second after so many seconds, positive toward the target; before 0 s the initial velocity.
    public func velocity(at seconds: Double) -> Double {
        guard seconds > 0 else { return initialVelocity }
        return solver.decayed(at: seconds, steady: initialVelocity, moving: push)
    }

    /// No later value is farther from 1 than this.
    public func envelope(at seconds: Double) -> Double { solver.envelope(at: max(seconds, 0)) }

    /// The first time at which the velocity is 0 and falls.
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

    /// Refuses a number outside its range, in the words of the curve that it belongs to.
    static func check(_ name: String, _ number: Double, _ bounds: NumericBounds) throws(TimingError) {
        if number.isFinite, bounds.contains(number) { return }
        let text = number.isFinite ? JSONNumber.text(number) : "not a finite number"
        throw .curve(.springNumber(name, range: "is \(text); it \(bounds.words(unit: ""))"))
    }
}
