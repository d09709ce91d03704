import UIKit

/// The delay, duration, and timing curve of an animation.
internal struct MotionTiming: Equatable, Sendable {
    var delay: TimeInterval = 0
    var duration: TimeInterval
    var curve: MotionCurve
}

/// A property of a view with its values at the start and the end. Lengths are in points, angles in degrees.
internal struct MotionTrack: Sendable {
    enum Property: Sendable {
        case opacity, scale, scaleX, scaleY, centerX, centerY, width, height, outset, cornerRadius
        case translationX, translationY, offsetX, offsetY, rotationX, rotationY, rotationZ
        case diameter, shadowOpacity, shadowRadius
    }

    let property: Property
    let start: CGFloat
    let end: CGFloat
    let timing: MotionTiming

    init(_ property: Property, _ start: CGFloat, _ end: CGFloat, _ timing: MotionTiming) {
        (self.property, self.start, self.end, self.timing) = (property, start, end, timing)
    }
}

extension MotionTrack {
    /// The same track from its end to its start.
    var reversed: MotionTrack { MotionTrack(property, end, start, timing) }
}
