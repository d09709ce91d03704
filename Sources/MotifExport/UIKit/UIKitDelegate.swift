import MotifCore

extension UIKitTransition {
    /// The methods with which UIKit asks for a transition.
    var delegates: [String] {
        let all = operations.map { ($0, UIKitFamily.transition($0, of: context.words)) }
        func named(_ transition: UIKitFamily.Transition) -> String? { all.first { $0.1 == transition }?.0 }
        var lines: [String] = []
        if let operation = named(.present) {
            lines += [
                "", "    func animationController(",
                "        forPresented presented: UIViewController, presenting: UIViewController,",
                "        source: UIViewController", "    ) -> (any UIViewControllerAnimatedTransitioning)? {",
            ]
            lines += answer(operation, isReversed(operation) ? "presented" : "source", setsSource: true)
            lines += interaction(operation, "interactionControllerForPresentation")
        }
        if let operation = named(.dismiss) {
            lines += [
                "", "    func animationController(", "        forDismissed dismissed: UIViewController",
                "    ) -> (any UIViewControllerAnimatedTransitioning)? {",
            ]
            lines += answer(
                operation, isReversed(operation) ? "source ?? dismissed.presentingViewController" : "dismissed")
            lines += interaction(operation, "interactionControllerForDismissal")
        }
        lines += navigation([(named(.push), ".push"), (named(.pop), ".pop")])
        if let operation = named(.tab) { lines += tabs(operation) }
        return lines
    }

    private func isReversed(_ operation: String) -> Bool { context.words.isSwapped(operation) }

    private func driving(_ operation: String) -> Kind.Interaction? {
        interactions.first { $0.operation == operation }
    }

    private func isActive(_ interaction: Kind.Interaction) -> String {
        "\(SwiftText.valueName(interaction.name))?.isActive == true"
    }

    /// The statements that answer, and the end of the function: `nil` where the screen lacks what is to be moved.
    private func answer(
        _ operation: String, _ home: String, setsSource: Bool = false, indent: String = "        "
    ) -> [String] {
        var lines: [String] = []
        if screen.isNeeded {
            let missing = required(operation).map { "home.\($0) != nil" }
            if missing.isEmpty {
                lines.append("\(indent)let home = \(screenOf), of: \(home))")
                lines.append("\(indent)guard home != nil else { return nil }")
            } else {
                lines.append("\(indent)let home = \(screenOf), of: \(home))")
                lines.append("\(indent)guard let home, \(missing.joined(separator: ", ")) else { return nil }")
            }
            if setsSource { lines.append("\(indent)self.source = source") }
        }
        if operations.count > 1 { lines.append("\(indent)self.operation = .\(SwiftText.label(operation))") }
        guard let interaction = driving(operation) else { return lines + ["\(indent)return self"] + end(indent) }
        context.needed.insert(.interaction)
        return lines + [
            "\(indent)guard \(isActive(interaction)) else { return self }",
            "\(indent)return \(context.words.shared("Interaction"))(",
            "\(indent)    duration: transitionDuration(using: nil),",
            "\(indent)    begin: { [unowned self] in begin($0) },",
            "\(indent)    completion: \(screen.isNeeded ? "{ [weak self] in self?.end(completed: $0) }" : completion))",
        ] + end(indent)
    }

    private func end(_ indent: String) -> [String] { indent == "        " ? ["    }"] : [] }

    /// The views without which there is nothing to move.
    private func required(_ operation: String) -> [String] {
        context.kind.layers.filter { layer in
            layer.repetition == nil && layer.visible == nil && layer.roles.role(in: operation) == .element
                && context.asked[layer.name] != nil
        }.map(context.words.screenMember)
    }

    private func interaction(_ operation: String, _ name: String) -> [String] {
        guard let interaction = driving(operation) else { return [] }
        return [
            "", "    func \(name)(", "        using animator: any UIViewControllerAnimatedTransitioning",
            "    ) -> (any UIViewControllerInteractiveTransitioning)? {",
            "        \(isActive(interaction)) ? \(SwiftText.valueName(interaction.name)) : nil", "    }",
        ]
    }

    private func navigation(_ cases: [(operation: String?, name: String)]) -> [String] {
        let known = cases.compactMap { item in item.operation.map { ($0, item.name) } }
        guard !known.isEmpty else { return [] }
        var lines = [
            "", "    func navigationController(", "        _ navigationController: UINavigationController,",
            "        animationControllerFor operation: UINavigationController.Operation,",
            "        from source: UIViewController, to destination: UIViewController",
            "    ) -> (any UIViewControllerAnimatedTransitioning)? {", "        switch operation {",
        ]
        for (operation, name) in known {
            lines.append("        case \(name):")
            if name == ".pop", driving(operation) == nil {
                lines += [
                    "            // The swipe from the edge keeps the system's animation.",
                    "            let swipe = navigationController.interactivePopGestureRecognizer",
                    "            if swipe?.state == .began { return nil }",
                ]
            }
            lines += answer(operation, isReversed(operation) ? "destination" : "source", indent: "            ")
        }
        lines += ["        default:", "            return nil", "        }", "    }"]
        let driven = known.compactMap { driving($0.0) }
        guard !driven.isEmpty else { return lines }
        lines += [
            "", "    func navigationController(", "        _ navigationController: UINavigationController,",
            "        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning",
            "    ) -> (any UIViewControllerInteractiveTransitioning)? {",
        ]
        for interaction in driven {
            lines.append("        if \(isActive(interaction)) { return \(SwiftText.valueName(interaction.name)) }")
        }
        return lines + ["        return nil", "    }"]
    }

    private func tabs(_ operation: String) -> [String] {
        [
            "", "    func tabBarController(", "        _ tabBarController: UITabBarController,",
            "        animationControllerForTransitionFrom source: UIViewController, to destination: UIViewController",
            "    ) -> (any UIViewControllerAnimatedTransitioning)? {",
            "        let tabs = tabBarController.viewControllers",
            "        indices = (tabs?.firstIndex(of: source), tabs?.firstIndex(of: destination))",
        ] + (operations.count > 1 ? ["        self.operation = .\(SwiftText.label(operation))"] : [])
            + ["        return self", "    }"]
    }
}
