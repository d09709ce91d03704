import MotifCore

@testable import MotifSpelling

/// The progress of a whole timing, from its delay to the end of its last run: what its parts mean, apart from how it is
/// written.
struct TimingProgress {
    private let curve: CurveTiming
    private let timing: Timing
    /// Seconds of one run, with the part of it in which nothing moves.
    let run: Double
    /// The fraction of a run at which a spring that stops at its target reaches it.
    private let stop: Double

    /// - Returns: `nil` if the curve isn't known, or can't be evaluated over the duration.
    init?(_ timing: Timing) {
        guard let curve = timing.curve else { return nil }
        let length = timing.span?.length ?? 1
        guard let own = try? CurveTiming(curve, duration: timing.duration.map { $0 * length }) else { return nil }
        self.curve = own
        self.timing = timing
        run = (timing.duration ?? own.duration / length) / (timing.speed ?? 1)
        stop = timing.stopsAtTarget ? Self.arrival(of: own) : 1
    }

    /// The fraction at which a spring first reaches its target.
    private static func arrival(of curve: CurveTiming) -> Double {
        guard let peak = curve.spring?.peak, curve.duration > 0 else { return 1 }
        var (early, late) = (0.0, min(1, peak.time / curve.duration))
        guard curve.progress(at: late) >= 1 else { return 1 }
        for _ in 0..<64 {
            let middle = (early + late) / 2
            if curve.progress(at: middle) < 1 { early = middle } else { late = middle }
        }
        return late
    }

    /// Seconds until the last run ends; `nil` if it never does.
    var end: Double? {
        let repeats = timing.repeats ?? .init(count: 1, autoreverses: false)
        guard let count = repeats.count else { return nil }
        return (timing.delay ?? 0) + count * run + max(0, count.rounded(.up) - 1) * repeats.pause
    }

    /// Returns the progress at a time in seconds: 0 before the start, and the last run's end after it.
    func progress(at time: Double) -> Double {
        let repeats = timing.repeats ?? .init(count: 1, autoreverses: false)
        let (elapsed, period) = (time - (timing.delay ?? 0), run + repeats.pause)
        guard elapsed >= 0 else { return 0 }
        var index = period > 0 ? (elapsed / period).rounded(.down) : .infinity
        var fraction = run > 0 ? min(1, (elapsed - index * period) / run) : 1
        var isWaiting = false
        if repeats.waitsAtStart, run > 0, elapsed - index * period >= run {
            (index, fraction, isWaiting) = (index + 1, 0, true)
        }
        if let count = repeats.count {
            let last = count.rounded(.up) - 1
            if index > last { (index, fraction, isWaiting) = (last, 1, false) }
            if index == last { fraction = min(fraction, count - last) }
        } else if !index.isFinite {
            (index, fraction) = (0, 1)
        }
        guard repeats.autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 else {
            // Before a run begins, a curve that starts with a step hasn't taken it.
            return isWaiting ? 0 : once(fraction)
        }
        return repeats.isMirrored ? 1 - once(fraction) : once(1 - fraction)
    }

    /// The progress at a fraction of a run forward.
    private func once(_ fraction: Double) -> Double {
        let span = timing.span ?? .init(begin: 0, length: 1)
        if fraction < span.begin { return 0 }
        let own = span.length > 0 ? min(1, (fraction - span.begin) / span.length) : 1
        return own >= stop ? 1 : curve.progress(at: own)
    }
}
