import UIKit

extension MotifCurve {
    /// The animation for a layer's property.
    @MainActor
    func layerAnimation(over duration: TimeInterval) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch physical(over: duration) {
        case .physicalSpring(let mass, let stiffness, let damping, let velocity):
            let spring = CASpringAnimation()
            (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
            spring.initialVelocity = velocity
            animation = spring
        case .cubic(let x1, let y1, let x2, let y2):
            animation = CABasicAnimation()
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
        case .spring:
            animation = CABasicAnimation()
        }
        animation.duration = duration
        return animation
    }

    /// The spring that UIKit runs for a duration, at whose end it is within a thousandth of its target. UIKit solves
    /// for the frequency with twelve steps of Newton's method.
    func physical(over duration: TimeInterval) -> MotifCurve {
        guard case .spring(let dampingRatio, let velocity) = self else { return self }
        let (ratio, time) = (min(max(dampingRatio, 1.1920929e-7), 1), CGFloat(min(max(duration, 0.01), 10)))
        let root = (1 - ratio * ratio).squareRoot()
        var frequency = 5 / time
        for _ in 0..<12 {
            let decay = exp(-ratio * frequency * time)
            if ratio < 1 {
                let share = (ratio * frequency - velocity) / (frequency * root)
                let slope = decay * (velocity / (frequency * frequency * root) - ratio * time * share)
                frequency -= (0.001 - abs(share) * decay) / (share > 0 ? -slope : slope)
            } else {
                let rest = frequency >= velocity ? -0.001 : 0.001
                frequency -= (rest + (1 + (frequency - velocity) * time) * decay)
                    / (time * time * (velocity - frequency) * decay)
            }
        }
        return .physicalSpring(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }
}
