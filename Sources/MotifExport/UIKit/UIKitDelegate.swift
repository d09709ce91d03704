import MotifCore

extension UIKitTransition {
    /// The methods with which UIKit asks for a transition.
    @SwiftBuilder var delegateMethods: [SwiftStatement] {
        if let operation = operation(.present) {
            ""
            SwiftStatement.block(
                """
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController,
                    source: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)?
                """,
                answer(operation, from: operation.isSwapped ? "presented" : "source", setsSource: true))
            interaction(operation, "interactionControllerForPresentation")
        }
        if let operation = operation(.dismiss) {
            let home = operation.isSwapped ? "source ?? dismissed.presentingViewController" : "dismissed"
            ""
            SwiftStatement.block(
                """
                func animationController(
                    forDismissed dismissed: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)?
                """, answer(operation, from: home))
            interaction(operation, "interactionControllerForDismissal")
        }
        navigation
        if let operation = operation(.tab) { tabs(operation) }
    }

    private func gesture(_ operation: UIKitOperation) -> UIKitGesture? {
        plan.gestures.first { $0.interaction.operation == operation.name }
    }

    private func isActive(_ gesture: UIKitGesture) -> String {
        "\(SwiftText.valueName(gesture.interaction.name))?.isActive == true"
    }

    /// The statement that sets the operation, if there is a choice.
    @SwiftBuilder private func choice(_ operation: UIKitOperation) -> [SwiftStatement] {
        if operations.count > 1 { "self.operation = .\(SwiftText.label(operation.name))" }
    }

    /// The statements that answer; `nil` if the screen lacks a view that moves.
    @SwiftBuilder private func answer(
        _ operation: UIKitOperation, from home: String, setsSource: Bool = false
    ) -> [SwiftStatement] {
        if plan.asksApp {
            let needed = required(operation).map { "home.\($0) != nil" }
            screen(of: home).prefixed("let home = ")
            if needed.isEmpty {
                "guard home != nil else { return nil }"
            } else {
                "guard let home, \(needed.joined(separator: ", ")) else { return nil }"
            }
            if setsSource { "self.source = source" }
        }
        choice(operation)
        if let gesture = gesture(operation) {
            """
            guard \(isActive(gesture)) else { return self }
            return \(names.shared("Interaction"))(
                duration: transitionDuration(using: nil), begin: { [unowned self] in begin($0) })
            """
        } else {
            "return self"
        }
    }

    /// The views without which there is nothing to move.
    private func required(_ operation: UIKitOperation) -> [String] {
        plan.kind.layers.filter { layer in
            layer.repetition == nil && layer.visible == nil && layer.roles.role(in: operation.name) == .element
                && plan.asked[layer.name] != nil
        }.map(names.screenMember)
    }

    @SwiftBuilder private func interaction(_ operation: UIKitOperation, _ name: String) -> [SwiftStatement] {
        if let gesture = gesture(operation) {
            """

            func \(name)(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                \(isActive(gesture)) ? \(SwiftText.valueName(gesture.interaction.name)) : nil
            }
            """
        }
    }

    @SwiftBuilder private var navigation: [SwiftStatement] {
        let known = [operation(.push), operation(.pop)].compactMap { $0 }
        let gestures = known.compactMap(gesture)
        if !known.isEmpty {
            """

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from source: UIViewController, to destination: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                switch operation {
            """
            SwiftStatement.indented {
                for operation in known {
                    "case .\(operation.transition == .push ? "push" : "pop"):"
                    SwiftStatement.indented {
                        if operation.transition == .pop, gesture(operation) == nil {
                            """
                            // The swipe from the edge keeps the system's animation.
                            let swipe = navigationController.interactivePopGestureRecognizer
                            if swipe?.state == .began { return nil }
                            """
                        }
                        answer(operation, from: operation.isSwapped ? "destination" : "source")
                    }
                }
            }
            """
                default:
                    return nil
                }
            }
            """
        }
        if !gestures.isEmpty {
            """

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
            """
            SwiftStatement.indented {
                for gesture in gestures {
                    "if \(isActive(gesture)) { return \(SwiftText.valueName(gesture.interaction.name)) }"
                }
                "return nil"
            }
            "}"
        }
    }

    @SwiftBuilder private func tabs(_ operation: UIKitOperation) -> [SwiftStatement] {
        """

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom source: UIViewController, to destination: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            let tabs = tabBarController.viewControllers
            indices = (tabs?.firstIndex(of: source), tabs?.firstIndex(of: destination))
        """
        SwiftStatement.indented {
            choice(operation)
            "return self"
        }
        "}"
    }
}
