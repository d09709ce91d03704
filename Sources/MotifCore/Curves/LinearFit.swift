/// Straight lines along a curve, with short numbers, for tools that support no other curves.
public struct LinearFit: Sendable, Equatable {
    /// The stops of `CurveTiming.linearStops(within:)`, rounded.
    public let stops: [LinearStop]
    /// The largest distance between the curve and the lines, as a fraction of the whole distance.
    public let largestError: Double
}

extension CurveTiming {
    /// Returns straight lines within a tolerance of the curve, with as few decimals as possible.
    ///
    /// A fifth of the tolerance is reserved for rounding. Steps and straight lines are their own fit. The jump at the
    /// end of a spring that is cut short isn't an error. A spring that oscillates more than 100 times gets a
    /// single line, with the distance between them.
    ///
    /// - Parameter tolerance: The largest distance, as a fraction of the whole distance; at least 1e-5.
    /// - Complexity: O(*n*) in the samples, at most 20,001, for each number of decimals.
    public func linearFit(within tolerance: Double) -> LinearFit {
        if let corners = solver.corners { return LinearFit(stops: corners, largestError: 0) }
        if swings > Self.maximumSwings { return singleLine }
        let tolerance = max(tolerance, 1e-5)
        let samples = samples
        let stops = linearStops(along: samples, within: tolerance * 0.8)
        for scale in [1e3, 1e4, 1e5, 1e6, 1e7, 1e8] {
            let rounded = stops.map { LinearStop(time: $0.time, progress: $0.progress, rounded: scale) }
            let fit = Self.fit(of: rounded, along: samples, until: tolerance)
            if fit.largestError <= tolerance { return fit }
        }
        return Self.fit(of: stops, along: samples, until: .infinity)
    }

    /// One line, for a spring that oscillates too often to be followed.
    private var singleLine: LinearFit {
        let ends = [LinearStop(time: 0, progress: 0), LinearStop(time: 1, progress: 1)]
        return LinearFit(stops: ends, largestError: largestDistance { $0 }.distance)
    }

    /// Returns the lines through stops with their largest distance from samples, or the first beyond a limit.
    ///
    /// - Complexity: O(*n* + *m*) for *n* samples, whose times don't decrease, and *m* stops.
    private static func fit(
        of stops: [LinearStop], along samples: [LinearStop], until limit: Double
    ) -> LinearFit {
        let lines = PiecewiseLinear(stops: stops)
        var (largest, past) = (0.0, 0)
        for sample in samples.dropLast() {
            while past < stops.count, stops[past].time <= sample.time { past += 1 }
            largest = max(largest, abs(lines.progress(at: sample.time, past: past) - sample.progress))
            if largest > limit { break }
        }
        return LinearFit(stops: stops, largestError: largest)
    }
}

extension LinearStop {
    fileprivate init(time: Double, progress: Double, rounded scale: Double) {
        self.init(time: (time * scale).rounded() / scale, progress: (progress * scale).rounded() / scale)
    }
}

extension CurveTiming {
    /// Returns straight lines along the curve, as for `linear()` in CSS.
    ///
    /// Steps and straight lines return their own corners. A Bézier is sampled at 1,001 evenly spaced parameters, so
    /// that steep parts get their share, and a spring at least 200 times per oscillation. Each line is as long as all
    /// samples along it stay within the tolerance. A spring that is cut short by more than the tolerance ends with a
    /// jump.
    ///
    /// - Parameter tolerance: The largest distance from the samples, as a fraction of the whole distance; at least
    ///   1e-6.
    /// - Returns: At least two stops; the first is at 0 and the last at 1, except for straight lines.
    /// - Complexity: O(*n*) in the samples, at most 20,001.
    public func linearStops(within tolerance: Double) -> [LinearStop] {
        solver.corners ?? linearStops(along: samples, within: max(tolerance, 1e-6))
    }

    private func linearStops(along samples: [LinearStop], within tolerance: Double) -> [LinearStop] {
        var samples = samples
        guard spring != nil else { return Self.corners(along: samples, within: tolerance) }
        let end = LinearStop(time: 1, progress: 1)
        if residual <= tolerance {
            samples[samples.count - 1] = end
            return Self.corners(along: samples, within: tolerance)
        }
        return Self.corners(along: samples, within: tolerance) + [end]
    }

    /// The samples of the curve; a spring's last sample is just before the jump at its end.
    var samples: [LinearStop] {
        guard let spring else { return solver.bezierSamples }
        let count = Int(max(min(swings, Self.maximumSwings) * 200, 1000))
        return (0...count).map { index in
            let time = Double(index) / Double(count)
            return LinearStop(time: time, progress: spring.value(at: time * duration))
        }
    }

    /// The number of a spring's oscillations; 0 for other curves and without oscillations.
    var swings: Double {
        guard let spring, spring.dampingRatio < 1 else { return 0 }
        return spring.angularFrequency * duration / (2 * .pi)
    }

    private static let maximumSwings = 100.0

    /// From each corner, the range of slopes that stay within the tolerance of all samples narrows from sample to
    /// sample; the last sample within the range is the next corner.
    private static func corners(along samples: [LinearStop], within tolerance: Double) -> [LinearStop] {
        guard var corner = samples.first, let last = samples.last else { return [] }
        var corners = [corner]
        var (low, high) = (-Double.infinity, Double.infinity)
        var reached = corner
        for sample in samples.dropFirst() {
            let slope = (sample.progress - corner.progress) / (sample.time - corner.time)
            if slope < low || slope > high {
                corners.append(reached)
                corner = reached
                (low, high) = (-.infinity, .infinity)
            }
            let length = sample.time - corner.time
            low = max(low, (sample.progress - tolerance - corner.progress) / length)
            high = min(high, (sample.progress + tolerance - corner.progress) / length)
            reached = sample
        }
        return corners + [last]
    }
}
