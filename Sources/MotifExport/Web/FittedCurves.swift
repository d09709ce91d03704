import Foundation
import MotifCore

/// The Béziers nearest to curves, each found once.
///
/// Finding one takes some hundredths of a second, several targets tell the same, and most patterns of a team share their
/// few curves. The answer is the same whether it was kept or not.
enum FittedCurves {
    private static let lock = NSLock()
    /// Changed under the lock.
    nonisolated(unsafe) private static var found: [String: BezierFit] = [:]
    private static let limit = 4096

    /// The cubic Bézier with the smallest largest error.
    static func bezier(of timing: CurveTiming) -> BezierFit {
        let key = "\(timing.curve.json.canonical) \(timing.duration)"
        if let fit = lock.withLock({ found[key] }) { return fit }
        // Not under the lock: two that look for the same find the same.
        let fit = timing.bezierFit()
        lock.withLock {
            if found.count >= limit { found.removeAll() }
            found[key] = fit
        }
        return fit
    }
}
