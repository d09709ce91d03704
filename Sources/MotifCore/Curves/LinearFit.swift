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
        if swings > Self.maximumSwings {
            let line = [LinearStop(time: 0, progress: 0), LinearStop(time: 1, progress: 1)]
            return LinearFit(stops: line, largestError: largestDistance { $0 }.distance)
        }
        let tolerance = max(tolerance, 1e-5)
        let samples = samples
        let stops = linearStops(along: samples, within: tolerance * 0.8)
        for scale in [1e3, 1e4, 1e5, 1e6, 1e7, 1e8] {
            func rounded(_ number: Double) -> Double { (number * scale).rounded() / scale }
            let short = stops.map { LinearStop(time: rounded($0.time), progress: rounded($0.progress)) }
            let fit = Self.fit(of: short, along: samples, until: tolerance)
            if fit.largestError <= tolerance { return fit }
        }
        return Self.fit(of: stops, along: samples, until: .infinity)
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
        let end = LinearStop(time: 1, progress: 1)
        let isCutShort = residual > tolerance
        let samples = isCutShort ? samples : samples.dropLast() + [end]
        let progress = samples.map { [$0.progress] }
        let corners = LinearFit.corners(of: progress, at: samples.map(\.time)) { _, _ in tolerance }
        return corners.map { samples[$0] } + (isCutShort ? [end] : [])
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
}

extension LinearFit {
    /// Returns the indices of the samples at which straight lines along all of them meet.
    ///
    /// From each corner, the range of slopes that stay within the tolerance of all samples narrows from sample to
    /// sample; the last sample within the range is the next corner.
    ///
    /// - Parameters:
    ///   - samples: Samples of one or several values.
    ///   - positions: The position of each sample; they don't decrease.
    ///   - tolerance: Returns the tolerance of a value with this index.
    package static func corners(
        of samples: [[Double]], at positions: [Double], within tolerance: (_ value: Double, _ index: Int) -> Double
    ) -> [Int] {
        guard let first = samples.first else { return [] }
        let all = first.map { _ in (low: -Double.infinity, high: Double.infinity) }
        var (corners, corner, slopes) = ([0], 0, all)
        for sample in samples.indices.dropFirst() {
            func slope(_ index: Int, _ shift: Double = 0) -> Double {
                (samples[sample][index] + shift - samples[corner][index]) / (positions[sample] - positions[corner])
            }
            if slopes.indices.contains(where: { slope($0) < slopes[$0].low || slope($0) > slopes[$0].high }) {
                corner = sample - 1
                corners.append(corner)
                slopes = all
            }
            for index in slopes.indices {
                let tolerance = tolerance(samples[sample][index], index)
                slopes[index].low = max(slopes[index].low, slope(index, -tolerance))
                slopes[index].high = min(slopes[index].high, slope(index, tolerance))
            }
        }
        return corners + [samples.count - 1]
    }
}
