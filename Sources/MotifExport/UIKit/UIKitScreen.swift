import MotifCore

/// What a kind needs from the app, as a protocol for the screens between which it runs, or for the views that it moves.
struct UIKitScreen {
    private let plan: UIKitPlan
    /// The requirements of the protocol.
    private var requirements: [CodeStatement] = []
    /// The members of a screen that has none of its own.
    private var answers: [CodeStatement] = []
    private var names: UIKitNaming { plan.names }

    init(_ plan: UIKitPlan) {
        self.plan = plan
        if !plan.motions.isEmpty {
            let doc = "The view that fills the screen, in whose coordinates frames are measured."
            add(doc, "var \(names.value)Container: UIView", answer: nil)
        }
        if !plan.screenInputs.isEmpty {
            let doc = "Values that the screen decides when the motion begins."
            add(doc, "var \(names.value)Scene: \(names.type)Scene", answer: "\(names.type)Scene()")
        }
        for measure in plan.measures where measure.layer == nil {
            guard case .name(let name) = measure.target, let member = names.views[name] else { continue }
            add("The view whose frame is `\(SwiftText.comment(name))`.", "var \(member): UIView?", answer: "nil")
        }
        for layer in plan.kind.layers { add(layer) }
        if !plan.transitions.isEmpty { addHooks() }
    }

    @CodeBuilder var statements: [CodeStatement] {
        CodeStatement.doc(
            plan.transitions.isEmpty
                ? "What \(names.title) needs from the app. Views that are `nil` don't move."
                : "What \(names.title) needs from the screens that it runs between. Each provides the views that it has."
        )
        "@MainActor"
        CodeStatement.block(
            "protocol \(names.screenType): \(plan.asksControllers ? "UIViewController" : "AnyObject")", requirements)
        if !answers.isEmpty {
            ""
            CodeStatement.block("extension \(names.screenType)", answers)
        }
    }

    /// - Parameter answer: The body of the member in a screen that has none; `nil` if every screen has one.
    private mutating func add(_ doc: String, _ head: Code, answer: String? = "") {
        let isProperty = head.text.hasPrefix("var ")
        requirements += CodeStatement.doc(doc) + [.code(isProperty ? head.appending(" { get }") : head)]
        guard let answer else { return }
        answers.append(.code(head.appending(answer.isEmpty ? " {}" : " { \(answer) }")))
    }

    private mutating func add(_ layer: Layer) {
        let member = names.screenMember(of: layer)
        let name = SwiftText.comment(layer.name)
        if let operations = plan.asked[layer.name] {
            let roles = Set(operations.compactMap { layer.roles.role(in: $0)?.rawValue }).sorted()
            let isPlaced = roles == ["control"] && !plan.transitions.isEmpty
            add(
                "The view of the layer '\(name)' (\(roles.joined(separator: ", ")))"
                    + (isPlaced ? ", at the position where its screen shows it." : "."),
                layer.repetition == nil ? "var \(member): UIView?" : "func \(member)(_ element: String) -> UIView?",
                answer: "nil")
        }
        if plan.played.contains(layer.name) {
            let parameters: [Code] = [
                "from start: CGFloat", "to end: CGFloat", "delay: TimeInterval", "duration: TimeInterval",
            ]
            add(
                "Plays the animation of '\(name)' between two frames, at a constant rate.",
                .function("func \(member)Plays", parameters))
        }
        if plan.shown.contains(layer.name) {
            add("Shows a frame of the animation of '\(name)'.", "func \(member)Shows(frame: CGFloat)")
        }
    }

    /// The calls that a screen gets around a transition.
    private mutating func addHooks() {
        let name = names.value
        add(
            "Called before views are measured and copied, for example to remove a button's image.",
            "func \(name)WillBegin()")
        if plan.copies {
            add(
                "Called for each element with the copy that moves in its place, for example to add to it what `\(name)Alongside` animates.",
                "func \(name)DidCopy(_ view: UIView, to copy: UIView)")
        }
        add("Makes changes that are animated alongside the motion, over its whole duration.", "func \(name)Alongside()")
        add("Called when the motion has ended and all views are restored.", "func \(name)DidEnd(completed: Bool)")
    }
}
