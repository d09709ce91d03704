import MotifCore

/// Converts a layer of a timeline to a layer of a Lottie file, and to a composition of its own if it moves below a mask
/// that stays on the screen.
struct LottieLayer {
    let geometry: LottieGeometry
    /// The layer's number; 1 is the frontmost.
    let index: Int
    let subject: ExportSubject
    var notes: LottieNotes

    /// The parts that the layer adds to the file.
    struct Parts {
        var layer: LottieValue
        var asset: LottieValue?
        /// The fill color, for the file's slots.
        var slot: (name: String, value: LottieValue)?
    }

    var layer: TimelineLayer { geometry.layer }
    var clock: LottieClock { geometry.clock }

    init(_ layer: TimelineLayer, _ clock: LottieClock, index: Int, of subject: ExportSubject, _ notes: LottieNotes) {
        geometry = LottieGeometry(layer: layer, clock: clock)
        self.index = index
        self.subject = subject
        self.notes = notes
    }

    /// Returns the layer with its composition and fill.
    mutating func parts() -> Parts {
        let slot = layer.fill.map { (name: "\(layer.name).fill", value: Self.color($0)) }
        let masks = masks()
        let opacity = channel(.opacity, [.opacity], { 100 * $0 })
        let content: [(String, LottieValue)] = [
            ("shapes", [.object([("ty", "gr"), ("nm", .text(layer.name)), ("it", shapes(slot))])])
        ]
        let isApart = !masks.isEmpty && geometry.isTransformed && !geometry.isTurned
        let still: LottieValue = .object(Self.still + [("o", opacity)])
        noteContent()
        guard isApart else {
            let place = geometry.isTurned ? still : .object(transform() + [("o", opacity)])
            return Parts(layer: member(4, place, masks, content), asset: nil, slot: slot)
        }
        let moved = member(4, .object(transform() + [("o", LottieProperty.constant(100))]), [], content)
        let name = "\(layer.name) \(index)"
        let size = subject.screen.size
        let reference: [(String, LottieValue)] = [
            ("refId", .text(name)), ("w", .number(size.width.rounded(.up))), ("h", .number(size.height.rounded(.up))),
        ]
        return Parts(
            layer: member(0, still, masks, reference),
            asset: ["id": .text(name), "nm": .text(layer.name), "layers": [moved]], slot: slot)
    }

    /// Returns a layer of a type. lottie-ios requires `st`, which the specification doesn't.
    private func member(
        _ type: Int, _ transform: LottieValue, _ masks: [LottieValue], _ content: [(String, LottieValue)]
    ) -> LottieValue {
        let head: [(String, LottieValue)] = [
            ("ty", .number(Double(type))), ("ind", .number(Double(index))), ("nm", .text(layer.name)), ("ddd", 0),
            ("sr", 1), ("st", 0), ("ip", 0), ("op", .number(clock.outPoint)), ("bm", 0), ("ks", transform),
        ]
        let masked: [(String, LottieValue)] =
            masks.isEmpty ? [] : [("hasMask", true), ("masksProperties", .list(masks))]
        return .object(head + masked + content)
    }

    /// An identity transform, without opacity.
    static let still: [(String, LottieValue)] = [
        ("a", LottieProperty.constant(0, 0)), ("p", LottieProperty.constant(0, 0)),
        ("s", LottieProperty.constant(100, 100)), ("r", LottieProperty.constant(0)),
    ]

    private mutating func transform() -> [(String, LottieValue)] {
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
    mutating func channel(
        _ property: LayerProperty, _ properties: [LayerProperty], _ change: @escaping (Double) -> Double = { $0 }
    ) -> LottieValue {
        let channel = LottieChannel.combining([geometry.channel(property)], clock, .sum) { change($0[0]) }
        notes.add(channel, layer, properties)
        return LottieProperty.scalar(channel)
    }

    mutating func noteTogether(_ channels: [LottieChannel], _ properties: [LayerProperty]) {
        for channel in LottieChannel.together(channels, clock) { notes.add(channel, layer, properties) }
    }

    private mutating func noteContent() {
        if layer.shadow != nil { notes.add(.shadows, layer.name) }
        if !layer.image.isEmpty || !layer.text.isEmpty { notes.add(.content, layer.name) }
        if layer.motion(of: .lottieFrame) != nil { notes.add(.animations, layer.name) }
    }

    private static func color(_ color: SRGBColor) -> LottieValue {
        .list([.number(color.red), .number(color.green), .number(color.blue)])
    }
}
