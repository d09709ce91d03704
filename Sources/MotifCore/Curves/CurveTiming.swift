/// A curve prepared for one track: the progress at each fraction of its duration.
///
/// Everything that doesn't change from frame to frame, such as a spring's stiffness, is computed once; evaluation
/// allocates nothing.
///
///     let timing = try CurveTiming(.named(.easeIn))
///     timing.progress(at: 0.5)   // 0.3153…
public struct CurveTiming: Sendable, Equatable {
    /// The curve as it was authored.
    public let curve: Curve
    /// The duration of the track in seconds; by default, a spring's own, or 1 for other curves.
    public let duration: Double

    /// The motion of a spring; `nil` for other curves.
    public var spring: SpringMotion? { solver.motion }

    let solver: CurveSolver
    /// The least and the greatest progress on the way, if they have been measured.
    private var measured: ClosedRange<Double>?

    /// Prepares a curve for a track.
    ///
    /// A spring is evaluated in seconds and doesn't stretch with its track: one that settles earlier stays at its
    /// target, and one that is cut short jumps to it (`residual`). All other curves depend only on the fraction.
    ///
    /// - Parameters:
    ///   - curve: The timing curve.
    ///   - duration: The duration of the track in seconds, more than 0 for a spring. If it is `nil`, a spring uses its
    ///     settling time, except for one with a damping ratio, which has none.
    /// - Throws: `TimingError` if the curve can't be evaluated.
    public init(_ curve: Curve, duration: Double? = nil) throws(TimingError) {
        self.curve = curve
        solver = try CurveSolver.of(curve, duration: duration)
        self.duration = solver.motion == nil ? duration ?? 1 : solver.duration
    }

    /// The same timing with the least and the greatest progress measured, for one that many segments share.
    var withExtremes: CurveTiming {
        guard mayOvershoot else { return self }
        var timing = self
        timing.measured = extremes
        return timing
    }

    /// Whether the progress may leave the range from 0 to 1.
    var mayOvershoot: Bool {
        switch curve {
        case .named, .steps: false
        case .cubicBezier(let bezier): !(0...1).contains(bezier.y1) || !(0...1).contains(bezier.y2)
        case .linear, .spring: true
        }
    }

    /// The least and the greatest progress on the way, to within what a picture shows.
    var extremes: ClosedRange<Double> {
        if let measured { return measured }
        let first = progress(at: 1 / 128)
        return (2..<128).reduce(first...first) { extremes, step in
            let progress = progress(at: Double(step) / 128)
            return min(extremes.lowerBound, progress)...max(extremes.upperBound, progress)
        }
    }

    /// Whether both have the same curve and duration.
    public static func == (left: CurveTiming, right: CurveTiming) -> Bool {
        left.curve == right.curve && left.duration == right.duration
    }

    /// Returns the progress at a fraction of the duration.
    ///
    /// It is 0 at 0 and 1 at 1, except for steps with a jump at the start and for straight lines, which start and end
    /// as their stops do. A spring is 1 at 1 even if it is still moving just before.
    ///
    /// - Parameter fraction: The fraction of the duration; clamped to 0…1.
    /// - Returns: The progress; below 0 or above 1 only for springs, overshooting Béziers and straight lines.
    public func progress(at fraction: Double) -> Double { solver.progress(at: fraction) }

    /// The jump at the end of the track, as a fraction of the whole distance: 0 except for a spring that is cut short.
    ///
    /// - Source: UIKit's solver leaves up to 0.3 % for the damping ratios in use.
    public var residual: Double { solver.residual }

    /// The warnings of a spring: numbers that UIKit changes, and an end before the spring is within 1% of its target.
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

    /// An upper bound of the absolute progress.
    var reach: Double {
        switch curve {
        case .named, .steps: 1
        // A Bézier stays within the hull of its control points.
        case .cubicBezier(let bezier): max(1, abs(bezier.y1), abs(bezier.y2))
        case .linear(let stops):
            (stops.map(\.progress) + [progress(at: 0), progress(at: 1)]).reduce(1) { max($0, abs($1)) }
        case .spring: 1 + (spring?.envelope(at: 0) ?? 0)
        }
    }
}
