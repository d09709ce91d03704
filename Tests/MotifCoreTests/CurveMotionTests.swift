import Testing

@testable import MotifCore

@Suite struct CurveMotionTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let values: [(fraction: Double, progress: Double)]
        var testDescription: String { text }

        init(_ text: String, _ values: (Double, Double)...) {
            self.text = text
            self.values = values.map { (fraction: $0.0, progress: $0.1) }
        }
    }

    /// From the figures and the steps of CSS Easing Functions Level 1, 2.3.
    @Test(arguments: [
        Case("steps(4, end)", (0, 0), (0.24, 0), (0.25, 0.25), (0.49, 0.25), (0.75, 0.75), (0.99, 0.75), (1, 1)),
        Case("steps(4, start)", (0, 0.25), (0.24, 0.25), (0.25, 0.5), (0.74, 0.75), (0.75, 1), (1, 1)),
        Case("steps(3, none)", (0, 0), (0.33, 0), (0.34, 0.5), (0.66, 0.5), (0.67, 1), (1, 1)),
        Case("steps(3, both)", (0, 0.25), (0.33, 0.25), (0.34, 0.5), (0.67, 0.75), (0.99, 0.75), (1, 1)),
        Case("steps(1, end)", (0, 0), (0.999, 0), (1, 1)),
        Case("steps(1, start)", (0, 1), (0.5, 1), (1, 1)),
        Case("steps(1, both)", (0, 0.5), (0.999, 0.5), (1, 1)),
        Case("steps(2, none)", (0, 0), (0.499, 0), (0.5, 1), (1, 1)),
    ])
    func `steps jump as in CSS`(_ test: Case) throws { try check(test) }

    /// Worked out by hand from CSS Easing Functions Level 2, "linear easing functions".
    @Test(arguments: [
        Case("linear(0, 1)", (0, 0), (0.3, 0.3), (1, 1)),
        Case("linear(0, 0.5 20%, 1)", (0.1, 0.25), (0.2, 0.5), (0.6, 0.75), (1, 1)),
        Case("linear(0, 0.5 25% 75%, 1)", (0.125, 0.25), (0.25, 0.5), (0.6, 0.5), (0.75, 0.5), (0.875, 0.75)),
        Case("linear(0, 0.25 50%, 0.75 50%, 1)", (0.25, 0.125), (0.5, 0.75), (0.75, 0.875)),
        Case("linear(0 25%, 1 75%)", (0, -0.5), (0.25, 0), (0.5, 0.5), (0.75, 1), (1, 1.5)),
        Case("linear(0.5 0%, 0 0%, 1 100%)", (0, 0), (0.5, 0.5), (1, 1)),
        Case("linear(0.2 50%, 0.8 50%)", (0, 0.2), (0.49, 0.2), (0.5, 0.8), (1, 0.8)),
        Case("linear(0, 1.25, 0.75, 1)", (1.0 / 6, 0.625), (0.5, 1), (1, 1)),
        Case("linear(1, 0)", (0, 1), (0.25, 0.75), (1, 0)),
    ])
    func `piecewise linear curves run as in CSS`(_ test: Case) throws { try check(test) }

    private func check(_ test: Case) throws {
        let timing = try CurveTiming(Curve(test.text))
        for (fraction, progress) in test.values {
            #expect(abs(timing.progress(at: fraction) - progress) < 1e-15, "at \(fraction)")
        }
    }

    @Test(arguments: [
        "linear", "easeIn", "easeOut", "easeInOut", "default", "cubic-bezier(0, 3, 1, -2)", "cubic-bezier(1, 1, 0, 0)",
        "cubic-bezier(0, 0, 0, 0)", "cubic-bezier(1, 1, 1, 1)", "steps(7, end)", "steps(2, none)", "linear(0, 3 2%, 1)",
        "spring(dampingRatio: 0.3, initialVelocity: 2)", "spring(dampingRatio: 1)",
        "spring(duration: 0.5, bounce: 0.9)",
        "spring(mass: 1, stiffness: 100, damping: 90, initialVelocity: -40)",
        "spring(response: 9, dampingFraction: 0.1)",
    ])
    func `a track starts at 0, ends at 1 and holds both outside`(_ text: String) throws {
        let timing = try CurveTiming(Curve(text), duration: 0.35)
        for before in [0, -0.0, -1, -.infinity, .nan] { #expect(timing.progress(at: before) == 0) }
        for after in [1, 1.5, .infinity] { #expect(timing.progress(at: after) == 1) }
    }

    @Test(arguments: [
        "easeIn", "cubic-bezier(0, 3, 1, -2)", "spring(dampingRatio: 0.3, initialVelocity: 2)",
        "spring(mass: 1, stiffness: 100, damping: 90, initialVelocity: -40)", "linear(0, 1e300, 1)", "steps(1000000)",
    ])
    func `every value is finite, however short or long the track`(_ text: String) throws {
        let curve = try Curve(text)
        for duration in [Double.leastNonzeroMagnitude, 1e-9, 1e-3, 1, 1e9, 1.7e308] {
            guard let timing = try? CurveTiming(curve, duration: duration) else {
                Issue.record("no timing over \(duration) s")
                continue
            }
            for fraction in [0, Double.leastNonzeroMagnitude, 1e-300, 1e-16, 0.1, 0.5, 0.9, 1 - 1e-16, 1] {
                #expect(timing.progress(at: fraction).isFinite, "at \(fraction) of \(duration) s")
            }
        }
    }

    struct Refusal: CustomTestStringConvertible {
        let curve: Curve
        let duration: Double?
        let message: String
        var testDescription: String { message }
    }

    @Test(arguments: [
        Refusal(
            curve: .spring(.dampingRatio(0.8, initialVelocity: 0)), duration: nil,
            message: "A spring given by 'dampingRatio' requires a duration"),
        Refusal(
            curve: .spring(.duration(0.5, bounce: 0)), duration: 0,
            message: "A track with a spring lasts 0 s; it must last more than 0 s"),
        Refusal(
            curve: .spring(.dampingRatio(0.5, initialVelocity: 3.5)), duration: 0.5,
            message: "UIKit finds no spring with dampingRatio 0.5 and initialVelocity 3.5 that settles in 0.5 s; "
                + "use a higher dampingRatio or a lower initialVelocity"),
        Refusal(
            curve: .cubicBezier(CubicBezier(x1: 1.5, y1: 0, x2: 1, y2: 1)), duration: 1,
            message: "The time of a control point is 1.5; it must be between 0 and 1"),
        Refusal(
            curve: .cubicBezier(CubicBezier(x1: 0, y1: 1e308, x2: 1, y2: 1)), duration: 1,
            message: "The numbers of this timing curve are too large to evaluate it"),
        Refusal(
            curve: .steps(1, .none), duration: 1,
            message: "The number of steps is 1; it must be a whole number from 2 to 1000000"),
        Refusal(
            curve: .linear([LinearStop(time: 1, progress: 0), LinearStop(time: 0, progress: 1)]), duration: 1,
            message: "A linear curve must have at least two stops, in the order of their times"),
    ])
    func `a curve without values is rejected with a message`(_ refusal: Refusal) {
        let error = #expect(throws: TimingError.self) {
            try CurveTiming(refusal.curve, duration: refusal.duration)
        }
        #expect(error?.message == refusal.message)
    }
}
