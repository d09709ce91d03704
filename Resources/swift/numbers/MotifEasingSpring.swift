import Foundation

extension MotifEasing {
    /// Core Animation's spring from 0 to 1, with a velocity in distances per second.
    static func physicalSpring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)
        -> MotifEasing
    {
        // The remaining distance is exp(-decay * t), times a factor that depends on the damping.
        let omega = (stiffness / mass).squareRoot()
        let decay = damping / (2 * mass)
        let exactRatio = damping / (2 * mass * omega)
        let ratio = abs(exactRatio - 1) <= 4 * .ulpOfOne ? 1 : exactRatio
        let rate = omega * (abs(1 - ratio) * (1 + ratio)).squareRoot()
        func progress(_ seconds: CGFloat) -> CGFloat {
            if seconds <= 0 { return 0 }
            if ratio == 1 { return 1 - exp(-omega * seconds) * (1 + (omega - initialVelocity) * seconds) }
            let swing = (decay - initialVelocity) / rate
            if ratio < 1 {
                return 1 - exp(-decay * seconds) * (cos(rate * seconds) + swing * sin(rate * seconds))
            }
            let slow = omega * (omega / (decay + rate))
            return 1 - exp(-slow * seconds) * (1 + (1 - swing) / 2 * expm1(-2 * rate * seconds))
        }
        return MotifEasing(
            over: { duration in { progress($0 * duration) } },
            physics: (mass, stiffness, damping, initialVelocity))
    }
}
