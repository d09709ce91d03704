import UIKit

/// A property of a view with its values at the start and the end. Lengths are in points, angles in degrees.
internal struct MotifTrack: Sendable {
    enum Property: Sendable {
        case opacity, scale, scaleX, scaleY, centerX, centerY, width, height, outset, cornerRadius
        case translationX, translationY, offsetX, offsetY, rotationX, rotationY, rotationZ
        case diameter, shadowOpacity, shadowRadius
    }

    /// The delay, duration, and timing curve of an animation.
    struct Timing: Equatable, Sendable {
        var delay: TimeInterval = 0
        var duration: TimeInterval
        var curve: MotifCurve
    }

    let property: Property
    let start: CGFloat
    let end: CGFloat
    let timing: Timing

    init(_ property: Property, _ start: CGFloat, _ end: CGFloat, _ timing: Timing) {
        (self.property, self.start, self.end, self.timing) = (property, start, end, timing)
    }
}

extension MotifTrack {
    /// The same track from its end to its start.
    var reversed: MotifTrack { MotifTrack(property, end, start, timing) }
}
