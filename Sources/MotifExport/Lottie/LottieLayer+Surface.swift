import MotifCore

extension LottieLayer {
    /// The shapes: the surface, its fill, and the transform that a group requires.
    mutating func shapes(_ slot: (name: String, value: LottieValue)?) -> LottieValue {
        var shapes = [geometry.isTurned ? outline() : surface()]
        if let fill = layer.fill, let slot {
            shapes.append([
                "ty": "fl", "nm": "fill", "c": ["sid": .text(slot.name), "a": 0, "k": slot.value],
                "o": LottieProperty.constant(100 * fill.alpha), "r": 1,
            ])
        }
        shapes.append(.object([("ty", "tr")] + Self.still + [("o", LottieProperty.constant(100))]))
        return .list(shapes)
    }

    private mutating func surface() -> LottieValue {
        let size = geometry.size
        noteTogether([size.width, size.height], [.width, .height, .outset, .scale, .scaleX, .scaleY])
        let place = LottieProperty.constant(geometry.middle.x, geometry.middle.y)
        let extent = LottieProperty.vector([size.width, size.height], clock)
        guard layer.shape != .circle else { return ["ty": "el", "nm": "surface", "d": 1, "p": place, "s": extent] }
        let corners = channel(.cornerRadius, [.cornerRadius])
        return ["ty": "rc", "nm": "surface", "d": 1, "p": place, "s": extent, "r": corners]
    }

    private mutating func outline() -> LottieValue {
        notes.add(.turns, layer.name)
        if layer.shape != .circle, layer.cornerRadius != 0 || layer.motion(of: .cornerRadius) != nil {
            notes.add(.corners, layer.name)
        }
        return ["ty": "sh", "nm": "surface", "d": 1, "ks": LottieOutline(geometry: geometry).path]
    }

    /// The masks: a circle outside which the layer is invisible, or a hole inside which it is.
    mutating func masks() -> [LottieValue] {
        var masks: [LottieValue] = []
        for (circle, property, mode) in [
            (layer.mask, LayerProperty.maskDiameter, "a"), (layer.hole, .holeDiameter, "s"),
        ] {
            guard let circle else { continue }
            let diameter = geometry.channel(property)
            notes.add(diameter, layer, [property])
            let path = LottieProperty.circle(at: (circle.center.x, circle.center.y), diameter: diameter)
            masks.append([
                "nm": .text(property.rawValue), "inv": false, "mode": .text(mode), "pt": path,
                "o": LottieProperty.constant(100), "x": LottieProperty.constant(0),
            ])
        }
        return masks
    }
}
