import MotifCore
import MotifJSON
import MotifText

/// What `motif curve` tells of a spring: its other forms, and how it comes to rest. Every number in it is finite.
struct SpringSheet {
    /// The spring that runs.
    let motion: SpringMotion
    /// As UIKit takes it: what was authored, else what its solver would end on this spring for, if anything.
    let uiKit: UIKitSpring?
    /// Straight lines for CSS.
    let lines: LinearFit
    /// Seconds until it rests.
    let settlingTime: Double
    /// Where it passes its end the farthest.
    let peak: SpringPeak?
    /// What a reader should know before using a form.
    let notes: [String]

    /// The lines stay this near to the spring: half a point of 200.
    static let tolerance = 0.0025

    /// - Throws: `tooLarge` where a number is not finite.
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
                "Duration and bounce, and response and damping fraction, leave out the initial velocity of "
                    + "\(motion.initialVelocity.short()); SwiftUI and UIKit take it beside the spring")
        }
        if !isForUIKit { notes.append("There is no damping ratio and duration for which UIKit runs this spring") }
        return notes
    }
}
