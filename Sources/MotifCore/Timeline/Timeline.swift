import MotifFormula
import MotifText

/// The motion of one operation of a pattern on one screen: every layer with its properties over time.
///
///     let timeline = try motion.timeline(of: "present", on: MotionSize(width: 393, height: 852))
///     try timeline.value(of: .scale, on: "view", at: 0.2)   // the scale after 0.2 s
///
/// Formulas have been evaluated, and all their values are finite; reading a value allocates nothing.
public struct Timeline: Sendable, Equatable {
    /// The name of the operation.
    public let operation: String
    /// The standard or the reduced-motion variant.
    public let variant: Variant
    /// What drives the operation: time, or a scroll or gesture.
    public let driver: Kind.Driver
    /// The range from the start to the end of the last track, in seconds; for progress, the range of the operation.
    public let range: ClosedRange<Double>
    /// The layers, back to front.
    public private(set) var layers: [TimelineLayer]

    /// A variant of a motion.
    public enum Variant: String, Sendable, Hashable, CaseIterable {
        /// The motion as designed.
        case standard
        /// The motion with reduced motion.
        case reduced
    }

    /// The duration in seconds, or the length of the range of progress.
    public var duration: Double { range.upperBound - range.lowerBound }

    /// Returns the layer with this name.
    public func layer(named name: String) -> TimelineLayer? { layers.first { $0.name == name } }

    /// Returns the value of a property of a layer at a time.
    ///
    /// - Parameters:
    ///   - property: The property, which may be at rest.
    ///   - layer: The layer's name.
    ///   - time: Seconds, or progress; before the start and after the end the values stay.
    /// - Returns: Points, degrees, or a plain number, depending on the property.
    /// - Throws: `unknown-reference` if the timeline has no such layer.
    public func value(of property: LayerProperty, on layer: String, at time: Double) throws(Problem) -> Double {
        guard let found = self.layer(named: layer) else {
            throw Problem(.unknown("layer", layer, among: layers.map(\.name)))
        }
        return found.value(of: property, at: time)
    }

    /// The timeline as a gesture drives it: with linear timing, whatever its curves.
    public var drivenByGesture: Timeline {
        guard driver == .time else { return self }
        var even = self
        for layer in layers.indices {
            even.layers[layer].motions = layers[layer].motions.map { motion in
                PropertyMotion(property: motion.property, segments: motion.segments.map(\.even))
            }
        }
        return even
    }
}
