import MotifCore

/// Gestures that drive transitions: a percent-driven interaction for each.
struct UIKitInteraction {
    let words: UIKitNaming
    let interactions: [Kind.Interaction]

    /// The classes, in lines.
    func lines() -> [String] {
        guard !interactions.isEmpty else { return [] }
        return interactions.flatMap { gesture($0) }
    }

    private func gesture(_ interaction: Kind.Interaction) -> [String] {
        let name = SwiftText.label(interaction.name)
        let type = words.gestureType(interaction)
        let hasScene = !UIKitMotion.inputs(of: words).isEmpty
        let scene = hasScene ? ", scene: scene" : ""
        let members = UIKitGesture(words: words, interaction: interaction)
        var lines = [
            "/// Drives `\(SwiftText.comment(interaction.operation))` of \(words.title) with a gesture.",
            "final class \(type): UIPercentDrivenInteractiveTransition {",
            "    /// Whether the gesture is driving the transition.", "    private(set) var isActive = false",
            "    var parameters = \(words.type)Parameters()",
        ]
        if hasScene { lines.append("    var scene = \(words.type)Scene()") }
        lines += [
            "    private let begin: @MainActor (CGPoint) -> Void", "",
            "    /// - Parameter begin: Starts the transition, for example with `present(_:animated:)`. Receives the location of",
            "    ///   the touch.",
            "    init(begin: @escaping @MainActor (CGPoint) -> Void) {", "        self.begin = begin",
            "        super.init()", "    }",
            "",
            "    /// Handles the action of a gesture recognizer.",
            "    func handle(_ recognizer: UIPanGestureRecognizer) {",
            "        guard let view = recognizer.view?.window ?? recognizer.view else { return }",
        ]
        lines += SwiftLayout.lines(
            "let geometry = \(words.type)Geometry(\(words.screenLabel): view.bounds.size\(scene), parameters: parameters)",
            indent: 2)
        if members.reads("translation") { lines.append("        let translation = recognizer.translation(in: view)") }
        if members.reads("velocity") { lines.append("        let velocity = recognizer.velocity(in: view)") }
        lines += [
            "        let progress = geometry.\(name)Progress(\(members.arguments(of: interaction.progress)))",
            "        switch recognizer.state {", "        case .began:", "            isActive = true",
            "            begin(recognizer.location(in: view))", "        case .changed:",
            "            update(min(max(progress, 0), 1))",
            "        case .ended:", "            isActive = false",
            "            if geometry.\(name)Finishes(\(members.arguments(of: interaction.finishes))) {",
            "                finish()", "            } else {", "                cancel()", "            }",
            "        case .cancelled, .failed:", "            isActive = false", "            cancel()",
            "        default:", "            break", "        }", "    }", "}",
        ]
        return lines
    }
}
