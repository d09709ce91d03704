import Foundation

extension MotifEasing {
    /// Straight lines through points of fraction and progress, like `linear()` in CSS.
    static func lines(through points: [(x: CGFloat, y: CGFloat)]) -> MotifEasing {
        func progress(_ fraction: CGFloat) -> CGFloat {
            let past = points.filter { $0.x <= fraction }.count
            if past > 0, points[past - 1].x == fraction { return points[past - 1].y }
            let index = min(max(past, 1), points.count - 1)
            let (from, to) = (points[index - 1], points[index])
            if from.x >= to.x { return past == 0 ? from.y : to.y }
            return from.y + (fraction - from.x) / (to.x - from.x) * (to.y - from.y)
        }
        return MotifEasing { _ in progress }
    }
}
