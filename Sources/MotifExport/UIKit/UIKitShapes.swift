import MotifCore
import MotifFormula

extension UIKitLayers {
    /// Mask, hole and shadow, which a view has no properties for.
    mutating func shapes(_ layer: Layer, _ own: [Pair], _ view: String) -> [String] {
        func list(_ properties: LayerProperty...) -> [String] {
            own.filter { properties.contains($0.forward.property) }.map { pair in
                track(pair, layer, onLayer: pair.forward.property != .maskDiameter)
            }
        }
        var lines: [String] = []
        let masks = list(.maskDiameter)
        if let mask = layer.mask, !masks.isEmpty {
            let center = context.value("mask center", mask.center, in: layer)
            var call = "motion.animateMask(of: \(view), center: \(center), [\(masks.joined(separator: ", "))]"
            if isClosing(layer) {
                let closing = own.filter { $0.forward.property == .maskDiameter }
                    .map { track($0, layer, onLayer: true) }
                call += ", closing: [\(closing.joined(separator: ", "))]"
            }
            lines.append(call + ")")
        }
        let holes = list(.holeDiameter)
        let shadow = layer.shadow.map { cast($0, layer) }
        if let hole = layer.hole, !holes.isEmpty {
            let outsets = layer.shape == .cutout ? list(.outset) : []
            let frame = context.value("frame", layer.frame, in: layer)
            let center = context.value("hole center", hole.center, in: layer)
            lines += ["motion.animateHole("]
            lines += ["    in: \(view), frame: \(frame),", "    center: \(center),"]
            if let shadow { lines.append("    shadow: \(shadow),") }
            let end = outsets.isEmpty ? ")" : ","
            lines.append("    diameter: [\(holes.joined(separator: ", "))]\(end)")
            if !outsets.isEmpty { lines.append("    outset: [\(outsets.joined(separator: ", "))])") }
        } else if let shadow, layer.shape != .cutout {
            let tracks = list(.shadowOpacity, .shadowRadius)
            let more = tracks.isEmpty ? "" : ", [\(tracks.joined(separator: ", "))]"
            lines.append("motion.animateShadow(of: \(view), \(shadow)\(more))")
        }
        if !lines.isEmpty { context.needed.insert(.shapes) }
        return lines
    }

    /// Whether a curve takes the diameter of a mask below 0, in the scene of the export.
    private func isClosing(_ layer: Layer) -> Bool {
        family.operations.contains { operation in
            let timeline = try? context.words.subject.timeline(of: operation, variant: variant)
            let moving = timeline?.layers.first { $0.name == layer.name || $0.name.hasPrefix(layer.name + ".") }
            return moving?.motion(of: .maskDiameter).map { $0.depthBelowZero > 0 } ?? false
        }
    }

    private func cast(_ shadow: Layer.Shadow, _ layer: Layer) -> String {
        let color: String? =
            switch shadow.color {
            case nil: nil
            case .color(let color): context.words.values.literal(color.formulaValue, ParameterType.colorType)
            case .formula(let formula): context.value("shadow color", formula, in: layer)
            }
        var parts = color.map { ["color: \($0)"] } ?? []
        parts.append("opacity: \(context.value("shadow opacity", shadow.opacity, in: layer))")
        parts.append("radius: \(context.value("shadow radius", shadow.radius, in: layer))")
        if let offset = shadow.offset { parts.append("offset: \(context.value("shadow offset", offset, in: layer))") }
        return "\(context.words.shared("Shadow"))(\(parts.joined(separator: ", ")))"
    }

    /// The frames of an animation of the app, which the app plays itself, or shows at a progress.
    mutating func frames(_ layer: Layer, _ own: [Pair]) -> [String] {
        var lines: [String] = []
        let member = context.words.screenMember(of: layer)
        let frames = own.filter { $0.forward.property == .lottieFrame }
        for pair in frames where driver == .time {
            context.play(layer)
            let (from, to) = (
                value(pair.forward, pair.forward.from, layer), value(pair.forward, pair.forward.to, layer)
            )
            let span = span(pair.forward, layer)
            ends.append(pair.forward.differs(in: layer) ? (nil, nil) : (end(span), end(span)))
            let ends =
                family.reversed == nil
                ? (family.isReversed ? (to, from) : (from, to))
                : ("motion.isReversed ? \(to) : \(from)", "motion.isReversed ? \(from) : \(to)")
            // Both screens may be of the type that plays it; the animation belongs to the other one, as controls do.
            lines.append(
                (isTransition ? "(other ?? home)" : "home")
                    + "?.\(member)Plays(from: \(ends.0), to: \(ends.1), delay: \(span.begin), "
                    + "duration: \(span.duration))")
        }
        if driver != .time, !frames.isEmpty {
            context.show(layer)
            context.needed.insert(.values)
            let list = frames.map { track($0, layer) }.joined(separator: ", ")
            lines.append("let \(member)Frames: [\(context.words.shared("Track"))] = [\(list)]")
            lines.append("motion.update { [weak home] in home?.\(member)Shows(frame: $0(\(member)Frames)) }")
        }
        return lines
    }
}
