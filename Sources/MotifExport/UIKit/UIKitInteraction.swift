import MotifCore

/// Gestures that drive transitions: a percent-driven interaction for each, and the transition that follows it.
struct UIKitInteraction {
    let words: UIKitNaming
    let interactions: [Kind.Interaction]

    /// The classes, in lines.
    func lines() -> [String] {
        guard !interactions.isEmpty else { return [] }
        return interactions.flatMap { gesture($0) + [""] } + driven
    }

    private func gesture(_ interaction: Kind.Interaction) -> [String] {
        let name = SwiftText.label(interaction.name)
        let type = "\(words.type)\(SwiftText.typeName(interaction.name))"
        let hasScene = !UIKitGeometry.inputs(of: words).isEmpty
        let scene = hasScene ? ", scene: scene" : ""
        let members = UIKitGesture(words: words, interaction: interaction)
        var lines = [
            "/// Drives `\(SwiftText.comment(interaction.operation))` of \(words.title) by a gesture.",
            "final class \(type): UIPercentDrivenInteractiveTransition {",
            "    /// Whether the gesture drives the transition now.", "    private(set) var isActive = false",
            "    var parameters = \(words.type)Parameters()",
        ]
        if hasScene { lines.append("    var scene = \(words.type)Scene()") }
        lines += [
            "    private let begin: () -> Void", "",
            "    /// - Parameter begin: Starts the transition, as `present(_:animated:)` does.",
            "    init(begin: @escaping () -> Void) {", "        self.begin = begin", "        super.init()", "    }",
            "",
            "    /// What a recognizer's action calls.", "    func handle(_ recognizer: UIPanGestureRecognizer) {",
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
            "            begin()", "        case .changed:", "            update(min(max(progress, 0), 1))",
            "        case .ended:", "            isActive = false",
            "            if geometry.\(name)Finishes(\(members.arguments(of: interaction.finishes))) {",
            "                finish()", "            } else {", "                cancel()", "            }",
            "        case .cancelled, .failed:", "            isActive = false", "            cancel()",
            "        default:", "            break", "        }", "    }", "}",
        ]
        return lines
    }

    private var driven: [String] {
        [
            "/// The transition while a gesture drives it: evenly, whatever its curves.",
            "final class \(words.type)DrivenTransition: NSObject, UIViewControllerAnimatedTransitioning {",
            "    private let transition: \(words.type)Transition", "    private var animator: UIViewPropertyAnimator?",
            "",
            "    init(_ transition: \(words.type)Transition) {", "        self.transition = transition", "    }", "",
            "    func transitionDuration(", "        using context: (any UIViewControllerContextTransitioning)?",
            "    ) -> TimeInterval {", "        transition.transitionDuration(using: context)", "    }", "",
            "    func animateTransition(using context: any UIViewControllerContextTransitioning) {",
            "        interruptibleAnimator(using: context).startAnimation()", "    }", "",
            "    func interruptibleAnimator(", "        using context: any UIViewControllerContextTransitioning",
            "    ) -> any UIViewImplicitlyAnimating {", "        if let animator { return animator }",
            "        let stage = transition.stage(in: context)", "        let moves = transition.moves(on: stage)",
            "        let duration = transitionDuration(using: context)",
            "        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)",
            "        animator.addAnimations {",
            "            UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {",
            "                for move in moves { move.addKeyframe(of: duration) }", "            }", "        }",
            "        animator.addCompletion { [weak self] _ in", "            stage.restore()",
            "            self?.animator = nil",
            "            if context.transitionWasCancelled { stage.destination?.removeFromSuperview() }",
            "            context.completeTransition(!context.transitionWasCancelled)", "        }",
            "        self.animator = animator", "        return animator", "    }", "}",
        ]
    }
}
