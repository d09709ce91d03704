import Testing

@testable import MotifCore

@Suite struct SpringMotionFormsTests {
    static func isNear(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
        abs(left - right) <= tolerance * max(abs(left), abs(right))
    }

    struct Solved: CustomTestStringConvertible {
        let spring: UIKitSpring
        let stiffness: Double
        let damping: Double
        var testDescription: String { "\(spring)" }

        init(_ duration: Double, _ ratio: Double, _ velocity: Double, _ stiffness: Double, _ damping: Double) {
            spring = UIKitSpring(dampingRatio: ratio, initialVelocity: velocity, duration: duration)
            (self.stiffness, self.damping) = (stiffness, damping)
        }
    }

    /// Measured of UIKit.
    @Test(arguments: [
        Solved(3, 0.25, 0, 54.83363359078326, 3.702486785620688),
        Solved(0.5, 0.8, 0, 323.5894917400647, 28.781749405735674),
        Solved(0.5, 0.5, 0, 646.8780063665112, 25.43379653859233),
        Solved(0.6, 0.7, 0, 268.94068049682403, 22.95917537225096),
        Solved(0.5, 1, 0, 341.02369770847105, 36.933653905806345),
        Solved(0.4, 0.65, 0.6, 667.0500445359331, 33.575505584662864),
    ])
    func `a damping ratio and a duration define UIKit's spring`(_ test: Solved) throws {
        let motion = try test.spring.motion()
        #expect(Self.isNear(motion.stiffness, test.stiffness))
        #expect(Self.isNear(motion.damping, test.damping))
        #expect(motion.mass == 1)
        #expect(test.spring.warnings == [])
        let back = try #require(motion.uiKit)
        #expect(Self.isNear(back.duration, test.spring.duration))
        #expect(Self.isNear(back.dampingRatio, test.spring.dampingRatio))
        #expect(back.initialVelocity == test.spring.initialVelocity)
    }

    /// Worked out in mpmath with 30 digits from k = (2π/d)², c = 4πζ/d.
    @Test func `duration and bounce are equivalent to response and damping fraction`() throws {
        let bouncy = try SpringMotion(.duration(0.5, bounce: 0.3))
        #expect(Self.isNear(bouncy.stiffness, 157.91367041742974))
        #expect(Self.isNear(bouncy.damping, 17.592918860102842))
        #expect(Self.isNear(bouncy.settlingTime, 0.86295528317442047))
        #expect(try SpringMotion(.response(0.5, dampingFraction: 0.7)) == bouncy)
        let flat = try SpringMotion(.duration(0.5, bounce: -0.25))
        #expect(Self.isNear(flat.damping, 33.510321638291128))
        #expect(Self.isNear(flat.dampingRatio, 4.0 / 3))
        #expect(try SpringMotion(.duration(0.7, bounce: 0)).dampingRatio == 1)
    }

    @Test func `every form describes the same motion`() throws {
        for (mass, stiffness, damping) in [(1.0, 300.0, 20.0), (2.5, 80, 3), (0.1, 40, 9), (3, 12, 12)] {
            let motion = try SpringMotion(mass: mass, stiffness: stiffness, damping: damping)
            for form in [motion.physical, motion.durationAndBounce, motion.responseAndFraction] {
                let again = try SpringMotion(form)
                #expect(Self.isNear(again.angularFrequency, motion.angularFrequency, 1e-12))
                #expect(Self.isNear(again.dampingRatio, motion.dampingRatio, 1e-12))
                #expect(Self.isNear(again.value(at: 0.3), motion.value(at: 0.3), 1e-12))
            }
        }
    }

    @Test func `UIKit's form is recovered for a grid of ratios, durations and velocities`() throws {
        for ratio in [0.3, 0.5, 0.62, 0.8, 0.9, 0.97, 1] {
            for duration in [0.02, 0.1, 0.35, 1, 8] {
                for share in [-0.6, -0.1, 0, 0.2, 0.5] {
                    let spring = UIKitSpring(
                        dampingRatio: ratio, initialVelocity: share * 5 * ratio / duration, duration: duration)
                    let back = try #require(try spring.motion().uiKit, "\(spring)")
                    #expect(Self.isNear(back.duration, duration, 1e-7), "\(spring)")
                    #expect(Self.isNear(back.dampingRatio, ratio, 1e-12), "\(spring)")
                }
            }
        }
    }

    @Test func `a spring that UIKit can't run has no UIKit form`() throws {
        #expect(try SpringMotion(mass: 1, stiffness: 100, damping: 30).uiKit == nil)
        #expect(try SpringMotion(mass: 1, stiffness: 1e-4, damping: 0.01).uiKit == nil)
        #expect(try SpringMotion(mass: 1, stiffness: 100, damping: 0.001).uiKit == nil)
        #expect(try SpringMotion(mass: 1, stiffness: 100, damping: 10, initialVelocity: 90).uiKit == nil)
    }

    @Test func `a velocity at which the solver fails is reported, and so are numbers that UIKit clamps`() {
        let fast = UIKitSpring(dampingRatio: 0.8, initialVelocity: 6, duration: 0.5)
        #expect(abs(fast.velocityLimit - 5.6) < 1e-12)
        #expect(fast.warnings == [.velocity(6, limit: fast.velocityLimit)])
        #expect(
            fast.warnings.first?.message
                == "With an initial velocity of 6, UIKit's solver finds a different spring; "
                + "keep it below 5.6 for this damping ratio and duration")
        let long = UIKitSpring(dampingRatio: 1.5, duration: 12)
        #expect(
            long.warnings.map(\.message) == [
                "UIKit changes a 'dampingRatio' of 1.5 to 1", "UIKit changes a 'duration' of 12 to 10",
            ])
    }

    @Test func `a result that isn't a spring is rejected`() {
        for (ratio, velocity, duration) in [(1e-7, 0.0, 0.5), (0.5, 3.5, 0.5), (1, 10, 0.5), (0.0001, 0, 0.5)] {
            let spring = UIKitSpring(dampingRatio: ratio, initialVelocity: velocity, duration: duration)
            #expect(throws: TimingError.unsolvable(spring)) { try spring.motion() }
        }
        #expect(throws: TimingError.duration(0)) { try UIKitSpring(dampingRatio: 1, duration: 0).motion() }
        #expect(throws: TimingError.durationMissing) { try SpringMotion(.dampingRatio(1, initialVelocity: 0)) }
        #expect(throws: TimingError.self) { try SpringMotion(.duration(0.5, bounce: 1)) }
        #expect(throws: TimingError.self) { try SpringMotion(.response(-1, dampingFraction: 1)) }
        #expect(throws: TimingError.tooLarge) { try SpringMotion(.response(1e-200, dampingFraction: 1)) }
    }
}
