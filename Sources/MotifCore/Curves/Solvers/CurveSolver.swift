/// The evaluator of a curve, with everything that doesn't change from frame to frame computed once.
///
/// A class, so that a timeline passes a curve on without copying its numbers, which would take longer than evaluating
/// it.
final class CurveSolver: Sendable {
    /// The duration of the track in seconds, which only springs use.
    let duration: Double
    /// The motion of a spring; `nil` for other curves.
    let motion: SpringMotion?
    /// How far a spring is from its target when its track ends, as a fraction of the whole distance.
    let residual: Double

    private let form: Form
    private let bezier: BezierSolver
    private let steps: StepsCurve
    private let lines: PiecewiseLinear
    private let spring: SpringSolver

    /// A tag beside the numbers of all forms; Swift would copy an enum with associated values for each evaluation.
    private enum Form { case straight, bezier, steps, lines, spring }

    private init(
        _ form: Form, bezier: CubicBezier = NamedCurve.linear.controlPoints,
        steps: StepsCurve = StepsCurve(steps: 1, position: .end),
        lines: [LinearStop] = [], motion: SpringMotion? = nil, duration: Double = 1
    ) {
        self.form = form
        self.bezier = BezierSolver(bezier)
        self.steps = steps
        self.lines = PiecewiseLinear(stops: lines)
        self.motion = motion
        self.duration = duration
        residual = motion.map { abs(1 - $0.value(at: duration)) } ?? 0
        spring = motion?.solver ?? SpringSolver(regime: .critical, decay: 0, rate: 0, swing: 0)
    }

    /// Returns the solver of a curve.
    ///
    /// - Throws: `TimingError` if the curve can't be evaluated.
    static func of(_ curve: Curve, duration: Double?) throws(TimingError) -> CurveSolver {
        switch curve {
        case .named(let name): try of(name.controlPoints)
        case .cubicBezier(let bezier): try of(bezier)
        case .steps(let count, let position): try of(count, position)
        case .linear(let stops): try of(stops)
        case .spring(let spring): try of(spring, duration)
        }
    }

    /// Returns the progress at a fraction of the duration, which is clamped to 0…1.
    func progress(at fraction: Double) -> Double {
        let time = fraction > 0 ? min(fraction, 1) : 0
        switch form {
        case .straight: return time
        case .bezier: return bezier.progress(at: time)
        case .steps: return steps.progress(at: time)
        case .lines: return lines.progress(at: time)
        case .spring: return time < 1 ? spring.value(at: time * duration) : 1
        }
    }

    /// The corners of steps and of straight lines; `nil` for other curves.
    var corners: [LinearStop]? {
        switch form {
        case .straight: [LinearStop(time: 0, progress: 0), LinearStop(time: 1, progress: 1)]
        case .steps: steps.stops
        case .lines: lines.stops
        case .bezier, .spring: nil
        }
    }

    /// Points of a Bézier at evenly spaced parameters.
    var bezierSamples: [LinearStop] { (0...1000).map { bezier.point(at: Double($0) / 1000) } }
}

extension CurveSolver {
    private static func of(_ bezier: CubicBezier) throws(TimingError) -> CurveSolver {
        for time in [bezier.x1, bezier.x2] where !(0...1).contains(time) { throw .curve(.timeOutOfRange(time)) }
        guard isModest(bezier.y1), isModest(bezier.y2) else { throw .tooLarge }
        // The control points are on the diagonal, so the values are exactly the fractions.
        let isStraight = bezier.x1 == bezier.y1 && bezier.x2 == bezier.y2
        return isStraight ? CurveSolver(.straight) : CurveSolver(.bezier, bezier: bezier)
    }

    private static func of(_ steps: Int, _ position: StepPosition) throws(TimingError) -> CurveSolver {
        let least = position == .none ? 2 : 1
        guard (least...Curve.maximumSteps).contains(steps) else {
            throw .curve(.stepCount(Double(steps), least: least))
        }
        return CurveSolver(.steps, steps: StepsCurve(steps: steps, position: position))
    }

    private static func of(_ stops: [LinearStop]) throws(TimingError) -> CurveSolver {
        guard stops.count > 1, zip(stops, stops.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
            throw .curve(.linearStops)
        }
        let lines = PiecewiseLinear(stops: stops)
        // Between stops, no value exceeds them; the lines that continue at the ends may.
        guard stops.allSatisfy({ isModest($0.time) && isModest($0.progress) }), isModest(lines.progress(at: 0)),
            isModest(lines.progress(at: 1))
        else { throw .tooLarge }
        return CurveSolver(.lines, lines: stops)
    }

    private static func of(_ spring: SpringCurve, _ duration: Double?) throws(TimingError) -> CurveSolver {
        if let duration, !(duration > 0 && duration.isFinite) { throw .duration(duration) }
        let motion = try SpringMotion(spring, duration: duration)
        let seconds = duration ?? motion.settlingTime
        guard seconds.isFinite, isModest(motion.envelope(at: 0)) else { throw .tooLarge }
        return CurveSolver(.spring, motion: motion, duration: seconds)
    }

    /// Whether sums of a few such numbers stay finite.
    private static func isModest(_ number: Double) -> Bool { abs(number) <= 1e300 }
}
