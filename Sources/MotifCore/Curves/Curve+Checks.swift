extension Curve {
    /// A Bézier with these four numbers, which the caller has counted.
    static func cubicBezier(_ numbers: [Double]) throws(CurveError) -> Curve {
        guard numbers.count == 4 else { throw .argumentCount(function: "cubic-bezier", takes: "four numbers") }
        for time in [numbers[0], numbers[2]] where !(0...1).contains(time) { throw .timeOutOfRange(time) }
        return .cubicBezier(CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
    }

    /// A stair, its position in the words of CSS: `end`, `jump-end`.
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

    /// Straight lines through these stops.
    static func linear(checking stops: [LinearStop]) throws(CurveError) -> Curve {
        guard stops.count >= 2, zip(stops, stops.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
            throw .linearStops
        }
        return .linear(stops)
    }

    /// The most steps of a stair.
    static let maximumSteps = 1_000_000
}
