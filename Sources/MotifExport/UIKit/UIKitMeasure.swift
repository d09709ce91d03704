import MotifCore
import MotifFormula

/// A frame that a view of the app tells, so that motion starts and ends where the app has things.
struct UIKitMeasure {
    /// The scene input or binding, or a field of the elements of a list.
    let target: Target
    /// The layer whose view it is; `nil` for a view of its own.
    let layer: Layer?
    /// Whether it is the view on the screen where the motion starts, or on the other one.
    let isHome: Bool

    enum Target: Equatable {
        case name(String)
        case field(list: String, field: String)
    }

    /// What views tell in the transitions of a kind: the frames of elements at rest, where their sizes lead, and frames
    /// that the app decides.
    static func all(of words: UIKitNaming) -> [UIKitMeasure] {
        let kind = words.subject.motion.kind
        let frames = kind.scene.filter { $0.type == .frame }.map(\.name)
        let named = frames + kind.bindings.filter { $0.formula.type == .frame }.map(\.name)
        var measures: [UIKitMeasure] = []
        for layer in kind.layers where layer.roles == .always(.element) {
            let ends = sizes(of: layer, in: kind)
            if let repetition = layer.repetition {
                guard kind.parameters.contains(where: { $0.name == repetition.list.formula.source }),
                    let rest = layer.frame.formula.syntax.fields(of: repetition.element).first,
                    layer.frame.formula.source == "\(repetition.element).\(rest)"
                else { continue }
                let others = Set(ends.flatMap { $0.formula.syntax.fields(of: repetition.element) }).subtracting([rest])
                let list = repetition.list.formula.source
                measures.append(
                    UIKitMeasure(target: .field(list: list, field: rest), layer: layer, isHome: true))
                if others.count == 1, let other = others.first {
                    measures.append(
                        UIKitMeasure(target: .field(list: list, field: other), layer: layer, isHome: false))
                }
            } else {
                let rest = layer.frame.formula.source
                guard named.contains(rest) else { continue }
                measures.append(UIKitMeasure(target: .name(rest), layer: layer, isHome: true))
                let others = ends.reduce(into: Set<String>()) { $0.formUnion($1.names) }.intersection(named)
                    .subtracting([rest])
                if others.count == 1, let other = others.first {
                    measures.append(UIKitMeasure(target: .name(other), layer: layer, isHome: false))
                }
            }
        }
        for frame in frames where !measures.contains(where: { $0.target == .name(frame) }) {
            measures.append(UIKitMeasure(target: .name(frame), layer: nil, isHome: true))
        }
        return measures
    }

    /// Where the sizes of a layer lead in operations that are not swapped.
    private static func sizes(of layer: Layer, in kind: Kind) -> [CheckedFormula] {
        let sizes: Set<LayerProperty> = [.width, .height, .scaleX, .scaleY]
        return kind.operations.flatMap { operation -> [CheckedFormula] in
            guard case .tracks(_, let tracks) = operation.action else { return [] }
            return tracks.filter { $0.layer == layer.name && sizes.contains($0.property) }.map(\.to.formula)
        }
    }
}

extension Syntax {
    /// The members of a name that are read here or below: `element.frame.width` reads `frame` of `element`.
    fileprivate func fields(of name: String) -> [String] {
        switch node {
        case .member(let base, let field):
            if case .name(name) = base.node { return [field.text] }
            return base.fields(of: name)
        case .number, .text, .boolean, .name: return []
        case .index(let a, let b), .binary(_, let a, let b), .coalesce(let a, let b):
            return a.fields(of: name) + b.fields(of: name)
        case .call(_, let arguments): return arguments.flatMap { $0.fields(of: name) }
        case .unary(_, let operand): return operand.fields(of: name)
        case .conditional(let a, let b, let c): return [a, b, c].flatMap { $0.fields(of: name) }
        }
    }
}
