import MotifCore

/// The methods of a family of operations: one that adds the layers, one for reduced motion, and their durations.
struct UIKitMethods {
    let family: UIKitFamily
    let isTransition: Bool
    let driver: Kind.Driver
    /// What stands between `add` and `Layers` in the names of the methods, and before `Duration`.
    let name: String
    /// The type of what the layers are added to.
    private let animator: String
    private let standard: Body
    private let reduced: Body?

    private struct Body {
        let statements: [String]
        let forward: String
        let backward: String
    }

    /// - Parameter isOnly: Whether there is no other family, so that the methods need no name.
    init?(_ context: UIKitContext, _ family: UIKitFamily, isTransition: Bool, isOnly: Bool) {
        guard var layers = UIKitLayers(context, family, .standard, isTransition: isTransition) else { return nil }
        (self.family, self.isTransition, driver) = (family, isTransition, layers.driver)
        animator = context.words.shared("Animator")
        name = isOnly ? "" : SwiftText.typeName(family.operation)
        standard = Self.body(&layers, context)
        if var layers = UIKitLayers(context, family, .reduced, isTransition: isTransition) {
            reduced = Self.body(&layers, context)
        } else {
            reduced = nil
        }
    }

    private static func body(_ layers: inout UIKitLayers, _ context: UIKitContext) -> Body {
        let statements = layers.statements()
        let timeline = try? context.words.subject.timeline(of: layers.family.operation, variant: layers.variant)
        if layers.ends.contains(where: { $0.forward == nil }), layers.driver == .time {
            context.notes.add(
                .durationFixed, .approximated,
                "The duration of '\(layers.family.operation)' differs between elements; UIKit gets the duration in this scene"
            )
        }
        let fixed = timeline?.duration ?? 0
        return Body(
            statements: statements, forward: duration(layers.ends.map(\.forward), fixed),
            backward: duration(layers.ends.map(\.backward), fixed))
    }

    private static func duration(_ ends: [String?], _ fixed: Double) -> String {
        var texts: [String] = []
        for end in ends {
            guard let end else { return SwiftText.number(fixed) }
            if !texts.contains(end) { texts.append(end) }
        }
        // What begins later by a time that another begins with ends later still.
        texts = texts.filter { text in !texts.contains { $0 != text && $0.hasPrefix(text + " + ") } }
        return texts.count > 1 ? "max(\(texts.joined(separator: ", ")))" : texts.first ?? "0"
    }
}

extension UIKitMethods {
    var hasReduced: Bool { reduced != nil }

    /// The declarations, each with an empty line before it.
    ///
    /// - Parameter screens: The type of the screens; `nil` if the app is asked for nothing.
    func declarations(screens: String?) -> [String] {
        var lines: [String] = []
        if isTransition {
            lines += duration("", standard)
            if let reduced { lines += duration("reduced", reduced) }
        }
        lines += method("", standard, "Adds the layers", screens)
        if let reduced { lines += method("Reduced", reduced, "Adds the layers with reduced motion", screens) }
        return lines
    }

    private func duration(_ prefix: String, _ body: Body) -> [String] {
        let label = SwiftText.label("\(prefix) \(name) duration")
        let text = body.forward == body.backward ? body.forward : "isReversed ? \(body.backward) : \(body.forward)"
        return [""] + UIKitGeometry.declaration("func \(label)(isReversed: Bool) -> TimeInterval", text)
    }

    private func method(_ prefix: String, _ body: Body, _ doc: String, _ screens: String?) -> [String] {
        let operation = name.isEmpty ? "" : " of `\(SwiftText.comment(family.operation))`"
        var arguments = "to motion: \(animator)"
        if let screens {
            arguments += ", home: (any \(screens))?"
            if isTransition { arguments += ", other: (any \(screens))?" }
        }
        return ["", "    /// \(doc)\(operation), back to front.", "    @MainActor"]
            + ["    fileprivate func add\(name)\(prefix)Layers(\(arguments)) {"]
            + body.statements.map { $0.isEmpty ? $0 : "        " + $0 } + ["    }"]
    }

    /// The call that adds the layers, reduced or not as the user asked.
    func addition(to motion: String, asks: Bool) -> [String] {
        let arguments = "to: \(motion)" + (asks ? ", home: home" + (isTransition ? ", other: other" : "") : "")
        guard hasReduced, driver == .time else { return ["geometry.add\(name)Layers(\(arguments))"] }
        return [
            "if UIAccessibility.isReduceMotionEnabled {", "    geometry.add\(name)ReducedLayers(\(arguments))",
            "} else {", "    geometry.add\(name)Layers(\(arguments))", "}",
        ]
    }

    /// The duration in seconds, of a geometry.
    func durationCall(_ geometry: String, isReversed: String) -> String {
        let call = "\(SwiftText.label("\(name) duration"))(isReversed: \(isReversed))"
        guard hasReduced else { return "\(geometry).\(call)" }
        let reduced = "\(SwiftText.label("reduced \(name) duration"))(isReversed: \(isReversed))"
        return "UIAccessibility.isReduceMotionEnabled ? \(geometry).\(reduced) : \(geometry).\(call)"
    }
}
