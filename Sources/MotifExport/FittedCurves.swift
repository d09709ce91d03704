import MotifCore
import MotifSystem

/// A cache of the Béziers closest to curves.
///
/// Finding one takes some hundredths of a second, several targets need the same ones, and the patterns of a team share a
/// few curves. Hand one cache to all subjects of a run. It may be used from any thread.
public final class FittedCurves: Sendable {
    private let found = Locked<[String: BezierFit]>([:])
    /// The number of curves that are kept.
    private static let limit = 4096

    /// An empty cache.
    public init() {}

    /// The cubic Bézier with the smallest largest error.
    func bezier(of timing: CurveTiming) -> BezierFit {
        let key = "\(timing.curve.json.canonical) \(timing.duration)"
        if let fit = found.withLock({ $0[key] }) { return fit }
        // Not under the lock: two threads that look for the same Bézier find the same.
        let fit = timing.bezierFit()
        found.withLock { found in
            if found.count >= Self.limit { found.removeAll() }
            found[key] = fit
        }
        return fit
    }
}
