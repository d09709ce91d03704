import MotifJSON
import MotifPlatform
import SeededRandom
import Testing

@testable import MotifCore

/// Laws of springs, for numbers of every size. The seed is the argument of a failed case.
@Suite struct `A spring of any numbers` {
    private static let seeds: Range<UInt64> = 0..<4
    private static let springs = 300

    /// Runs a law on many springs, in every form that documents have and with numbers of every size.
    private func forAnySpring(_ seed: UInt64, _ law: (SpringMotion, inout SeededGenerator) throws -> Void) throws {
        var generator = SeededGenerator(seed: seed)
        var valid = 0
        for _ in 0..<Self.springs {
            let form = generator.pick(SpringCurve.Form.allCases)
            let numbers = form.fields.map { _ in abs(generator.anyNumber()) }
            guard let curve = form.spring(numbers),
                let motion = try? SpringMotion(curve, duration: generator.spread(0.001...3600))
            else { continue }
            valid += 1
            try law(motion, &generator)
        }
        #expect(valid > Self.springs / 10)
        for _ in 0..<Self.springs { try law(try generator.ordinarySpring(), &generator) }
    }

    @Test(arguments: seeds) func `starts at 0 with its velocity and ends at 1`(_ seed: UInt64) throws {
        try forAnySpring(seed) { spring, generator in
            #expect(spring.value(at: 0) == 0 && spring.value(at: -abs(generator.anyNumber())) == 0)
            #expect(spring.velocity(at: 0) == spring.initialVelocity)
            let time = abs(generator.anyNumber())
            #expect(spring.value(at: time).isFinite && spring.velocity(at: time).isFinite, "\(spring) at \(time)")
            #expect(spring.value(at: .greatestFiniteMagnitude) == 1 || spring.envelope(at: 1e300) > 0, "\(spring)")
        }
    }

