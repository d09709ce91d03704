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

    /// Properties that move the box, and the transform with it.
    private static let boxes: Set<LayerProperty> = [.width, .height, .outset]

    /// `nil` if nothing in the transform moves, or not everything in the same way.
    init?(_ layer: TimelineLayer) {
        let motions = layer.motions.filter(\.property.isTransform)
        guard let first = motions.first, !layer.motions.contains(where: { Self.boxes.contains($0.property) }),
            motions.allSatisfy({ $0.segments.count == 1 && $0.hasPace(of: first) }),
            // A product of two moving factors isn't linear.
            !motions.contains(where: { $0.property == .scale }) || !motions.contains(where: \.property.isOneSidedScale)
        else { return nil }
        self.layer = layer
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
        let (inward, offset) = (layer.edge.inward, value(.offset))
        let x = change(.centerX) + value(.translationX) + inward.x * offset
        let y = change(.centerY) + value(.translationY) + inward.y * offset
        let moving: Set<LayerProperty> = [.centerX, .centerY, .translationX, .translationY, .offset]
        let moves = properties.contains(where: moving.contains)
        let transform = layer.cssTransform(moves ? (WebSum(x), WebSum(y)) : nil) { property in
            properties.contains(property) ? property.variable?.text(value(property)) : nil
        }
        return transform ?? ""
    }
}

extension LayerProperty {
    /// Whether it moves, rotates, or scales a layer as a whole.
    var isTransform: Bool {
        switch self {
        case .centerX, .centerY, .translationX, .translationY, .offset, .scale, .scaleX, .scaleY, .rotationX,
            .rotationY, .rotationZ:
            true
        default: false
        }
    }

    fileprivate var isOneSidedScale: Bool { self == .scaleX || self == .scaleY }
}
