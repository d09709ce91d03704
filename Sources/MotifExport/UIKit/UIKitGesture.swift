import MotifCore
import MotifFormula

/// A gesture that drives a transition: functions of the geometry, and a percent-driven interaction.
struct UIKitGesture {
    let names: UIKitNaming
    let interaction: Kind.Interaction

    /// The names of the functions for the progress and for whether the transition finishes.
    static func members(of interaction: Kind.Interaction) -> [String] {
        let name = SwiftText.label(interaction.name)
        return ["\(name)Progress", "\(name)Finishes"]
    }

    private static let inputs = ["translation", "velocity", "progress"]

    private var name: String { SwiftText.label(interaction.name) }

    /// The type of the interaction: `DiveDeeperPan`.
    var type: String { names.gestureType(interaction) }

    /// The functions of the geometry, each with an empty line before it.
    var functions: [CodeStatement] {
        function(
            "\(name)Progress", interaction.progress, "CGFloat",
            "The progress to which `\(interaction.name)` drives the transition.")
            + function(
                "\(name)Finishes", interaction.finishes, "Bool",
                "Whether the transition finishes when `\(interaction.name)` ends.")
    }

    private func function(
        _ name: String, _ formula: CheckedFormula, _ type: String, _ doc: String
    ) -> [CodeStatement] {
        let parameters = Self.inputs.filter(formula.names.contains).map { input in
            Code("\(input): \(input == "progress" ? "CGFloat" : "CGPoint")")
        }
        var formulas = names.formulas()
        formulas.scope = names.subject.motion.kind.gestureScope
        for input in Self.inputs { formulas.names[input] = Code(input) }
        let body = formulas.term(formula).code
        return [.code("")] + CodeStatement.doc(SwiftText.comment(doc)) + [
            .member(.function("func \(name)", parameters, returns: type), body)
        ]
    }

    /// The class that handles the gesture.
    @CodeBuilder var statements: [CodeStatement] {
        let scene: [Code] = names.inputs.isEmpty ? [] : ["scene: scene"]
        CodeStatement.doc("Drives `\(SwiftText.comment(interaction.operation))` of \(names.title) with a gesture.")
        CodeStatement.block("final class \(type): \(names.shared("Gesture"))") {
            "var parameters = \(names.type)Parameters()"
            if !names.inputs.isEmpty { "var scene = \(names.type)Scene()" }
            ""
            CodeStatement.block(
                "override func progress(of recognizer: UIPanGestureRecognizer, in view: UIView) -> CGFloat",
                [.code(call("Progress", interaction.progress))])
            ""
            CodeStatement.block(
                .function(
                    "override func finishes",
                    ["_ recognizer: UIPanGestureRecognizer", "at progress: CGFloat", "in view: UIView"],
                    returns: "Bool"), [.code(call("Finishes", interaction.finishes))])
            ""
            CodeStatement.block("private func geometry(in view: UIView) -> \(names.type)Geometry") {
                Code.call(
                    "\(names.type)Geometry",
                    ["\(names.screen): view.bounds.size"] + scene + ["parameters: parameters"])
            }
        }
    }

    /// A call of the function for a formula.
    private func call(_ suffix: String, _ formula: CheckedFormula) -> Code {
        let arguments = Self.inputs.filter(formula.names.contains).map { input -> Code in
            input == "progress" ? "progress: progress" : "\(input): recognizer.\(input)(in: view)"
        }
        return .call("geometry(in: view).\(name)\(suffix)", arguments)
    }
}