    @Test(arguments: seeds) func `stays within its envelope, which only shrinks`(_ seed: UInt64) throws {
        try forAnySpring(seed) { spring, generator in
            let (first, second) = (abs(generator.anyNumber()), abs(generator.anyNumber()))
            let (early, late) = (min(first, second), max(first, second))
            let (wide, narrow) = (spring.envelope(at: early), spring.envelope(at: late))
            #expect(narrow <= wide, "\(spring): \(wide) at \(early), \(narrow) at \(late)")
            for (time, envelope) in [(early, wide), (late, narrow)] where time > 0 {
                #expect(
                    abs(1 - spring.value(at: time)) <= envelope * (1 + 1e-12) + Double.ulpOfOne, "\(spring) at \(time)")
            }
        }
    }

    /// - Source: The first extreme of a damped oscillation from rest, half a period π/ωd after the start:
    ///   <https://en.wikipedia.org/wiki/Overshoot_(signal)#Control_theory>.
    @Test(arguments: seeds) func `overshoots by e to the −πζ/√(1−ζ²)`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Self.springs {
            let (ratio, omega) = (Double.random(in: 0.001...0.95, using: &generator), generator.spread(1e-3...1e6))
            let spring = try SpringMotion(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega)
            let root = (1 - ratio * ratio).squareRoot()
            let peak = try #require(spring.peak)
            #expect(abs(peak.value - 1 - exp(-Double.pi * ratio / root)) < 1e-13, "ζ \(ratio), ω \(omega)")
            #expect(abs(peak.time * omega * root / Double.pi - 1) < 1e-13, "ζ \(ratio), ω \(omega)")
        }
    }

    /// The central difference quotient differs from the velocity by at most h²/6 times the third derivative, which is at
    /// most K·Λ³ with the faster rate Λ and the sum K of the amplitudes, and by the rounding of both values over 2h. What
    /// is rounded includes the angle or exponent Λ·t.
    @Test(arguments: seeds) func `has the velocity of its difference quotient`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Self.springs {
            let spring = try generator.ordinarySpring()
            let (omega, ratio) = (spring.angularFrequency, spring.dampingRatio)
            let rate = ratio > 1 ? omega * (ratio + (ratio * ratio - 1).squareRoot()) : omega
            let time = generator.spread(1e-3...30) / omega
            let step = 6e-6 / rate
            let low = max(time - step, 0)
            let quotient = (spring.value(at: time + step) - spring.value(at: low)) / (time + step - low)
            let amplitudes = Self.amplitudes(of: spring, until: time + step)
            let center = low + (time + step - low) / 2
            let truncation = step * step / 6 * rate * rate * rate * amplitudes
            let rounding = Double.ulpOfOne * (8 + rate * time) * (1 + amplitudes) / step
            let error = abs(quotient - spring.velocity(at: center))
            #expect(error <= truncation + rounding, "\(spring) at \(time): \(error), allowed \(truncation + rounding)")
        }
    }

    /// The sum of the absolute coefficients of the closed form, with which a derivative grows by at most Λ.
    private static func amplitudes(of spring: SpringMotion, until time: Double) -> Double {
        let (omega, ratio, start) = (spring.angularFrequency, spring.dampingRatio, spring.initialVelocity)
        let difference = 2 * omega * abs(ratio * ratio - 1).squareRoot()
        if ratio == 1 { return 1 + abs(omega - start) * (time + 3 / omega) }
        if ratio < 1 { return hypot(1, (ratio * omega - start) / (difference / 2)) }
        let (slow, fast) = (omega * ratio - difference / 2, omega * ratio + difference / 2)
        return (abs(fast - start) + abs(start - slow)) / difference
    }

    /// Powers of two are exact, so everything must be equal to the last bit.
    @Test(arguments: seeds) func `runs n times as fast with n times the frequency, whatever its mass`(
        _ seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Self.springs {
            let spring = try generator.ordinarySpring()
            let scale = Double(sign: .plus, exponent: Int.random(in: -40...40, using: &generator), significand: 1)
            let heavier = Double(sign: .plus, exponent: Int.random(in: -40...40, using: &generator), significand: 1)
            let scaled = try SpringMotion(
                mass: spring.mass * heavier, stiffness: spring.stiffness * scale * scale * heavier,
                damping: spring.damping * scale * heavier, initialVelocity: spring.initialVelocity * scale)
            let time = generator.spread(1e-3...30) / spring.angularFrequency
            #expect(scaled.value(at: time / scale) == spring.value(at: time), "\(spring), × \(scale)")
            #expect(scaled.velocity(at: time / scale) == spring.velocity(at: time) * scale, "\(spring), × \(scale)")
            #expect(scaled.peak?.value == spring.peak?.value, "\(spring), × \(scale)")
        }
    }

    /// A bounce keeps the distance of the damping ratio from 1, so a small ratio loses digits, and a large one does.
    @Test(arguments: seeds) func `survives every conversion there and back to 1e-12`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Self.springs {
            let spring = try generator.ordinarySpring()
            let ratio = spring.dampingRatio
            for form in [spring.physical, spring.responseAndFraction, spring.durationAndBounce] {
                let again = try SpringMotion(form)
                #expect(Self.error(again.angularFrequency, spring.angularFrequency) < 1e-14, "\(spring), \(form)")
                #expect(Self.error(again.dampingRatio, ratio) < 1e-12, "\(spring), \(form)")
                #expect(Self.error(again.damping / again.mass, spring.damping / spring.mass) < 1e-12, "\(form)")
                #expect(Self.error(again.stiffness / again.mass, spring.stiffness / spring.mass) < 1e-12, "\(form)")
            }
        }
    }

    private static func error(_ found: Double, _ expected: Double) -> Double { abs(found / expected - 1) }

    @Test(arguments: seeds) func `has settled at its settling time`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Self.springs {
            let spring = try generator.ordinarySpring()
            let time = spring.settlingTime
            #expect(time >= 0 && time.isFinite, "\(spring)")
            for share in [1, 1.01, 1.5, 3, 100] {
                #expect(abs(1 - spring.value(at: time * share)) <= 0.001 * (1 + 1e-9), "\(spring) at \(time * share)")
            }
        }
    }
}
