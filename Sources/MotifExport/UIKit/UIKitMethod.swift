import MotifCore

/// The method of a family of operations, which adds its layers, and the one for reduced motion.
struct UIKitMethod {
    let family: UIKitFamily
    /// What the names of the methods have between `add` and `Layers`, and before `Duration`.
    let name: String
    let standard: UIKitLayers
    let reduced: UIKitLayers?

    var isTransition: Bool { family.isTransition }
    var driver: Kind.Driver { family.operation.standard.driver }
    /// Whether a duration is that in the scene of the export, since elements differ.
    var hasFixedDuration: Bool { standard.tracks.isFixed || reduced?.tracks.isFixed == true }
    var layers: [UIKitLayer] { standard.layers + (reduced?.layers ?? []) }

    /// - Parameter isOnly: Whether there is no other family, so that the methods need no name.
    /// - Throws: `Problems` of a curve.
    init(
        _ family: UIKitFamily, isOnly: Bool, asksControllers: Bool, _ formulas: UIKitFormulas
    ) throws(Problems) {
        (self.family, name) = (family, isOnly ? "" : SwiftText.typeName(family.name))
        standard = try UIKitLayers(family, family.operation.standard, asksControllers: asksControllers, formulas)
        reduced = try family.operation.reduced.map { timeline throws(Problems) in
            try UIKitLayers(family, timeline, asksControllers: asksControllers, formulas)
        }
    }
}

extension UIKitMethod {
    /// The declarations, each with an empty line before it.
    @CodeBuilder func declarations(_ plan: UIKitPlan) -> [CodeStatement] {
        if isTransition {
            duration("", standard)
            if let reduced { duration("reduced", reduced) }
        }
        method("", standard, "Adds the layers", plan)
        if let reduced { method("Reduced", reduced, "Adds the layers with reduced motion", plan) }
    }

    @CodeBuilder private func duration(_ prefix: String, _ body: UIKitLayers) -> [CodeStatement] {
        let (forward, backward) = body.tracks.durations
        let choice = Code.operation(["isReversed", backward.prefixed("? "), forward.prefixed(": ")])
        ""
        CodeStatement.member(
            "func \(durationName(prefix))(isReversed: Bool) -> TimeInterval", forward == backward ? forward : choice)
    }

    @CodeBuilder private func method(
        _ prefix: String, _ body: UIKitLayers, _ doc: String, _ plan: UIKitPlan
    ) -> [CodeStatement] {
        let operation = name.isEmpty ? "" : " of `\(SwiftText.comment(family.name))`"
        let screens = screens(plan).map { Code("\($0): (any \(plan.names.screenType))?") }
        ""
        CodeStatement.doc("\(doc)\(operation), back to front.")
        "@MainActor"
        CodeStatement.block(
            .function(
                "fileprivate func add\(name)\(prefix)Layers",
                ["to motion: \(plan.names.shared("Animator"))"] + screens),
            body.statements)
    }

    private func durationName(_ prefix: String) -> String { SwiftText.label("\(prefix) \(name) duration") }

    /// The screens that the methods get; none if the app is asked for nothing.
    private func screens(_ plan: UIKitPlan) -> [String] {
        !plan.asksApp ? [] : isTransition ? ["home", "other"] : ["home"]
    }

    /// The call that adds the layers.
    func call(_ plan: UIKitPlan, isReduced: Bool = false) -> Code {
        let screens = screens(plan).map { Code("\($0): \($0)") }
        return .call("geometry.add\(name)\(isReduced ? "Reduced" : "")Layers", ["to: motion"] + screens)
    }

    /// The call that adds the layers, reduced or not as the user asked.
    func calls(_ plan: UIKitPlan) -> [CodeStatement] {
        guard reduced != nil, driver == .time else { return [.code(call(plan))] }
        return [
            .code("if UIAccessibility.isReduceMotionEnabled {"), .indented([.code(call(plan, isReduced: true))]),
            .code("} else {"), .indented([.code(call(plan))]), .code("}"),
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
