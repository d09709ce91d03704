import MotifCore
import MotifFormula

/// A track in the direction in which a method describes it.
struct UIKitTrack {
    let layer: String
    let property: LayerProperty
    let from: CheckedFormula
    let to: CheckedFormula
    let begin: CheckedFormula?
    let duration: CheckedFormula?
    let curve: CurveSource

    init(_ track: Track, isReversed: Bool) {
        (layer, property, curve) = (track.layer, track.property, track.curve)
        (from, to) = isReversed ? (track.to.formula, track.from.formula) : (track.from.formula, track.to.formula)
        (begin, duration) = (track.begin?.formula, track.duration?.formula)
    }

    /// Whether its span is another for each element of a list.
    func differs(in layer: Layer) -> Bool {
        guard let repetition = layer.repetition else { return false }
        let names = (begin?.names ?? []).union(duration?.names ?? [])
        return !names.isDisjoint(with: [repetition.element, "index"])
    }
}

extension UIKitLayers {
    /// What moves the view of a layer.
    ///
    /// - Parameters:
    ///   - rest: What is subtracted from a property, for views whose place already has it.
    mutating func moves(
        _ layer: Layer, _ own: [Pair], _ view: String, frame: String? = nil, rest: [LayerProperty: String] = [:]
    ) -> [String] {
        let plain = own.filter { $0.forward.property.swiftName(on: layer) != nil }
        var lines: [String] = []
        if !plain.isEmpty {
            var arguments = [view]
            if let frame { arguments.append("frame: \(frame)") }
            if let anchor = layer.anchor { arguments.append("anchor: \(context.value("anchor", anchor, in: layer))") }
            if let eye = layer.perspective {
                arguments.append("perspective: \(context.value("perspective", eye, in: layer))")
            }
            let tracks = plain.map { "    \(track($0, layer, rest: rest[$0.forward.property]))," }
            let head = "motion.animate(\(arguments.joined(separator: ", ")), ["
            // Within a method, and perhaps a condition in a loop.
            if head.count <= SwiftLayout.width - 16 {
                lines += [head] + tracks + ["])"]
            } else {
                lines += ["motion.animate("] + arguments.map { "    \($0)," } + ["    ["]
                lines += tracks.map { "    \($0)" } + ["    ])"]
            }
        }
        return lines + shapes(layer, own, view) + frames(layer, own)
    }

    /// A control lies where its screen has it, which is where the motion leaves it, or where it starts if that is at
    /// rest.
    func settled(_ own: [Pair], _ layer: Layer) -> [LayerProperty: String] {
        var rest: [LayerProperty: String] = [:]
        for pair in own where pair.forward.property == .offset || pair.forward.property.isTranslation {
            let track = pair.forward
            let (from, to) = (value(track, track.from, layer), value(track, track.to, layer))
            rest[track.property] = from == "0" ? nil : to == "0" ? nil : to
        }
        return rest
    }

    func value(_ track: UIKitTrack, _ formula: CheckedFormula, _ layer: Layer) -> String {
        let end = formula == track.from ? "start" : "end"
        return context.value("\(track.property.rawValue) \(end)", formula, in: layer)
    }

    mutating func track(_ pair: Pair, _ layer: Layer, rest: String? = nil, onLayer: Bool = false) -> String {
        let property = pair.forward.property
        let isInward = property == .offset && (layer.edge == .bottom || layer.edge == .trailing)
        func text(_ track: UIKitTrack, _ formula: CheckedFormula) -> String {
            var text = value(track, formula, layer)
            if let rest { text = text == rest ? "0" : "\(text) - \(rest)" }
            if isInward, text != "0" { text = "-(\(text))" }
            return text
        }
        let forward = (text(pair.forward, pair.forward.from), text(pair.forward, pair.forward.to))
        let backward = pair.backward.map { (text($0, $0.from), text($0, $0.to)) }
        let name = property.swiftName(on: layer) ?? property.partName
        return ".init(.\(name), \(pick(forward.0, backward?.0)), \(pick(forward.1, backward?.1)), "
            + "\(timing(pair, layer, onLayer: onLayer)))"
    }

