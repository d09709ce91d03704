import Testing

@testable import MotifCore

@Suite struct CurveMotionSpringTests {
    @Test func `a spring is evaluated in seconds, whatever its track`() throws {
        let spring = SpringCurve.physical(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
        for duration in [0.25, 0.5, 4] {
            let timing = try CurveTiming(.spring(spring), duration: duration)
            // The value at 0.2 s is from the Runge-Kutta table in SpringMotionTests.
            #expect(abs(timing.progress(at: 0.2 / duration) - 0.849425634854113) < 1e-12)
        }
    }

    @Test func `a spring without a duration runs until it settles`() throws {
        let timing = try CurveTiming(.spring(.duration(0.5, bounce: 0.3)))
        #expect(abs(timing.duration - 0.86295528317442047) < 1e-9)
        #expect(timing.residual < 0.001)
        #expect(timing.warnings == [])
        #expect(try CurveTiming(.named(.easeIn)).duration == 1)
    }

    /// The numbers of UIKit's table; the residuals worked out in Python from the published closed forms.
    @Test(arguments: [(3, 0.25, 0.0029691346921537107), (0.5, 0.8, 0.000300898287646082), (0.5, 1, 0.001)])
    func `UIKit's spring ends slightly before its end value`(duration: Double, ratio: Double, residual: Double) throws {
        let timing = try CurveTiming(.spring(.dampingRatio(ratio, initialVelocity: 0)), duration: duration)
        #expect(abs(timing.residual - residual) < 1e-12)
        #expect(timing.progress(at: 1) == 1)
        #expect(timing.warnings == [])
        #expect(timing.duration == duration)
    }

    @Test func `a spring that is cut short reports its residual and settling time`() throws {
        let timing = try CurveTiming(
            .spring(.physical(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)), duration: 0.35)
        let peak = try #require(timing.spring?.peak)
        #expect(timing.residual > 0.16 && timing.residual < peak.value - 1)
        let words = timing.warnings.map(\.message)
        #expect(
            words == [
                "The spring can be up to 20.066% away from its target when the track ends after 0.35 s; "
                    + "it settles after 1.4727 s"
            ])
    }

    @Test func `a failed solver is reported with its result`() throws {
        let timing = try CurveTiming(.spring(.dampingRatio(0.3, initialVelocity: 2.4)), duration: 0.5)
        let limit = UIKitSpring(dampingRatio: 0.3, duration: 0.5).velocityLimit
        #expect(timing.warnings.first == .velocity(2.4, limit: limit))
        #expect(timing.warnings.count == 2)
    }

    @Test(arguments: [-1e299, 1e150, 1e300]) func `a warning has text for numbers of any size`(velocity: Double)
        throws
    {
        let spring = SpringCurve.physical(mass: 1, stiffness: 4, damping: 1, initialVelocity: velocity)
        for duration in [5e-300, 1, 1e9] {
            let timing = try CurveTiming(.spring(spring), duration: duration)
            #expect(timing.warnings.allSatisfy { $0.message.hasPrefix("The spring can be up to ") })
        }
    }

    @Test func `a spring with an infinite settling time has no timing`() throws {
        let spring = SpringCurve.physical(mass: 1, stiffness: 1, damping: 2.3e-308, initialVelocity: 0)
        #expect(throws: TimingError.tooLarge) { try CurveTiming(.spring(spring)) }
        #expect(try CurveTiming(.spring(spring), duration: 1).progress(at: 0.5).isFinite)
    }
}
