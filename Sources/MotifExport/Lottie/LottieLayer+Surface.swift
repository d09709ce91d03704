import MotifCore
import MotifPlatform

extension LottieLayer {
    /// The shapes: the surface, its fill, and the transform that a group requires.
    func shapes(_ slot: (name: String, value: LottieValue)?) -> LottieValue {
        var shapes = [geometry.isTurned ? outline() : surface()]
        if let fill, let slot {
            shapes.append([
                "ty": "fl", "nm": "fill", "c": ["sid": .text(slot.name), "a": 0, "k": slot.value],
                "o": LottieProperty.constant(100 * fill.alpha), "r": 1,
            ])
        }
        shapes.append(Self.stillGroup)
        return .list(shapes)
    }

    private func surface() -> LottieValue {
        let size = geometry.size
        noteTogether([size.width, size.height], [.width, .height, .outset, .scale, .scaleX, .scaleY])
        let center = LottieProperty.constant(geometry.middle.x, geometry.middle.y)
        let extent = LottieProperty.vector([size.width, size.height], clock)
        guard layer.shape != .circle else { return ["ty": "el", "nm": "surface", "d": 1, "p": center, "s": extent] }
        let hasOwn = layer.cornerRadius != 0 || layer.motion(of: .cornerRadius) != nil
        let corners =
            hasOwn ? channel(.cornerRadius, [.cornerRadius]) : LottieProperty.constant(stage.leastRadius(of: layer))
        return ["ty": "rc", "nm": "surface", "d": 1, "p": center, "s": extent, "r": corners]
    }

    private func outline() -> LottieValue {
        notes.add(.turnBaked, layer.name)
        if layer.shape != .circle, layer.cornerRadius != 0 || layer.motion(of: .cornerRadius) != nil {
            notes.add(.cornersOmitted, layer.name)
        }
        return ["ty": "sh", "nm": "surface", "d": 1, "ks": geometry.outline]
    }

    /// The circle in which the layer is visible, and everything outside its hole.
    func masks() -> [(String, LottieValue)] {
        var masks: [LottieValue] = []
        let circles = [(LayerProperty.maskDiameter, layer.mask), (.holeDiameter, layer.hole)]
        for case (let property, let circle?) in circles {
            let diameter = geometry.channel(property)
            notes.add(diameter, layer, [property])
            let path =
                property == .maskDiameter
                ? LottieProperty.circle(at: circle.center, diameter: diameter)
                : LottieProperty.hole(at: circle.center, diameter: diameter, in: subject.screen.size)
            masks.append([
                "nm": .text(property.rawValue), "inv": false, "mode": .text(masks.isEmpty ? "a" : "i"), "pt": path,
                "o": LottieProperty.constant(100), "x": LottieProperty.constant(0),
            ])
        }
        return masks.isEmpty ? [] : [("hasMask", true), ("masksProperties", .list(masks))]
    }

    /// The shadow as the drop shadow of After Effects.
    ///
    /// - Source: players divide the softness by 4 for the radius of Core Animation or the standard deviation of SVG;
    ///   0° is up, and the opacity ranges to 255.
    func effects() -> [(String, LottieValue)] {
        guard let shadow = layer.shadow else { return [] }
        notes.add(.shadowEffect, layer.name)
        let (x, y) = (shadow.offset.x, shadow.offset.y)
        let direction = (atan2(y, x) * 180 / .pi + 450).truncatingRemainder(dividingBy: 360)
        let opacity = channel(.shadowOpacity, [.shadowOpacity]) { 255 * shadow.color.alpha * $0 }
        let softness = channel(.shadowRadius, [.shadowRadius]) { 4 * $0 }
        let values: [(name: String, type: Double, value: LottieValue)] = [
            ("Shadow Color", 2, ["a": 0, "k": Self.color(shadow.color)]), ("Opacity", 0, opacity),
            ("Direction", 0, LottieProperty.constant(x == 0 && y == 0 ? 180 : direction)),
            ("Distance", 0, LottieProperty.constant((x * x + y * y).squareRoot())), ("Softness", 0, softness),
            ("Shadow Only", 7, LottieProperty.constant(0)),
        ]
        let parts = values.enumerated().map { index, part -> LottieValue in
            [
                "ty": .number(part.type), "nm": .text(part.name), "mn": .text("ADBE Drop Shadow-000\(index + 1)"),
                "ix": .number(Double(index + 1)), "v": part.value,
            ]
        }
        return [
            (
                "ef",
                [
                    [
                        "ty": 25, "nm": "Drop Shadow", "mn": "ADBE Drop Shadow", "np": 8, "ix": 1, "en": 1,
                        "ef": .list(parts),
                    ]
                ]
            )
        ]
    }
}
