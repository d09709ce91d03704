import MotifCore
import MotifFormula
import MotifText

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
        /// The member, or a call of it, for the element of a layer that repeats.
        fileprivate let term: FormulaTerm
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
        if let known = members.first(where: { $0.layer == layer.name && $0.formula == source }) { return known.term }
        let scope = names.subject.motion.kind.formulaScope(of: layer)
        let given = layer.repetition.map { repetition in
            let type = scope[repetition.element].map(names.type) ?? "CGFloat"
            return [(repetition.element, "element", type), ("index", "index", "Int")]
        }
        let arguments = (given ?? []).filter { formula.names.contains($0.0) }
        let (name, type) = (Code(free.value("\(layer.name) \(label)")), names.type(of: formula.type))
        let parameters = arguments.map { Code("_ \($1): \($2)") }
        let member = Member(
            layer: layer.name, formula: source,
            term: FormulaTerm(arguments.isEmpty ? name : .call(name, arguments.map { Code($0.1) })),
            summary: "\(label.capitalizedFirst) of `\(SwiftText.comment(layer.name))`.",
            head: arguments.isEmpty ? "var \(name): \(type)" : .function("func \(name)", parameters, returns: type),
            body: term.code)
        members.append(member)
        return member.term
    }

    /// A color, which may be the value of a formula.
    func color(_ label: String, _ paint: Paint, in layer: Layer) -> Code {
        switch paint {
        case .color(let color): names.language.color(color)
        case .formula(let formula): value(label, formula, in: layer).code
        }
    }
}
