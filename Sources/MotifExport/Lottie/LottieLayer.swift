import MotifCore

/// A layer of a timeline as a layer of a Lottie file, with a composition of its own for what moves below a mask or
/// casts a shadow through one.
struct LottieLayer {
    let geometry: LottieGeometry
    /// The layer's number; 1 is the frontmost.
    let index: Int
    let subject: ExportSubject
    let stage: PreviewStage
    let notes: LottieNotes

    /// The parts that the layer adds to the file.
    struct Parts {
        var layer: LottieValue
        var assets: [LottieValue]
        /// The color that it is filled with, for the file's slots.
        var slot: (name: String, value: LottieValue)?
    }

    var layer: TimelineLayer { geometry.layer }
    var clock: LottieClock { geometry.clock }
    /// The color of its surface.
    var fill: SRGBColor? { stage.fill(of: layer) }

    /// Returns the layer with its composition and fill.
    func parts() -> Parts {
        let slot = fill.map { (name: "\(layer.name).fill", value: Self.color($0)) }
        let masks = masks()
        let effects = effects()
        let opacity = channel(.opacity, [.opacity], { 100 * $0 })
        let surface = LottieValue.object([("ty", "gr"), ("nm", .text(layer.name)), ("it", shapes(slot))])
        let contents = LottieStandIns(geometry: geometry, stage: stage).contents
        let content: [(String, LottieValue)] = [("shapes", .list([contents, surface].compactMap { $0 }))]
        noteContent(hasStandIn: contents != nil || layer.fill == nil && fill != nil)
        // Masks stay on the screen while the layer moves, and a shadow is cast by what they leave: each has a
        // composition around the rest.
        let isMaskApart = !masks.isEmpty && geometry.isTransformed && !geometry.isTurned
        let isShadowApart = !masks.isEmpty && !effects.isEmpty
        let around = (isShadowApart ? [effects] : []) + (isMaskApart ? [masks] : [])
        let own = (isMaskApart ? [] : masks) + (isShadowApart ? [] : effects)
        let visible = LottieProperty.constant(100)
        let place = geometry.isTurned ? Self.still : transform()
        var inner = member(4, .object(place + [("o", around.isEmpty ? opacity : visible)]), own + content)
        var assets: [LottieValue] = []
        for (number, members) in around.reversed().enumerated() {
            let name = "\(layer.name) \(index)" + (number == 0 ? "" : " \(number + 1)")
            assets.append(["id": .text(name), "nm": .text(layer.name), "layers": [inner]])
            let isOutermost = number == around.count - 1
            let still = LottieValue.object(Self.still + [("o", isOutermost ? opacity : visible)])
            inner = member(0, still, members + reference(to: name))
        }
        return Parts(layer: inner, assets: assets, slot: slot)
    }

    private func reference(to name: String) -> [(String, LottieValue)] {
        let size = subject.screen.size
        return [
            ("refId", .text(name)), ("w", .number(size.width.rounded(.up))), ("h", .number(size.height.rounded(.up))),
        ]
    }

    /// Returns a layer of a type. lottie-ios requires `st`, which the specification doesn't.
    private func member(
        _ type: Int, _ transform: LottieValue, _ content: [(String, LottieValue)]
    ) -> LottieValue {
        let head: [(String, LottieValue)] = [
            ("ty", .number(Double(type))), ("ind", .number(Double(index))), ("nm", .text(layer.name)), ("ddd", 0),
            ("sr", 1), ("st", 0), ("ip", 0), ("op", .number(clock.outPoint)), ("bm", 0), ("ks", transform),
        ]
        return .object(head + content)
    }

    /// An identity transform, without opacity.
    static let still: [(String, LottieValue)] = [
        ("a", LottieProperty.constant(0, 0)), ("p", LottieProperty.constant(0, 0)),
        ("s", LottieProperty.constant(100, 100)), ("r", LottieProperty.constant(0)),
    ]

    /// The transform that a group of shapes requires.
    static let stillGroup = LottieValue.object([("ty", "tr")] + still + [("o", LottieProperty.constant(100))])

    private func transform() -> [(String, LottieValue)] {
        let (anchor, position, scale) = (geometry.anchor, geometry.position, geometry.scale)
        let edge: [LayerProperty] = [.offset]
        notes.add(anchor.x, layer, [.width])
        notes.add(anchor.y, layer, [.height])
        notes.add(position.x, layer, [.centerX, .translationX] + edge)
        notes.add(position.y, layer, [.centerY, .translationY] + edge)
        noteTogether([scale.x, scale.y], [.scale, .scaleX, .scaleY])
        return [
            ("a", LottieProperty.vector([anchor.x, anchor.y], clock)),
            ("p", LottieProperty.position(position.x, position.y, clock)),
            ("s", LottieProperty.vector([scale.x, scale.y], clock)),
            ("r", channel(.rotationZ, [.rotationZ])),
        ]
    }

    /// Returns a property of one number, and adds a note if it is baked.
    func channel(
        _ property: LayerProperty, _ properties: [LayerProperty], _ change: @escaping (Double) -> Double = { $0 }
    ) -> LottieValue {
        let channel = LottieChannel.combining([geometry.channel(property)], clock, .sum) { change($0[0]) }
        notes.add(channel, layer, properties)
        return LottieProperty.scalar(channel)
    }

    func noteTogether(_ channels: [LottieChannel], _ properties: [LayerProperty]) {
        for channel in LottieChannel.together(channels, clock) { notes.add(channel, layer, properties) }
    }

    private func noteContent(hasStandIn: Bool) {
        if !layer.image.isEmpty || !layer.text.isEmpty || hasStandIn { notes.add(.contentOmitted, layer.name) }
        if layer.motion(of: .lottieFrame) != nil { notes.add(.lottieFrameOmitted, layer.name) }
    }

    /// A color without its alpha; black if there is none.
    static func color(_ color: SRGBColor?) -> LottieValue {
        .list([.number(color?.red ?? 0), .number(color?.green ?? 0), .number(color?.blue ?? 0)])
    }
}
