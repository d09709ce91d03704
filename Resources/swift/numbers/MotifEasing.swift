import Foundation

/// A timing curve.
internal struct MotifEasing {
    /// Returns the progress as a function of the fraction of a duration in seconds.
    let over: (_ duration: CGFloat) -> (CGFloat) -> CGFloat
    /// The parameters of a spring that has its own duration.
    var physics: (mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)?

    static var linear: MotifEasing { .cubic(0, 0, 1, 1) }
    static var ease: MotifEasing { .cubic(0.25, 0.1, 0.25, 1) }
    static var easeIn: MotifEasing { .cubic(0.42, 0, 1, 1) }
    static var easeOut: MotifEasing { .cubic(0, 0, 0.58, 1) }
    static var easeInOut: MotifEasing { .cubic(0.42, 0, 0.58, 1) }

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    static func cubic(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> MotifEasing {
        func progress(_ fraction: CGFloat) -> CGFloat {
            if x1 == y1 && x2 == y2 { return fraction }
            // Solving the second half from its end loses less precision.
            return fraction <= 0.5
                ? value(y1, y2, solve(x1, x2, fraction))
                : 1 - value(1 - y2, 1 - y1, solve(1 - x2, 1 - x1, 1 - fraction))
        }
        return MotifEasing { _ in progress }
    }

    private static func value(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
        (((1 - 3 * (second - first)) * t + 3 * (second - 2 * first)) * t + 3 * first) * t
    }

    /// Newton's method, falling back to bisection outside the bounds.
    private static func solve(_ first: CGFloat, _ second: CGFloat, _ wanted: CGFloat) -> CGFloat {
        let (a, b) = (1 - 3 * (second - first), 3 * (second - 2 * first))
        var (low, high, t): (CGFloat, CGFloat, CGFloat) = (0, 1, wanted)
        for _ in 0..<100 {
            let error = value(first, second, t) - wanted
            if error == 0 { return t }
            if error < 0 { low = t } else { high = t }
            let last = t
            t -= error / ((3 * a * t + 2 * b) * t + 3 * first)
            if !(t > low && t < high) { t = low + (high - low) / 2 }
            if abs(t - last) <= .ulpOfOne * t { return t }
        }
        return t
    }
}
