#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SpringMotion {
    /// Seconds until the spring counts as being at rest, as Core Animation says.
    ///
    /// A underdamped spring rests where its envelope is within a thousandth. One that does not swing is looked at every
    /// tenth of a second and rests from the first look of more than a second within a thousandth; after 1,000 s of
    /// looking it is the tenth at which its envelope is within a thousandth.
    ///
    /// - Source: `CASpringAnimation.settlingDuration`, measured; (1, 100, 10, 0) → 1.4727003346780927.
    public var settlingTime: Double {
        guard dampingRatio >= 1 else { return max(0, -log(Self.rest / (1 + abs(solver.swing))) / solver.decay) }
        var first: Int?
        for look in 0...10_000 {
            guard abs(1 - value(at: Double(look) * 0.1)) < Self.rest else {
                first = nil
                continue
            }
            let start = first ?? look
            if Double(look - start) * 0.1 > 1 { return Double(start) * 0.1 }
            first = start
        }
        return (envelopeTime * 10).rounded(.up) / 10
    }

    /// How near to its end a spring counts as being at rest.
    static let rest = 0.001

    /// The time at which the envelope comes within a thousandth, seconds.
    var envelopeTime: Double {
        var (early, late) = (0.0, 1 / angularFrequency)
        while envelope(at: late) >= Self.rest, late.isFinite { (early, late) = (late, late * 2) }
        for _ in 0..<64 {
            let middle = early + (late - early) / 2
            if envelope(at: middle) >= Self.rest { early = middle } else { late = middle }
        }
        return late
    }
}

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
