package import MotifCore
import MotifJSON
import MotifText

/// The equivalents of a spring, its settling time and overshoot. Every number in it is finite.
package struct SpringSheet {
    /// The spring that runs.
    package let motion: SpringMotion
    /// UIKit's parameters: the original ones, or those with which its solver produces this spring, if any.
    package let uiKit: UIKitSpring?
    /// The piecewise linear approximation for CSS.
    package let lines: LinearFit
    /// The settling time in seconds.
    package let settlingTime: Double
    /// The largest overshoot.
    package let peak: SpringPeak?
    /// Notes to read before using one of the equivalents.
    package let notes: [String]

    /// The largest error of `lines`: half a point over 200 points.
    package static let tolerance = 0.0025

    /// - Throws: `tooLarge` if a number isn't finite.
    init(_ timing: CurveTiming, _ motion: SpringMotion) throws(TimingError) {
        self.motion = motion
        settlingTime = motion.settlingTime
        peak = motion.peak
        let numbers = [settlingTime, motion.response, motion.bounce, timing.residual, peak?.value ?? 1]
        guard numbers.allSatisfy(\.isFinite) else { throw .tooLarge }
        if case .spring(.dampingRatio(let ratio, let velocity)) = timing.curve {
            uiKit = UIKitSpring(dampingRatio: ratio, initialVelocity: velocity, duration: timing.duration)
        } else {
            uiKit = motion.uiKit
        }
        lines = timing.linearFit(within: Self.tolerance)
        notes = timing.warnings.map(\.message) + Self.notes(motion, isForUIKit: uiKit != nil)
    }

    private static func notes(_ motion: SpringMotion, isForUIKit: Bool) -> [String] {
        var notes: [String] = []
        if motion.initialVelocity != 0 {
            notes.append(
                "Duration and bounce, like response and damping fraction, do not include the initial velocity of "
                    + "\(motion.initialVelocity.short()); SwiftUI and UIKit have a separate parameter for it")
        }
        if !isForUIKit { notes.append("UIKit has no damping ratio and duration that produce this spring") }
        return notes
    }
}
