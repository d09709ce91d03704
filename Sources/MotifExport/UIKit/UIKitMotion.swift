import MotifCore

/// Operations that move views of one screen, by time or by progress: a class with a method for each.
struct UIKitMotion {
    let context: UIKitContext
    let screen: UIKitScreen
    let methods: [UIKitMethods]
    private var words: UIKitNaming { context.words }

    /// The class, in lines.
    func lines() -> [String] {
        var lines = [
            "/// Moves the views of \(words.title).", "@MainActor", "final class \(words.type)Motion {",
            "    var parameters = \(words.type)Parameters()", "    private weak var screen: (any \(words.screenType))?",
            "    private var motions: [(operation: String, motion: \(words.shared("Animator")))] = []", "",
            "    init(_ screen: any \(words.screenType)) {", "        self.screen = screen", "    }",
        ]
        for method in methods {
            for operation in method.family.operations {
                lines += method.driver == .time ? timed(method, operation) : progress(method, operation)
            }
        }
        lines += [
            "", "    /// Restores all views to their state before the first motion.", "    func reset() {",
            "        for (_, motion) in motions.reversed() { motion.restore() }", "        motions = []", "    }",
        ]
        return lines + geometry + ["}"]
    }

    private func isReversed(_ method: UIKitMethods, _ operation: String) -> Bool {
        method.family.reversed == operation || method.family.isReversed
    }

    private func begin(_ method: UIKitMethods, _ operation: String) -> [String] {
        [
            "guard let home = screen else { return }",
            "let motion = \(words.shared("Animator"))(in: home.\(words.value)Container, isReversed: \(isReversed(method, operation)))",
            "let geometry = geometry(in: motion, home)",
        ]
    }

    private func timed(_ method: UIKitMethods, _ operation: String) -> [String] {
        let summary = context.kind.operation(named: operation)?.summary ?? ""
        let doc = summary.isEmpty ? "Runs `\(SwiftText.comment(operation))`." : SwiftText.comment(summary)
        let name = SwiftText.valueName(operation)
        return ["", "    /// \(doc)", "    func \(name)(completion: @escaping @MainActor () -> Void = {}) {"]
            + (begin(method, operation) + method.addition(to: "motion", asks: true)
            + ["motions.append((\(SwiftText.literal(operation)), motion))", "motion.start(completion: completion)"])
            .map { "        " + $0 } + ["    }"]
    }

    private func progress(_ method: UIKitMethods, _ operation: String) -> [String] {
        context.needed.insert(.progress)
        guard case .progress(let range) = method.driver else { return [] }
        let (lower, upper) = (SwiftText.number(range.lowerBound), SwiftText.number(range.upperBound))
        let summary = context.kind.operation(named: operation)?.summary ?? ""
        let (name, label) = (SwiftText.valueName(operation), SwiftText.label(operation))
        var lines = [""]
        if !summary.isEmpty { lines += ["    /// \(SwiftText.comment(summary))", "    ///"] }
        lines += ["    /// A page that scrolling moves is moved only by the rest."]
        if method.hasReduced {
            lines += ["    /// Does nothing with reduced motion; call `\(label)Reduced` instead."]
        }
        lines += [
            "    /// - Parameter progress: From \(lower) to \(upper).", "    func \(name)(to progress: CGFloat) {",
        ]
        if method.hasReduced { lines.append("        guard !UIAccessibility.isReduceMotionEnabled else { return }") }
        let key = SwiftText.literal(operation)
        let body =
            [
                "if let known = motions.last(where: { $0.operation == \(key) })?.motion, known.isCurrent {",
                "    return known.show(at: progress)", "}",
            ] + begin(method, operation) + [
                "geometry.add\(method.name)Layers(to: motion, home: home)", "motion.prepare()",
                "motions.append((\(key), motion))", "motion.show(at: progress)",
            ]
        lines += body.map { "        " + $0 } + ["    }"]
        guard method.hasReduced else { return lines }
        let reduced =
            begin(method, operation) + [
                "geometry.add\(method.name)ReducedLayers(to: motion, home: home)",
                "motions.append((\(SwiftText.literal(operation + " reduced")), motion))",
                "motion.start(completion: completion)",
            ]
        return lines + [
            "", "    /// Runs instead of `\(SwiftText.comment(operation))` with reduced motion.",
            "    func \(label)Reduced(completion: @escaping @MainActor () -> Void = {}) {",
        ] + reduced.map { "        " + $0 } + ["    }"]
    }

    private var geometry: [String] {
        [
            "", "    private func geometry(",
            "        in motion: \(words.shared("Animator")), _ home: any \(words.screenType)",
            "    ) -> \(words.type)Geometry {",
        ]
            + Self.geometry(
                context, screen: screen, container: "motion.containerView", hasOther: false, asks: true, given: [])
            + ["        return geometry", "    }"]
    }
}

extension UIKitMotion {
    /// The inputs that the app decides, without the size of the screen.
    static func inputs(of words: UIKitNaming) -> [SceneInput] {
        words.subject.motion.kind.scene.filter { $0.name != words.screen }
    }

    /// Statements that make the geometry, with the frames of views.
    static func geometry(
        _ context: UIKitContext, screen: UIKitScreen, container: String, hasOther: Bool, asks: Bool, given: [String]
    ) -> [String] {
        let words = context.words
        var lines: [String] = []
        if asks, screen.asksScene {
            let access = hasOther ? "home?.\(words.value)Scene ?? \(words.type)Scene()" : "home.\(words.value)Scene"
            lines.append("geometry.scene = \(access)")
        }
        lines += given
        let home = hasOther ? "home?" : "home"
        var fields: [(list: String, lines: [String])] = []
        var indexed: Set<String> = []
        for measure in context.measures where asks && (measure.isHome || hasOther) {
            let view = measure.isHome ? home : "other?"
            switch measure.target {
            case .name(let name):
                guard let member = words.members[name] else { continue }
                guard let source = measure.layer.map(words.screenMember) ?? words.views[name],
                    measure.layer.map({ context.asked[$0.name] != nil }) ?? true
                else { continue }
                lines.append(
                    "geometry.scene.\(member) = geometry.scene.\(member) ?? motion.frame(of: \(view).\(source))")
            case .field(let list, let field):
                guard let layer = measure.layer, context.asked[layer.name] != nil, let name = words.parameters[list]
                else {
                    continue
                }
                let member = SwiftText.valueName(field)
                let source = "\(words.screenMember(of: layer))(\(words.elementName(layer)))"
                if words.namesByIndex(layer) { indexed.insert(name) }
                let line = "    element.\(member) = motion.frame(of: \(view).\(source)) ?? element.\(member)"
                if let known = fields.firstIndex(where: { $0.list == name }) {
                    fields[known].lines.append(line)
                } else {
                    fields.append((name, [line]))
                }
            }
        }
        for (list, changes) in fields {
            let closure = indexed.contains(list) ? ".enumerated().map { index, element in" : ".map { element in"
            lines.append("geometry.parameters.\(list) = parameters.\(list)\(closure)")
            lines += ["    var element = element"] + changes + ["    return element", "}"]
        }
        let head = "\(lines.isEmpty ? "let" : "var") geometry = \(words.type)Geometry("
        return (["\(head)\(words.screenLabel): \(container).bounds.size, parameters: parameters)"] + lines)
            .map { "        " + $0 }
    }
}