    /// What both directions say, or a choice between them.
    private func pick(_ forward: String, _ backward: String?) -> String {
        guard let backward, backward != forward else { return forward }
        return "motion.isReversed ? \(backward) : \(forward)"
    }

    /// The name of a track's timing.
    private mutating func timing(_ pair: Pair, _ layer: Layer, onLayer: Bool) -> String {
        let (forward, backward) = (span(pair.forward, layer), pair.backward.map { span($0, layer) })
        let differs = pair.forward.differs(in: layer)
        ends.append(differs ? (nil, nil) : (end(forward), backward.map(end) ?? end(forward)))
        let delay = pick(forward.begin, backward?.begin)
        let curves = (
            curve(pair.forward, layer, onLayer: onLayer), pair.backward.map { curve($0, layer, onLayer: onLayer) }
        )
        let text =
            "\(context.words.shared("Track")).Timing(" + (delay == "0" ? "" : "delay: \(delay), ")
            + "duration: \(pick(forward.duration, backward?.duration)), curve: \(pick(curves.0, curves.1)))"
        if differs { return text }
        if let known = timings.first(where: { $0.text == text }) { return known.name }
        let name = names.value(timings.isEmpty ? "timing" : "\(layer.name) timing")
        timings.append((text, name))
        return name
    }

    func end(_ span: (begin: String, duration: String)) -> String {
        span.begin == "0" ? span.duration : "\(span.begin) + \(span.duration)"
    }

    func span(_ track: UIKitTrack, _ layer: Layer) -> (begin: String, duration: String) {
        func time(_ formula: CheckedFormula?, _ label: String) -> String? {
            guard let formula else { return nil }
            let text = context.value("\(track.property.rawValue) \(label)", formula, in: layer)
            return context.words.time(formula) ?? (Double(text) == nil ? "TimeInterval(\(text))" : text)
        }
        guard case .progress(let range) = driver else {
            return (time(track.begin, "begin") ?? "0", time(track.duration, "duration") ?? "0")
        }
        let begin = time(track.begin, "begin") ?? SwiftText.number(range.lowerBound)
        let upper = SwiftText.number(range.upperBound)
        let rest = Double(begin).map { SwiftText.number(range.upperBound - $0) } ?? "\(upper) - \(begin)"
        return (begin, time(track.duration, "length") ?? rest)
    }

    private func curve(_ track: UIKitTrack, _ layer: Layer, onLayer: Bool) -> String {
        let curve = context.words.curve(track.curve)
        let curves = UIKitCurves(fitted: context.words.subject.curves)
        if driver != .time { return curves.progressExpression(curve) }
        if onLayer, case .spring = curve, let spring = spring(of: track) { return curves.physical(spring) }
        if case .parameter(let name, _) = track.curve, let member = context.words.parameters[name] {
            return "parameters.\(member)"
        }
        return curves.expression(curve)
    }

    /// The spring that UIKit would run over the track, in the scene of the export.
    private func spring(of track: UIKitTrack) -> SpringMotion? {
        let timeline = try? context.words.subject.timeline(of: family.operation, variant: variant)
        let layer = timeline?.layers.first { $0.name == track.layer || $0.name.hasPrefix(track.layer + ".") }
        return layer?.motion(of: track.property)?.segments.first?.timing.spring
    }
}

extension LayerProperty {
    /// The name of the view's property; `nil` for parts that a view has no property for.
    func swiftName(on layer: Layer) -> String? {
        switch self {
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .translationX: "translationX"
        case .translationY: "translationY"
        case .rotationX: "rotationX"
        case .rotationY: "rotationY"
        case .rotationZ: "rotationZ"
        case .offset: layer.edge == .top || layer.edge == .bottom ? "offsetY" : "offsetX"
        case .outset: layer.shape == .cutout ? nil : "outset"
        case .opacity, .scale, .scaleX, .scaleY, .width, .height, .cornerRadius: rawValue
        case .maskDiameter, .holeDiameter, .shadowOpacity, .shadowRadius, .lottieFrame: nil
        }
    }

    /// What a part is called among tracks.
    var partName: String {
        switch self {
        case .shadowOpacity: "shadowOpacity"
        case .shadowRadius: "shadowRadius"
        case .outset: "outset"
        default: "diameter"
        }
    }
}
