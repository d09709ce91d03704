import Foundation

extension MotifEasing {
    /// Equal steps, with a jump at the start, at the end, at both, or at neither.
    static func steps(count: CGFloat, jumpsAtStart: Bool, jumpsAtEnd: Bool) -> MotifEasing {
        let lead: CGFloat = jumpsAtStart ? 1 : 0
        let jumps = count - 1 + lead + (jumpsAtEnd ? 1 : 0)
        return MotifEasing { _ in { min(($0 * count).rounded(.down) + lead, jumps) / jumps } }
    }
}
