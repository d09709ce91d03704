/// Curves that collections of easings have names for. A pattern that is written with such a name keeps its numbers.
///
/// - Source: https://easings.net, the CSS of each easing but elastic and bounce, which are not Béziers; Material Design
///   3, "Easing and duration", https://m3.material.io/styles/motion/easing-and-duration/tokens-specs, as of 2024.
public enum CurvePreset {
    /// The names, sorted.
    public static var names: [String] { (Array(beziers.keys) + [emphasized]).sorted() }

    /// The curve with this name; `nil` if there is none.
    public static func curve(named name: String) -> Curve? {
        if name == emphasized { return .linear(emphasizedStops) }
        guard let numbers = beziers[name] else { return nil }
        return .cubicBezier(CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
    }

    private static let beziers: [String: [Double]] = [
        "easeInSine": [0.12, 0, 0.39, 0], "easeOutSine": [0.61, 1, 0.88, 1], "easeInOutSine": [0.37, 0, 0.63, 1],
        "easeInQuad": [0.11, 0, 0.5, 0], "easeOutQuad": [0.5, 1, 0.89, 1], "easeInOutQuad": [0.45, 0, 0.55, 1],
        "easeInCubic": [0.32, 0, 0.67, 0], "easeOutCubic": [0.33, 1, 0.68, 1], "easeInOutCubic": [0.65, 0, 0.35, 1],
        "easeInQuart": [0.5, 0, 0.75, 0], "easeOutQuart": [0.25, 1, 0.5, 1], "easeInOutQuart": [0.76, 0, 0.24, 1],
        "easeInQuint": [0.64, 0, 0.78, 0], "easeOutQuint": [0.22, 1, 0.36, 1], "easeInOutQuint": [0.83, 0, 0.17, 1],
        "easeInExpo": [0.7, 0, 0.84, 0], "easeOutExpo": [0.16, 1, 0.3, 1], "easeInOutExpo": [0.87, 0, 0.13, 1],
        "easeInCirc": [0.55, 0, 1, 0.45], "easeOutCirc": [0, 0.55, 0.45, 1], "easeInOutCirc": [0.85, 0, 0.15, 1],
        "easeInBack": [0.36, 0, 0.66, -0.56], "easeOutBack": [0.34, 1.56, 0.64, 1],
        "easeInOutBack": [0.68, -0.6, 0.32, 1.6],
        "material-standard": [0.2, 0, 0, 1], "material-standard-decelerate": [0, 0, 0, 1],
        "material-standard-accelerate": [0.3, 0, 1, 1], "material-emphasized-decelerate": [0.05, 0.7, 0.1, 1],
        "material-emphasized-accelerate": [0.3, 0, 0.8, 0.15],
    ]

    /// Two Béziers in a row, which no single one equals.
    private static let emphasized = "material-emphasized"

    /// Points of both Béziers, with straight lines between them: `M 0,0 C 0.05, 0, 0.133333, 0.06, 0.166666, 0.4 C
    /// 0.208333, 0.82, 0.25, 1, 1, 1`. They differ from it by less than 0.004.
    private static let emphasizedStops: [LinearStop] = {
        let first = [(0.0, 0.0), (0.05, 0), (0.133333, 0.06), (0.166666, 0.4)]
        let second = [(0.166666, 0.4), (0.208333, 0.82), (0.25, 1), (1, 1.0)]
        let count = 16
        let stops = (0...count).map { point(first, at: Double($0) / Double(count)) }
        return stops + (1...count).map { point(second, at: Double($0) / Double(count)) }
    }()

    /// A point of a Bézier, rounded to what a reader can compare.
    private static func point(_ points: [(x: Double, y: Double)], at t: Double) -> LinearStop {
        let s = 1 - t
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        func rounded(_ number: Double) -> Double { (number * 1e4).rounded() / 1e4 }
        let x = zip(points, weights).reduce(0) { $0 + $1.0.x * $1.1 }
        let y = zip(points, weights).reduce(0) { $0 + $1.0.y * $1.1 }
        return LinearStop(time: rounded(x), progress: rounded(y))
    }
}
