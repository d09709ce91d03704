import MotifCore

extension Timeline {
    /// Whether all copies of a layer are elements that move as the screen right behind them does: what moves the screen
    /// moves them, so they need no copy.
    func hasRiders(of layer: Layer, on home: LayerRole) -> Bool {
        guard let screen = layers.firstIndex(where: { $0.role == home }) else { return false }
        let copies = layers.indices.filter { layers[$0].isCopy(of: layer.name) }
        guard let first = copies.first, let last = copies.last, first > screen, !layers[screen].motions.isEmpty else {
            return false
        }
        return layers[(screen + 1)...last].allSatisfy { rides($0, on: layers[screen]) }
    }

    private func rides(_ layer: TimelineLayer, on screen: TimelineLayer) -> Bool {
        let shared: Set<LayerProperty> = [
            .opacity, .scale, .scaleX, .scaleY, .rotationZ, .translationX, .translationY,
        ]
        guard layer.role == .element, layer.motions.allSatisfy({ shared.contains($0.property) }),
            layer.motions.count == screen.motions.count,
            layer.motions.allSatisfy({ $0 == screen.motion(of: $0.property) })
        else { return false }
        func pivot(_ layer: TimelineLayer) -> (x: Double, y: Double) {
            (layer.frame.x + layer.anchor.x * layer.frame.width, layer.frame.y + layer.anchor.y * layer.frame.height)
        }
        let (own, other) = (pivot(layer), pivot(screen))
        guard abs(own.x - other.x) < 1e-6, abs(own.y - other.y) < 1e-6 else { return false }
        // A screen fades as one, its elements in the kind one by one; that is the same only over its own color.
        guard layer.motion(of: .opacity) != nil else { return true }
        return screen.fill != nil && layers.contains { $0.role == .backdrop && $0.fill == screen.fill }
    }
}

extension TimelineLayer {
    /// Whether it is a layer of the kind, or a copy of one that repeats.
    func isCopy(of layer: String) -> Bool { name == layer || name.hasPrefix(layer + ".") }
}
