import MotifCore
import MotifFormula

/// The drawing of a layer: its filled shape, its contents, and its shadow, hole and mask.
struct LayerDrawing {
    let layer: TimelineLayer
    let geometry: LayerGeometry
    let stage: PreviewStage
    /// The identifier of its mask, hole and shadow, unique among the layers.
    let mark: String

    init(_ layer: TimelineLayer, on stage: PreviewStage, mark: String) {
        self.layer = layer
        self.stage = stage
        self.mark = mark
        geometry = LayerGeometry(layer: layer)
    }

    /// The layer; `nil` if it is invisible.
    func element() -> SVGElement? {
        let parts = surface + contents + shade
        guard !parts.isEmpty else { return nil }
        let form = geometry.form(at: stage.range.upperBound)
        let reach = max(abs(form[0]), abs(form[1]), abs(form[0] + form[2]), abs(form[1] + form[3]))
        let geometry = geometry
        let place = MovingAttributes.place(reach: reach) { geometry.place(at: $0) }
        var element = SVGElement("g", moving: place, parts)
        if let hole = layer.hole { element = cut(element, hole) }
        if let shadow = layer.shadow { element = cast(shadow, of: element) }
        if let mask = layer.mask { element = masked(element, mask) }
        let layer = layer
        let opacity = MovingAttributes.opacity { layer.value(of: .opacity, at: $0) }
        return SVGElement("g", [(name: "data-layer", value: layer.name)], moving: opacity, [element])
    }

    /// Its filled shape.
    private var surface: [SVGElement] {
        guard let paint = fill else { return [] }
        var attributes = [(name: "fill", value: paint.hex)]
        if paint.alpha < 1 { attributes.append((name: "fill-opacity", value: svg(paint.alpha, decimals: 3))) }
        if layer.fill == nil, !stage.isScreen(layer) { attributes += PreviewInk.edge }
        return [form("rect", attributes)]
    }

    /// The shade of a layer that rotates out of the plane, which a flat picture can't show otherwise.
    private var shade: [SVGElement] {
        let turns: Set<LayerProperty> = [.rotationX, .rotationY]
        guard fill != nil, layer.motions.contains(where: { turns.contains($0.property) }) else { return [] }
        let layer = layer
        let opacity = MovingAttributes.opacity { time in
            let turned = turns.reduce(1) { $0 * abs(squash(degrees: layer.value(of: $1, at: time))) }
            return 0.5 * (1 - turned)
        }
        return [SVGElement("g", moving: opacity, [form("rect", [(name: "fill", value: "#000")])])]
    }

    private func form(_ name: String, _ attributes: [(name: String, value: String)]) -> SVGElement {
        let tolerances = [Double](repeating: MovingAttributes.points, count: 6)
        let geometry = geometry
        let radius = layer.fill == nil && !stage.isScreen(layer) ? 10.0 : 0
        let values: @Sendable (Double) -> [Double] = { time in
            var form = geometry.form(at: time)
            (form[4], form[5]) = (max(form[4], radius), max(form[5], radius))
            return form
        }
        return SVGElement(
            name, attributes, moving: MovingAttributes(form: .rectangle, values: values, tolerances: tolerances))
    }

    private var fill: (hex: String, alpha: Double)? {
        if let fill = layer.fill { return (PreviewInk.hex(fill), fill.alpha) }
        return stage.standInFill(of: layer).map { ($0, 1) }
    }

