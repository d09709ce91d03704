/// Straight lines along a curve in short numbers, for tools that know no other curves.
public struct LinearFit: Sendable, Equatable {
    /// As `CurveTiming.linearStops(within:)` gives them, rounded.
    public let stops: [LinearStop]
    /// The largest distance between curve and lines, as a fraction of the way.
    public let largestError: Double
}

extension CurveTiming {
    /// Straight lines that stay within a tolerance of the curve, with as few decimals as that allows.
    ///
    /// A fifth of the tolerance is left to the rounding. A stair and straight lines are their own fit. The jump at the
    /// end of a spring that is cut short is no error.
    ///
    /// - Parameter tolerance: The largest distance, as a fraction of the way; at least 1e-5.
    /// - Complexity: O(*n* log *m*) for *n* samples and *m* stops; at most 100,001 samples.
    public func linearFit(within tolerance: Double) -> LinearFit {
        if let corners = solver.corners { return LinearFit(stops: corners, largestError: 0) }
        let tolerance = max(tolerance, 1e-5)
        let stops = linearStops(within: tolerance * 0.8)
        for scale in [1e3, 1e4, 1e5, 1e6, 1e7, 1e8] {
            let fit = fit(of: stops.map { LinearStop(time: $0.time, progress: $0.progress, rounded: scale) })
            if fit.largestError <= tolerance { return fit }
        }
        return fit(of: stops)
    }

    private func fit(of stops: [LinearStop]) -> LinearFit {
        let lines = PiecewiseLinear(stops: stops)
        let errors = samples.dropLast().map { abs(lines.progress(at: $0.time) - $0.progress) }
        return LinearFit(stops: stops, largestError: errors.max() ?? 0)
    }
}

extension LinearStop {
    fileprivate init(time: Double, progress: Double, rounded scale: Double) {
        self.init(time: (time * scale).rounded() / scale, progress: (progress * scale).rounded() / scale)
    }
}
