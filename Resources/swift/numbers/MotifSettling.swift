import Foundation

extension MotifMath {
    /// The seconds until Core Animation considers a spring settled; `nil` for other curves.
    static func settlingDuration(_ curve: MotifEasing) -> CGFloat? {
        guard let (mass, stiffness, damping, velocity) = curve.physics else { return nil }
        let omega = (stiffness / mass).squareRoot()
        let decay = damping / (2 * mass)
        if decay < omega * (1 - 4 * .ulpOfOne) {
            let swing = (decay - velocity) / ((omega - decay) * (omega + decay)).squareRoot()
            return max(0, -log(0.001 / (1 + abs(swing))) / decay)
        }
        let progress = curve.over(1)
        var first: CGFloat?
        for look in stride(from: 0, through: 10_000, by: 1 as CGFloat) {
            guard abs(1 - progress(look * 0.1)) < 0.001 else {
                first = nil
                continue
            }
            let start = first ?? look
            if (look - start) * 0.1 > 1 { return start * 0.1 }
            first = start
        }
        return .infinity
    }
}
