import MotifCore

/// The class that runs transitions between two screens, and that UIKit asks for them: animator and delegate in one.
struct UIKitTransition {
    let context: UIKitContext
    let screen: UIKitScreen
    let methods: [UIKitMethods]
    let interactions: [Kind.Interaction]
    private var words: UIKitNaming { context.words }

    var operations: [String] { methods.flatMap(\.family.operations) }
    private var asks: Bool { screen.isNeeded }

    private func operation(_ transition: UIKitFamily.Transition) -> String? {
        operations.first { UIKitFamily.transition($0, of: words) == transition }
    }

    /// The class, in lines.
    func lines() -> [String] {
        context.needed.formUnion([.transition, .screens])
        let presents = operation(.present) ?? operation(.dismiss)
        let pushes = operation(.push) ?? operation(.pop)
        let uses = [
            presents.map { _ in
                ("UIViewControllerTransitioningDelegate", "`transitioningDelegate` of a view controller")
            },
            pushes.map { _ in ("UINavigationControllerDelegate", "`delegate` of a navigation controller") },
            operation(.tab).map { _ in ("UITabBarControllerDelegate", "`delegate` of a tab bar controller") },
        ].compactMap { $0 }
        var lines = ["/// Runs \(words.title) from one screen to another."]
        if !uses.isEmpty {
            let names = uses.map(\.1).joined(separator: ", or the ")
            lines += ["///", "/// Set it as the \(names), and keep a reference to it: UIKit doesn't."]
        }
        let parents = ["NSObject", "UIViewControllerAnimatedTransitioning"] + uses.map(\.0)
        let head = "final class \(words.type)Transition: \(parents.prefix(2).joined(separator: ", "))"
        lines.append(head + (uses.isEmpty ? " {" : ","))
        if !uses.isEmpty { lines += ["    \(uses.map(\.0).joined(separator: ", "))", "{"] }
        lines += properties + animation + begin
        lines += delegates
        return lines + ["}"]
    }

    private var properties: [String] {
        var lines: [String] = []
        if operations.count > 1 {
            let cases = operations.map(SwiftText.valueName).joined(separator: ", ")
            lines += ["    enum Operation {", "        case \(cases)", "    }", ""]
            lines += ["    /// The operation that runs next. As a delegate, the transition sets it itself."]
            lines += ["    var operation = Operation.\(SwiftText.label(operations.first ?? ""))"]
        }
        lines.append("    var parameters = \(words.type)Parameters()")
        if operation(.tab) != nil { lines.append("    private var indices: (from: Int?, to: Int?)") }
        if asks, operation(.present) != nil || operation(.dismiss) != nil {
            lines += ["    /// The presenting screen, which may be a child of the view controller that UIKit animates."]
            lines += ["    private weak var source: UIViewController?"]
        }
        for interaction in interactions {
            let name = SwiftText.valueName(interaction.name)
            lines += ["    /// The gesture that drives `\(SwiftText.comment(interaction.operation))`, if one does."]
            lines += ["    var \(name): \(words.gestureType(interaction))?"]
        }
        return lines
    }

    /// An expression for each family: the value of the only one, or a switch.
    private func switched(_ text: (UIKitMethods) -> [String], indent: String = "        ") -> [String] {
        if methods.count == 1, let only = methods.first { return text(only).map { indent + $0 } }
        return ["\(indent)switch operation {"]
            + methods.flatMap { method in
                let cases = method.family.operations.map { ".\(SwiftText.label($0))" }.joined(separator: ", ")
                return ["\(indent)case \(cases):"] + text(method).map { "\(indent)    " + $0 }
            } + ["\(indent)}"]
    }

    /// Whether a family runs from its end to its start.
    private func isReversed(_ family: UIKitFamily) -> String {
        guard let reversed = family.reversed else { return family.isReversed ? "true" : "false" }
        return "operation == .\(SwiftText.label(reversed))"
    }

