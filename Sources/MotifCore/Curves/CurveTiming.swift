/// A curve made ready for one track: how far the track has come at each fraction of its duration.
///
/// Everything that does not change from frame to frame is worked out once, a spring's stiffness for one; evaluation
/// allocates nothing.
///
///     let timing = try CurveTiming(.named(.easeIn))
///     timing.progress(at: 0.5)   // 0.3153…
public struct CurveTiming: Sendable, Equatable {
    /// The curve as authored.
    public let curve: Curve
    /// Seconds of the track; 1 for a curve that brings no duration of its own where none was given.
    public let duration: Double

    /// The spring that runs; `nil` for all other curves.
    public var spring: SpringMotion? { solver.motion }

    let solver: CurveSolver

    /// Makes a curve ready for a track of so many seconds.
    ///
    /// A spring is evaluated in seconds and does not stretch with its track: one that rests earlier stays at its end,
    /// one that is cut short jumps to it (`residual`). All other curves only know fractions.
    ///
    /// - Parameters:
    ///   - curve: The timing curve.
    ///   - duration: The duration of the track in seconds, more than 0 for a spring. If it is `nil`, a spring uses its
    ///     settling time, except for one with a damping ratio, which has none.
    /// - Throws: What keeps the curve from having values; its message fits a problem of the curve.
    public init(_ curve: Curve, duration: Double? = nil) throws(TimingError) {
        self.curve = curve
        solver = try CurveSolver.of(curve, duration: duration)
        self.duration = solver.motion == nil ? duration ?? 1 : solver.duration
    }

    /// Whether two run the same curve over the same time; the rest follows.
    public static func == (left: CurveTiming, right: CurveTiming) -> Bool {
        left.curve == right.curve && left.duration == right.duration
    }

    /// Fraction of the way at a fraction of the duration.
    ///
    /// It is 0 at 0 and 1 at 1, save for a stair with a jump at its start and for straight lines, which start and end
    /// at what their stops say. A spring is 1 at 1 even where it is still on its way just before.
    ///
    /// - Parameter fraction: Fraction of the duration; outside values are clamped to 0…1.
    /// - Returns: Fraction of the way; passes 0 or 1 only for springs, overshooting Béziers and straight lines.
    public func progress(at fraction: Double) -> Double { solver.progress(at: fraction) }

    /// How far the track jumps at its very end, as a fraction of the way: 0 save for a spring that is cut short.
    ///
    /// - Source: UIKit's solver leaves up to 0.3 % for the damping ratios in use.
    public var residual: Double { spring.map { abs(1 - $0.value(at: duration)) } ?? 0 }

    /// What is doubtful about a spring: what UIKit makes of its numbers, and an end before it is within a hundredth.
    public var warnings: [SpringWarning] {
        guard let spring else { return [] }
        var warnings: [SpringWarning] = []
        if case .spring(.dampingRatio(let ratio, let velocity)) = curve {
            warnings = UIKitSpring(dampingRatio: ratio, initialVelocity: velocity, duration: duration).warnings
        }
        let envelope = spring.envelope(at: duration)
        if envelope > 0.01 {
            let settlingTime = spring.settlingTime
            warnings.append(.unsettled(envelope: envelope, duration: duration, settlingTime: settlingTime))
        }
        return warnings
    }

    /// No progress is farther from 0 than this.
    var reach: Double {
        switch curve {
        case .named, .steps: 1
        // A Bézier stays within the hull of its points.
        case .cubicBezier(let bezier): max(1, abs(bezier.y1), abs(bezier.y2))
        case .linear(let stops):
            (stops.map(\.progress) + [progress(at: 0), progress(at: 1)]).reduce(1) { max($0, abs($1)) }
        case .spring: 1 + (spring?.envelope(at: 0) ?? 0)
        }
    }
}
