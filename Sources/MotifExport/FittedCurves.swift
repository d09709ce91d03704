import MotifCore
import MotifSystem

/// A cache of the Béziers closest to curves.
///
/// Finding one takes some milliseconds, several targets need the same ones, and a team's patterns share a few curves.
/// Pass one cache to all subjects of a run. It can be used from any thread.
public final class FittedCurves: Sendable {
    private let found = Locked<[String: BezierFit]>([:])
    /// The number of curves that are kept.
    private static let maximumCount = 4096

    /// An empty cache.
    public init() {}

    /// The cubic Bézier whose largest error is the smallest.
    func bezier(of timing: CurveTiming) -> BezierFit {
        let key = "\(timing.curve.json.canonical) \(timing.duration)"
        if let fit = found.withLock({ $0[key] }) { return fit }
        // Computed outside the lock: two threads that need the same Bézier compute the same one.
        let fit = timing.bezierFit()
        found.withLock { found in
            if found.count >= Self.maximumCount { found.removeAll() }
            found[key] = fit
        }
        return fit
    }

    /// The curve if it is a Bézier, or a spring that time drives; otherwise the closest Bézier.
    ///
    /// - Parameter duration: The duration of a curve that something else drives; `nil` by time.
    /// - Throws: `bad-curve` if the curve can't be evaluated.
    func smooth(_ curve: Curve, over duration: Double?) throws(Problems) -> Curve {
        switch curve {
        case .named, .cubicBezier: return curve
        case .spring where duration == nil: return curve
        case .spring, .steps, .linear: return .cubicBezier(bezier(of: try CurveTiming(curve, over: duration)).bezier)
        }
    }
}
