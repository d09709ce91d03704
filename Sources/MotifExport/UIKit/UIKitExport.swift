import MotifCore
import MotifFormula

/// A pattern as Swift for UIKit: parameters, geometry, what it needs from the app, and what runs it.
struct UIKitExport {
    /// The operations of a presented screen.
    static let presenting = ["present", "dismiss"]
    /// The operations of a navigation controller.
    static let pushing = ["push", "pop"]

    let words: UIKitNaming
    let curves: UIKitCurves
    var notes: UIKitNotes
    /// The geometry with all that the operations read of it.
    var geometry: UIKitGeometry

    init(_ subject: ExportSubject) {
        words = UIKitNaming(subject)
        curves = UIKitCurves(words: words)
        notes = UIKitNotes(curves: words.subject.curves)
        geometry = UIKitGeometry(words)
    }

    var kind: Kind { words.subject.motion.kind }

    /// - Throws: `Problems` of a timeline that cannot be.
    mutating func export() throws(Problems) -> MotionExport {
        let operations = words.subject.operations
        let transitions = operations.filter { isTransition($0) }
        let others = operations.filter { !isTransition($0) }
        notePartialGestures(transitions)
        for operation in operations {
            notes.look(at: try words.subject.timeline(of: operation))
            if words.subject.motion.hasReducedVariant(of: operation) {
                notes.look(at: try words.subject.timeline(of: operation, variant: .reduced))
            }
        }
        var body: [String] = []
        let interactions = kind.interactions.filter { transitions.contains($0.operation) }
        let parameters = UIKitParameters(words: words, curves: curves).lines()
        let runners = self.runners(transitions, others, interactions, beside: parameters)
        let screen =
            asksScreens(transitions, others)
            ? [""] + UIKitScreen(words: words, transitions: transitions, motions: others).lines() : []
        let gestures = interactions.flatMap { UIKitGesture(words: words, interaction: $0).declarations() }
        body += parameters + [""] + geometry.lines(adding: gestures) + screen + [""] + runners
        body += curves.lines(for: body.joined(separator: "\n"))
        body += SwiftFormulaFunctions.declarations(for: body.joined(separator: "\n"))
        return MotionExport(SwiftLayout.wrapped(header + body).joined(separator: "\n") + "\n", notes: notes.notes)
    }
}

extension UIKitExport {
    private var header: [String] {
        let header = words.subject.motion.pattern.metadata
        var lines = [
            "// \(words.title) (\(words.subject.reference)), a pattern of the kind \(kind.metadata.name.slug), exported by motif."
        ]
        if !header.summary.isEmpty { lines.append("// \(SwiftText.comment(header.summary))") }
        lines.append("// Operations: \(words.subject.operations.joined(separator: ", ")).")
        let system = kind.operations.filter { $0.action == .system }.map(\.name)
        if !system.isEmpty { lines.append("// Left to UIKit: \(system.joined(separator: ", ")).") }
        return lines + ["import UIKit", ""]
    }

    /// Whether UIKit has a transition of this name, which the clock runs.
    private func isTransition(_ operation: String) -> Bool {
        (Self.presenting + Self.pushing).contains(operation) && kind.choreography(of: operation)?.driver == .time
    }

    func asksScreens(_ transitions: [String], _ others: [String]) -> Bool {
        if !others.isEmpty || !UIKitGeometry.inputs(of: words).isEmpty { return true }
        return kind.layers.contains { layer in
            transitions.contains { words.needsApp(layer, in: $0) }
        }
    }

    /// A gesture drives properties of views; those of layers and animations of the app run by the clock.
    private mutating func notePartialGestures(_ transitions: [String]) {
        let layered: Set<LayerProperty> = [.holeDiameter, .shadowOpacity, .shadowRadius, .lottieFrame]
        for interaction in kind.interactions where transitions.contains(interaction.operation) {
            let tracks = kind.choreography(of: interaction.operation)?.tracks ?? []
            let names = tracks.filter { layered.contains($0.property) }.map { "\($0.layer).\($0.property.rawValue)" }
            guard !names.isEmpty else { continue }
            notes.add(
                .gesturePartial, .approximated,
                "While '\(interaction.name)' drives '\(interaction.operation)', these run by the clock: "
                    + names.joined(separator: ", "))
        }
    }
}

extension ExportTarget {
    /// A view controller transition in Swift, whose geometry is computed when it runs.
    public static let uiKit = ExportTarget(
        name: "uikit", summary: "Swift source for a UIKit transition and its delegate", fileExtension: "swift"
    ) { subject in
        var export = UIKitExport(subject)
        return try export.export()
    }
}
