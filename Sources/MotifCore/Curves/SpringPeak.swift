/// Where a spring passes its end the farthest.
public struct SpringPeak: Sendable, Equatable {
    /// Seconds from the start.
    public let time: Double
    /// Fraction of the way, more than 1.
    public let value: Double

    /// A peak at this time.
    public init(time: Double, value: Double) {
        self.time = time
        self.value = value
    }
}

extension SpringMotion {
    /// The first and highest point past the end.
    ///
    /// - Returns: `nil` for a spring that never passes its end: without initial velocity every one with a damping
    ///   ratio from 1 on.
    public var peak: SpringPeak? {
        guard let time = turn, time.isFinite else { return nil }
        let value = value(at: time)
        return value > 1 ? SpringPeak(time: time, value: value) : nil
    }
}
