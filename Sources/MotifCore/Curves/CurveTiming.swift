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
    public let spring: SpringMotion?

    private var parts = Parts()

    /// A tag beside the numbers of all forms: Swift copies the whole of an enum around them for each value.
    private struct Parts: Sendable, Equatable {
        enum Form: Sendable { case straight, bezier, stair, lines, spring }

        var form = Form.straight
        var bezier = BezierSolver(NamedCurve.linear.controlPoints)
        var stair = Stair(steps: 1, position: .end)
        var lines = StraightLines(stops: [])
        var spring = SpringSolver(regime: .critical, decay: 0, rate: 0, swing: 0)
    }

    /// Makes a curve ready for a track of so many seconds.
    ///
    /// A spring is evaluated in seconds and does not stretch with its track: one that rests earlier stays at its end,
    /// one that is cut short jumps to it (`residual`). All other curves only know fractions.
    ///
    /// - Parameter duration: Seconds of the track, more than 0 for a spring. Where it is `nil`, a spring takes its
    ///   settling time; one by damping ratio cannot.
    /// - Throws: What keeps the curve from having values; its message fits a problem of the curve.
    public init(_ curve: Curve, duration: Double? = nil) throws(TimingError) {
        self.curve = curve
        if case .spring(let spring) = curve {
            if let duration, !(duration > 0 && duration.isFinite) { throw .duration(duration) }
            let motion = try SpringMotion(spring, duration: duration)
            self.duration = duration ?? motion.settlingTime
            guard self.duration.isFinite else { throw .tooLarge }
            self.spring = motion
            (parts.form, parts.spring) = (.spring, motion.solver)
            return
        }
        self.duration = duration ?? 1
        spring = nil
        switch curve {
        case .named(let name): try prepare(name.controlPoints)
        case .cubicBezier(let bezier): try prepare(bezier)
        case .steps(let count, let position): try prepare(steps: count, position)
        case .linear(let stops): try prepare(stops)
        case .spring: break
        }
    }

    /// Fraction of the way at a fraction of the duration.
    ///
    /// It is 0 at 0 and 1 at 1, save for a stair with a jump at its start and for straight lines, which start and end
    /// at what their stops say. A spring is 1 at 1 even where it is still on its way just before.
    ///
    /// - Parameter fraction: Fraction of the duration; outside values are clamped to 0…1.
    /// - Returns: Fraction of the way; passes 0 or 1 only for springs, overshooting Béziers and straight lines.
    public func progress(at fraction: Double) -> Double {
        let time = fraction > 0 ? min(fraction, 1) : 0
        switch parts.form {
        case .straight: return time
        case .bezier: return parts.bezier.progress(at: time)
        case .stair: return parts.stair.progress(at: time)
        case .lines: return parts.lines.progress(at: time)
        case .spring: return time < 1 ? parts.spring.value(at: time * duration) : 1
        }
    }

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

    /// The corners of a stair and of straight lines, which other curves do not have.
    var corners: [LinearStop]? {
        switch parts.form {
        case .straight: [LinearStop(time: 0, progress: 0), LinearStop(time: 1, progress: 1)]
        case .stair: parts.stair.stops
        case .lines: parts.lines.stops
        case .bezier, .spring: nil
        }
    }

    /// Points of a Bézier at even parameters.
    var bezierSamples: [LinearStop] { (0...1000).map { parts.bezier.point(at: Double($0) / 1000) } }
}

extension CurveTiming {
    private mutating func prepare(_ bezier: CubicBezier) throws(TimingError) {
        for time in [bezier.x1, bezier.x2] where !(0...1).contains(time) { throw .curve(.timeOutOfRange(time)) }
        guard Self.isModest(bezier.y1), Self.isModest(bezier.y2) else { throw .tooLarge }
        // The points lie on the diagonal: the values are the fractions, to the last bit.
        if bezier.x1 == bezier.y1, bezier.x2 == bezier.y2 { return }
        (parts.form, parts.bezier) = (.bezier, BezierSolver(bezier))
    }

    private mutating func prepare(steps: Int, _ position: StepPosition) throws(TimingError) {
        let least = position == .none ? 2 : 1
        guard (least...Curve.maximumSteps).contains(steps) else {
            throw .curve(.stepCount(Double(steps), least: least))
        }
        (parts.form, parts.stair) = (.stair, Stair(steps: steps, position: position))
    }

    private mutating func prepare(_ stops: [LinearStop]) throws(TimingError) {
        guard stops.count > 1, zip(stops, stops.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
            throw .curve(.linearStops)
        }
        let lines = StraightLines(stops: stops)
        // Between stops nothing exceeds them; the lines that go on do at the ends.
        guard stops.allSatisfy({ Self.isModest($0.time) && Self.isModest($0.progress) }),
            Self.isModest(lines.progress(at: 0)), Self.isModest(lines.progress(at: 1))
        else { throw .tooLarge }
        (parts.form, parts.lines) = (.lines, lines)
    }

    /// Whether sums of a few such numbers stay finite.
    private static func isModest(_ number: Double) -> Bool { abs(number) <= 1e300 }
}
