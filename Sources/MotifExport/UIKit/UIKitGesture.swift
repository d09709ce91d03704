import MotifCore
import MotifFormula

/// The formulas of an interaction as functions of the geometry.
struct UIKitGesture {
    let words: UIKitNaming
    let interaction: Kind.Interaction

    /// The names of the functions for how far it is and whether it finishes.
    static func members(of interaction: Kind.Interaction) -> [String] {
        let name = SwiftText.label(interaction.name)
        return ["\(name)Progress", "\(name)Finishes"]
    }

    private static let names = ["translation", "velocity", "progress"]

    /// Whether one of the formulas reads a name of the gesture.
    func reads(_ name: String) -> Bool {
        interaction.progress.names.contains(name) || interaction.finishes.names.contains(name)
    }

    /// The arguments of the function for a formula.
    func arguments(of formula: CheckedFormula) -> String {
        Self.names.filter(formula.names.contains).map { "\($0): \($0)" }.joined(separator: ", ")
    }

    /// The two functions, each with an empty line before it.
    func declarations() -> [String] {
        let name = SwiftText.label(interaction.name)
        return function(
            "\(name)Progress", interaction.progress, "CGFloat",
            "The progress to which `\(interaction.name)` drives the transition")
            + function(
                "\(name)Finishes", interaction.finishes, "Bool",
                "Whether the transition finishes when `\(interaction.name)` ends")
    }

    private func function(_ name: String, _ formula: CheckedFormula, _ type: String, _ doc: String) -> [String] {
        let parameters = Self.names.filter(formula.names.contains).map { name in
            "\(name): \(name == "progress" ? "CGFloat" : "CGPoint")"
        }
        var dialect = words.inGeometry
        for name in Self.names { dialect.names[name] = name }
        let body = FormulaTranslation(into: dialect, scope: words.subject.motion.kind.gestureScope).text(of: formula)
        return ["", "    /// \(SwiftText.comment(doc))."]
            + UIKitGeometry.declaration("func \(name)(\(parameters.joined(separator: ", "))) -> \(type)", body)
    }
}
