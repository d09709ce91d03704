import MotifCore
import MotifFormula

/// Formulas of layers as expressions of the geometry. One that is too long becomes a member, written once.
final class UIKitFormulas {
    let names: UIKitNaming
    /// The members for long formulas.
    private(set) var members: [Member] = []
    private var free: UniqueNames

    /// A member of the geometry with the value of a formula.
    struct Member {
        fileprivate let layer: String
        fileprivate let formula: String
        fileprivate let name: String
        let summary: String
        let head: Code
        let body: Code
    }

    init(_ names: UIKitNaming) { (self.names, free) = (names, names.taken) }

    /// The value of a formula.
    ///
    /// - Parameter label: The words for the value in the name of a member.
    func value(_ label: String, _ formula: CheckedFormula, in layer: Layer) -> FormulaTerm {
        let source = formula.formula.source
        if let name = names.members[source] { return FormulaTerm("\(name)") }
        let term = names.formulas(in: layer).term(formula)
        if term.text.count <= 56 { return term }
        var arguments: [(name: Code, type: String)] = []
        if let repetition = layer.repetition {
            let type = names.subject.motion.kind.formulaScope(of: layer)[repetition.element]
            if formula.names.contains(repetition.element) {
                arguments.append(("element", type.map(names.type) ?? "CGFloat"))
            }
            if formula.names.contains("index") { arguments.append(("index", "Int")) }
        }
        let known = members.first { $0.layer == layer.name && $0.formula == source }
        let name = known?.name ?? free.value("\(layer.name) \(label)")
        if known == nil {
            let type = names.type(of: formula.type)
            let parameters = arguments.map { Code("_ \($0.name.text): \($0.type)") }
            members.append(
                Member(
                    layer: layer.name, formula: source, name: name,
                    summary:
                        "\(label.prefix(1).uppercased() + label.dropFirst()) of `\(SwiftText.comment(layer.name))`.",
                    head: arguments.isEmpty
                        ? "var \(name): \(type)" : .function("func \(name)", parameters, returns: type),
                    body: term.code))
        }
        let code = Code(name)
        let call = arguments.isEmpty ? code : Code.call(code, arguments.map(\.name))
        return FormulaTerm(call)
    }

    /// A color, which may be the value of a formula.
    func color(_ label: String, _ paint: Paint, in layer: Layer) -> Code {
        switch paint {
        case .color(let color): names.language.color(color)
        case .formula(let formula): value(label, formula, in: layer).code
        }
    }
}
