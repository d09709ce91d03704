import UIKit

// A spring overshoots its end. A circle that closes then has a negative size and must disappear, but Core Animation
// would draw it with the absolute size.
extension MotifTrack {
    /// The value after a number of seconds.
    func value(after seconds: TimeInterval) -> CGFloat {
        start + (end - start) * timing.curve.progress(after: seconds, of: timing.duration)
    }

    /// The ranges of seconds in which the value is below 0.
    var timesBelowZero: [ClosedRange<TimeInterval>] {
        let step = timing.duration / 512
        func crossing(before time: TimeInterval) -> TimeInterval {
            var (low, high) = (time - step, time)
            let isBelow = value(after: high) < 0
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if (value(after: middle) < 0) == isBelow { high = middle } else { low = middle }
            }
            return high
        }
        var (ranges, begin): ([ClosedRange<TimeInterval>], TimeInterval?) = ([], nil)
        for index in 0...512 {
            let time = step * TimeInterval(index)
            let isBelow = value(after: time) < 0
            if let start = begin, !isBelow {
                ranges.append(start...crossing(before: time))
                begin = nil
            } else if begin == nil, isBelow {
                begin = index == 0 ? 0 : crossing(before: time)
            }
        }
        return ranges + (begin.map { [$0...timing.duration] } ?? [])
    }
}

extension MotifCurve {
    /// The progress after a number of seconds.
    fileprivate func progress(after seconds: TimeInterval, of duration: TimeInterval) -> CGFloat {
        guard case .physicalSpring(let mass, let stiffness, let damping, let velocity) = physical(over: duration)
        else {
            return value(at: CGFloat(seconds / duration))
        }
        let (time, decay) = (CGFloat(seconds), damping / (2 * mass))
        let (square, push) = (stiffness / mass - decay * decay, decay - velocity)
        let rate = abs(square).squareRoot()
        // Near critical damping, dividing by the rate would lose precision.
        guard rate > 1e-4 else { return 1 - exp(-decay * time) * (1 + push * time) }
        let (even, odd) = square > 0 ? (cos(rate * time), sin(rate * time)) : (cosh(rate * time), sinh(rate * time))
        return 1 - exp(-decay * time) * (even + push / rate * odd)
    }
}

extension MotifAnimator {
    /// Holds a value of a layer while a track is below 0, overriding animations that were added before.
    func hold(_ layer: CALayer, _ keyPath: String, _ value: Any, whileBelowZero track: MotifTrack) {
        for times in track.timesBelowZero {
            let (delay, duration) = (track.timing.delay + times.lowerBound, times.upperBound - times.lowerBound)
            var animation = MotifAnimation(timing: MotifTrack.Timing(delay: delay, duration: duration, curve: .linear))
            animation.startsLayer = { completion in
                let held = CABasicAnimation()
                (held.keyPath, held.fromValue, held.toValue) = (keyPath, value, value)
                held.duration = duration
                held.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
                CATransaction.begin()
                CATransaction.setCompletionBlock(completion)
                layer.add(held, forKey: nil)
                CATransaction.commit()
            }
            add(animation)
        }
    }
}
