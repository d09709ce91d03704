import MotifCore

/// Stand-ins for what an app would show in a layer, as shapes of a Lottie file: surfaces, lines of text as bars, and
/// panels for images.
///
/// They are drawn only for layers that would otherwise be invisible, or whose image or text is the app's.
struct LottieStandIns {
    let geometry: LottieGeometry
    let stage: PreviewStage

    private var layer: TimelineLayer { geometry.layer }

    /// Its contents, front to back, with their group; `nil` if there are none.
    ///
    /// What a rotating layer shows isn't drawn, since its shape is the outline on the screen; neither is that of a
    /// screen whose size changes, which would have to be clipped.
    var contents: LottieValue? {
        let sides = [geometry.channel(.width), geometry.channel(.height)]
        let look = stage.look(of: layer)
        let isPage = look == .page
        let isNeeded = layer.fill == nil || look == .glyph || look == .label
        guard isNeeded, !geometry.isTurned, !isPage || !sides.contains(where: \.isMoving) else { return nil }
        let whole = MotionSize(width: largest(sides[0]), height: largest(sides[1]))
        guard whole.width > 0, whole.height > 0 else { return nil }
        let marks = LayerContents(layer: layer, look: look, size: whole, obstacles: stage.obstacles(of: layer)).marks
        guard !marks.isEmpty else { return nil }
        return [
            "ty": "gr", "nm": "contents",
            "it": .list(marks.reversed().flatMap(\.groups) + [place(sides, of: whole)]),
        ]
    }

    private func largest(_ channel: LottieChannel) -> Double {
        max(channel.start, channel.keys.last?.value ?? channel.start)
    }

    /// From the coordinates of the contents to those of the layer: as large as fits, in the middle.
    private func place(_ sides: [LottieChannel], of whole: MotionSize) -> LottieValue {
        func factor(_ numbers: [Double]) -> Double { min(numbers[0] / whole.width, numbers[1] / whole.height) }
        func channel(_ formula: @escaping ([Double]) -> Double) -> LottieChannel {
            .combining(sides, geometry.clock, .other, formula)
        }
        let middle = geometry.middle
        let scale = channel { 100 * factor($0) }
        let place = [
            channel { middle.x - whole.width * factor($0) / 2 }, channel { middle.y - whole.height * factor($0) / 2 },
        ]
        return [
            "ty": "tr", "a": LottieProperty.constant(0, 0), "p": LottieProperty.vector(place, geometry.clock),
            "s": LottieProperty.vector([scale, scale], geometry.clock), "r": LottieProperty.constant(0),
            "o": LottieProperty.constant(100),
        ]
    }
}

extension LayerContents.Mark {
    /// One group for each shape.
    fileprivate var groups: [LottieValue] {
        switch self {
        case .rectangle(let frame, let radius, let fill, let opacity, let hasEdge):
            return [Self.group(frame, radius, fill, opacity, hasEdge: hasEdge)]
        case .strokes(let lines, let width, let ink, let opacity):
            return lines.map { line in
                let frame = MotionFrame(
                    x: line.start.x - width / 2, y: line.start.y - width / 2, width: line.length + width, height: width)
                return Self.group(frame, width / 2, ink, opacity)
            }
        case .text(let text, let point, let size, _, let ink, let isCentered):
            // A bar between the baseline and the height of a small letter.
            let width = PreviewText.width(of: text, size: size)
            let frame = MotionFrame(
                x: point.x - (isCentered ? width / 2 : 0), y: point.y - 0.6 * size, width: width, height: 0.5 * size)
            return [Self.group(frame, 0.25 * size, ink, 0.6)]
        }
    }

    private static func group(
        _ frame: MotionFrame, _ radius: Double, _ fill: String, _ opacity: Double, hasEdge: Bool = false
    ) -> LottieValue {
        let surface: LottieValue = [
            "ty": "rc", "nm": "stand-in", "d": 1, "p": LottieProperty.constant(frame.center.x, frame.center.y),
            "s": LottieProperty.constant(frame.width, frame.height), "r": LottieProperty.constant(radius),
        ]
        let stroke: LottieValue = [
            "ty": "st", "c": ["a": 0, "k": [0, 0, 0]], "o": LottieProperty.constant(100 * StandIns.ink.edgeOpacity),
            "w": LottieProperty.constant(1), "lc": 1, "lj": 1, "ml": 4,
        ]
        let edge = hasEdge ? [stroke] : []
        let paint: LottieValue = [
            "ty": "fl", "c": ["a": 0, "k": LottieLayer.color(SRGBColor(hex: fill))],
            "o": LottieProperty.constant(100 * opacity), "r": 1,
        ]
        return ["ty": "gr", "it": .list([surface] + edge + [paint, LottieLayer.stillGroup])]
    }
}