    private var isReversed: String {
        let tests = methods.compactMap { method -> String? in
            let test = isReversed(method.family)
            if test != "true" { return test == "false" ? nil : test }
            return methods.count == 1 ? test : "operation == .\(SwiftText.label(method.family.operation))"
        }
        return tests.isEmpty ? "false" : tests.joined(separator: " || ")
    }

    private var animation: [String] {
        [
            "", "    func transitionDuration(", "        using context: (any UIViewControllerContextTransitioning)?",
            "    ) -> TimeInterval {",
            "        let geometry = \(words.type)Geometry(",
            "            \(words.screenLabel): context?.containerView.bounds.size ?? .zero, parameters: parameters)",
        ] + switched { ["return \($0.durationCall("geometry", isReversed: isReversed($0.family)))"] } + [
            "    }", "", "    func animateTransition(using context: any UIViewControllerContextTransitioning) {",
            "        begin(context).run(in: context, completion: \(completion))", "    }",
        ]
    }

    var completion: String { asks ? "end" : "{ _ in }" }

    private var begin: [String] {
        var lines = [
            "",
            "    private func begin(_ context: any UIViewControllerContextTransitioning) -> \(words.shared("Animator")) {",
        ]
        lines.append("        let motion = \(words.shared("Animator"))(context, isReversed: \(isReversed))")
        if asks { lines.append("        let (home, other) = screens(in: context)") }
        if asks {
            lines += ["        for screen in [home, other] { screen?.\(words.value)WillBegin() }"]
        }
        if asks, context.copies {
            lines += [
                "        motion.didCopy = { view, copy in",
                "            for screen in [home, other] { screen?.\(words.value)DidCopy(view, to: copy) }",
                "        }",
            ]
        }
        lines += UIKitMotion.geometry(
            context, screen: screen, container: "motion.containerView", hasOther: true, asks: asks,
            given: operation(.tab) == nil ? [] : ["(geometry.scene.fromIndex, geometry.scene.toIndex) = indices"])
        lines += switched { $0.addition(to: "motion", asks: asks) }
        if asks {
            lines += [
                "        let timing = \(words.shared("Track")).Timing(duration: transitionDuration(using: context), curve: .easeInOut)",
                "        motion.add(",
                "            \(words.shared("Animation"))(timing: timing) {",
                "                for screen in [home, other] { screen?.\(words.value)Alongside() }",
                "            })",
                "        ended = { completed in",
                "            for screen in [home, other] { screen?.\(words.value)DidEnd(completed: completed) }",
                "        }",
            ]
        }
        lines += ["        return motion", "    }"]
        if asks { lines += screens }
        return lines
    }

    /// A call that finds the screen that a view controller is or shows, up to its second argument.
    var screenOf: String { "\(words.shared("Animator")).screen((any \(words.screenType)).self" }

    /// The screens that supply the kind's scene, and the calls they receive at the end.
    private var screens: [String] {
        let from = "\(screenOf), of: context.viewController(forKey: .from))"
        let to = "\(screenOf), of: context.viewController(forKey: .to))"
        let presents = operation(.present) != nil || operation(.dismiss) != nil
        let source = presents ? "\(screenOf), of: source) ?? " : ""
        let reversed = isReversed
        var lines = [
            "", "    private var ended: @MainActor (Bool) -> Void = { _ in }", "",
            "    private func end(completed: Bool) {", "        ended(completed)", "        ended = { _ in }", "    }",
            "", "    /// The screen on which the motion starts, and the other one.", "    private func screens(",
            "        in context: any UIViewControllerContextTransitioning",
            "    ) -> (home: (any \(words.screenType))?, other: (any \(words.screenType))?) {",
            "        let from = \(from)", "        let to = \(to)",
        ]
        switch reversed {
        case "false": lines.append("        return (\(source)from, to)")
        case "true": lines.append("        return (\(source)to, from)")
        default: lines.append("        return \(reversed) ? (\(source)to, from) : (\(source)from, to)")
        }
        return lines + ["    }"]
    }
}
