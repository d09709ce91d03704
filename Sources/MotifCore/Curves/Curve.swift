public import MotifFormula

/// A timing curve: the progress of a track at each fraction of its span.
public enum Curve: Sendable, Equatable {
    /// A curve that has a name in Core Animation and CSS.
    case named(NamedCurve)
    /// A cubic Bézier from (0, 0) to (1, 1) with these two control points; x in 0…1.
    case cubicBezier(CubicBezier)
    /// A number of equal steps.
    case steps(Int, StepPosition)
    /// Straight lines through these stops, whose times don't decrease.
    case linear([LinearStop])
    /// A spring, in the form in which it was authored.
    case spring(SpringCurve)
}

/// A curve with a name: `CAMediaTimingFunctionName` of Core Animation.
public enum NamedCurve: String, Sendable, Equatable, CaseIterable {
    /// Constant pace.
    case linear
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Starts and ends slowly; the default of UIView animations.
    case easeInOut
    /// The default of Core Animation; `ease` in CSS.
    case `default`

    /// Its control points.
    ///
    /// - Source: Core Animation's `CAMediaTimingFunction`; CSS Easing Functions Level 1, 2.2.
    public var controlPoints: CubicBezier {
        switch self {
        case .linear: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
        case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
        case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
        case .easeInOut: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        case .default: CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
        }
    }
}

/// The two free control points of a timing curve.
public struct CubicBezier: Sendable, Equatable {
    /// Time of the first point, 0…1.
    public let x1: Double
    /// Progress of the first point; may be outside 0…1.
    public let y1: Double
    /// Time of the second point, 0…1.
    public let x2: Double
    /// Progress of the second point; may be outside 0…1.
    public let y2: Double

    /// A curve with these control points.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }
}

/// The position of the jumps of a steps curve, in the terms of CSS.
public enum StepPosition: String, Sendable, Equatable, CaseIterable {
    /// The first jump is at the start.
    case start
    /// The last jump is at the end.
    case end
    /// No jump at either end.
    case none
    /// A jump at both ends.
    case both
}

/// A point of a piecewise linear curve.
public struct LinearStop: Sendable, Equatable {
    /// Fraction of the span, usually 0…1.
    public let time: Double
    /// The progress.
    public let progress: Double

    /// A stop at this time, with this progress.
    public init(time: Double, progress: Double) {
        self.time = time
        self.progress = progress
    }
}

extension Curve {
    /// A Bézier with these four numbers.
    static func cubicBezier(_ numbers: [Double]) throws(CurveError) -> Curve {
        guard numbers.count == 4 else { throw .argumentCount(function: "cubic-bezier", needs: "four numbers") }
        for time in [numbers[0], numbers[2]] where !(0...1).contains(time) { throw .timeOutOfRange(time) }
        return .cubicBezier(CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
    }

    /// A steps curve; the position is a word of CSS: `end`, `jump-end`.
    ///
    /// - Source: CSS Easing Functions Level 1, 2.3: `jump-none` needs two steps.
    static func steps(_ count: Double, _ position: String) throws(CurveError) -> Curve {
        let word = position.hasPrefix("jump-") ? String(position.dropFirst(5)) : position
        guard let position = StepPosition(rawValue: word) else { throw .stepPosition(position) }
        let least = position == .none ? 2 : 1
        guard let whole = Int(exactly: count), (least...maximumSteps).contains(whole) else {
            throw .stepCount(count, least: least)
        }
        return .steps(whole, position)
    }

    /// A piecewise linear curve through these stops.
    static func linear(checking stops: [LinearStop]) throws(CurveError) -> Curve {
        guard stops.count >= 2, zip(stops, stops.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
            throw .linearStops
        }
        return .linear(stops)
    }

    /// The maximum number of steps.
    static let maximumSteps = 1_000_000
}

extension Curve {
    /// The settling duration of a spring in seconds: `settlingTime` of its motion.
    ///
    /// - Returns: `nil` for other curves, for a spring with a damping ratio, which takes the duration of its track, and
    ///   for one whose numbers overflow.
    public var settlingDuration: Double? {
        guard case .spring(let spring) = self, let motion = try? SpringMotion(spring) else { return nil }
        return motion.settlingTime
    }

    /// What formulas see of the curve.
    public var formulaValue: FormulaValue { .curve(FormulaCurve(settlingDuration: settlingDuration)) }
}
