import MotifCore
import MotifFormula

/// The geometry of a kind as a Swift struct: the app's choices, scene inputs and bindings as members, and methods that
/// add the layers of operations.
extension UIKitPlan {
    /// The scene if the app decides anything, the struct, and its methods.
    var geometryBlocks: [[CodeStatement]] {
        let methods = self.methods.flatMap { $0.declarations(self) }
        let extended = CodeStatement.block("extension \(names.type)Geometry", Array(methods.dropFirst()))
        return (decided.isEmpty ? [] : [scene]) + [geometry, [extended]]
    }

    @CodeBuilder private var scene: [CodeStatement] {
        CodeStatement.doc(
            "Values that the app decides in \(names.title). If one is `nil`, a view or the pattern decides.")
        CodeStatement.block("struct \(names.type)Scene", decided.flatMap(decision))
    }

    private func decision(_ name: String) -> [CodeStatement] {
        guard let member = names.members[name] else { return [] }
        let input = kind.scene.first { $0.name == name }
        let type = input.map(names.type) ?? names.type(of: kind.formulaScope[name] ?? .frame)
        return names.doc(input?.summary ?? "") + [.code("var \(member): \(type)?")]
    }

    @CodeBuilder private var geometry: [CodeStatement] {
        CodeStatement.doc(
            "The geometry of \(names.title) on one screen. Lengths are in points, angles in degrees.")
        CodeStatement.block("struct \(names.type)Geometry") {
            CodeStatement.doc("The size of the screen.")
            "let \(names.screen): CGSize"
            if !decided.isEmpty { "var scene = \(names.type)Scene()" }
            "var parameters = \(names.type)Parameters()"
            for input in names.inputs { member(input.name, input.type.formulaType, input.defaultFormula, of: input) }
            for binding in kind.bindings { member(binding.name, binding.formula.type, binding.formula) }
            for member in members {
                ""
                CodeStatement.doc(member.summary)
                CodeStatement.member(member.head, member.body)
            }
            for gesture in gestures { gesture.functions }
        }
    }

    /// A scene input or a binding, with an empty line before it.
    private func member(
        _ name: String, _ type: FormulaType?, _ formula: CheckedFormula, of input: SceneInput? = nil
    ) -> [CodeStatement] {
        guard let member = names.members[name] else { return [] }
        var value = names.formulas().term(formula)
        if decided.contains(name) {
            let given: Code = "scene.\(member)\(input?.type == .integer ? ".map { CGFloat($0) }" : "")"
            value = names.language.coalesce(FormulaTerm(given), value)
        }
        return [.code("")] + names.doc(input?.summary ?? "")
            + [.member("var \(member): \(names.type(of: type))", value.code)]
    }

    /// Statements that make the geometry, with the frames of views, of an animator called `motion`.
    ///
    /// - Parameters:
    ///   - hasOther: Whether there is another screen, and either may be `nil`.
    ///   - given: Statements before the frames of views.
    func geometryStatements(hasOther: Bool, given: [CodeStatement] = []) -> [CodeStatement] {
        let home = hasOther ? "home?" : "home"
        var changes: [CodeStatement] = []
        if asksApp, !screenInputs.isEmpty {
            let scene: Code = "geometry.scene = \(home).\(names.value)Scene"
            changes.append(.code(hasOther ? .operation([scene, "?? \(names.type)Scene()"]) : scene))
        }
        changes += given
        let measures = measures.filter { asksApp && ($0.isHome || hasOther) }
        for measure in measures { changes += measure.frame(self, home: home).map { [.code($0)] } ?? [] }
        var lists: [String] = []
        for case .field(let list, _) in measures.map(\.target) where !lists.contains(list) { lists.append(list) }
        for list in lists { changes += UIKitMeasure.elements(of: list, measures, self, home: home) }
        let head = Code.call(
            "\(changes.isEmpty ? "let" : "var") geometry = \(names.type)Geometry",
            ["\(names.screen): motion.containerView.bounds.size", "parameters: parameters"])
        return [.code(head)] + changes
    }
}
