import MotifCore
import MotifFormula

extension UIKitGeometry {
    /// The inputs that the app decides, without the size of the screen.
    static func inputs(of words: UIKitNaming) -> [SceneInput] {
        words.subject.motion.kind.scene.filter { $0.name != words.screen }
    }

    /// The structs for what the app decides and for the geometry, in lines.
    ///
    /// - Parameter more: Members that are not about layers.
    func lines(adding more: [String]) -> [String] {
        let kind = words.subject.motion.kind
        let inputs = Self.inputs(of: words)
        let screen = words.screen.flatMap { words.members[$0] } ?? "device"
        var lines = inputs.isEmpty ? [] : scene(inputs) + [""]
        lines += ["/// Where things are in \(words.title), on one screen. Lengths are points, angles degrees."]
        lines += ["struct \(words.type)Geometry {", "    /// The size of the screen.", "    let \(screen): CGSize"]
        if !inputs.isEmpty { lines.append("    var scene = \(words.type)Scene()") }
        lines.append("    var parameters = \(words.type)Parameters()")
        let scope = deviceScope
        let translation = FormulaTranslation(into: words.inGeometry, scope: scope)
        for input in inputs {
            guard let name = words.members[input.name], let type = input.type.formulaType else { continue }
            let given = input.type == .integer ? "scene.\(name).map { CGFloat($0) }" : "scene.\(name)"
            let standard = translation.term(input.defaultFormula).atLeast(.coalesce)
            lines += [""] + Self.doc(input.summary)
            lines += Self.declaration("var \(name): \(words.values.swiftType(of: type))", "\(given) ?? \(standard)")
        }
        for binding in kind.bindings {
            guard let name = words.members[binding.name] else { continue }
            lines.append("")
            lines += Self.declaration(
                "var \(name): \(words.values.swiftType(of: binding.formula.type))",
                translation.text(of: binding.formula))
        }
        return lines + declarations + more + ["}"]
    }

    private var deviceScope: FormulaScope {
        var scope = words.subject.motion.kind.formulaScope
        scope["device"] = .size
        return scope
    }

    private func scene(_ inputs: [SceneInput]) -> [String] {
        var lines = ["/// What the app decides in \(words.title); where it says nothing, the pattern does."]
        lines.append("struct \(words.type)Scene {")
        for input in inputs {
            guard let name = words.members[input.name], let type = input.type.formulaType else { continue }
            let swift =
                switch input.type {
                case .integer: "Int"
                default: words.values.swiftType(of: type)
                }
            lines += Self.doc(input.summary) + ["    var \(name): \(swift)?"]
        }
        return lines + ["}"]
    }

    static func doc(_ summary: String) -> [String] {
        summary.isEmpty ? [] : ["    /// \(SwiftText.comment(summary))."]
    }
}

extension UIKitNaming {
    /// The pattern's title for a comment.
    var title: String { SwiftText.comment(subject.motion.pattern.metadata.title) }
}
