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
    static func all(of names: UIKitNaming) -> [UIKitMeasure] {
        let kind = names.subject.motion.kind
        let frames = kind.scene.filter { $0.type == .frame }.map(\.name)
        let named = frames + kind.bindings.filter { $0.formula.type == .frame }.map(\.name)
        var measures: [UIKitMeasure] = []
        for layer in kind.layers where layer.roles == .always(.element) {
            let ends = sizes(of: layer, in: kind)
            let rest: String
            let others: Set<String>
            let target: (String) -> Target
            if let repetition = layer.repetition {
                let list = repetition.list.formula.source
                guard kind.parameters.contains(where: { $0.name == list }),
                    let field = layer.frame.formula.syntax.fields(of: repetition.element).first,
                    layer.frame.formula.source == "\(repetition.element).\(field)"
                else { continue }
                others = Set(ends.flatMap { $0.formula.syntax.fields(of: repetition.element) })
                (rest, target) = (field, { .field(list: list, field: $0) })
            } else {
                rest = layer.frame.formula.source
                guard named.contains(rest) else { continue }
                others = ends.reduce(into: Set<String>()) { $0.formUnion($1.names) }.intersection(named)
                target = { .name($0) }
            }
            measures.append(UIKitMeasure(target: target(rest), layer: layer, isHome: true))
            let ahead = others.subtracting([rest])
            if ahead.count == 1, let other = ahead.first {
                measures.append(UIKitMeasure(target: target(other), layer: layer, isHome: false))
            }
        }
        for frame in frames where !measures.contains(where: { $0.target == .name(frame) }) {
            measures.append(UIKitMeasure(target: .name(frame), layer: nil, isHome: true))
        }
        return measures
    }

    /// The statement that sets a scene input or binding to the frame of its view; `nil` for a field of elements, and if
    /// the app isn't asked for the view.
    func frame(_ plan: UIKitPlan, home: String) -> Code? {
        guard case .name(let name) = target, let member = plan.names.members[name],
            let view = layer.map(plan.names.screenMember) ?? plan.names.views[name],
            layer.map({ plan.asked[$0.name] != nil }) ?? true
        else { return nil }
        return .operation([
            "geometry.scene.\(member) = geometry.scene.\(member)",
            .call("?? motion.frame", ["of: \(isHome ? home : "other?").\(view)"]),
        ])
    }

    /// The statements that set the fields of a list's elements to the frames of their views.
    static func elements(
        of list: String, _ measures: [UIKitMeasure], _ plan: UIKitPlan, home: String
    ) -> [CodeStatement] {
        let changes = measures.compactMap { measure -> Code? in
            guard case .field(list, let field) = measure.target, let layer = measure.layer,
                plan.asked[layer.name] != nil
            else { return nil }
            let member = SwiftText.valueName(field)
            let view = plan.names.view(of: layer).prefixed("of: \(measure.isHome ? home : "other?").")
            return .operation([
                .call("element.\(member) = motion.frame", [view]), "?? element.\(member)",
            ])
        }
        guard !changes.isEmpty, let name = plan.names.parameters[list] else { return [] }
        let isIndexed = changes.contains { $0.mentions("index") }
        let closure = isIndexed ? ".enumerated().map { index, element in" : ".map { element in"
        return [.code("geometry.parameters.\(name) = parameters.\(name)\(closure)")] + [
            .indented {
                "var element = element"
                for change in changes { change }
                "return element"
            }, .code("}"),
        ]
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
        if case .member(let base, let field) = node, case .name(name) = base.node { return [field.text] }
        return node.children.flatMap { $0.fields(of: name) }
    }
}
