import MotifCore

/// Works out the tracks of one variant of an operation, with the timings that they share.
struct UIKitTracks {
    let timeline: Timeline
    /// Tracks as the operation has them forward, and what the reversed operation has in their places.
    let pairs: [Pair]
    let formulas: UIKitFormulas
    private(set) var timings: [(name: String, code: Code)] = []
    /// `begin + duration` of each track; `nil` for one that differs between elements.
    private var ends: [(forward: Code, backward: Code)?] = []
    private let family: UIKitFamily
    private var free: UniqueNames
    private var names: UIKitNaming { formulas.names }

    typealias Pair = (forward: Track, backward: Track?)

    init(_ family: UIKitFamily, _ timeline: Timeline, formulas: UIKitFormulas) {
        (self.family, self.timeline, self.formulas) = (family, timeline, formulas)
        let kind = formulas.names.subject.motion.kind
        let backward = family.reversed.map { kind.tracks(of: $0.name, timeline.variant) } ?? []
        pairs = kind.tracks(of: family.name, timeline.variant).enumerated().map { index, track in
            // Both in the direction in which the method describes them.
            let forward = family.isReversed ? track.swapped : track
            return (forward, backward.indices.contains(index) ? backward[index].swapped : nil)
        }
        free = formulas.names.taken
    }

    var driver: Kind.Driver { timeline.driver }

    /// Whether the span of a track differs between elements.
    var isFixed: Bool { ends.contains { $0 == nil } }

    /// The durations forward and backward; those in the scene of the export if elements differ.
    var durations: (forward: Code, backward: Code) {
        let known = ends.compactMap { $0 }
        guard !isFixed else {
            let fixed = Code(SwiftText.number(timeline.duration))
            return (fixed, fixed)
        }
        return (Self.latest(known.map(\.forward)), Self.latest(known.map(\.backward)))
    }

    private static func latest(_ ends: [Code]) -> Code {
        var all: [Code] = []
        for end in ends where !all.contains(end) { all.append(end) }
        // What begins later by a time that another begins with ends later still.
        all = all.filter { end in
            let terms = end.operands ?? [end]
            return !all.contains { other in
                let later = other.operands ?? [other]
                return later.count > terms.count && Array(later.prefix(terms.count)) == terms
            }
        }
        return all.count > 1 ? .call("max", all) : all.first ?? "0"
    }

    /// The calls that move a view: the tracks of the properties that it has.
    ///
    /// - Parameter rest: The value of a property that the view already has at rest, which is subtracted.
    mutating func moves(
        of view: Code, _ layer: Layer, _ own: [Pair], rest: [LayerProperty: FormulaTerm]
    ) throws(Problems) -> [Code] {
        // What scrolls as well is moved from its frame at rest.
        let isFramed =
            !family.isTransition && driver != .time
            && own.contains { [.translationX, .translationY].contains($0.forward.property) }
        let frame = isFramed ? formulas.value("frame", layer.frame, in: layer) : nil
        let plain = own.filter { $0.forward.property.swiftName(on: layer) != nil }
        guard !plain.isEmpty else { return [] }
        let anchor = layer.anchor.map { formulas.value("anchor", $0, in: layer) }
        let perspective = layer.perspective.map { formulas.value("perspective", $0, in: layer) }
        let tracks = try tracks(plain, layer, rest: rest)
        let values = [("frame", frame), ("anchor", anchor), ("perspective", perspective)]
        let arguments = [view] + values.compactMap { label, value in value?.code.prefixed("\(label): ") }
        let call = Code.call("motion.animate", arguments)
        let head: Code = "\(call.text.dropLast()), ["
        // Within a method, and perhaps a condition in a loop.
        if head.text.count <= CodeStyle.swift.width - 16 { return [.brackets(.table, head, tracks, "])")] }
        return [.brackets(.rows, "motion.animate(", arguments + [.brackets(.table, "[", tracks, "]")], ")")]
    }

    /// The calls for the mask, hole, and shadow, which a view has no properties for.
    mutating func shapes(of view: Code, _ layer: Layer, _ own: [Pair]) throws(Problems) -> [Code] {
        var calls: [Code] = []
        let masks = own.filter { $0.forward.property == .maskDiameter }
        if let mask = layer.mask, !masks.isEmpty {
            let tracks = try list(masks, layer)
            let center = formulas.value("mask center", mask.center, in: layer).code.prefixed("center: ")
            calls.append(.call("motion.animateMask", [view.prefixed("of: "), center] + tracks))
        }
        let holes = try list(own.filter { $0.forward.property == .holeDiameter }, layer)
        let shadow = layer.shadow.map { self.shadow($0, layer) }
        if let hole = layer.hole, !holes.isEmpty {
            let outsets = own.filter { layer.shape == .cutout && $0.forward.property == .outset }
            let outset = try list(outsets, layer).map { $0.prefixed("outset: ") }
            let frame = formulas.value("frame", layer.frame, in: layer).code.prefixed("in: \(view.text), frame: ")
            let center = formulas.value("hole center", hole.center, in: layer).code.prefixed("center: ")
            let rest = [shadow?.prefixed("shadow: ")].compactMap { $0 } + holes.map { $0.prefixed("diameter: ") }
            calls.append(.brackets(.rows, "motion.animateHole(", [frame, center] + rest + outset, ")"))
        } else if let shadow, layer.shape != .cutout {
            let tracks = own.filter { $0.forward.property == .shadowOpacity || $0.forward.property == .shadowRadius }
            calls.append(.call("motion.animateShadow", [view.prefixed("of: "), shadow] + (try list(tracks, layer))))
        }
        return calls
    }

