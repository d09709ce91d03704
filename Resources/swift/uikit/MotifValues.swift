import UIKit

extension [MotifTrack] {
    /// The value at a progress of tracks of one property, sorted by delay; 0 if there are none.
    ///
    /// - Parameter linearly: Whether to ignore the curves, as for a gesture.
    internal func value(at progress: CGFloat, linearly: Bool = false) -> CGFloat {
        guard let track = last(where: { $0.timing.delay <= progress }) ?? first else { return 0 }
        let fraction = Swift.min(Swift.max((progress - track.timing.delay) / track.timing.duration, 0), 1)
        let way = linearly ? fraction : track.timing.curve.value(at: fraction)
        return track.start + (track.end - track.start) * way
    }
}

extension MotifCurve {
    /// The progress of a cubic curve at a fraction of its duration. Springs, which need seconds, are treated as linear.
    func value(at fraction: CGFloat) -> CGFloat {
        guard case .cubic(let x1, let y1, let x2, let y2) = self, fraction > 0, fraction < 1 else { return fraction }
        func bezier(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < fraction { low = middle } else { high = middle }
        }
        return bezier(y1, y2, low)
    }
}
