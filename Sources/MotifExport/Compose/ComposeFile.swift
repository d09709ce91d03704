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
        screen("\(names.value)\(suffix) source", enter: transition.backward, exit: transition.forward)
        ""
        CodeStatement.doc("The layers of the screen that '\(transition.forward)' shows, while it comes and goes.")
        screen("\(names.value)\(suffix) destination", enter: transition.forward, exit: transition.backward)
    }

    @CodeBuilder private func screen(_ name: String, enter: String?, exit: String?) -> [CodeStatement] {
        let hasReduced = [enter, exit].compactMap { $0 }.contains { subject.motion.hasReducedVariant(of: $0) }
        let parameters = ["motion: \(names.type)"] + (hasReduced ? ["isReduced: Boolean = false"] : [])
        "@Composable"
        Code.brackets(
            .parameters, "fun AnimatedVisibilityScope.\(SwiftText.label(name))(", parameters.map { Code($0) }, ") =")
        CodeStatement.indented {
            if hasReduced {
                layers(enter, exit, .reduced).prefixed("if (isReduced) ")
                layers(enter, exit, .standard).prefixed("else ")
            } else {
                layers(enter, exit, .standard)
            }
        }
    }

    private func layers(_ enter: String?, _ exit: String?, _ variant: Timeline.Variant) -> Code {
        func operation(_ name: String?) -> Code {
            guard let name else { return "null" }
            let key = NumbersNaming.Variant(operation: name, variant: variant)
            return names.operations[key].map { "motion.\($0)" } ?? "null"
        }
        return .call("motionLayers", [operation(enter), operation(exit), "motion.rest"])
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