    /// The call with which the app plays the frames of its own animation, by time.
    mutating func play(_ track: Track, _ layer: Layer) -> Code {
        let (from, to) = (value(track, track.from, layer).code, value(track, track.to, layer).code)
        let span = span(track, layer)
        ends.append(track.differs(in: layer) ? nil : (end(span), end(span)))
        let (first, last) = family.isReversed ? (to, from) : (from, to)
        let isTurned = family.reversed != nil
        // Both screens may be of the type that plays an animation; it belongs to the other one, as controls do.
        let screen = family.isTransition ? "(other ?? home)" : "home"
        return .call(
            "\(screen)?.\(names.screenMember(of: layer))Plays", ["from", "to", "delay", "duration"],
            [
                isTurned ? choice(first, last) : first, isTurned ? choice(last, first) : last, span.begin.code,
                span.duration.code,
            ])
    }

    /// The value that a control already has at rest: where its screen shows it, which is where the motion leaves it, or
    /// where it starts if that is at rest. A reduced variant, which may stay in one place, rests where the standard does.
    func settled(_ own: [Pair], _ layer: Layer) -> [LayerProperty: FormulaTerm] {
        var rest: [LayerProperty: FormulaTerm] = [:]
        let standard = names.subject.motion.kind.tracks(of: family.name)
        for (track, _) in own where [.offset, .translationX, .translationY].contains(track.property) {
            let known = standard.first { $0.layer == track.layer && $0.property == track.property } ?? track
            let isAtRest = [known.from, known.to].contains { value(known, $0, layer).text == "0" }
            rest[track.property] = isAtRest ? nil : value(track, track.to, layer)
        }
        return rest
    }

    /// The tracks as the elements of a list.
    ///
    /// - Parameter rest: The value of a property that the view already has at rest, which is subtracted.
    mutating func tracks(
        _ pairs: [Pair], _ layer: Layer, rest: [LayerProperty: FormulaTerm] = [:]
    ) throws(Problems) -> [Code] {
        try pairs.map { pair throws(Problems) in try track(pair, layer, rest: rest[pair.forward.property]) }
    }
}

extension UIKitTracks {
    /// The tracks as a list; nothing without any.
    private mutating func list(_ pairs: [Pair], _ layer: Layer) throws(Problems) -> [Code] {
        pairs.isEmpty ? [] : [.list(try tracks(pairs, layer))]
    }

    private func shadow(_ shadow: Layer.Shadow, _ layer: Layer) -> Code {
        let color = shadow.color.map { formulas.color("shadow color", $0, in: layer).prefixed("color: ") }
        let rest = [("opacity", shadow.opacity), ("radius", shadow.radius), ("offset", shadow.offset)]
        let arguments = rest.compactMap { label, formula in
            formula.map { formulas.value("shadow \(label)", $0, in: layer).code.prefixed("\(label): ") }
        }
        return .call("\(names.shared("Shadow"))", (color.map { [$0] } ?? []) + arguments)
    }

    private func value(_ track: Track, _ end: PlacedFormula, _ layer: Layer) -> FormulaTerm {
        let label = end.formula == track.from.formula ? "start" : "end"
        return formulas.value("\(track.property.rawValue) \(label)", end.formula, in: layer)
    }

    private mutating func track(
        _ pair: Pair, _ layer: Layer, rest: FormulaTerm?
    ) throws(Problems) -> Code {
        let property = pair.forward.property
        let forward = ends(of: pair.forward, layer, rest)
        let backward = pair.backward.map { ends(of: $0, layer, rest) }
        let name = property.swiftName(on: layer) ?? property.partName
        return .call(
            ".init",
            [
                ".\(name)", choice(forward.from, backward?.from), choice(forward.to, backward?.to),
                try timing(pair, layer),
            ])
    }

