import MotifPlatform

extension SpringMotion {
    /// The settling time in seconds, as in Core Animation.
    ///
    /// An underdamped spring settles when its envelope is within a thousandth. Any other spring is sampled every tenth
    /// of a second, and settles at the first sample from which it stays within a thousandth for more than a second; if
    /// there is none in 1,000 s, at the tenth of a second at which its envelope is within a thousandth.
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

    /// The distance from the target at which a spring counts as settled.
    static let rest = 0.001

    /// The time in seconds at which the envelope is within a thousandth.
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

/// The peak of a spring that overshoots its target.
public struct SpringPeak: Sendable, Equatable {
    /// Seconds from the start.
    public let time: Double
    /// The progress, more than 1.
    public let value: Double
}

extension SpringMotion {
    /// The first and highest point beyond the target.
    ///
    /// - Returns: `nil` for a spring that never overshoots, such as one with a damping ratio of at least 1 and no
    ///   initial velocity.
    public var peak: SpringPeak? {
        guard let time = turn, time.isFinite else { return nil }
        let value = value(at: time)
        return value > 1 ? SpringPeak(time: time, value: value) : nil
    }
}
