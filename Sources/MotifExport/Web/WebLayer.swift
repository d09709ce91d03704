import MotifCore

/// A layer in one variant of an operation: the styles of its elements, and its tracks.
///
/// Most layers are one element. One with a mask or a hole is three, nested: the outer has opacity and shadow, which the
/// circle must not cut; the middle has the circle, which stays in place on the screen; the inner is the surface.
///
/// Opacity, and a transform whose parts all move together, are animated as they are, so that browsers can leave them to
/// the compositor. Everything else moves by custom properties.
struct WebLayer {
    let name: String
    /// From the outer element inward at the start: one or three.
    let styles: [WebStyle]
    /// The same at the end.
    let endStyles: [WebStyle]
    /// In the order of the kind.
    let tracks: [WebTrack]
    /// The custom properties that are animated.
    let variables: Set<LayerProperty>

    /// The element of a nested layer that uses a property. Its custom property is animated there: WebKit gives a
    /// descendant that inherits a registered property its value without the animation.
    private static func depth(of property: LayerProperty) -> Int {
        switch property {
        case .opacity, .shadowOpacity, .shadowRadius: 0
        case .maskDiameter, .holeDiameter: 1
        default: 2
        }
    }

    /// - Parameters:
    ///   - layer: The layer.
    ///   - isNested: Whether it is three elements.
    ///   - start: The start of the operation: a time or progress.
    ///   - pace: The timing function of a segment.
    init(_ layer: TimelineLayer, isNested: Bool, from start: Double, pace: WebPace) {
        name = layer.name
        let transform = WebTransform(layer)
        let plain = Set([.opacity] + (transform?.properties ?? []))
        styles = Self.styles(of: layer, isNested, transform, plain, at: \.start)
        endStyles = Self.styles(of: layer, isNested, transform, plain, at: \.end)
        var tracks: [WebTrack] = []
        for motion in layer.motions {
            let isTransform = motion.property == transform?.properties.first
            guard isTransform || motion.property == .opacity || !plain.contains(motion.property) else { continue }
            let depth = isNested ? Self.depth(of: motion.property) : 0
            tracks += WebTrack.tracks(
                of: motion, depth: depth, from: start, in: isTransform ? transform : nil, pace: pace)
        }
        self.tracks = tracks
        variables = Set(layer.motions.map(\.property)).subtracting(plain)
    }

    private static func styles(
        of layer: TimelineLayer, _ isNested: Bool, _ transform: WebTransform?, _ plain: Set<LayerProperty>,
        at moment: (PropertyMotion) -> Double
    ) -> [WebStyle] {
        var elements = [WebStyle(), WebStyle(), WebStyle()]
        elements[0].set("display", "block")
        for motion in layer.motions where !plain.contains(motion.property) {
            guard let variable = motion.property.variable else { continue }
            elements[isNested ? depth(of: motion.property) : 0].set(variable.name, variable.text(moment(motion)))
        }
        var (outer, middle, inner) = (elements[0], elements[1], elements[2])
        if let opacity = layer.motion(of: .opacity) { outer.set("opacity", WebText.number(moment(opacity))) }
        outer.set("filter", layer.cssShadow)
        let box = WebBox(layer: layer, fixedTransform: transform?.css(at: moment))
        guard isNested else {
            box.declare(in: &outer, margin: 0)
            return [outer]
        }
        let margin = layer.hole == nil ? 0 : layer.shadowReach
        outer.set("inset", "0")
        middle.set("position", "absolute")
        middle.set("inset", WebSum(-margin).css)
        middle.set("clip-path", layer.cssMask(margin))
        middle.set("-webkit-mask-image", layer.cssHole(margin))
        middle.set("mask-image", layer.cssHole(margin))
        inner.set("position", "absolute")
        box.declare(in: &inner, margin: margin)
        return [outer, middle, inner]
    }
}

extension TimelineLayer {
    private func css(_ property: LayerProperty) -> String {
        webReference(of: property) ?? property.variable?.text(restValue(of: property)) ?? ""
    }

    /// Its shadow; the third length is the standard deviation of the blur, as Core Animation's radius is.
    ///
    /// - Source: Filter Effects Module Level 1, `drop-shadow()`.
    fileprivate var cssShadow: String? {
        guard let shadow else { return nil }
        let opacity = css(.shadowOpacity)
        let alpha =
            shadow.color.alpha == 1 ? opacity : "calc(\(WebText.number(shadow.color.alpha)) * \(opacity))"
        let offset = "\(WebSum(shadow.offset.x).css) \(WebSum(shadow.offset.y).css)"
        return "drop-shadow(\(offset) \(css(.shadowRadius)) rgb(\(shadow.color.cssComponents) / \(alpha)))"
    }

    /// The distance from the screen at which a surface still casts its shadow into it: three standard deviations plus
    /// the offset.
    fileprivate var shadowReach: Double {
        guard let shadow else { return 0 }
        let moved = motion(of: .shadowRadius)?.segments.flatMap { [$0.from, $0.to] } ?? []
        let radius = moved.reduce(shadow.radius, max)
        return (3 * radius + max(abs(shadow.offset.x), abs(shadow.offset.y))).rounded(.up)
    }

    fileprivate func cssMask(_ margin: Double) -> String? {
        guard let mask else { return nil }
        let radius = (0.5 * webSum(of: .maskDiameter)).css
        return "circle(\(radius) at \(Self.place(mask, margin)))"
    }

    /// The hole, with a soft edge one point wide, half inside and half outside; a hole without width has no edge.
    fileprivate func cssHole(_ margin: Double) -> String? {
        guard let hole else { return nil }
        let diameter = webSum(of: .holeDiameter)
        let inside = 0.5 * diameter - WebSum(0.5)
        let outside = "calc(\((0.5 * diameter).inner) + min(0.5px, \(diameter.inner)))"
        return "radial-gradient(circle at \(Self.place(hole, margin)), transparent \(inside.css), #000 \(outside))"
    }

    private static func place(_ circle: Circle, _ margin: Double) -> String {
        "\(WebSum(circle.center.x + margin).css) \(WebSum(circle.center.y + margin).css)"
    }
}
