import MotifCore

/// What a kind needs from the app, as a protocol for the screens between which it runs, or for the views that it moves.
struct UIKitScreen {
    let words: UIKitNaming
    let transitions: [String]
    let motions: [String]

    /// The protocol and the answers where a screen has none, in lines.
    func lines() -> [String] {
        let isTransition = !transitions.isEmpty
        var (needs, answers): ([String], [String]) = ([], [])
        if !motions.isEmpty {
            needs += ["/// The view in whose coordinates the motion is; it fills the screen."]
            needs += ["var \(words.value)Container: UIView { get }"]
        }
        if !UIKitGeometry.inputs(of: words).isEmpty {
            needs += ["/// What the screen decides, when the motion begins."]
            needs += ["var \(words.value)Scene: \(words.type)Scene { get }"]
            answers.append("var \(words.value)Scene: \(words.type)Scene { \(words.type)Scene() }")
        }
        for layer in words.subject.motion.kind.layers {
            let (need, answer) = members(for: layer)
            needs += need
            answers += answer
        }
        let whole =
            isTransition
            ? "/// What \(words.title) needs from the screens between which it runs, each as far as it has it."
            : "/// What \(words.title) needs from the app; what is not there does not move."
        let parent = isTransition && motions.isEmpty ? "UIViewController" : "AnyObject"
        var lines = [whole, "@MainActor", "protocol \(words.screenType): \(parent) {"]
        lines += needs.map { "    " + $0 } + ["}"]
        if answers.isEmpty { return lines }
        lines += ["", "extension \(words.screenType) {"] + answers.map { "    " + $0 } + ["}"]
        return lines
    }

    /// Members for a layer that some operation moves and whose view the app has.
    private func members(for layer: Layer) -> (needs: [String], answers: [String]) {
        let member = words.screenMember(of: layer)
        var (needs, answers): ([String], [String]) = ([], [])
        let moving = (transitions + motions).filter { words.moves(layer, in: $0) }
        let asked = moving.filter { operation in
            motions.contains(operation) || !words.isGiven(layer, in: operation)
        }
        if !asked.isEmpty {
            let roles = Set(asked.compactMap { layer.roles.role(in: $0)?.rawValue }).sorted()
            let place = roles == ["control"] && !transitions.isEmpty ? ", where its screen shows it" : ""
            needs.append(
                "/// The view that plays '\(SwiftText.comment(layer.name))' (\(roles.joined(separator: ", ")))\(place)."
            )
            if layer.repetition == nil {
                needs.append("var \(member): UIView? { get }")
                answers.append("var \(member): UIView? { nil }")
            } else {
                needs.append("func \(member)(_ element: String) -> UIView?")
                answers.append("func \(member)(_ element: String) -> UIView? { nil }")
            }
        }
        let frames = (transitions + motions).compactMap { words.choreographies(of: $0) }.flatMap { $0 }
            .filter { $0.tracks.contains { $0.layer == layer.name && $0.property == .lottieFrame } }
        if frames.contains(where: { $0.driver == .time }) {
            needs += [
                "/// Plays the animation of '\(SwiftText.comment(layer.name))' from frame to frame, at an even pace.",
                "func \(member)Plays(",
                "    from start: CGFloat, to end: CGFloat, delay: TimeInterval, duration: TimeInterval", ")",
            ]
            answers += [
                "func \(member)Plays(",
                "    from start: CGFloat, to end: CGFloat, delay: TimeInterval, duration: TimeInterval", ") {}",
            ]
        }
        if frames.contains(where: { $0.driver != .time }) {
            needs += [
                "/// Shows a frame of the animation of '\(SwiftText.comment(layer.name))'.",
                "func \(member)Shows(frame: CGFloat)",
            ]
            answers.append("func \(member)Shows(frame: CGFloat) {}")
        }
        return (needs, answers)
    }
}

extension UIKitNaming {
    /// `ExpandScreen`
    var screenType: String { "\(type)Screen" }

    /// The member of the protocol for a layer: `expandView`.
    func screenMember(of layer: Layer) -> String { layers[layer.name] ?? value }

    /// Whether an odd number of swaps leads from an operation to its tracks.
    func isSwapped(_ operation: String) -> Bool {
        var (swapped, next) = (false, operation)
        // A kind has no circles, so this ends.
        while case .swap(let other, _)? = subject.motion.kind.operation(named: next)?.action {
            (swapped, next) = (!swapped, other)
        }
        return swapped
    }

    /// What runs in an operation: the standard and, where there is one, the reduced variant.
    func choreographies(of operation: String) -> [Kind.Choreography]? {
        let kind = subject.motion.kind
        return kind.choreography(of: operation).map { standard in
            [standard] + (kind.reducedChoreography(of: operation).map { [$0] } ?? [])
        }
    }

    /// Whether an operation moves the view of a layer.
    func moves(_ layer: Layer, in operation: String) -> Bool {
        choreographies(of: operation)?.contains { choreography in
            choreography.tracks.contains { $0.layer == layer.name && $0.property != .lottieFrame }
        } ?? false
    }

    /// Whether the app is asked for a layer in a transition: for its view, or to show the frames of its animation.
    func needsApp(_ layer: Layer, in operation: String) -> Bool {
        if moves(layer, in: operation), !isGiven(layer, in: operation) { return true }
        return choreographies(of: operation)?.contains { choreography in
            choreography.tracks.contains { $0.layer == layer.name && $0.property == .lottieFrame }
        } ?? false
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
