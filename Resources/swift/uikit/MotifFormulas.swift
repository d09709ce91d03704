import UIKit

/// Functions of motif's formulas.
internal enum MotifFormulas {
    static func sign(_ number: CGFloat) -> CGFloat { number > 0 ? 1 : number < 0 ? -1 : 0 }

    static func lerp(_ start: CGFloat, _ end: CGFloat, _ fraction: CGFloat) -> CGFloat {
        start * (1 - fraction) + end * fraction
    }

    static func center(_ frame: CGRect) -> CGPoint {
        CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }

    /// The frame inset on all sides; unlike `insetBy(dx:dy:)`, it isn't null for a distance past the center.
    static func inset(_ frame: CGRect, _ distance: CGFloat) -> CGRect {
        CGRect(
            x: frame.origin.x + distance, y: frame.origin.y + distance,
            width: frame.size.width - 2 * distance, height: frame.size.height - 2 * distance)
    }

    /// The distance from a point to the farthest corner of a screen.
    static func farthest(_ point: CGPoint, _ size: CGSize) -> CGFloat {
        hypot(max(abs(point.x), abs(size.width - point.x)), max(abs(point.y), abs(size.height - point.y)))
    }
}
