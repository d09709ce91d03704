import MotifCore
import MotifFormula
import MotifJSON

extension PlayerMotion {
    /// Returns a layer with its formulas.
    func layer(_ layer: Layer) -> JSON {
        let roles = subject.operations.compactMap { name in
            layer.roles.role(in: name).map { (name, JSON.string($0.rawValue)) }
        }
        return .members([
            ("name", .string(layer.name)), ("roles", .object(JSONObject(roles))),
            ("shape", .string(layer.shape.rawValue)), ("edge", .string(layer.edge.rawValue)),
            ("frame", layer.frame.json), ("fill", layer.fill.map(paint)), ("cornerRadius", layer.cornerRadius?.json),
            ("shadow", layer.shadow.map(shadow)), ("mask", layer.mask.map(circle)), ("hole", layer.hole.map(circle)),
            ("anchor", layer.anchor?.json), ("perspective", layer.perspective?.json), ("image", layer.image?.json),
            ("text", layer.text?.json), ("visible", layer.visible?.json),
            (
                "forEach",
                layer.repetition.map { ["list": $0.list.json, "element": .string($0.element)] }
            ),
        ])
    }

    /// Returns a color as an object of its components, or a formula's tree in a list that begins with `paint`.
    private func paint(_ paint: Paint) -> JSON {
        switch paint {
        case .color(let color): color.formulaValue.json
        case .formula(let formula): ["tree": formula.json]
        }
    }

    private func circle(_ circle: Layer.Circle) -> JSON {
        ["center": circle.center.json, "diameter": circle.diameter.json]
    }

    private func shadow(_ shadow: Layer.Shadow) -> JSON {
        .members([
            ("color", shadow.color.map(paint)), ("opacity", shadow.opacity.json), ("radius", shadow.radius.json),
            ("offset", shadow.offset?.json),
        ])
    }
}
