import MotifCore

extension UIKitMoves {
    /// What has to be there before a view is set: its anchor, the view that masks it, the hole, the shadow.
    mutating func preparation(_ tracks: [Track]) -> [String] {
        let (layer, view) = (sheet.layer, sheet.view)
        let properties = Set(tracks.map(\.property))
        let slots = Set(tracks.compactMap { UIKitPose.slot(of: $0.property, layer) })
        var lines: [String] = []
        if let anchor = layer.anchor, slots.contains(.transform) {
            let point = geometry.value("anchor", anchor, in: layer)
            lines.append("stage.pin(\(view), at: \(point))")
            pose.anchor = point
        }
        if let perspective = layer.perspective, slots.contains(.transform) {
            pose.perspective = geometry.value("perspective", perspective, in: layer)
        }
        if properties.contains(.outset) { pose.size = geometry.value("frame", layer.frame, in: layer) + ".size" }
        if properties.contains(.cornerRadius), layer.shadow == nil { lines.append("\(view).clipsToBounds = true") }
        if properties.contains(.maskDiameter), let mask = layer.mask {
            let center = geometry.value("mask center", mask.center, in: layer)
            lines += Self.line("let \(view)Mask = stage.mask(\(view), around: \(center))")
        }
        if properties.contains(.holeDiameter) {
            lines.append("let \(view)Hole = stage.hole(in: \(view))")
            if layer.shadow != nil { lines.append("let \(view)Shadow = stage.shadow(under: \(view))") }
        }
        return lines + shadow(properties)
    }

    /// The layer that casts the shadow.
    private var caster: String {
        sheet.layer.shape == .cutout ? "\(sheet.view)Shadow" : "\(sheet.view).layer"
    }

    private mutating func shadow(_ properties: Set<LayerProperty>) -> [String] {
        let layer = sheet.layer
        guard let shadow = layer.shadow, layer.shape != .cutout || properties.contains(.holeDiameter) else { return [] }
        let color: String? =
            switch shadow.color {
            case nil: nil
            case .color(let color): sheet.words.values.literal(color.formulaValue, ParameterType.colorType)
            case .formula(let formula): geometry.value("shadow color", formula, in: layer)
            }
        var lines = color.map { ["\(caster).shadowColor = \($0).cgColor"] } ?? []
        lines.append("\(caster).shadowOpacity = Float(\(geometry.value("shadow opacity", shadow.opacity, in: layer)))")
        lines.append("\(caster).shadowRadius = \(geometry.value("shadow radius", shadow.radius, in: layer))")
        let offset = shadow.offset.map { geometry.value("shadow offset", $0, in: layer) }
        let size = offset.map { "CGSize(width: \($0).x, height: \($0).y)" } ?? ".zero"
        lines.append("\(caster).shadowOffset = \(size)")
        return lines
    }

    /// The moves of what UIKit has no property for: the hole, the shadow, the frames of an animation.
    mutating func layerMoves(_ tracks: [Track], _ ways: [(from: String, to: String)]) -> [String] {
        var lines: [String] = []
        let casts = sheet.layer.shape != .cutout || tracks.contains { $0.property == .holeDiameter }
        for (track, way) in zip(tracks, ways) {
            switch track.property {
            case .holeDiameter: lines += hole(track, zip(tracks, ways).first { $0.0.property == .outset }?.1, way)
            case .shadowOpacity where casts:
                lines += move(track, caster, "shadowOpacity", way)
            case .shadowRadius where casts:
                lines += move(track, caster, "shadowRadius", way)
            case .lottieFrame:
                let begin = geometry.time(track.begin?.formula, "frames begin", in: sheet.layer)
                let duration = geometry.time(track.duration?.formula, "frames duration", in: sheet.layer)
                _ = span(of: track)
                let member = sheet.words.screenMember(of: sheet.layer)
                let span = "delay: \(begin), duration: \(duration)"
                lines += ["stage.play {", "    $0.\(member)Plays(from: \(way.from), to: \(way.to), \(span))", "}"]
            default: break
            }
        }
        return lines
    }

    private mutating func move(
        _ track: Track, _ target: String, _ keyPath: String, _ way: (from: String, to: String)
    ) -> [String] {
        let span = span(of: track, onLayer: true)
        let change = "layer: \(target), keyPath: \"\(keyPath)\", from: \(way.from), to: \(way.to)"
        return ["moves.append("] + Self.line("Move(\(span), \(change)))", indent: 1)
    }

    private mutating func hole(
        _ track: Track, _ outset: (from: String, to: String)?, _ way: (from: String, to: String)
    ) -> [String] {
        let paths = "\(sheet.view)Paths"
        var lines = ["let \(paths) = ("]
        lines += Self.line("from: \(cutout(way.from, outset?.from)),", indent: 1)
        lines += Self.line("to: \(cutout(way.to, outset?.to)))", indent: 1)
        let span = span(of: track, onLayer: true)
        let shapes = [sheet.view + "Hole"] + (sheet.layer.shadow == nil ? [] : [sheet.view + "Shadow"])
        for shape in shapes {
            let change = "layer: \(shape), keyPath: \"path\", from: \(paths).from, to: \(paths).to"
            lines += ["moves.append("] + Self.line("Move(\(span), \(change)))", indent: 1)
        }
        return lines
    }

    /// The path of a frame with a hole.
    mutating func cutout(_ diameter: String, _ outset: String?) -> String {
        let layer = sheet.layer
        let frame = geometry.value("frame", layer.frame, in: layer)
        let center = layer.hole.map { geometry.value("hole center", $0.center, in: layer) } ?? ".zero"
        return "cutout(\(frame), outset: \(outset ?? "0"), center: \(center), diameter: \(diameter))"
    }
}
