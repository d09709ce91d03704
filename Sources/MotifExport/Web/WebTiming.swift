import MotifCore

/// The timing function of a track.
enum WebTiming: Equatable {
    /// One that every browser knows, as CSS.
    case plain(String)
    /// One of `WebTimings.lines`, by its index.
    case lines(Int)
}

/// The timing functions of a file that not every browser supports, each once.
struct WebTimings {
    /// A curve as straight lines, with a Bézier for browsers without `linear()`.
    struct Lines {
        /// `linear(0 0%, …, 1 100%)`
        let css: String
        /// `cubic-bezier(…)`
        let fallback: String
        /// How far the lines are from the curve, as a fraction of the segment.
        let largestError: Double
        /// How far the Bézier is from the curve.
        let fallbackError: Double
        let timing: CurveTiming
    }

    /// The distance of lines from a spring, as a fraction of the segment: less than half a point over the height of a phone.
    static let tolerance = 0.0005

    /// In the order of first use.
    private(set) var lines: [Lines] = []
    private let curves: FittedCurves

    init(curves: FittedCurves) { self.curves = curves }

    /// The timing function for a curve over a track.
    mutating func timing(for timing: CurveTiming) -> WebTiming {
        switch timing.curve {
        case .named, .cubicBezier, .steps: return .plain(timing.curve.css ?? "linear")
        case .linear, .spring: break
        }
        if let place = lines.firstIndex(where: { $0.timing == timing }) { return .lines(place) }
        let fit = timing.linearFit(within: Self.tolerance)
        let bezier = curves.bezier(of: timing)
        lines.append(
            Lines(
                css: timing.curve.css ?? Curve.linear(fit.stops).text, fallback: Curve.cubicBezier(bezier.bezier).text,
                largestError: fit.largestError, fallbackError: bezier.largestError, timing: timing))
        return .lines(lines.count - 1)
    }
}
