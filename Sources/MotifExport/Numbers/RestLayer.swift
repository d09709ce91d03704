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
        let shadow = layer.shadow.map { shadow in
            let center = dialect.value(.point(MotionPoint(x: 0, y: 0)), .point, in: CodeRecords())
            return dialect.shadow(color(shadow.color), offset: shadow.offset.map(code) ?? center)
        }
        let all: [(name: String, code: Code?)] = [
            ("cornerRadius", layer.cornerRadius.map(code)),
            ("edge", layer.edge == .top ? nil : dialect.edge(layer.edge)),
            ("maskCenter", (layer.mask?.center).map(code)), ("maskDiameter", (layer.mask?.diameter).map(code)),
            ("holeCenter", (layer.hole?.center).map(code)), ("holeDiameter", (layer.hole?.diameter).map(code)),
            ("shadow", shadow), ("shadowOpacity", (layer.shadow?.opacity).map(code)),
            ("shadowRadius", (layer.shadow?.radius).map(code)), ("anchor", layer.anchor.map(code)),
            ("perspective", layer.perspective.map(code)),
        ]
        let values = all.compactMap { name, code in code.map { (name, $0) } }
        self.layer = layer
        name = names.layers[layer.name] ?? layer.name
        self.code = dialect.layer(code(layer.frame), values)
        condition = layer.visible.map(formulas.term)
        repetition = layer.repetition.map { (names.formulas().term($0.list).code, names.element($0)) }
    }

    /// Whether the layer or one of its copies may be absent.
    var isOptional: Bool { condition != nil }
}
