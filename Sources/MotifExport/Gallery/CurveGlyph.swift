import MotifCore

/// A timing curve as small as a word.
enum CurveGlyph {
    /// The curve over its own time; nothing where it has no values by itself.
    static func html(_ curve: Curve) -> HTML {
        guard let timing = try? CurveTiming(curve, duration: 1) else { return .nothing }
        let stops = timing.linearStops(within: 0.01)
        let values = stops.map(\.progress)
        let (low, high) = (min(0, values.min() ?? 0), max(1, values.max() ?? 1))
        let points = stops.map { "\(svg(2 + 28 * $0.time)) \(svg(18 - 16 * ($0.progress - low) / (high - low)))" }
        return HTML(
            "svg", ["class": "glyph", "viewBox": "0 0 32 20", "width": "32", "height": "20", "aria-hidden": "true"],
            HTML(
                "path",
                [
                    "d": "M" + points.joined(separator: "L"), "fill": "none", "stroke": "currentColor",
                    "stroke-width": "2",
                ]))
    }
}
