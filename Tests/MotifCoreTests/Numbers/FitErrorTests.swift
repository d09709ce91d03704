import Testing

@testable import MotifCore

/// The stated error of a fit is not below the true one, however often a spring oscillates.
@Suite struct `The stated error of a fit` {
    /// With the number of oscillations in the duration. Evenly spaced fractions, 1,000 of them, meet the second at
    /// one phase, the start, and the third at another one each time.
    struct Spring: CustomTestStringConvertible {
        let stiffness, damping, duration: Double
        var velocity = 0.0
        var testDescription: String { "k \(stiffness), c \(damping), v \(velocity) for \(duration) s" }

        func timing() throws -> CurveTiming {
            let spring = SpringCurve.physical(
                mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            return try CurveTiming(.spring(spring), duration: duration)
        }
    }

    private static func frequency(_ oscillations: Double) -> Double { 4 * .pi * .pi * oscillations * oscillations }

    static let springs = [
        Spring(stiffness: frequency(520), damping: 3, duration: 1),
        Spring(stiffness: frequency(1000), damping: 0.001, duration: 1),
        Spring(stiffness: frequency(1000.37), damping: 0.5, duration: 1, velocity: -9000),
        Spring(stiffness: frequency(4000), damping: 0.01, duration: 1),
        Spring(stiffness: frequency(12_345), damping: 20_000, duration: 3),
        Spring(stiffness: 100, damping: 10, duration: 0.12),
    ]

    @Test(arguments: springs) func `is not below the true one for a spring`(_ spring: Spring) throws {
        let timing = try spring.timing()
        let fit = timing.bezierFit()
        try Self.compare(fit.largestError, with: timing, BezierSolver(fit.bezier).progress(at:))
        let lines = timing.linearFit(within: 0.002)
        guard lines.stops.count == 2 else { return }
        try Self.compare(lines.largestError, with: timing) { $0 }
    }

    @Test(arguments: ["steps(7, both)", "steps(1000, end)", "linear(0, 0.9 33.3%, 0.1 33.3%, 1)"])
    func `is not below the true one for a curve with jumps`(_ text: String) throws {
        let timing = try CurveTiming(Curve(text))
        let fit = timing.bezierFit()
        try Self.compare(fit.largestError, with: timing, BezierSolver(fit.bezier).progress(at:))
    }

    /// On 200,001 fractions and just before the end, where a spring that is cut short jumps; at most 3% above.
    private static func compare(
        _ stated: Double, with timing: CurveTiming, _ replacement: (Double) -> Double
    ) throws {
        func distance(at fraction: Double) -> Double { abs(timing.progress(at: fraction) - replacement(fraction)) }
        let largest = (0...200_000).reduce(distance(at: (1.0).nextDown)) { max($0, distance(at: Double($1) / 200_000)) }
        #expect(stated >= largest * (1 - 1e-9), "stated \(stated), found \(largest)")
        #expect(stated <= largest * 1.03 + 1e-3, "stated \(stated), found \(largest)")
    }
}