    /// The values of a track, relative to a view at rest, and in the direction of UIKit's property.
    private func ends(
        of track: Track, _ layer: Layer, _ rest: FormulaTerm?
    ) -> (from: Code, to: Code) {
        let isInward = track.property == .offset && (layer.edge == .bottom || layer.edge == .trailing)
        func end(_ term: FormulaTerm) -> Code {
            let code =
                rest.map { $0.text == term.text ? "0" : term.infix("-", .sum, $0).code } ?? term.code
            return isInward && code != "0" ? Code.parentheses(code).prefixed("-") : code
        }
        return (end(value(track, track.from, layer)), end(value(track, track.to, layer)))
    }

    /// The code of both directions, or a choice between them.
    private func choice(_ forward: Code, _ backward: Code?) -> Code {
        guard let backward, backward != forward else { return forward }
        return .operation(["motion.isReversed", backward.prefixed("? "), forward.prefixed(": ")])
    }

    /// The name of a track's timing, or the timing itself if it differs between elements.
    private mutating func timing(_ pair: Pair, _ layer: Layer) throws(Problems) -> Code {
        let (forward, backward) = (span(pair.forward, layer), pair.backward.map { span($0, layer) })
        let differs = pair.forward.differs(in: layer)
        ends.append(differs ? nil : (end(forward), end(backward ?? forward)))
        let delay = choice(forward.begin.code, backward?.begin.code)
        var backwardCurve: Code?
        if let track = pair.backward { backwardCurve = try curve(track) }
        let curve = choice(try curve(pair.forward), backwardCurve)
        let code = Code.call(
            "\(names.shared("Track")).Timing",
            (delay == "0" ? [] : [delay.prefixed("delay: ")]) + [
                choice(forward.duration.code, backward?.duration.code).prefixed("duration: "),
                curve.prefixed("curve: "),
            ])
        if differs { return code }
        if let known = timings.first(where: { $0.code == code }) { return Code(known.name) }
        let name = free.value(timings.isEmpty ? "timing" : "\(layer.name) timing")
        timings.append((name, code))
        return Code(name)
    }

    private func end(_ span: (begin: FormulaTerm, duration: FormulaTerm)) -> Code {
        span.begin.text == "0" ? span.duration.code : span.begin.infix("+", .sum, span.duration).code
    }

    private func span(_ track: Track, _ layer: Layer) -> (begin: FormulaTerm, duration: FormulaTerm) {
        let begin = time(track, "begin", track.begin, layer) ?? FormulaTerm(timeline.range.lowerBound)
        guard case .progress(let range) = driver else {
            return (begin, time(track, "duration", track.duration, layer) ?? FormulaTerm(0))
        }
        let rest =
            Double(begin.text).map { FormulaTerm(range.upperBound - $0) }
            ?? FormulaTerm(range.upperBound).infix("-", .sum, begin)
        return (begin, time(track, "length", track.duration, layer) ?? rest)
    }

    /// A time as `TimeInterval`.
    private func time(
        _ track: Track, _ label: String, _ placed: PlacedFormula?, _ layer: Layer
    ) -> FormulaTerm? {
        guard let formula = placed?.formula else { return nil }
        if let time = names.time(formula) { return time }
        let value = formulas.value("\(track.property.rawValue) \(label)", formula, in: layer)
        return FormulaTerm(.call("TimeInterval", [value.code]))
    }

    private func curve(_ track: Track) throws(Problems) -> Code {
        if driver == .time { return try names.curve(of: track.curve) }
        return try names.curve(names.subject.motion.curve(of: track.curve), over: 1)
    }
}

extension Track {
    /// Whether its span differs between the elements of a list.
    func differs(in layer: Layer) -> Bool {
        guard let repetition = layer.repetition else { return false }
        let names = (begin?.formula.names ?? []).union(duration?.formula.names ?? [])
        return !names.isDisjoint(with: [repetition.element, "index"])
    }
}

extension LayerProperty {
    /// The name of the view's property; `nil` for parts that a view has no property for.
    func swiftName(on layer: Layer) -> String? {
        switch self {
        case .offset: layer.edge == .top || layer.edge == .bottom ? "offsetY" : "offsetX"
        case .outset where layer.shape == .cutout: nil
        case .maskDiameter, .holeDiameter, .shadowOpacity, .shadowRadius, .lottieFrame: nil
        default: partName
        }
    }

    /// The name of a part among tracks.
    var partName: String {
        switch self {
        case .maskDiameter, .holeDiameter, .lottieFrame: "diameter"
        default: SwiftText.label(rawValue)
        }
    }
}

extension Kind {
    /// The tracks of a variant of an operation, with its driver.
    func choreography(of operation: String, _ variant: Timeline.Variant) -> Choreography? {
        variant == .reduced ? reducedChoreography(of: operation) : choreography(of: operation)
    }

    /// The tracks of an operation; none of one without such a variant.
    func tracks(of operation: String, _ variant: Timeline.Variant = .standard) -> [Track] {
        choreography(of: operation, variant)?.tracks ?? []
    }
}
