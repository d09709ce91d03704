import MotifCore

/// The class that runs transitions between two screens, and that UIKit asks for them: animator and delegate in one.
struct UIKitTransition {
    let plan: UIKitPlan
    var operations: [UIKitOperation] { plan.transitions.flatMap(\.family.operations) }
    var names: UIKitNaming { plan.names }
    private var methods: [UIKitMethod] { plan.transitions }

    /// The first operation that is a transition of UIKit.
    func operation(_ transition: UIKitOperation.Transition) -> UIKitOperation? {
        operations.first { $0.transition == transition }
    }

    /// Whether a dismissal needs the screen that has presented.
    var remembersSources: Bool { plan.asksApp && operation(.present) != nil && operation(.dismiss) != nil }

    private var presents: Bool { operation(.present) != nil || operation(.dismiss) != nil }

    /// The delegates that the class is for UIKit, with where the app sets it.
    private var delegates: [(type: String, property: String)] {
        let pushes = operation(.push) != nil || operation(.pop) != nil
        let isWhole = !plan.notes.contains { $0.code == .endFullScreen }
        let style = isWhole ? " whose `modalPresentationStyle` is `.fullScreen`" : ""
        let all = [
            (presents, "UIViewControllerTransitioningDelegate", "`transitioningDelegate` of a view controller\(style)"),
            (pushes, "UINavigationControllerDelegate", "`delegate` of a navigation controller"),
            (operation(.tab) != nil, "UITabBarControllerDelegate", "`delegate` of a tab bar controller"),
        ]
        return all.filter(\.0).map { ($0.1, $0.2) }
    }

    /// The class.
    @CodeBuilder var statements: [CodeStatement] {
        let head = "final class \(names.type)Transition: NSObject, UIViewControllerAnimatedTransitioning"
        CodeStatement.doc("Runs \(names.title) from one screen to another.")
        if delegates.isEmpty {
            "\(head) {"
        } else {
            "///"
            CodeStatement.doc(
                "Set it as the \(delegates.map(\.property).joined(separator: ", or the ")), and keep a reference to it: UIKit doesn't."
            )
            "\(head),"
            "    \(delegates.map(\.type).joined(separator: ", "))"
            "{"
        }
        CodeStatement.indented {
            properties
            animation
            begin
            delegateMethods
        }
        "}"
    }

    @CodeBuilder private var properties: [CodeStatement] {
        if let first = operations.first, operations.count > 1 {
            """
            enum Operation {
                case \(operations.map { SwiftText.valueName($0.name) }.joined(separator: ", "))
            }

            /// The operation that runs next. As a delegate, the transition sets it itself.
            var operation = Operation.\(SwiftText.label(first.name))
            """
        }
        "var parameters = \(names.type)Parameters()"
        if operation(.tab) != nil { "private var indices: (from: Int?, to: Int?)" }
        if plan.asksApp, presents {
            "/// The presenting screen, which may be a child of the view controller that UIKit animates."
            "private weak var source: UIViewController?"
        }
        if remembersSources {
            "/// The presenting screens, each by the view controller that it presents."
            "private let sources = NSMapTable<UIViewController, UIViewController>.weakToWeakObjects()"
        }
        for gesture in plan.gestures {
            CodeStatement.doc(
                "The gesture that drives `\(SwiftText.comment(gesture.interaction.operation))`, if one does.")
            "var \(SwiftText.valueName(gesture.interaction.name)): \(gesture.type)?"
        }
    }

    /// Statements for each family: those of the only one, or a switch.
    private func switched(_ statements: (UIKitMethod) -> [CodeStatement]) -> [CodeStatement] {
        if methods.count == 1, let only = methods.first { return statements(only) }
        let cases = methods.flatMap { method -> [CodeStatement] in
            let names = method.family.operations.map { ".\(SwiftText.label($0.name))" }
            return [.code("case \(names.joined(separator: ", ")):"), .indented(statements(method))]
        }
        return [.code("switch operation {")] + cases + [.code("}")]
    }

    /// Whether methods run from their ends to their starts.
    private func isReversed(_ methods: [UIKitMethod]) -> String {
        let backward = methods.compactMap(\.family.backward)
        if backward.isEmpty { return "false" }
        if methods.flatMap(\.family.operations).count == 1 { return "true" }
        return backward.map { "operation == .\(SwiftText.label($0.name))" }.joined(separator: " || ")
    }

    @CodeBuilder private var animation: [CodeStatement] {
        """

        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval {
            let geometry = \(names.type)Geometry(
                \(names.screen): context?.containerView.bounds.size ?? .zero, parameters: parameters)
        """
        CodeStatement.indented(
            switched { [.code($0.duration(isReversed: isReversed([$0])).prefixed("return "))] })
        """
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            begin(context).run(in: context)
        }

        """
    }

    private var begin: CodeStatement {
        let animator = names.shared("Animator")
        return .block("private func begin(_ context: any UIViewControllerContextTransitioning) -> \(animator)") {
            "let motion = \(animator)(context, isReversed: \(isReversed(methods)))"
            if plan.asksApp {
                Code.call(
                    "let (home, other) = motion.screens",
                    ["(any \(names.screenType)).self", "in: context"] + (presents ? ["source: source"] : []))
                "for screen in [home, other] { screen?.\(names.value)WillBegin() }"
            }
            if plan.asksApp, plan.copies {
                """
                motion.didCopy = { view, copy in
                    for screen in [home, other] { screen?.\(names.value)DidCopy(view, to: copy) }
                }
                """
            }
            plan.geometryStatements(
                hasOther: true,
                given: operation(.tab) == nil
                    ? [] : [.code("(geometry.scene.fromIndex, geometry.scene.toIndex) = indices")])
            switched { $0.calls(plan) }
            if plan.asksApp { hooks }
            "return motion"
        }
    }

    /// The statements that call the screens alongside the motion and at its end.
    @CodeBuilder private var hooks: [CodeStatement] {
        Code.call(
            "let timing = \(names.shared("Track")).Timing",
            ["duration: transitionDuration(using: context)", "curve: .easeInOut"])
        """
        motion.add(
            \(names.shared("Animation"))(timing: timing) {
                for screen in [home, other] { screen?.\(names.value)Alongside() }
            })
        motion.didEnd = { completed in
            for screen in [home, other] { screen?.\(names.value)DidEnd(completed: completed) }
        }
        """
    }

    /// A call that finds the screen that a view controller is or shows.
    func screen(of controller: String) -> Code {
        .call("\(names.shared("Animator")).screen", ["(any \(names.screenType)).self", "of: \(controller)"])
    }
}
