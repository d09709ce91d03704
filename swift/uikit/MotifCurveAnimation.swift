import UIKit

extension MotifCurve {
    /// The animation of a layer's property. UIKit's springs are exported as Core Animation's springs there.
    @MainActor
    func layerAnimation() -> CABasicAnimation {
        switch self {
        case .cubic(let x1, let y1, let x2, let y2):
            let animation = CABasicAnimation()
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
            return animation
        case .spring:
            return CABasicAnimation()
        case .physicalSpring(let mass, let stiffness, let damping, let velocity):
            let animation = CASpringAnimation()
            (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
            animation.initialVelocity = velocity
            return animation
        }
    }
}
