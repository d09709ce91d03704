import MotifCore
import MotifFormula

extension LayerDrawing {
    /// The layer without its hole.
    func cut(_ element: SVGElement, _ hole: TimelineLayer.Circle) -> SVGElement {
        let everything = everywhere.with((name: "fill", value: "#fff"))
        let circle = circle(hole, .holeDiameter).with((name: "fill", value: "#000"))
        let mask = SVGElement(
            "mask", [(name: "id", value: "\(mark)h"), (name: "maskUnits", value: "userSpaceOnUse")] + area,
            [everything, circle])
        return SVGElement("g", [], [mask, SVGElement("g", [(name: "mask", value: "url(#\(mark)h)")], [element])])
    }

    /// The layer within its mask.
    func masked(_ element: SVGElement, _ mask: TimelineLayer.Circle) -> SVGElement {
        let clip = SVGElement("clipPath", [(name: "id", value: "\(mark)m")], [circle(mask, .maskDiameter)])
        return SVGElement("g", [], [clip, SVGElement("g", [(name: "clip-path", value: "url(#\(mark)m)")], [element])])
    }

    /// The layer with its shadow. SVG blurs by a fixed radius: the largest.
    func cast(_ shadow: TimelineLayer.Shadow, of element: SVGElement) -> SVGElement {
        let layer = layer
        let radius = max(
            layer.value(of: .shadowRadius, at: stage.range.lowerBound),
            layer.value(of: .shadowRadius, at: stage.range.upperBound))
        let opacity = MovingAttributes(
            form: .shadow, values: { [layer.value(of: .shadowOpacity, at: $0) * shadow.color.alpha] },
            tolerances: [MovingAttributes.fraction])
        let drop = SVGElement(
            "feDropShadow",
            [
                (name: "dx", value: svg(shadow.offset.x)), (name: "dy", value: svg(shadow.offset.y)),
                (name: "stdDeviation", value: svg(max(0, radius))),
                (name: "flood-color", value: PreviewInk.hex(shadow.color)),
            ], moving: opacity)
        let filter = SVGElement(
            "filter", [(name: "id", value: "\(mark)s"), (name: "filterUnits", value: "userSpaceOnUse")] + area, [drop])
        return SVGElement("g", [], [filter, SVGElement("g", [(name: "filter", value: "url(#\(mark)s)")], [element])])
    }

    private func circle(_ circle: TimelineLayer.Circle, _ diameter: LayerProperty) -> SVGElement {
        let layer = layer
        let radius = MovingAttributes(
            form: .circle, values: { [max(0, layer.value(of: diameter, at: $0) / 2)] },
            tolerances: [MovingAttributes.points / 2])
        return SVGElement(
            "circle", [(name: "cx", value: svg(circle.center.x)), (name: "cy", value: svg(circle.center.y))],
            moving: radius)
    }

    /// The screen and what lies around it.
    private var area: [(name: String, value: String)] {
        [
            (name: "x", value: "-100"), (name: "y", value: "-100"),
            (name: "width", value: svg(stage.screen.width + 200)),
            (name: "height", value: svg(stage.screen.height + 200)),
        ]
    }

    private var everywhere: SVGElement { SVGElement("rect", area) }
}
