import MotifCore

/// The transform of a layer whose moving parts all have one timing, as two values that browsers interpolate.
///
/// Both values have the same functions in the same order, and each function is linear in its number, so what is between
/// them is what the layer's own properties would be.
///
/// - Source: CSS Transforms Module Level 1, 11: lists of the same functions are interpolated function by function.
struct WebTransform {
    private let layer: TimelineLayer
    /// The properties in it, the first in the order of the kind.
    let properties: [LayerProperty]
    /// The motion of the first; they have the same timing.
    let first: PropertyMotion
    private let segment: PropertyMotion.Segment

    private static let parts: Set<LayerProperty> = [
        .centerX, .centerY, .translationX, .translationY, .offset, .scale, .scaleX, .scaleY, .rotationX, .rotationY,
        .rotationZ,
    ]
    /// Properties that move the box, and the transform with it.
    private static let boxes: Set<LayerProperty> = [.width, .height, .outset]

    /// `nil` if nothing in the transform moves, or not everything in the same way.
    init?(_ layer: TimelineLayer) {
        let motions = layer.motions.filter { Self.parts.contains($0.property) }
        guard let first = motions.first, let segment = first.segments.first,
            !layer.motions.contains(where: { Self.boxes.contains($0.property) }),
            motions.allSatisfy({ $0.segments.count == 1 && $0.segments.first?.hasTiming(of: segment) == true }),
            // A product of two moving factors isn't linear.
            !motions.contains(where: { $0.property == .scale }) || !motions.contains(where: \.property.isOneSidedScale)
        else { return nil }
        self.layer = layer
        self.first = first
        self.segment = segment
        properties = motions.map(\.property)
    }

    /// The transform.
    ///
    /// - Parameter moment: The value of a motion at the start or at the end.
    func css(at moment: (PropertyMotion) -> Double) -> String {
        func value(_ property: LayerProperty) -> Double {
            layer.motion(of: property).map(moment) ?? layer.restValue(of: property)
        }
        func change(_ property: LayerProperty) -> Double {
            layer.motion(of: property).map { moment($0) - $0.start } ?? 0
        }
        let inward = value(.offset)
        var (x, y) = (change(.centerX) + value(.translationX), change(.centerY) + value(.translationY))
        switch layer.edge {
        case .top: y += inward
        case .bottom: y -= inward
        case .leading: x += inward
        case .trailing: x -= inward
        }
        var steps: [String] = []
        if !properties.filter(\.isPlace).isEmpty { steps.append("translate(\(WebSum(x).css), \(WebSum(y).css))") }
        let turns = [("rotateX", LayerProperty.rotationX), ("rotateY", .rotationY), ("rotateZ", .rotationZ)]
            .filter { properties.contains($0.1) }
        if let perspective = layer.perspective, !turns.isEmpty {
            steps.append("perspective(\(WebSum(perspective).css))")
        }
        steps += turns.map { "\($0)(\(WebText.number(value($1)))deg)" }
        let (scale, scaleX, scaleY) = (value(.scale), value(.scaleX), value(.scaleY))
        if properties.contains(where: \.isOneSidedScale) {
            steps.append("scale(\(WebText.number(scale * scaleX)), \(WebText.number(scale * scaleY)))")
        } else if properties.contains(.scale) {
            steps.append("scale(\(WebText.number(scale)))")
        }
        return steps.joined(separator: " ")
    }

    /// The animation.
    func track(depth: Int, from start: Double, timing: (CurveTiming) -> WebTiming) -> WebTrack {
        WebTrack(
            property: "transform", depth: depth, name: "transform", from: css(at: \.start), to: css(at: \.end),
            delay: segment.begin - start, duration: segment.timing.duration, timing: timing(segment.timing), fill: .both
        )
    }
}

extension LayerProperty {
    fileprivate var isOneSidedScale: Bool { self == .scaleX || self == .scaleY }

    fileprivate var isPlace: Bool {
        switch self {
        case .centerX, .centerY, .translationX, .translationY, .offset: true
        default: false
        }
    }
}

extension PropertyMotion.Segment {
    fileprivate func hasTiming(of other: PropertyMotion.Segment) -> Bool {
        begin == other.begin && end == other.end && timing == other.timing
    }
}
