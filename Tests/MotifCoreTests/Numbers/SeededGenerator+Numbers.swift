import SeededRandom

@testable import MotifCore

/// Numbers of every size.
extension SeededGenerator {
    /// Any finite number: every bit pattern is as likely as any other, and edges come often.
    mutating func anyNumber() -> Double {
        let edges: [Double] = [
            0, -0.0, 1, -1, 0.5, (1.0).nextUp, (1.0).nextDown, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
            .leastNormalMagnitude, Double.leastNormalMagnitude.nextDown, .greatestFiniteMagnitude,
            -.greatestFiniteMagnitude, .ulpOfOne, 1e300, -1e300,
        ]
        switch Int.random(in: 0..<8, using: &self) {
        case 0: return pick(edges)
        case 1: return Double(sign: .plus, exponent: Int.random(in: -1074...1023, using: &self), significand: 1)
        case 2: return 1 + Double(Int.random(in: -64...64, using: &self)) * .ulpOfOne
        case 3: return Double(bitPattern: next() & 0x000F_FFFF_FFFF_FFFF)
        case 4: return Double(Int.random(in: -1000...1000, using: &self))
        case 5: return spread(1e-3...1e3)
        default:
            let number = Double(bitPattern: next())
            return number.isFinite ? number : 1
        }
    }

    /// A positive number whose logarithm is evenly distributed.
    mutating func spread(_ range: ClosedRange<Double>) -> Double {
        let exponent = Double.random(in: range.lowerBound.exponentOfTwo...range.upperBound.exponentOfTwo, using: &self)
        let whole = exponent.rounded(.down)
        let power = Double(sign: .plus, exponent: Int(whole), significand: 1 + (exponent - whole))
        return min(max(power, range.lowerBound), range.upperBound)
    }

    /// A spring from rest or with a start, as people write it: frequencies of 1 to 1,000 rad/s, damping ratios of 0.001
    /// to 1,000, and some that are nearly critical.
    mutating func ordinarySpring() throws -> SpringMotion {
        let (mass, omega) = (spread(0.01...100), spread(1...1000))
        var ratio = spread(0.001...1000)
        switch Int.random(in: 0..<8, using: &self) {
        case 0: ratio = 1
        case 1: ratio = 1 + Double.random(in: -1e-3...1e-3, using: &self)
        case 2, 3, 4: ratio = Double.random(in: 0.05...0.99, using: &self)
        default: break
        }
        let velocity = Bool.random(using: &self) ? 0 : Double.random(in: -2...2, using: &self) * omega
        return try SpringMotion(
            mass: mass, stiffness: mass * omega * omega, damping: 2 * ratio * mass * omega, initialVelocity: velocity)
    }
}

extension Double {
    /// The logarithm to the base 2, with straight lines between the powers.
    fileprivate var exponentOfTwo: Double { Double(exponent) + (significand - 1) }
}
