import MotifCore
import MotifFormula
import MotifJSON

/// The layers and tracks of a kind as JSON, with their formulas in any notation.
struct KindFormulas {
    /// The operations in which layers have roles.
    let operations: [String]
    /// The notation of a formula.
    let formula: @Sendable (CheckedFormula) -> JSON
    /// The notation of the formula of a color, beside colors as objects of their components.
    let color: @Sendable (CheckedFormula) -> JSON

    /// Returns a layer with its formulas.
    ///
    /// - Parameter screen: The name of the screen whose picture it shows.
    func layer(_ layer: Layer, screen: JSON? = nil) -> JSON {
        let roles = operations.compactMap { name in
            layer.roles.role(in: name).map { (name, JSON.string($0.rawValue)) }
        }
        return .members([
            "name": .string(layer.name), "screen": screen, "roles": .object(JSONObject(roles)),
            "shape": .string(layer.shape.rawValue), "edge": .string(layer.edge.rawValue),
            "frame": formula(layer.frame), "fill": layer.fill.map(paint),
            "cornerRadius": layer.cornerRadius.map(formula),
            "shadow": layer.shadow.map(shadow), "mask": layer.mask.map(circle), "hole": layer.hole.map(circle),
            "anchor": layer.anchor.map(formula), "perspective": layer.perspective.map(formula),
            "image": layer.image.map(formula), "text": layer.text.map(formula),
            "visible": layer.visible.map(formula),
            "forEach": layer.repetition.map { ["list": formula($0.list), "element": .string($0.element)] },
        ])
    }

    /// Returns a track with its formulas.
    func track(_ track: Track) -> JSON {
        let curve: JSON =
            switch track.curve {
            case .fixed(let curve): curve.json
            case .parameter(let name, _): ["parameter": .string(name)]
            }
        return .members([
            "layer": .string(track.layer), "property": .string(track.property.rawValue),
            "from": formula(track.from.formula), "to": formula(track.to.formula),
            "begin": track.begin.map { formula($0.formula) },
            "duration": track.duration.map { formula($0.formula) }, "curve": curve,
        ])
    }

    private func paint(_ paint: Paint) -> JSON {
        switch paint {
        case .color(let color): color.formulaValue.json
        case .formula(let formula): color(formula)
        }
    }

    private func circle(_ circle: Layer.Circle) -> JSON {
        ["center": formula(circle.center), "diameter": formula(circle.diameter)]
    }

    private func shadow(_ shadow: Layer.Shadow) -> JSON {
        .members([
            "color": shadow.color.map(paint), "opacity": formula(shadow.opacity),
            "radius": formula(shadow.radius), "offset": shadow.offset.map(formula),
        ])
    }
}
