public import MotifJSON

/// One property of one layer on its way from a value to a value over a span of the operation.
///
/// Before its first track a property has that track's `from`, after its last the `to`.
public struct Track: Sendable, Equatable {
    /// The name of the layer.
    public let layer: String
    /// What of it moves.
    public let property: LayerProperty
    /// The value at the start of the span, a number.
    public let from: PlacedFormula
    /// The value at its end, a number.
    public let to: PlacedFormula
    /// Where the span begins: seconds, or progress; the start of the operation where there is nothing.
    public let begin: PlacedFormula?
    /// How long the span is: seconds, or progress; up to the end of the range where there is nothing, which only
    /// operations driven by progress may leave out.
    public let duration: PlacedFormula?
    /// How it goes there.
    public let curve: CurveSource
    /// Where the curve stands in the kind.
    public let curvePath: JSONPath

    /// The same way back, over the same span with the same curve.
    public var swapped: Track {
        Track(
            layer: layer, property: property, from: to, to: from, begin: begin, duration: duration, curve: curve,
            curvePath: curvePath)
    }
}

/// Where a track's timing comes from.
public enum CurveSource: Sendable, Equatable {
    /// The curve parameter of this name, with its default.
    case parameter(String, default: Curve)
    /// This curve in every pattern.
    case fixed(Curve)
}

/// What a swapped operation does otherwise than the one that it swaps.
public struct TrackOverride: Sendable, Equatable {
    /// The layer of the track.
    public let layer: String
    /// The property of the track.
    public let property: LayerProperty
    /// The value at the start, as the swapped operation has it; unchanged where there is nothing, as are the others.
    public let from: PlacedFormula?
    /// The value at the end, as the swapped operation has it.
    public let to: PlacedFormula?
    /// Where the span begins.
    public let begin: PlacedFormula?
    /// How long the span is.
    public let duration: PlacedFormula?
    /// How it goes there.
    public let curve: CurveSource?
    /// Where the curve stands in the kind.
    public let curvePath: JSONPath

    /// Whether it speaks of this track.
    func speaks(of track: Track) -> Bool { track.layer == layer && track.property == property }

    /// The track as changed.
    func applied(to track: Track) -> Track {
        Track(
            layer: layer, property: property, from: from ?? track.from, to: to ?? track.to,
            begin: begin ?? track.begin, duration: duration ?? track.duration, curve: curve ?? track.curve,
            curvePath: curve == nil ? track.curvePath : curvePath)
    }
}
