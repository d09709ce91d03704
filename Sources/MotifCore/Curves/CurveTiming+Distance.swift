extension CurveTiming {
    /// Returns the largest distance between the curve and what is meant to replace it, with its fraction of the duration.
    ///
    /// Both are compared at 1,001 evenly spaced fractions, on both sides of every corner, just before the end, and at
    /// least 40 times in each of a spring's first 1,000 oscillations; evenly spaced fractions alone would meet a spring
    /// that oscillates as often at the same phase each time. Where the distance is within 1% of the largest, its maximum
    /// is then searched between the fractions beside it.
    ///
    /// After 1,000 oscillations, a spring that still moves is anywhere within its envelope in each oscillation, during
    /// which the replacement hardly changes. There, the result is the distance to the envelope's farther side.
    ///
    /// - Parameter replacement: Returns the progress of the replacement at a fraction of the duration.
    /// - Complexity: O(*n*) in the number of oscillations, at most 1,000, and corners.
    func largestDistance(to replacement: (Double) -> Double) -> (distance: Double, fraction: Double) {
        func distance(at fraction: Double) -> Double { abs(progress(at: fraction) - replacement(fraction)) }
        let fractions = comparedFractions
        let distances = fractions.map(distance(at:))
        let largest = distances.max() ?? 0
        var found = (distance: 0.0, fraction: 0.0)
        for index in fractions.indices where distances[index] >= largest * 0.99 {
            if distances[index] > found.distance { found = (distances[index], fractions[index]) }
            guard index > 0, index + 1 < fractions.count, distances[index] >= distances[index - 1],
                distances[index] >= distances[index + 1]
            else { continue }
            var peak = Self.peak(of: distance(at:), between: fractions[index - 1], and: fractions[index + 1])
            // The last digits of a flat maximum are those of rounding.
            let rounded = (peak * 1e6).rounded() / 1e6
            if distance(at: rounded) >= distance(at: peak) * (1 - 1e-10) { peak = rounded }
            if distance(at: peak) > found.distance { found = (distance(at: peak), peak) }
        }
        for (index, bound) in boundsOfLaterOscillations(to: replacement).enumerated() where bound > found.distance {
            found = (bound, Self.fractionOfLater(index, after: firstOscillations))
        }
        return found
    }

    /// The fractions at which a replacement is compared, in order.
    private var comparedFractions: [Double] {
        var fractions = (0...1000).map { Double($0) / 1000 } + [(1.0).nextDown]
        for corner in solver.corners ?? [] where corner.time > 0 && corner.time < 1 {
            fractions += [corner.time.nextDown, corner.time]
        }
        if swings > 1000 / Self.looksPerSwing {
            let count = (min(swings, Self.maximumComparedSwings) * Self.looksPerSwing).rounded(.up)
            fractions += (1..<Int(count)).map { firstOscillations * (Double($0) / count) }
        }
        return fractions.sorted()
    }

    /// The fraction of the duration that the oscillations take that are compared one by one.
    private var firstOscillations: Double { min(1, Self.maximumComparedSwings / swings) }

    /// The largest distances to a spring's envelope in 1,000 even parts of the time after its first oscillations;
    /// none if there is nothing left.
    private func boundsOfLaterOscillations(to replacement: (Double) -> Double) -> [Double] {
        guard let spring, firstOscillations < 1 else { return [] }
        return (0..<Self.laterParts).map { index in
            let start = Self.fractionOfLater(index, after: firstOscillations)
            let end = Self.fractionOfLater(index + 1, after: firstOscillations)
            let fromTarget = max(abs(1 - replacement(start)), abs(1 - replacement(end)))
            return fromTarget + spring.envelope(at: start * duration)
        }
    }

    private static func fractionOfLater(_ index: Int, after first: Double) -> Double {
        first + (1 - first) * (Double(index) / Double(laterParts))
    }

    private static let laterParts = 1000
    private static let looksPerSwing = 40.0
    private static let maximumComparedSwings = 1000.0

    /// Returns where a function with one maximum between two places has it, by golden sections.
    private static func peak(of function: (Double) -> Double, between low: Double, and high: Double) -> Double {
        let share = (5.0.squareRoot() - 1) / 2
        var (low, high) = (low, high)
        var (left, right) = (high - share * (high - low), low + share * (high - low))
        var (leftValue, rightValue) = (function(left), function(right))
        for _ in 0..<40 {
            if leftValue > rightValue {
                (high, right, rightValue) = (right, left, leftValue)
                left = high - share * (high - low)
                leftValue = function(left)
            } else {
                (low, left, leftValue) = (left, right, rightValue)
                right = low + share * (high - low)
                rightValue = function(right)
            }
        }
        return leftValue > rightValue ? left : right
    }
}
