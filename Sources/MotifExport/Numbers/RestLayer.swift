import MotifCore
import MotifFormula

/// A layer at rest, as a member of the layers.
struct RestLayer {
    let layer: Layer
    let name: String
    /// The layer, without its condition and its loop.
    let code: Code
    /// The condition for being visible.
    let condition: FormulaTerm?
    /// The list that it repeats for, and the variable for an element.
    let repetition: (list: Code, element: String)?

    init(_ layer: Layer, _ names: NumbersNaming) {
        let dialect = names.language
        let formulas = names.formulas(in: layer)
        func code(_ formula: CheckedFormula) -> Code { formulas.term(formula).code }
        func color(_ paint: Paint?) -> Code {
            switch paint {
            case .color(let color): dialect.color(color)
            case .formula(let formula): code(formula)
            case nil: dialect.color(.black)
            }
        }
        var values: [CodeLanguage.Field] = []
        if let radius = layer.cornerRadius { values.append(("cornerRadius", code(radius))) }
        if layer.edge != .top { values.append(("edge", dialect.edge(layer.edge))) }
        if let mask = layer.mask {
            values += [("maskCenter", code(mask.center)), ("maskDiameter", code(mask.diameter))]
        }
        if let hole = layer.hole {
            values += [("holeCenter", code(hole.center)), ("holeDiameter", code(hole.diameter))]
        }
        if let shadow = layer.shadow {
            let center = FormulaValue.point(MotionPoint(x: 0, y: 0))
            let offset = shadow.offset.map(code) ?? dialect.value(center, .point, in: CodeRecords())
            values += [
                ("shadow", dialect.shadow(color(shadow.color), offset: offset)),
                ("shadowOpacity", code(shadow.opacity)), ("shadowRadius", code(shadow.radius)),
            ]
        }
        if let anchor = layer.anchor { values.append(("anchor", code(anchor))) }
        if let perspective = layer.perspective { values.append(("perspective", code(perspective))) }
        self.layer = layer
        name = names.layers[layer.name] ?? layer.name
        self.code = dialect.layer(code(layer.frame), values)
        condition = layer.visible.map(formulas.term)
        repetition = layer.repetition.map { (names.formulas().term($0.list).code, names.element($0)) }
    }

    /// Whether the layer or one of its copies may be absent.
    var isOptional: Bool { condition != nil }
}
