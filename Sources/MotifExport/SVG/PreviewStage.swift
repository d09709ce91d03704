import MotifCore
import MotifPlatform

/// The screen that shows an operation, and the look of its layers.
struct PreviewStage: Sendable {
    let timeline: Timeline
    let screen: MotionSize
    /// What layers show of the user's own screens, by their names.
    var pictures: [String: LayerPicture] = [:]

    /// The first and last time.
    var range: ClosedRange<Double> { timeline.range }

    /// The contents of a layer in addition to its fill.
    enum Look: Equatable, Sendable {
        /// A screen: its name and lines.
        case page
        /// An image, by the first letter of its name.
        case glyph
        /// A picture of a screen, or a part of one.
        case picture(LayerPicture)
        /// Words.
        case label
        /// Tiles in a row.
        case tiles
        /// Only its fill.
        case plain
        /// Nothing at all.
        case clear
    }

    /// Returns the contents of a layer.
    func look(of layer: TimelineLayer) -> Look {
        if let picture = pictures[layer.name] { return .picture(picture) }
        let isClear = layer.fill == nil
        if isScreen(layer) {
            // A clear screen that stays would only hide what is below it.
            if isClear, layer.motions.isEmpty { return .clear }
            return layer.role == .backdrop ? (isClear ? .clear : .plain) : .page
        }
        if layer.role == .backdrop { return isClear ? .clear : .plain }
        if !layer.image.isEmpty { return .glyph }
        if !layer.text.isEmpty { return .label }
        if !isClear { return .plain }
        if layer.frame.width >= StandIns.tilesFrom.widthPerHeight * layer.frame.height { return .tiles }
        let isSmall =
            layer.frame.width <= StandIns.glyphUpTo.width && layer.frame.height <= StandIns.glyphUpTo.height
        return isSmall ? .glyph : .label
    }

    /// The color of the surface of a layer: its own, or a stand-in's; `nil` if what it shows needs no surface.
    func fill(of layer: TimelineLayer) -> SRGBColor? {
        if let own = layer.fill { return own }
        let color: String? =
            switch look(of: layer) {
            case .page: PreviewInk.panel
            case .picture(let picture): picture.isScreen ? PreviewInk.panel : nil
            case .label: PreviewInk.part
            case .glyph, .tiles, .plain, .clear: nil
            }
        return color.flatMap { SRGBColor(hex: $0) }
    }

    /// The least radius of a layer's corners.
    func leastRadius(of layer: TimelineLayer) -> Double { isPart(layer) ? 10 : 0 }

    /// Whether it is a part of a screen whose surface is only a stand-in.
    func isPart(_ layer: TimelineLayer) -> Bool {
        layer.fill == nil && !isScreen(layer) && pictures[layer.name] == nil
    }

    /// The opacity of a layer. The picture of a clear screen that doesn't move would hide everything below it, so it
    /// appears when the motion has ended, or until it begins.
    func opacity(of layer: TimelineLayer, at time: Double) -> Double {
        let own = layer.value(of: .opacity, at: time)
        guard pictures[layer.name]?.isScreen == true, layer.fill == nil, layer.motions.isEmpty else { return own }
        let isShown = layer.role == .destination ? time >= range.upperBound : time <= range.lowerBound
        return isShown ? own : 0
    }

    /// Whether it covers most of the screen, at its start or at its end.
    func isScreen(_ layer: TimelineLayer) -> Bool {
        guard layer.role != .element, layer.role != .control else { return false }
        return [range.lowerBound, range.upperBound].contains { time in
            let area = layer.value(of: .width, at: time) * layer.value(of: .height, at: time)
            return area >= StandIns.screen.leastShare * screen.width * screen.height
        }
    }

    /// The smaller layers above a screen: at the start for the source, at the end for the destination.
    func obstacles(of layer: TimelineLayer) -> [MotionFrame] {
        let time = layer.role == .destination ? range.upperBound : range.lowerBound
        let above = timeline.layers.drop { $0.name != layer.name }.dropFirst()
        return above.filter { look(of: $0) != .clear && $0.value(of: .opacity, at: time) > 0 }
            .map { $0.extent(at: time) }
            .filter { $0.width * $0.height < StandIns.obstacle.mostShare * screen.width * screen.height }
    }
}

/// Returns the visible fraction of a side that is rotated around an axis in the plane.
func squash(degrees: Double) -> Double {
    let turn = abs(degrees.truncatingRemainder(dividingBy: 360))
    // At 90° the width is exactly 0, despite rounding.
    return turn == 90 || turn == 270 ? 0 : cos(turn * .pi / 180)
}
