import MotifCore

extension UIKitTransition {
    /// The methods with which UIKit asks for a transition.
    @CodeBuilder var delegateMethods: [CodeStatement] {
        presentation(
            .present, "presented",
            """
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            """,
            source: ["self.source = source"]
                + (remembersSources ? ["sources.setObject(source, forKey: presented)"] : []),
            interaction: "interactionControllerForPresentation")
        presentation(
            .dismiss, "dismissed",
            """
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            """,
            source: [
                "source = \(remembersSources ? "sources.object(forKey: dismissed) ?? " : "")dismissed.presentingViewController"
            ], interaction: "interactionControllerForDismissal")
        navigation
        if let operation = operation(.tab) { tabs(operation) }
    }

    /// The methods for a view controller that is presented or dismissed; it is the home of what is turned around.
    @CodeBuilder private func presentation(
        _ transition: UIKitOperation.Transition, _ presented: String, _ head: Code, source: [Code], interaction: String
    ) -> [CodeStatement] {
        if let operation = operation(transition) {
            let isHome = operation.isSwapped == (transition == .present)
            ""
            CodeStatement.block(
                head, answer(operation, from: isHome ? presented : "source", settingSource: source.map { .code($0) }))
            self.interaction(operation, interaction)
        }
    }

    private func gesture(_ operation: UIKitOperation) -> UIKitGesture? {
        plan.gestures.first { $0.interaction.operation == operation.name }
    }

    private func isActive(_ gesture: UIKitGesture) -> String {
        "\(SwiftText.valueName(gesture.interaction.name))?.isActive == true"
    }

    /// The statement that sets the operation, if there is a choice.
    @CodeBuilder private func choice(_ operation: UIKitOperation) -> [CodeStatement] {
        if operations.count > 1 { "self.operation = .\(SwiftText.label(operation.name))" }
    }

    /// The statements that answer; `nil` if the screen lacks a view that moves.
    @CodeBuilder private func answer(
        _ operation: UIKitOperation, from home: String, settingSource: [CodeStatement] = []
    ) -> [CodeStatement] {
        if plan.asksApp {
            let needed = required(operation).map { "home.\($0) != nil" }
            settingSource
            screen(of: home).prefixed("let home = ")
            if needed.isEmpty {
                "guard home != nil else { return nil }"
            } else {
                "guard let home, \(needed.joined(separator: ", ")) else { return nil }"
            }
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

    @CodeBuilder private func interaction(_ operation: UIKitOperation, _ name: String) -> [CodeStatement] {
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

    @CodeBuilder private var navigation: [CodeStatement] {
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
            CodeStatement.indented {
                for operation in known {
                    "case .\(operation.transition == .push ? "push" : "pop"):"
                    CodeStatement.indented {
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
            CodeStatement.indented {
                for gesture in gestures {
                    "if \(isActive(gesture)) { return \(SwiftText.valueName(gesture.interaction.name)) }"
                }
                "return nil"
            }
            "}"
        }
    }

    @CodeBuilder private func tabs(_ operation: UIKitOperation) -> [CodeStatement] {
        """

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom source: UIViewController, to destination: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            let tabs = tabBarController.viewControllers
            indices = (tabs?.firstIndex(of: source), tabs?.firstIndex(of: destination))
        """
        CodeStatement.indented {
            choice(operation)
            "return self"
        }
        "}"
    }
}
