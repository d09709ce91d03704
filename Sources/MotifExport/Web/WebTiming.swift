import MotifCore

/// The timing function of a track.
enum WebTiming: Equatable {
    /// A function that every browser supports, as CSS.
    case plain(String)
    /// The index of a function in `WebTimings.lines`.
    case lines(Int)
}

/// The timing function of a segment of a property, and the constants for parts of its timing.
typealias WebPace = (PropertyMotion, PropertyMotion.Segment) -> (timing: WebTiming, constants: [String: String])

/// The timing functions of a file that not every browser supports, each once.
struct WebTimings {
    /// A curve as straight lines, with a Bézier for browsers without `linear()`.
    struct Lines {
        /// `linear(0 0%, …, 1 100%)`
        let css: String
        /// `cubic-bezier(…)`
        let fallback: String
        /// The largest error of the lines, as a fraction of the segment.
        let largestError: Double
        /// The largest error of the Bézier.
        let fallbackError: Double
        let timing: CurveTiming
    }

    /// The tolerance of lines, as a fraction of the segment: less than half a point over the height of a phone.
    static let tolerance = 0.0005

    /// The functions in the order of first use.
    private(set) var lines: [Lines] = []
    let curves: FittedCurves

    /// Returns the timing function for a curve over a track.
    mutating func timing(for timing: CurveTiming) -> WebTiming {
        switch timing.curve {
        case .named, .cubicBezier, .steps: return .plain(timing.curve.css ?? "linear")
        case .linear, .spring: break
        }
        if let index = lines.firstIndex(where: { $0.timing == timing }) { return .lines(index) }
        let fit = timing.linearFit(within: Self.tolerance)
        let bezier = curves.bezier(of: timing)
        lines.append(
            Lines(
                css: timing.curve.css ?? Curve.linear(fit.stops).text, fallback: Curve.cubicBezier(bezier.bezier).text,
                largestError: fit.largestError, fallbackError: bezier.largestError, timing: timing))
        return .lines(lines.count - 1)
    }
}
