import Foundation

extension MotifEasing {
    /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`, which ends within
    /// a thousandth of its target. UIKit solves for it with twelve steps of Newton's method.
    static func spring(dampingRatio: CGFloat, initialVelocity: CGFloat = 0) -> MotifEasing {
        let ratio = min(max(dampingRatio, 1.1920929e-7), 1)
        func underdamped(_ omega: CGFloat, _ time: CGFloat) -> CGFloat {
            let root = (1 - ratio * ratio).squareRoot()
            let share = (ratio * omega - initialVelocity) / (omega * root)
            let decay = exp(-ratio * omega * time)
            let slope = decay * (initialVelocity / (omega * omega * root) - ratio * time * share)
            return (0.001 - abs(share) * decay) / (share > 0 ? -slope : slope)
        }
        func critical(_ omega: CGFloat, _ time: CGFloat) -> CGFloat {
            let decay = exp(-omega * time)
            let rest: CGFloat = omega >= initialVelocity ? -0.001 : 0.001
            let value = rest + (1 + (omega - initialVelocity) * time) * decay
            return value / (time * time * (initialVelocity - omega) * decay)
        }
        return MotifEasing { duration in
            let time = min(max(duration, 0.01), 10)
            var omega = 5 / time
            for _ in 0..<12 { omega -= ratio < 1 ? underdamped(omega, time) : critical(omega, time) }
            return physicalSpring(
                mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity
            ).over(duration)
        }
    }
}