    /// Its contents, laid out for its largest size and scaled to its current one.
    private var contents: [SVGElement] {
        let geometry = geometry
        let ends = [stage.range.lowerBound, stage.range.upperBound].map { geometry.contentForm(at: $0) }
        let size = MotionSize(width: ends.map { $0[2] }.max() ?? 0, height: ends.map { $0[3] }.max() ?? 0)
        let look = stage.look(of: layer)
        let drawn = LayerContents(layer, look, size, avoiding: stage.obstacles(of: layer)).elements
        guard !drawn.isEmpty, size.width > 0, size.height > 0 else { return [] }
        let isPage = look == .page
        let place = MovingAttributes.place(reach: max(size.width, size.height)) { time in
            let form = geometry.contentForm(at: time)
            let factor = isPage ? form[2] / size.width : min(form[2] / size.width, form[3] / size.height)
            let top = isPage ? 0 : (form[3] - size.height * factor) / 2
            let left = isPage ? 0 : (form[2] - size.width * factor) / 2
            return [form[0] + left, form[1] + top, 0, factor, factor]
        }
        var inner = SVGElement("g", [], drawn)
        inner.isShared = true
        let group = SVGElement("g", moving: place, [inner])
        guard geometry.isReshaped, isPage else { return [group] }
        let clip = SVGElement("clipPath", [(name: "id", value: "\(mark)c")], [form("rect", [])])
        return [clip, SVGElement("g", [(name: "clip-path", value: "url(#\(mark)c)")], [group])]
    }
}

extension LayerDrawing {
    /// Returns the layer without its hole.
    func cut(_ element: SVGElement, _ hole: TimelineLayer.Circle) -> SVGElement {
        let everything = everywhere.with((name: "fill", value: "#fff"))
        let circle = circle(hole, .holeDiameter).with((name: "fill", value: "#000"))
        let mask = SVGElement(
            "mask", [(name: "id", value: "\(mark)h"), (name: "maskUnits", value: "userSpaceOnUse")] + area,
            [everything, circle])
        return SVGElement("g", [], [mask, SVGElement("g", [(name: "mask", value: "url(#\(mark)h)")], [element])])
    }

    /// Returns the layer within its mask.
    func masked(_ element: SVGElement, _ mask: TimelineLayer.Circle) -> SVGElement {
        let clip = SVGElement("clipPath", [(name: "id", value: "\(mark)m")], [circle(mask, .maskDiameter)])
        return SVGElement("g", [], [clip, SVGElement("g", [(name: "clip-path", value: "url(#\(mark)m)")], [element])])
    }

    /// Returns the layer with its shadow. SVG can't animate the blur radius, so it is the largest one.
    func cast(_ shadow: TimelineLayer.Shadow, of element: SVGElement) -> SVGElement {
        let layer = layer
        let radius = max(
            layer.value(of: .shadowRadius, at: stage.range.lowerBound),
            layer.value(of: .shadowRadius, at: stage.range.upperBound))
        let opacity = MovingAttributes(
            form: .shadow, values: { [layer.value(of: .shadowOpacity, at: $0) * shadow.color.alpha] },
            tolerances: [MovingAttributes.fraction])
        // What feDropShadow is short for, which not all programs know: librsvg shows nothing of an element with it.
        let color = SVGElement(
            "feFlood", [(name: "flood-color", value: PreviewInk.hex(shadow.color))], moving: opacity)
        let drop = [
            SVGElement(
                "feGaussianBlur",
                [(name: "in", value: "SourceAlpha"), (name: "stdDeviation", value: svg(max(0, radius)))]),
            SVGElement(
                "feOffset",
                [
                    (name: "dx", value: svg(shadow.offset.x)), (name: "dy", value: svg(shadow.offset.y)),
                    (name: "result", value: "b"),
                ]), color,
            SVGElement("feComposite", [(name: "in2", value: "b"), (name: "operator", value: "in")]),
            SVGElement(
                "feMerge", [],
                [SVGElement("feMergeNode"), SVGElement("feMergeNode", [(name: "in", value: "SourceGraphic")])]),
        ]
        let filter = SVGElement(
            "filter", [(name: "id", value: "\(mark)s"), (name: "filterUnits", value: "userSpaceOnUse")] + area, drop)
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

    /// The screen and the area around it.
    private var area: [(name: String, value: String)] {
        [
            (name: "x", value: "-100"), (name: "y", value: "-100"),
            (name: "width", value: svg(stage.screen.width + 200)),
            (name: "height", value: svg(stage.screen.height + 200)),
        ]
    }

    private var everywhere: SVGElement { SVGElement("rect", area) }
}
