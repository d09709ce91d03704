import MotifCore
import MotifFormula
import MotifText

/// The code that Compose needs besides a pattern's numbers: the layers of each screen, and timings for other
/// animations.
struct ComposeFile {
    let plan: NumbersPlan
    private var names: NumbersNaming { plan.names }
    private var subject: ExportSubject { plan.subject }

    /// A transition between two screens, and its way back if the kind has one.
    private struct Transition {
        let forward: String
        let backward: String?
    }

    /// - Throws: `Problems` of a timeline.
    func statements() throws(Problems) -> [CodeStatement] {
        let timing = try self.timing()
        return transitions.flatMap(screens) + timing
    }

    /// Time-driven operations between a source and a destination, except those that are the way back of another one.
    private var transitions: [Transition] {
        let kind = plan.kind
        let timed = subject.operations.filter { operation in
            let roles = kind.layers.compactMap { $0.roles.role(in: operation) }
            return kind.choreography(of: operation)?.driver == .time && roles.contains(.source)
                && roles.contains(.destination)
        }
        func back(of operation: String) -> String? {
            timed.first { other in
                if case .swap(of: operation, _)? = kind.operation(named: other)?.action { true } else { false }
            }
        }
        return timed.filter { !kind.isSwapped($0) }.map { Transition(forward: $0, backward: back(of: $0)) }
    }

    @CodeBuilder private func screens(_ transition: Transition) -> [CodeStatement] {
        let suffix = transitions.count > 1 ? " \(transition.forward)" : ""
        ""
        CodeStatement.doc("The layers of the screen that '\(transition.forward)' leaves, while it goes and comes back.")
        screen("\(names.value)\(suffix) source", .source, transition)
        ""
        CodeStatement.doc("The layers of the screen that '\(transition.forward)' shows, while it comes and goes.")
        screen("\(names.value)\(suffix) destination", .destination, transition)
    }

    @CodeBuilder private func screen(
        _ name: String, _ role: LayerRole, _ transition: Transition
    ) -> [CodeStatement] {
        let enter = role == .source ? transition.backward : transition.forward
        let exit = role == .source ? transition.forward : transition.backward
        let changes = [moving(role, transition), still].compactMap { $0 }
        let hasReduced = [enter, exit].compactMap { $0 }.contains { subject.motion.hasReducedVariant(of: $0) }
        let parameters = ["motion: \(names.type)"] + (hasReduced ? ["isReduced: Boolean = false"] : [])
        "@Composable"
        Code.brackets(
            .parameters, "fun AnimatedVisibilityScope.\(SwiftText.label(name))(", parameters.map { Code($0) }, ") =")
        CodeStatement.indented {
            Code.call("motionLayers", [operation(enter), operation(exit), "motion.rest"] + changes)
        }
    }

    private func operation(_ name: String?) -> Code {
        func member(_ variant: Timeline.Variant) -> String? {
            name.flatMap { names.operations[NumbersNaming.Variant(operation: $0, variant: variant)] }
        }
        let standard: Code = member(.standard).map { "motion.\($0)" } ?? "null"
        return member(.reduced).map { "if (isReduced) motion.\($0) else \(standard)" } ?? standard
    }

    /// In Navigation 3 the destination is in front, and is seen as if it were behind a source that covers it.
    private func moving(_ role: LayerRole, _ transition: Transition) -> Code? {
        func screen(_ role: LayerRole) -> Int? {
            plan.rest.firstIndex { $0.layer.roles.role(in: transition.forward) == role && $0.repetition == nil }
        }
        guard let source = screen(.source), let destination = screen(.destination), destination < source else {
            return nil
        }
        let (cover, name) = (plan.rest[source].name, plan.rest[destination].name)
        return role == .source
            ? "moving = { it.copy(\(cover) = it.\(cover).after) }"
            : "moving = { it.copy(\(name) = it.\(name).before(it.\(cover))) }"
    }

    /// Without masks, holes, and clear backgrounds once a screen is there.
    private var still: Code? {
        let layers = plan.rest.filter { rest in
            let roles = subject.operations.map { rest.layer.roles.role(in: $0) }
            let isEmpty = rest.layer.fill == nil && roles.contains { $0?.isScreen == true }
            return rest.repetition == nil && (isEmpty || rest.layer.mask != nil || rest.layer.hole != nil)
        }
        let changes = layers.map { Code("\($0.name) = it.\($0.name)\($0.isOptional ? "?" : "").settled") }
        return changes.isEmpty ? nil : .call("it.copy", changes).prefixed("still = { ").appending(" }")
    }

    /// The timings as specifications, for other animations.
    private func timing() throws(Problems) -> [CodeStatement] {
        let members = try plan.specifications(spec)
        if members.isEmpty { return [] }
        return [.code("")]
            + CodeStatement.doc("The timing of \(names.title) alone, for other animations.") + [
                .block("object \(names.type)Specs", members.map { .code($0.code.prefixed("fun <T> \($0.name)() = ")) })
            ]
    }

    /// A Compose specification: `tween<T>(350, easing = CubicBezierEasing(0.42f, 0f, 1f, 1f))`.
    private func spec(_ group: TimingGroup) throws(Problems) -> Code? {
        func float(_ number: Double) -> Code {
            let rounded = number.rounded(decimals: 6)
            return Code(SwiftText.number(rounded) + "f")
        }
        if let spring = group.timing.spring {
            guard spring.initialVelocity == 0, group.begin == 0 else { return nil }
            return .call(
                "spring<T>",
                [
                    float(spring.dampingRatio).prefixed("dampingRatio = "),
                    float(spring.stiffness / spring.mass).prefixed("stiffness = "),
                ])
        }
        let (duration, delay) = (Self.milliseconds(group.duration), Self.milliseconds(group.begin))
        let delayed: [Code] = delay == 0 ? [] : ["delayMillis = \(String(delay))"]
        let easing = try plan.easing(
            of: group, linear: "LinearEasing", bezier: { .call("CubicBezierEasing", $0.map(float)) },
            other: { "{ \($0).over(1.0)(it.toDouble()).toFloat() }" })
        return .call("tween<T>", [Code(String(duration))] + delayed + [easing.prefixed("easing = ")])
    }

    static func milliseconds(_ seconds: Double) -> Int { Int(exactly: (seconds * 1000).rounded()) ?? 0 }
}
