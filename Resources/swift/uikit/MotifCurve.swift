import UIKit

/// A timing curve of UIKit or Core Animation.
internal enum MotifCurve: Equatable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
    case cubic(CGFloat, CGFloat, CGFloat, CGFloat)
    /// UIKit's spring, which settles when its animation ends.
    case spring(dampingRatio: CGFloat, initialVelocity: CGFloat)
    /// Core Animation's spring, which runs until it settles.
    case physicalSpring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)

    static let linear = MotifCurve.cubic(0, 0, 1, 1)
    static let ease = MotifCurve.cubic(0.25, 0.1, 0.25, 1)
    static let easeIn = MotifCurve.cubic(0.42, 0, 1, 1)
    static let easeOut = MotifCurve.cubic(0, 0, 0.58, 1)
    static let easeInOut = MotifCurve.cubic(0.42, 0, 0.58, 1)

    /// The velocity at the start, in whole distances per second.
    var initialVelocity: CGFloat {
        switch self {
        case .cubic: 0
        case .spring(_, let velocity), .physicalSpring(_, _, _, let velocity): velocity
        }
    }

    /// The curve for a property of views.
    ///
    /// UIKit reads the velocity as a vector for a center, and as a magnitude for any other property.
    @MainActor
    func timingParameters(forCenter isCenter: Bool) -> any UITimingCurveProvider {
        switch self {
        case .cubic(let x1, let y1, let x2, let y2):
            UICubicTimingParameters(controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
        case .spring(let dampingRatio, let velocity):
            UISpringTimingParameters(
                dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: isCenter ? velocity : 0))
        case .physicalSpring(let mass, let stiffness, let damping, let velocity):
            UISpringTimingParameters(
                mass: mass, stiffness: stiffness, damping: damping,
                initialVelocity: CGVector(dx: velocity, dy: isCenter ? velocity : 0))
        }
    }
}
