import MotifCore

/// The method of a family of operations, which adds its layers, and the one for reduced motion.
struct UIKitMethod {
    let family: UIKitFamily
    let driver: Kind.Driver
    /// What the names of the methods have between `add` and `Layers`, and before `Duration`.
    let name: String
    let standard: UIKitLayers
    let reduced: UIKitLayers?

    var isTransition: Bool { family.isTransition }
    /// Whether a duration is that in the scene of the export, since elements differ.
    var hasFixedDuration: Bool { standard.isFixed || reduced?.isFixed == true }
    var layers: [UIKitLayer] { standard.layers + (reduced?.layers ?? []) }

    /// - Parameter isOnly: Whether there is no other family, so that the methods need no name.
    /// - Returns: `nil` if the operation has no tracks.
    init?(
        _ family: UIKitFamily, isOnly: Bool, asksControllers: Bool, _ formulas: inout UIKitFormulas
    ) throws(Problems) {
        let kind = formulas.names.subject.motion.kind
        guard let own = kind.choreography(of: family.name) else { return nil }
        (self.family, driver) = (family, own.driver)
        name = isOnly ? "" : SwiftText.typeName(family.name)
        standard = try UIKitLayers(
            family, family.operation.standard, own, asksControllers: asksControllers, &formulas)
        guard let timeline = family.operation.reduced, let own = kind.reducedChoreography(of: family.name) else {
            reduced = nil
            return
        }
        reduced = try UIKitLayers(family, timeline, own, asksControllers: asksControllers, &formulas)
    }
}

extension UIKitMethod {
    /// The declarations, each with an empty line before it.
    ///
    /// - Parameters:
    ///   - shared: The name of a type of the shared code.
    ///   - screens: The type of the screens; `nil` if the app is asked for nothing.
    @CodeBuilder func declarations(shared: (String) -> String, screens: String?) -> [CodeStatement] {
        if isTransition {
            duration("", standard)
            if let reduced { duration("reduced", reduced) }
        }
        method("", standard, "Adds the layers", shared, screens)
        if let reduced { method("Reduced", reduced, "Adds the layers with reduced motion", shared, screens) }
    }

    @CodeBuilder private func duration(_ prefix: String, _ body: UIKitLayers) -> [CodeStatement] {
        let (forward, backward) = body.durations
        let choice = Code.operation(["isReversed", backward.prefixed("? "), forward.prefixed(": ")])
        ""
        CodeStatement.member(
            "func \(durationName(prefix))(isReversed: Bool) -> TimeInterval", forward == backward ? forward : choice)
    }

    @CodeBuilder private func method(
        _ prefix: String, _ body: UIKitLayers, _ doc: String, _ shared: (String) -> String, _ screens: String?
    ) -> [CodeStatement] {
        let operation = name.isEmpty ? "" : " of `\(SwiftText.comment(family.name))`"
        let home: [Code] = screens.map { ["home: (any \($0))?"] } ?? []
        let other: [Code] = isTransition ? screens.map { ["other: (any \($0))?"] } ?? [] : []
        ""
        CodeStatement.doc("\(doc)\(operation), back to front.")
        "@MainActor"
        CodeStatement.block(
            .function(
                "fileprivate func add\(name)\(prefix)Layers", ["to motion: \(shared("Animator"))"] + home + other),
            body.statements)
    }

    private func durationName(_ prefix: String) -> String { SwiftText.label("\(prefix) \(name) duration") }

    /// The call that adds the layers.
    func call(asksApp: Bool, isReduced: Bool = false) -> Code {
        let screens: [Code] = !asksApp ? [] : isTransition ? ["home: home", "other: other"] : ["home: home"]
        return .call("geometry.add\(name)\(isReduced ? "Reduced" : "")Layers", ["to: motion"] + screens)
    }

    /// The call that adds the layers, reduced or not as the user asked.
    func calls(asksApp: Bool) -> [CodeStatement] {
        guard reduced != nil, driver == .time else { return [.code(call(asksApp: asksApp))] }
        return [
            .code("if UIAccessibility.isReduceMotionEnabled {"),
            .indented([.code(call(asksApp: asksApp, isReduced: true))]), .code("} else {"),
            .indented([.code(call(asksApp: asksApp))]), .code("}"),
        ]
    }

    /// The duration in seconds.
    func duration(isReversed: String) -> Code {
        let call: Code = "geometry.\(durationName(""))(isReversed: \(isReversed))"
        guard reduced != nil else { return call }
        return .operation([
            "UIAccessibility.isReduceMotionEnabled",
            "? geometry.\(durationName("reduced"))(isReversed: \(isReversed))", call.prefixed(": "),
        ])
    }
}
