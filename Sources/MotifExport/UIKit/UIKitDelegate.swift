import MotifCore

/// The delegate that gives UIKit the transition: of a presented screen, or of a navigation controller.
struct UIKitDelegate {
    let words: UIKitNaming
    let scripts: [UIKitScript]
    let asksScreens: Bool
    let interactions: [Kind.Interaction]

    /// The classes, in lines.
    func lines() -> [String] {
        let presents = scripts.filter { UIKitExport.presenting.contains($0.operation) }
        let pushes = scripts.filter { UIKitExport.pushing.contains($0.operation) }
        let suffix =
            presents.isEmpty || pushes.isEmpty
            ? ["Delegate", "Delegate"] : ["PresentationDelegate", "NavigationDelegate"]
        var lines: [String] = []
        if !presents.isEmpty {
            lines += head(
                suffix[0], "UIViewControllerTransitioningDelegate",
                "Set it as `transitioningDelegate` of the screen that is presented", presents)
            lines += presents.flatMap(presentation) + ["}"]
        }
        if !pushes.isEmpty {
            if !lines.isEmpty { lines.append("") }
            lines += head(
                suffix[1], "UINavigationControllerDelegate", "Set it as `delegate` of the navigation controller", pushes
            )
            lines += navigation(pushes) + ["}"]
        }
        return lines
    }

    private func driving(_ script: UIKitScript) -> Kind.Interaction? {
        interactions.first { $0.operation == script.operation }
    }

    private func head(_ suffix: String, _ parent: String, _ usage: String, _ own: [UIKitScript]) -> [String] {
        var lines = [
            "/// Lets UIKit run \(words.title).", "///", "/// \(usage), and hold on to it: UIKit does not.",
            "final class \(words.type)\(suffix): NSObject, \(parent) {",
            "    var parameters = \(words.type)Parameters()",
        ]
        for interaction in own.compactMap(driving) {
            let name = SwiftText.valueName(interaction.name)
            lines += ["    /// What drives `\(SwiftText.comment(interaction.operation))`, where a gesture does."]
            lines += ["    var \(name): \(words.type)\(SwiftText.typeName(interaction.name))?"]
        }
        return lines
    }

    private func presentation(_ script: UIKitScript) -> [String] {
        let isPresent = script.operation == "present"
        let arguments =
            isPresent
            ? [
                "        forPresented presented: UIViewController, presenting: UIViewController,",
                "        source: UIViewController",
            ]
            : ["        forDismissed dismissed: UIViewController"]
        let home =
            script.isSwapped == isPresent
            ? (isPresent ? "presented" : "dismissed") : (isPresent ? "source" : "dismissed.presentingViewController")
        var lines = ["", "    func animationController("] + arguments
        lines += ["    ) -> (any UIViewControllerAnimatedTransitioning)? {"] + answer(script, home) + ["    }"]
        guard let interaction = driving(script) else { return lines }
        lines += [
            "", "    func interactionControllerFor\(isPresent ? "Presentation" : "Dismissal")(",
            "        using animator: any UIViewControllerAnimatedTransitioning",
            "    ) -> (any UIViewControllerInteractiveTransitioning)? {",
            "        \(active(interaction)) ? \(SwiftText.valueName(interaction.name)) : nil", "    }",
        ]
        return lines
    }

    private func active(_ interaction: Kind.Interaction) -> String {
        "\(SwiftText.valueName(interaction.name))?.isActive == true"
    }

    private func answer(_ script: UIKitScript, _ home: String) -> [String] {
        let name = ".\(SwiftText.label(script.operation))"
        var lines: [String] = []
        if asksScreens { lines.append("        guard screen(of: \(home)) != nil else { return nil }") }
        lines.append("        let transition = \(words.type)Transition(\(name))")
        lines.append("        transition.parameters = parameters")
        guard let interaction = driving(script) else { return lines + ["        return transition"] }
        return lines + [
            "        guard \(active(interaction)) else { return transition }",
            "        return \(words.type)DrivenTransition(transition)",
        ]
    }

    private func navigation(_ scripts: [UIKitScript]) -> [String] {
        var lines = [
            "", "    func navigationController(", "        _ navigationController: UINavigationController,",
            "        animationControllerFor operation: UINavigationController.Operation,",
            "        from source: UIViewController, to destination: UIViewController",
            "    ) -> (any UIViewControllerAnimatedTransitioning)? {", "        switch operation {",
        ]
        for script in scripts {
            lines.append("        case .\(script.operation):")
            lines += answer(script, script.isSwapped ? "destination" : "source").map { "    " + $0 }
        }
        lines += ["        default:", "            return nil", "        }", "    }"]
        let driven = scripts.compactMap(driving)
        guard !driven.isEmpty else { return lines }
        lines += [
            "", "    func navigationController(", "        _ navigationController: UINavigationController,",
            "        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning",
            "    ) -> (any UIViewControllerInteractiveTransitioning)? {",
        ]
        for interaction in driven {
            lines.append("        if \(active(interaction)) { return \(SwiftText.valueName(interaction.name)) }")
        }
        return lines + ["        return nil", "    }"]
    }
}
