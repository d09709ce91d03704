import MotifFormula
import MotifText

/// All that moves in one operation of a pattern, on one screen: every layer with its motions, ready to be asked.
///
///     let timeline = try motion.timeline(of: "present", on: MotionSize(width: 393, height: 852))
///     try timeline.value(of: .scale, on: "view", at: 0.2)   // the scale after 0.2 s
///
/// Formulas have been evaluated, and all their values are finite; asking allocates nothing.
public struct Timeline: Sendable, Equatable {
    /// The operation that runs.
    public let operation: String
    /// Whether this is what runs where the user asked for reduced motion.
    public let variant: Variant
    /// What moves it on: seconds, or a scroll or gesture.
    public let driver: Kind.Driver
    /// From the start to the end of the last track in seconds; for progress the range of the operation.
    public let range: ClosedRange<Double>
    /// What takes part, back to front.
    public private(set) var layers: [TimelineLayer]

    /// Which motion an operation has.
    public enum Variant: String, Sendable, Hashable, CaseIterable {
        /// The motion as designed.
        case standard
        /// The one for people who asked for less motion.
        case reduced
    }

    init(
        operation: String, variant: Variant, driver: Kind.Driver, range: ClosedRange<Double>, layers: [TimelineLayer]
    ) {
        self.operation = operation
        self.variant = variant
        self.driver = driver
        self.range = range
        self.layers = layers
    }

    /// How long it is: seconds, or the extent of the range of progress.
    public var duration: Double { range.upperBound - range.lowerBound }

    /// The layer of this name.
    public func layer(named name: String) -> TimelineLayer? { layers.first { $0.name == name } }

    /// The value of a property of a layer at a time, moving or not.
    ///
    /// - Parameters:
    ///   - property: What to ask for.
    ///   - layer: The layer's name.
    ///   - time: Seconds, or progress; before the start and after the end the values stay.
    /// - Returns: Points, degrees, or a plain number, as `LayerProperty` says.
    /// - Throws: `unknown-reference` if the timeline has no such layer.
    public func value(of property: LayerProperty, on layer: String, at time: Double) throws(Problem) -> Double {
        guard let found = self.layer(named: layer) else {
            throw Problem(.unknown("layer", layer, among: layers.map(\.name)))
        }
        return found.value(of: property, at: time)
    }

    /// The same as a gesture drives it: at an even pace, whatever the curves.
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
