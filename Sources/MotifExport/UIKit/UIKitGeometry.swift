import MotifCore
import MotifFormula

/// The geometry of a kind as a Swift struct: what the app decides, scene inputs and bindings as members, and methods
/// that add the layers of operations.
struct UIKitGeometry {
    let context: UIKitContext
    private var words: UIKitNaming { context.words }

    init(_ context: UIKitContext) { self.context = context }

    /// Names that the app, or one of its views, may decide: scene inputs but the size of the screen, and measured
    /// frames.
    var decided: [String] {
        let inputs = UIKitMotion.inputs(of: words).map(\.name)
        let measured = context.measures.compactMap { measure -> String? in
            if case .name(let name) = measure.target, !inputs.contains(name) { return name }
            return nil
        }
        return inputs + measured
    }

    /// The struct and its methods, in lines.
    ///
    /// - Parameters:
    ///   - methods: Methods that add layers.
    ///   - more: Members that are not about layers.
    func lines(methods: [String], adding more: [String]) -> [String] {
        let screen = words.screenLabel
        var lines = decided.isEmpty ? [] : scene + [""]
        lines += ["/// The geometry of \(words.title) on one screen. Lengths are in points, angles in degrees."]
        lines += ["struct \(words.type)Geometry {", "    /// The size of the screen.", "    let \(screen): CGSize"]
        if !decided.isEmpty { lines.append("    var scene = \(words.type)Scene()") }
        lines.append("    var parameters = \(words.type)Parameters()")
        for input in UIKitMotion.inputs(of: words) {
            guard let name = words.members[input.name], let type = input.type.formulaType else { continue }
            lines += [""] + Self.doc(input.summary)
            lines += member(name, type, input.defaultFormula, isDecided: true, isInteger: input.type == .integer)
        }
        for binding in context.kind.bindings {
            guard let name = words.members[binding.name] else { continue }
            lines.append("")
            lines += member(
                name, binding.formula.type, binding.formula, isDecided: decided.contains(binding.name), isInteger: false
            )
        }
        lines += context.declarations + more + ["}"]
        return lines + ["", "extension \(words.type)Geometry {"] + methods.dropFirst() + ["}"]
    }

    private func member(
        _ name: String, _ type: FormulaType, _ formula: CheckedFormula, isDecided: Bool, isInteger: Bool
    ) -> [String] {
        var scope = context.kind.formulaScope
        scope["device"] = .size
        let term = FormulaTranslation(into: words.inGeometry, scope: scope).term(formula)
        let given = isInteger ? "scene.\(name).map { CGFloat($0) }" : "scene.\(name)"
        let body = isDecided ? "\(given) ?? \(term.atLeast(.coalesce))" : term.text
        return Self.declaration("var \(name): \(words.values.swiftType(of: type))", body)
    }

    private var scene: [String] {
        var lines = [
            "/// Values that the app decides in \(words.title). If one is `nil`, a view or the pattern decides."
        ]
        lines.append("struct \(words.type)Scene {")
        for name in decided {
            guard let member = words.members[name] else { continue }
            let input = context.kind.scene.first { $0.name == name }
            let type =
                input?.type == .integer
                ? "Int"
                : words.values.swiftType(of: input?.type.formulaType ?? context.kind.formulaScope[name] ?? .frame)
            lines += Self.doc(input?.summary ?? "") + ["    var \(member): \(type)?"]
        }
        return lines + ["}"]
    }

    /// A computed member, in one line if it fits.
    static func declaration(_ head: String, _ body: String) -> [String] {
        let line = "    \(head) { \(body) }"
        if line.count <= SwiftLayout.width { return [line] }
        return ["    \(head) {"] + SwiftLayout.lines(body, indent: 2) + ["    }"]
    }

    static func doc(_ summary: String) -> [String] {
        summary.isEmpty ? [] : ["    /// \(SwiftText.comment(summary))."]
    }
}

extension UIKitNaming {
    /// The pattern's title for a comment.
    var title: String { SwiftText.comment(subject.motion.pattern.metadata.title) }

    /// The argument for the size of the screen.
    var screenLabel: String { SwiftText.label(screen.flatMap { members[$0] } ?? "device") }
}
