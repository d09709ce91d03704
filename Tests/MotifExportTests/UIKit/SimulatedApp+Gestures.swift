import Foundation

@testable import MotifCore
@testable import MotifExport

/// Gestures that drive a transition or its way back.
extension SimulatedApp {
    /// How far a finger moves for a progress of 1, and for a progress that finishes.
    private static func pull(_ gesture: String, on size: MotionSize) -> (x: Double, y: Double, finishing: Double) {
        switch gesture {
        case "drag": (0, size.height - 26, 0.5)
        case "edgePan": (size.width, 0, 0.6)
        default: (0, -size.height, 0.5)
        }
    }

    /// A gesture that drives an operation for a part, and is let go: too early, and then late enough.
    mutating func add(_ interaction: Kind.Interaction, _ plan: UIKitPlan) throws {
        let subject = plan.names.subject
        let timeline = try subject.timeline(of: interaction.operation)
        let name = "\(subject.reference) \(subject.screen.size.width) \(interaction.name)"
        let family = plan.methods.map(\.family).first { family in
            family.operations.contains { $0.name == interaction.operation }
        }
        let isBack = family?.reversed?.name == interaction.operation
        let isPushed = family?.operation.transition == .push
        let (start, back) =
            isPushed
            ? ("root.pushViewController(other, animated: true)", "root.popViewController(animated: true)")
            : ("home.present(other, animated: true)", "other.dismiss(animated: true)")
        let type = "\(plan.names.type)\(SwiftText.typeName(interaction.name))"
        calls += ["do {", "    Simulation.reducesMotion = false", "    TransitionContext.cancels = false"]
        calls += try setting(family?.name ?? interaction.operation, plan)
        calls += ["    let transition = \(plan.names.type)Transition()"]
        calls +=
            isPushed
            ? [
                "    let root = UINavigationController()", "    root.view = UIView(frame: window.bounds)",
                "    window.addSubview(root.view)", "    root.delegate = transition", "    root.show(home)",
            ]
            : [
                "    let root = UIViewController()", "    root.view = UIView(frame: window.bounds)",
                "    root.view.addSubview(home.view)", "    root.addChild(home)", "    window.addSubview(root.view)",
                "    other.transitioningDelegate = transition",
            ]
        calls.append("    let states = [(home, home.state), (other, other.state)]")
        let hooks = Self.asks(plan)
        if isBack {
            calls += [
                "    \(start)", "    Simulation.advance(to: Simulation.now + 2)",
                "    Report.after(\"\(name)\", states, shown: other, completed: true, hooks: \(hooks))",
            ]
        }
        calls += [
            "    let gesture = \(type) { _ in \(isBack ? back : start) }",
            "    transition.\(SwiftText.valueName(interaction.name)) = gesture",
            "    let recognizer = UIPanGestureRecognizer()", "    recognizer.view = window",
        ]
        let pull = Self.pull(interaction.name, on: subject.screen.size)
        for (share, isFinished) in [(0.05, false), (pull.finishing, true)] {
            let shown = isFinished == isBack ? "home" : "other"
            let label = "\(name) \(shown)"
            let driven = [0.5 * share, share]
            calls += [
                "    (recognizer.state, recognizer.moved) = (.began, .zero)",
                "    Simulation.advance(to: Simulation.now + 0.1)", "    gesture.handle(recognizer)",
            ]
            for part in driven {
                let moved = "CGPoint(x: \(part * pull.x), y: \(part * pull.y))"
                calls += [
                    "    (recognizer.state, recognizer.moved) = (.changed, \(moved))",
                    "    gesture.handle(recognizer)", "    Simulation.advance(to: Simulation.now)",
                    "    Report.sight(\"\(label)\", \(part), window, points)",
                ]
            }
            // Half of the remaining distance, to the end or back.
            let rest = isFinished ? (1 + share) / 2 : share / 2
            let later = abs(rest - share) * timeline.duration
            calls += [
                "    recognizer.state = .ended", "    gesture.handle(recognizer)",
                "    Simulation.advance(to: Simulation.now + \(later))",
                "    Report.sight(\"\(label)\", \(rest), window, points)",
                "    Simulation.advance(to: Simulation.now + 2)",
                "    if CADisplayLink.isRunning { print(\"changed|\(label)|a display link runs\") }",
                "    Report.after(\"\(label)\", states, shown: \(shown), completed: \(isFinished), hooks: \(hooks))",
            ]
            runs.append(
                Run(
                    name: label, timeline: timeline.drivenByGesture,
                    times: (driven + [rest]).map { ($0, $0 * timeline.duration) }))
        }
        calls.append("}")
    }
}
