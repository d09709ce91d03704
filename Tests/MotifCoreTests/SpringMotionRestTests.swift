import Testing

@testable import MotifCore

@Suite struct SpringMotionRestTests {
    struct Case: CustomTestStringConvertible {
        let numbers: [Double]
        let expected: [Double]

        init(_ numbers: Double..., is expected: Double...) { (self.numbers, self.expected) = (numbers, expected) }

        var testDescription: String { "m \(numbers[0]), k \(numbers[1]), c \(numbers[2]), v \(numbers[3])" }

        func spring() throws(TimingError) -> SpringMotion {
            try SpringMotion(
                mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: numbers[3])
        }
    }

    /// The first two measured of `CASpringAnimation.settlingDuration`; those that do not swing from its rule, walked in
    /// mpmath along the exponential of the matrix.
    @Test(arguments: [
        Case(1, 100, 10, 0, is: 1.4727003346780927),
        Case(1, 300, 20, 0, is: 0.7442555275721707),
        Case(1, 100, 20, 0, is: 1.0),
        Case(1, 100, 20, 25, is: 1.0),
        Case(1, 100, 50, 0, is: 3.4),
        Case(1, 25, 20, 0, is: 5.3),
        Case(1, 1, 2, 0, is: 9.3),
    ])
    func `a spring settles when Core Animation's does`(_ test: Case) throws {
        let time = try test.spring().settlingTime
        #expect(abs(time - test.expected[0]) <= 1e-9 * test.expected[0])
    }

    /// Time and value, by bisection of the velocity in mpmath along the exponential of the matrix.
    @Test(arguments: [
        Case(1, 100, 10, 0, is: 0.3627598728468436, 1.16303353482158),
        Case(1, 100, 10, 3, is: 0.3285071020550916, 1.171976631110481),
        Case(2, 300, 20, -4, is: 0.304000703517377, 1.256306039875981),
        Case(1, 100, 0.5, 0, is: 0.3142574861728092, 1.924442550222648),
        Case(1, 100, 20, 25, is: 0.1666666666666667, 1.283313404256343),
        Case(1, 100, 50, 60, is: 0.1025710871746447, 1.203656178844764),
    ])
    func `a spring overshoots the most at its peak`(_ test: Case) throws {
        let peak = try #require(try test.spring().peak)
        #expect(abs(peak.time - test.expected[0]) < 1e-12)
        #expect(abs(peak.value - test.expected[1]) < 1e-12)
    }

    @Test(arguments: [
        Case(1, 100, 20, 0), Case(1, 100, 20, 10), Case(1, 100, 20, -10), Case(1, 100, 50, 0), Case(1, 100, 50, 40),
        Case(1, 100, 50, -90), Case(1, 100, 19.999999999999, 0),
    ])
    func `a spring without overshoot has no peak`(_ test: Case) throws {
        let spring = try test.spring()
        #expect(spring.peak == nil)
        #expect(stride(from: 0, through: 10, by: 0.01).allSatisfy { spring.value(at: $0) <= 1 })
    }

    @Test func `a spring that settles after days takes no longer to evaluate`() throws {
        for damping in [2e-5, 1, 1e6] {
            let spring = try SpringMotion(mass: 1, stiffness: 1e-10, damping: damping)
            let time = spring.settlingTime
            #expect(time.isFinite && time > 1000)
            #expect(spring.envelope(at: time) <= 0.001)
            #expect(spring.envelope(at: time * 0.99) > 0.001)
        }
    }
}
