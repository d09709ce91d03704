import MotifCore

/// What a kind needs from the app, as a protocol for the screens between which it runs, or for the views that it moves.
struct UIKitScreen {
    let context: UIKitContext
    /// Whether some operations are transitions, and whether some move views of one screen.
    let hasTransitions: Bool
    let hasMotions: Bool
    private var words: UIKitNaming { context.words }

    /// Whether the app is asked for anything.
    var isNeeded: Bool {
        hasMotions || !context.asked.isEmpty || !context.plays.isEmpty || !scene.isEmpty
            || context.measures.contains { $0.layer == nil }
    }

    /// Whether it is a protocol of view controllers.
    private var isController: Bool { context.asksControllers }

    /// The inputs that no view tells, and that a delegate does not know.
    private var scene: [SceneInput] {
        UIKitMotion.inputs(of: words).filter { input in
            input.type != .frame && !["fromIndex", "toIndex"].contains(input.name)
        }
    }

    var asksScene: Bool { !scene.isEmpty }

    /// The protocol and the answers of a screen that has none, in lines.
    func lines() -> [String] {
        var (needs, answers): ([String], [String]) = ([], [])
        if hasMotions {
            needs += ["/// The view that fills the screen, in whose coordinates frames are measured."]
            needs += ["var \(words.value)Container: UIView { get }"]
        }
        if asksScene {
            needs += ["/// Values that the screen decides when the motion begins."]
            needs += ["var \(words.value)Scene: \(words.type)Scene { get }"]
            answers.append("var \(words.value)Scene: \(words.type)Scene { \(words.type)Scene() }")
        }
        for measure in context.measures where measure.layer == nil {
            guard case .name(let name) = measure.target, let member = words.views[name] else { continue }
            needs += ["/// The view whose frame is `\(SwiftText.comment(name))`.", "var \(member): UIView? { get }"]
            answers.append("var \(member): UIView? { nil }")
        }
        for layer in context.kind.layers {
            let (need, answer) = members(for: layer)
            needs += need
            answers += answer
        }
        if hasTransitions {
            for (name, doc) in UIKitHook.all(context) {
                needs += ["/// \(doc)", "func \(name)"]
                answers.append("func \(name) {}")
            }
        }
        let whole =
            hasTransitions
            ? "/// What \(words.title) needs from the screens that it runs between. Each provides the views that it has."
            : "/// What \(words.title) needs from the app. Views that are `nil` don't move."
        let parent = isController ? "UIViewController" : "AnyObject"
        var lines = [whole, "@MainActor", "protocol \(words.screenType): \(parent) {"]
        lines += needs.map { "    " + $0 } + ["}"]
        if answers.isEmpty { return lines }
        lines += ["", "extension \(words.screenType) {"] + answers.map { "    " + $0 } + ["}"]
        return lines
    }

    private func members(for layer: Layer) -> (needs: [String], answers: [String]) {
        let member = words.screenMember(of: layer)
        var (needs, answers): ([String], [String]) = ([], [])
        if let operations = context.asked[layer.name] {
            let roles = Set(operations.compactMap { layer.roles.role(in: $0)?.rawValue }).sorted()
            let place = roles == ["control"] && hasTransitions ? ", at the position where its screen shows it" : ""
            needs.append(
                "/// The view of the layer '\(SwiftText.comment(layer.name))' (\(roles.joined(separator: ", ")))\(place)."
            )
            let head =
                layer.repetition == nil ? "var \(member): UIView?" : "func \(member)(_ element: String) -> UIView?"
            needs.append(layer.repetition == nil ? "\(head) { get }" : head)
            answers.append("\(head) { nil }")
        }
        if context.plays.contains(layer.name) {
            let head = [
                "func \(member)Plays(",
                "    from start: CGFloat, to end: CGFloat, delay: TimeInterval, duration: TimeInterval",
            ]
            needs += [
                "/// Plays the animation of '\(SwiftText.comment(layer.name))' between two frames, at a constant rate."
            ]
            needs += head + [")"]
            answers += head + [") {}"]
        }
        if context.shows.contains(layer.name) {
            needs += [
                "/// Shows a frame of the animation of '\(SwiftText.comment(layer.name))'.",
                "func \(member)Shows(frame: CGFloat)",
            ]
            answers.append("func \(member)Shows(frame: CGFloat) {}")
        }
        return (needs, answers)
    }
}

/// The hooks of a screen around a transition.
enum UIKitHook {
    static func all(_ context: UIKitContext) -> [(name: String, doc: String)] {
        let value = context.words.value
        let copied = (
            "\(value)DidCopy(_ view: UIView, to copy: UIView)",
            "Called for each element with the copy that moves in its place, for example to add to it what `\(value)Alongside` animates."
        )
        return [
            (
                "\(value)WillBegin()",
                "Called before views are measured and copied, for example to remove a button's image."
            )
        ] + (context.copies ? [copied] : []) + [
            ("\(value)Alongside()", "Makes changes that are animated alongside the motion, over its whole duration."),
            ("\(value)DidEnd(completed: Bool)", "Called when the motion has ended and all views are restored."),
        ]
    }
}

extension UIKitNaming {
    /// `ExpandScreen`
    var screenType: String { "\(type)Screen" }

    /// The member of the protocol for a layer: `expandView`.
    func screenMember(of layer: Layer) -> String { layers[layer.name] ?? value }

    /// The name of an element as timelines have it: its field `name`, else `slug`, else its index.
    func elementName(_ layer: Layer) -> String {
        guard case .list(.record(let fields))? = layer.repetition?.list.type else { return "\"\\(index)\"" }
        for key in ["name", "slug"] where fields[key] == .text { return "element.\(key)" }
        return "\"\\(index)\""
    }

    /// Whether timelines name an element by its index.
    func namesByIndex(_ layer: Layer) -> Bool { elementName(layer) == "\"\\(index)\"" }

    /// Whether an odd number of swaps leads from an operation to its tracks.
    func isSwapped(_ operation: String) -> Bool { subject.motion.kind.isSwapped(operation) }

    /// Whether an operation, reduced or not, moves the view of a layer.
    func moves(_ layer: Layer, in operation: String) -> Bool {
        let kind = subject.motion.kind
        let all = [kind.choreography(of: operation), kind.reducedChoreography(of: operation)].compactMap { $0 }
        return all.contains { choreography in
            choreography.tracks.contains { $0.layer == layer.name && $0.property != .lottieFrame }
        }
    }

    /// Whether a transition has the view of a layer: a screen, or a plain backdrop.
    func isGiven(_ layer: Layer, in operation: String) -> Bool {
        guard let role = layer.roles.role(in: operation) else { return false }
        switch role {
        case .source, .destination:
            let first = subject.motion.kind.layers.first { other in
                other.repetition == nil && other.roles.role(in: operation) == role
            }
            return layer.repetition == nil && first?.name == layer.name
        case .backdrop: return layer.fill != nil
        case .element, .control: return false
        }
    }
}
