import MotifCore

/// The position and size of a layer over time, as SVG values.
struct LayerGeometry: Sendable {
    let layer: TimelineLayer
    /// Whether its shape itself changes, not only its position and scale.
    let isReshaped: Bool

    init(layer: TimelineLayer) {
        self.layer = layer
        let reshaping: Set<LayerProperty> = [.width, .height, .cornerRadius, .outset]
        let stretches = layer.motions.contains { $0.property == .scaleX || $0.property == .scaleY }
        isReshaped = layer.shape == .circle && stretches || layer.motions.contains { reshaping.contains($0.property) }
    }

    /// The anchor on the screen, the rotation in the plane, and the scales; those of a layer that changes its shape are
    /// part of that shape.
    func place(at time: Double) -> [Double] {
        let (width, height) = (layer.value(of: .width, at: time), layer.value(of: .height, at: time))
        var x = layer.value(of: .centerX, at: time) + (layer.anchor.x - 0.5) * width
        var y = layer.value(of: .centerY, at: time) + (layer.anchor.y - 0.5) * height
        x += layer.value(of: .translationX, at: time)
        y += layer.value(of: .translationY, at: time)
        let offset = layer.value(of: .offset, at: time)
        x += layer.edge.inward.x * offset
        y += layer.edge.inward.y * offset
        let scale = isReshaped ? (x: 1, y: 1) : scales(at: time)
        // A rotation around an axis in the plane is drawn as the remaining width or height.
        let turned = (x: cosine(of: .rotationY, at: time), y: cosine(of: .rotationX, at: time))
        return [x, y, layer.value(of: .rotationZ, at: time), scale.x * turned.x, scale.y * turned.y]
    }

    /// Left, top, width, height and radii of its shape, relative to the anchor.
    func form(at time: Double) -> [Double] { form(at: time, outset: layer.value(of: .outset, at: time)) }

    /// The rectangle in which contents are laid out. An outset moves the layer's sides, but not its contents.
    func contentForm(at time: Double) -> [Double] { form(at: time, outset: 0) }

    private func form(at time: Double, outset: Double) -> [Double] {
        let scale = isReshaped ? scales(at: time) : (x: 1, y: 1)
        let wide = layer.value(of: .width, at: time) * scale.x
        let high = layer.value(of: .height, at: time) * scale.y
        var (width, height) = (max(0, abs(wide) + 2 * outset), max(0, abs(high) + 2 * outset))
        let middle = (x: (0.5 - layer.anchor.x) * wide, y: (0.5 - layer.anchor.y) * high)
        var radius = layer.value(of: .cornerRadius, at: time) * min(abs(scale.x), abs(scale.y))
        if layer.shape == .circle {
            (width, height) = (min(width, height), min(width, height))
            radius = width / 2
        }
        radius = min(max(0, radius), min(width, height) / 2)
        return [middle.x - width / 2, middle.y - height / 2, width, height, radius, radius]
    }

    private func scales(at time: Double) -> (x: Double, y: Double) {
        let scale = layer.value(of: .scale, at: time)
        return (scale * layer.value(of: .scaleX, at: time), scale * layer.value(of: .scaleY, at: time))
    }

    private func cosine(of property: LayerProperty, at time: Double) -> Double {
        let turn = layer.value(of: property, at: time)
        return turn == 0 ? 1 : squash(degrees: turn)
    }
}
