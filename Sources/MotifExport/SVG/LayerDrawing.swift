import MotifCore

/// The drawing of a layer: its filled shape, its contents, and its shadow, hole and mask.
struct LayerDrawing {
    let geometry: LayerGeometry
    let stage: PreviewStage
    /// The identifier of its mask, hole and shadow, unique among the layers.
    let mark: String
    /// The prefix of the identifiers of pictures.
    let prefix: String
    private var layer: TimelineLayer { geometry.layer }

    /// The layer; `nil` if it is invisible.
    func element() -> SVGElement? {
        let parts = surface + contents + shade
        guard !parts.isEmpty else { return nil }
        let form = geometry.form(at: stage.range.upperBound)
        let reach = max(abs(form[0]), abs(form[1]), abs(form[0] + form[2]), abs(form[1] + form[3]))
        let place = MovingAttributes.place(reach: reach) { geometry.place(at: $0) }
        var element = SVGElement("g", moving: place, parts)
        if let hole = layer.hole { element = cut(element, hole) }
        if let shadow = layer.shadow { element = cast(shadow, of: element) }
        if let mask = layer.mask {
            let clip = SVGElement("clipPath", ["id": "\(mark)m"], [circle(mask, .maskDiameter)])
            element = element.using(clip, as: "clip-path")
        }
        let opacity = MovingAttributes.opacity { stage.opacity(of: layer, at: $0) }
        return SVGElement("g", ["data-layer": layer.name], moving: opacity, [element])
    }

    /// Its filled shape.
    private var surface: [SVGElement] {
        guard let fill = stage.fill(of: layer) else { return [] }
        var surface = form.with(["fill": PreviewInk.hex(fill)])
        if fill.alpha < 1 { surface = surface.with(["fill-opacity": svg(fill.alpha, decimals: 3)]) }
        return [stage.isPart(layer) ? surface.with(PreviewInk.edge) : surface]
    }

    /// The shade of a layer that rotates out of the plane, which a flat picture can't show otherwise.
    private var shade: [SVGElement] {
        let turns: Set<LayerProperty> = [.rotationX, .rotationY]
        let isTurned = layer.motions.contains { turns.contains($0.property) }
        guard isTurned, stage.fill(of: layer) != nil else { return [] }
        let opacity = MovingAttributes.opacity { time in
            let turned = turns.reduce(1) { $0 * abs(squash(degrees: layer.value(of: $1, at: time))) }
            return 0.5 * (1 - turned)
        }
        return [SVGElement("g", moving: opacity, [form.with(["fill": "#000"])])]
    }

    private var form: SVGElement {
        let tolerances = [Double](repeating: MovingAttributes.points, count: 6)
        let radius = stage.leastRadius(of: layer)
        let values: @Sendable (Double) -> [Double] = { time in
            var form = geometry.form(at: time)
            (form[4], form[5]) = (max(form[4], radius), max(form[5], radius))
            return form
        }
        return SVGElement(
            "rect", moving: MovingAttributes(form: .rectangle, values: values, tolerances: tolerances))
    }

    /// Its contents, laid out for its largest size and scaled to its current one.
    private var contents: [SVGElement] {
        let ends = [stage.range.lowerBound, stage.range.upperBound].map { geometry.contentForm(at: $0) }
        let size = MotionSize(width: ends.map { $0[2] }.max() ?? 0, height: ends.map { $0[3] }.max() ?? 0)
        let look = stage.look(of: layer)
        let picture = stage.pictures[layer.name]
        let drawn =
            picture.map { [drawing(of: $0, in: size)] }
            ?? LayerContents(layer: layer, look: look, size: size, obstacles: stage.obstacles(of: layer)).elements
        guard !drawn.isEmpty, size.width > 0, size.height > 0 else { return [] }
        let isPage = look == .page || picture?.isScreen == true
        let place = MovingAttributes.place(reach: max(size.width, size.height)) { time in
            let form = geometry.contentForm(at: time)
            let factor = isPage ? form[2] / size.width : min(form[2] / size.width, form[3] / size.height)
            let top = isPage ? 0 : (form[3] - size.height * factor) / 2
            let left = isPage ? 0 : (form[2] - size.width * factor) / 2
            return [form[0] + left, form[1] + top, 0, factor, factor]
        }
        var inner = SVGElement("g", [:], drawn)
        inner.isShared = true
        let group = SVGElement("g", moving: place, [inner])
        guard picture != nil || geometry.isReshaped && isPage else { return [group] }
        let clip = SVGElement("clipPath", ["id": "\(mark)c"], [form])
        return [clip, SVGElement("g", ["clip-path": "url(#\(mark)c)"], [group])]
    }
}

