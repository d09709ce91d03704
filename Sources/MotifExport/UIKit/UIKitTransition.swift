import MotifCore

/// A transition between two screens: `UIViewControllerAnimatedTransitioning`, with a method for each operation.
struct UIKitTransition {
    let words: UIKitNaming
    /// The operations, in the order of the kind, with their methods.
    let scripts: [UIKitScript]
    /// Whether the protocol for screens is there.
    let asksScreens: Bool
    /// Whether gestures drive it too.
    let isDriven: Bool

    /// The class, in lines.
    func lines() -> [String] {
        let operations = scripts.map { SwiftText.valueName($0.operation) }
        var lines = [
            "/// Runs \(words.title) from one screen to another.",
            "final class \(words.type)Transition: NSObject, UIViewControllerAnimatedTransitioning {",
            "    /// The ways to run it.", "    enum Operation {", "        case \(operations.joined(separator: ", "))",
            "    }", "", "    let operation: Operation", "    var parameters = \(words.type)Parameters()", "",
            "    init(_ operation: Operation) {", "        self.operation = operation", "    }", "",
            "    func transitionDuration(", "        using context: (any UIViewControllerContextTransitioning)?",
            "    ) -> TimeInterval {",
        ]
        if scripts.contains(where: { $0.isTimedByGeometry }) {
            lines.append("        let geometry = \(words.type)Geometry(")
            lines.append(
                "            \(words.screenLabel): context?.containerView.bounds.size ?? .zero, parameters: parameters)"
            )
        }
        lines += cases { $0.duration }
        lines += ["    }", ""] + animate + methods
        return lines + ["}"]
    }

    private var animate: [String] {
        let stage = isDriven ? "stage(in: context)" : "Stage(context\(home))"
        var lines = [
            "    func animateTransition(using context: any UIViewControllerContextTransitioning) {",
            "        let stage = \(stage)", "        run(moves(on: stage)) {", "            stage.restore()",
            "            if context.transitionWasCancelled { stage.destination?.removeFromSuperview() }",
            "            context.completeTransition(!context.transitionWasCancelled)", "        }", "    }", "",
        ]
        if isDriven {
            lines += [
                "    fileprivate func stage(in context: any UIViewControllerContextTransitioning) -> Stage {",
                "        Stage(context\(home))", "    }", "",
            ]
        }
        lines.append("    \(isDriven ? "fileprivate" : "private") func moves(on stage: Stage) -> [Move] {")
        return lines + geometry + cases { "\($0.method)(on: stage\($0.readsGeometry ? ", geometry" : ""))" } + ["    }"]
    }

    /// Where elements are at rest: on the screen that is left, or on the one that is shown where ends are swapped.
    private var home: String {
        guard asksScreens else { return "" }
        let swapped = scripts.filter(\.isSwapped).map { ".\(SwiftText.label($0.operation))" }
        if swapped.isEmpty { return ", home: .from" }
        if swapped.count == scripts.count { return ", home: .to" }
        let test = swapped.map { "operation == \($0)" }.joined(separator: " || ")
        return ", home: \(test) ? .to : .from"
    }

    var geometry: [String] {
        guard scripts.contains(where: \.readsGeometry) else { return [] }
        let inputs = UIKitGeometry.inputs(of: words)
        let head = "\(words.type)Geometry("
        let size = "\(words.screenLabel): stage.container.bounds.size"
        guard !inputs.isEmpty else {
            return SwiftLayout.lines("let geometry = \(head)\(size), parameters: parameters)", indent: 2)
        }
        let derived = inputs.compactMap { input -> String? in
            guard let name = words.members[input.name], let layer = words.layer(at: input) else { return nil }
            return "scene.\(name) = scene.\(name) ?? stage.frame { $0.\(words.screenMember(of: layer)) }"
        }
        let scene = "stage.home?.\(words.value)Scene ?? \(words.type)Scene()"
        return ["        \(derived.isEmpty ? "let" : "var") scene = \(scene)"] + derived.map { "        " + $0 }
            + SwiftLayout.lines("let geometry = \(head)\(size), scene: scene, parameters: parameters)", indent: 2)
    }

    /// A switch over operation and reduced motion.
    private func cases(_ text: (UIKitScript.Variant) -> String) -> [String] {
        if scripts.count == 1, let script = scripts.first {
            guard let reduced = script.reduced else { return ["        return \(text(script.standard))"] }
            return [
                "        if UIAccessibility.isReduceMotionEnabled {", "            return \(text(reduced))",
                "        }",
                "        return \(text(script.standard))",
            ]
        }
        let hasReduced = scripts.contains { $0.reduced != nil }
        var branches: [(patterns: [String], text: String)] = []
        func add(_ pattern: String, _ text: String) {
            if let known = branches.firstIndex(where: { $0.text == text }) {
                branches[known].patterns.append(pattern)
            } else {
                branches.append((patterns: [pattern], text: text))
            }
        }
        for script in scripts {
            let name = ".\(SwiftText.label(script.operation))"
            if let reduced = script.reduced {
                add("(\(name), false)", text(script.standard))
                add("(\(name), true)", text(reduced))
            } else {
                add(hasReduced ? "(\(name), _)" : name, text(script.standard))
            }
        }
        if branches.count == 1, let only = branches.first { return ["        return \(only.text)"] }
        let lines = branches.flatMap { branch in
            ["        case \(branch.patterns.joined(separator: ", ")):", "            return \(branch.text)"]
        }
        return ["        switch \(hasReduced ? "(operation, UIAccessibility.isReduceMotionEnabled)" : "operation") {"]
            + lines + ["        }"]
    }

    private var methods: [String] {
        scripts.flatMap { script in
            [script.standard, script.reduced].compactMap { $0 }.flatMap { variant in
                variant.method(type: words.type, summary: script.summary)
            }
        }
    }
}

extension UIKitNaming {
    /// The argument for the size of the screen.
    var screenLabel: String { SwiftText.label(screen.flatMap { members[$0] } ?? "device") }

    /// The layer whose frame an input is, so that its view tells it.
    func layer(at input: SceneInput) -> Layer? {
        guard input.type == .frame else { return nil }
        return subject.motion.kind.layers.first { layer in
            layer.repetition == nil && layer.frame.formula.source == input.name && layer.roles == .always(.element)
        }
    }
}
