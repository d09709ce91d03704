import MotifCore

/// The timing function of a track.
enum WebTiming: Equatable {
    /// A function that every browser supports, as CSS.
    case plain(String)
    /// The index of a function in `WebTimings.lines`.
    case lines(Int)

    /// Returns it as text.
    func text(plain: (String) -> String = { $0 }, lines: (Int) -> String) -> String {
        switch self {
        case .plain(let css): plain(css)
        case .lines(let index): lines(index)
        }
    }
}

/// The timing function of a segment of a property, and the constants for parts of its timing.
typealias WebPace = (PropertyMotion, PropertyMotion.Segment) -> (timing: WebTiming, constants: [String: String])

/// The timing functions of a file that not every browser supports, each once.
struct WebTimings {
    /// A curve as straight lines, with a Bézier for browsers without `linear()`.
    struct Lines {
        let timing: CurveTiming
        let fit: LinearFit
        let bezier: BezierFit

        /// `linear(0 0%, …, 1 100%)`
        var css: String { timing.curve.css ?? Curve.linear(fit.stops).text }
        /// `cubic-bezier(…)`
        var fallback: String { Curve.cubicBezier(bezier.bezier).text }
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
        lines.append(Lines(timing: timing, fit: fit, bezier: curves.bezier(of: timing)))
        return .lines(lines.count - 1)
    }
}
