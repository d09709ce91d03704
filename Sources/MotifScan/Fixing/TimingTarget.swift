import MotifCore
import MotifSpelling

/// The timing that code should have, as the numbers that can be written in its form.
struct TimingTarget {
    let entry: CatalogValues.Entry
    private let motion: SpringMotion?

    init(_ entry: CatalogValues.Entry) {
        self.entry = entry
        motion = Timing(entry.curve, duration: entry.duration).spring
    }

    /// The number for a role beside the other numbers that are written; `nil` if the target has no such number.
    func number(for role: Role, in spelling: Spelling) -> Double? {
        func written(_ role: Role) -> Double? { spelling.written.last { $0.role == role }?.value }
        if role == .duration, let duration = entry.duration { return duration }
        if role == .delay, let delay = entry.delay { return delay }
        // Without a curve, the target decides only about the duration.
        guard let curve = entry.curve else { return written(role) }
        if case .spring(.dampingRatio(let ratio, let velocity)) = curve {
            if case .spring(.dampingRatio)? = spelling.curve {
                return role == .dampingRatio ? ratio : role == .velocity ? velocity : written(role)
            }
        } else if case .spring(.dampingRatio)? = spelling.curve, role != .duration, role != .delay {
            return nil
        }
        let mass = written(.mass) ?? 1
        switch role {
        case .x1: return curve.controlPoints?.x1
        case .y1: return curve.controlPoints?.y1
        case .x2: return curve.controlPoints?.x2
        case .y2: return curve.controlPoints?.y2
        case .steps:
            guard case .steps(let count, _) = curve else { return nil }
            return Double(count)
        case .mass: return motion.map { _ in mass }
        case .stiffness: return motion.map { Self.rounded($0.stiffness(of: mass)) }
        case .damping: return motion.map { Self.rounded($0.damping(of: mass)) }
        case .dampingFraction, .dampingRatio: return motion.map { Self.rounded($0.dampingRatio) }
        case .response, .perceptualDuration, .visualDuration: return motion.map { Self.rounded($0.response) }
        case .bounce: return motion.map { Self.rounded($0.bounce) }
        case .velocity: return motion.map { Self.rounded($0.initialVelocity) }
        case .duration, .delay, .speed, .repeatCount, .rounds, .begin, .length, .end: return written(role)
        default: return nil
        }
    }

    /// A derived number without the last digits that its derivation leaves.
    private static func rounded(_ number: Double) -> Double {
        let short = (number * 1e9).rounded() / 1e9
        return abs(short - number) <= 1e-14 * abs(number) ? short : number
    }

    /// Whether only the duration differs.
    func hasCurve(of spelling: Spelling) -> Bool {
        guard let curve = entry.curve else { return true }
        guard let own = spelling.curve else { return false }
        return TimingMatch.isEqual(own, entry.duration, curve, entry.duration)
    }
}
