import UIKit

extension MotifFormulas {
    /// Core Animation's settling duration of a spring that has its own duration.
    static func settlingDuration(_ curve: MotifCurve) -> CGFloat? {
        guard case .physicalSpring(let mass, let stiffness, let damping, let velocity) = curve else { return nil }
        let animation = CASpringAnimation()
        (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
        animation.initialVelocity = velocity
        return CGFloat(animation.settlingDuration)
    }
}
