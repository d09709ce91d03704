import MotifCore
import MotifFormula

/// A layer in one variant of an operation: the styles of its elements, and its tracks.
///
/// Most layers are one element. One with a mask or a hole is three, nested: the outer has opacity and shadow, which the
/// circle must not cut; the middle has the circle, which stays in place on the screen; the inner is the surface.
struct WebLayer {
    let name: String
    /// The styles of its one or three elements, from the outer one inward.
    let styles: [WebStyle]
    /// The tracks in the order of the kind.
    let tracks: [WebTrack]

    private static let outerProperties: [LayerProperty] = [.opacity, .shadowOpacity, .shadowRadius]

    init(_ layer: TimelineLayer, isNested: Bool, tracks: [WebTrack]) {
        name = layer.name
        self.tracks = tracks
        var outer = WebStyle()
        outer.set("display", "block")
        for motion in layer.motions {
            if let variable = motion.property.variable { outer.set(variable.name, variable.text(motion.start)) }
        }
        if layer.motion(of: .opacity) != nil { outer.set("opacity", LayerProperty.opacity.variable?.reference) }
        outer.set("filter", layer.cssShadow)
        guard isNested else {
            WebBox(layer).declare(in: &outer, margin: 0)
            styles = [outer]
            return
        }
        let margin = layer.hole == nil ? 0 : layer.shadowReach
        outer.set("inset", "0")
        var (middle, inner) = (WebStyle(), WebStyle())
        for motion in layer.motions where !Self.outerProperties.contains(motion.property) {
            guard let variable = motion.property.variable else { continue }
            middle.set(variable.name, "inherit")
            inner.set(variable.name, "inherit")
        }
        middle.set("position", "absolute")
        middle.set("inset", WebSum(-margin).css)
        middle.set("clip-path", layer.cssMask(margin))
        middle.set("-webkit-mask-image", layer.cssHole(margin))
        middle.set("mask-image", layer.cssHole(margin))
        inner.set("position", "absolute")
        WebBox(layer).declare(in: &inner, margin: margin)
        styles = [outer, middle, inner]
    }
}

extension TimelineLayer {
    private func css(_ property: LayerProperty) -> String {
        if motion(of: property) != nil, let variable = property.variable { return variable.reference }
        return property.variable?.text(restValue(of: property)) ?? ""
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
        let radius = (0.5 * radius(.maskDiameter)).css
        return "circle(\(radius) at \(Self.place(mask, margin)))"
    }

    /// The hole, with a soft edge one point wide, half inside and half outside; a hole without width has no edge.
    fileprivate func cssHole(_ margin: Double) -> String? {
        guard let hole else { return nil }
        let diameter = radius(.holeDiameter)
        let inside = 0.5 * diameter - Self.halfPoint
        let outside = "calc(\((0.5 * diameter).inner) + min(0.5px, \(diameter.inner)))"
        return "radial-gradient(circle at \(Self.place(hole, margin)), transparent \(inside.css), #000 \(outside))"
    }

    private static var halfPoint: WebSum { WebSum(0.5) }

    private static func place(_ circle: Circle, _ margin: Double) -> String {
        "\(WebSum(circle.center.x + margin).css) \(WebSum(circle.center.y + margin).css)"
    }

    private func radius(_ property: LayerProperty) -> WebSum {
        if motion(of: property) != nil, let variable = property.variable {
            return WebSum(moving: variable.reference)
        }
        return WebSum(restValue(of: property))
    }
}
