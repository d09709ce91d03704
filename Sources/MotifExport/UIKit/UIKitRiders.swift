import MotifCore

/// Elements that move as parts of their screen: what moves the screen moves them, so they need no copy.
struct UIKitRiders {
    private let timeline: Timeline?
    private let home: LayerRole

    init(_ subject: ExportSubject, _ family: UIKitFamily, _ variant: Timeline.Variant) {
        timeline = try? subject.timeline(of: family.operation, variant: variant)
        home = family.isReversed ? .destination : .source
    }

    /// Whether all copies of a layer move as the screen right behind them does.
    func ride(_ layer: Layer) -> Bool {
        guard let timeline, let screen = timeline.layers.firstIndex(where: { $0.role == home }) else { return false }
        var places = timeline.layers.indices.filter { place in
            timeline.layers[place].name == layer.name || timeline.layers[place].name.hasPrefix(layer.name + ".")
        }
        guard let first = places.first, first > screen, !timeline.layers[screen].motions.isEmpty else { return false }
        places = Array((screen + 1)...(places.last ?? first))
        return places.allSatisfy { rides(timeline.layers[$0], on: timeline.layers[screen], in: timeline) }
    }

    private func rides(_ layer: TimelineLayer, on screen: TimelineLayer, in timeline: Timeline) -> Bool {
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
        return screen.fill != nil && timeline.layers.contains { $0.role == .backdrop && $0.fill == screen.fill }
    }
}