extension LayerDrawing {
    /// A picture that fills a layer: its shape stays, and what doesn't fit is cut off, at the bottom of a screen.
    private func drawing(of picture: LayerPicture, in size: MotionSize) -> SVGElement {
        let frame = picture.frame
        let view = [frame.x, frame.y, frame.width, frame.height].map { svg($0) }.joined(separator: " ")
        let attributes: KeyValuePairs = [
            "width": svg(size.width), "height": svg(size.height), "viewBox": view,
            "preserveAspectRatio": picture.isScreen ? "xMidYMin slice" : "xMidYMid slice",
        ]
        return SVGElement("svg", attributes, [SVGElement("use", ["href": "#\(prefix)\(picture.screen.rawValue)"])])
    }

    /// Returns the layer without its hole.
    private func cut(_ element: SVGElement, _ hole: TimelineLayer.Circle) -> SVGElement {
        let everything = SVGElement("rect", area).with(["fill": "#fff"])
        let circle = circle(hole, .holeDiameter).with(["fill": "#000"])
        let names: KeyValuePairs = ["id": "\(mark)h", "maskUnits": "userSpaceOnUse"]
        return element.using(SVGElement("mask", names, [everything, circle]).with(area), as: "mask")
    }

    /// Returns the layer with its shadow. SVG can't animate the blur radius, so it is the largest one.
    private func cast(_ shadow: TimelineLayer.Shadow, of element: SVGElement) -> SVGElement {
        let ends = [stage.range.lowerBound, stage.range.upperBound]
        let radius = ends.map { layer.value(of: .shadowRadius, at: $0) }.reduce(0, max)
        let opacity = MovingAttributes(
            form: .shadow, values: { [layer.value(of: .shadowOpacity, at: $0) * shadow.color.alpha] },
            tolerances: [MovingAttributes.fraction])
        // What feDropShadow is short for, which not all programs know: librsvg shows nothing of an element with it.
        let drop = [
            SVGElement("feGaussianBlur", ["in": "SourceAlpha", "stdDeviation": svg(radius)]),
            SVGElement("feOffset", ["dx": svg(shadow.offset.x), "dy": svg(shadow.offset.y), "result": "b"]),
            SVGElement("feFlood", ["flood-color": PreviewInk.hex(shadow.color)], moving: opacity),
            SVGElement("feComposite", ["in2": "b", "operator": "in"]),
            SVGElement(
                "feMerge", [:], [SVGElement("feMergeNode"), SVGElement("feMergeNode", ["in": "SourceGraphic"])]),
        ]
        // Filters work in linear RGB by default, where WebKit's shadows are lighter than those of other engines.
        let names: KeyValuePairs = [
            "id": "\(mark)s", "filterUnits": "userSpaceOnUse", "color-interpolation-filters": "sRGB",
        ]
        return element.using(SVGElement("filter", names, drop).with(area), as: "filter")
    }

    private func circle(_ circle: TimelineLayer.Circle, _ diameter: LayerProperty) -> SVGElement {
        let radius = MovingAttributes(
            form: .circle, values: { [max(0, layer.value(of: diameter, at: $0) / 2)] },
            tolerances: [MovingAttributes.points / 2])
        return SVGElement("circle", ["cx": svg(circle.center.x), "cy": svg(circle.center.y)], moving: radius)
    }

    /// The screen and the area around it.
    private var area: KeyValuePairs<String, String> {
        [
            "x": "-100", "y": "-100", "width": svg(stage.screen.width + 200), "height": svg(stage.screen.height + 200),
        ]
    }
}
