import MotifFormula
import MotifJSON

/// Evaluates a layer at rest.
struct LayerReading {
    private let part: LayerPlan
    private let values: FormulaValues
    private let variant: Timeline.Variant

    init(_ part: LayerPlan, _ values: FormulaValues, _ variant: Timeline.Variant) {
        self.part = part
        self.values = values
        self.variant = variant
    }

    /// Whether the layer is visible.
    func isVisible() throws(Problem) -> Bool {
        guard let formula = part.layer.visible else { return true }
        return try formula.value(in: values, at: path("visible")) == .boolean(true)
    }

    /// Returns the layer at rest, without its motions.
    ///
    /// - Throws: The first formula without a value, or with an invalid one.
    func layer(named name: String) throws(Problem) -> TimelineLayer {
        let layer = part.layer
        return TimelineLayer(
            name: name, role: part.role, shape: layer.shape, frame: try frame(),
            fill: try color(layer.fill, path("fill")),
            cornerRadius: try number(layer.cornerRadius, path("cornerRadius")) ?? 0, shadow: try shadow(),
            mask: try circle(layer.mask, .mask), hole: try circle(layer.hole, .hole), anchor: try anchor(),
            perspective: try number(layer.perspective, path("perspective")), edge: layer.edge,
            image: try text(layer.image, "image"), text: try text(layer.text, "text"), motions: [])
    }

    private func path(_ keys: String...) -> JSONPath {
        let layer = JSONPath.root.appending(key: "layers").appending(index: part.index)
        return keys.reduce(layer) { $0.appending(key: $1) }
    }

    private func frame() throws(Problem) -> MotionFrame {
        if case .frame(let frame) = try part.layer.frame.value(in: values, at: path("frame")) { return frame }
        return MotionFrame(x: 0, y: 0, width: 0, height: 0)
    }

    private func anchor() throws(Problem) -> MotionPoint {
        try part.layer.anchor.flatMap { formula throws(Problem) in try point(formula, path("anchor")) }
            ?? MotionPoint(x: 0.5, y: 0.5)
    }

    private func point(_ formula: CheckedFormula, _ path: @autoclosure () -> JSONPath) throws(Problem) -> MotionPoint? {
        if case .point(let point) = try formula.value(in: values, at: path()) { return point }
        return nil
    }

    private func number(
        _ formula: CheckedFormula?, _ path: @autoclosure () -> JSONPath
    ) throws(Problem) -> Double? {
        guard let formula else { return nil }
        return try formula.number(in: values, at: path())
    }

    private func text(_ formula: CheckedFormula?, _ key: String) throws(Problem) -> String {
        guard let formula, case .text(let text) = try formula.value(in: values, at: path(key)) else { return "" }
        return text
    }

    private func color(_ paint: Paint?, _ path: @autoclosure () -> JSONPath) throws(Problem) -> SRGBColor? {
        switch paint {
        case nil: return nil
        case .color(let color): return color
        case .formula(let formula):
            if let color = SRGBColor(try formula.value(in: values, at: path())) { return color }
            throw Problem(
                .rule(.outOfRange, "A color's red, green, blue and alpha must be between 0 and 1"), at: path())
        }
    }

    private func circle(_ circle: Layer.Circle?, _ part: Layer.Part) throws(Problem) -> TimelineLayer.Circle? {
        // With reduced motion, nothing opens them.
        guard let circle, variant == .standard else { return nil }
        let center = try point(circle.center, path(part.rawValue, "center"))
        let diameter = try number(circle.diameter, path(part.rawValue, "diameter"))
        guard let center, let diameter else { return nil }
        return TimelineLayer.Circle(center: center, diameter: diameter)
    }

    private func shadow() throws(Problem) -> TimelineLayer.Shadow? {
        guard let shadow = part.layer.shadow else { return nil }
        let color = try color(shadow.color, path("shadow", "color"))
        let offset = try shadow.offset.flatMap { formula throws(Problem) in
            try point(formula, path("shadow", "offset"))
        }
        guard let opacity = try number(shadow.opacity, path("shadow", "opacity")),
            let radius = try number(shadow.radius, path("shadow", "radius"))
        else { return nil }
        return TimelineLayer.Shadow(
            color: color ?? .black, opacity: opacity, radius: radius, offset: offset ?? MotionPoint(x: 0, y: 0))
    }
}
