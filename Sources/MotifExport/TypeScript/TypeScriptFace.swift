import MotifCore
import MotifFormula
import MotifText

/// The code that Motion and Reanimated need besides a pattern's numbers: its operations with or without reduced motion,
/// and timings for other animations.
struct TypeScriptFace {
    private let plan: NumbersPlan
    /// The parameter that selects reduced motion, with its default.
    private let isReduced: Code
    /// The suffix of the name of the timings: `Transitions`.
    private let word: String
    /// A timing in the framework's terms; `nil` if it has no equivalent.
    private let timing: (TimingGroup) throws(Problems) -> Code?
    private var names: NumbersNaming { plan.names }

    static func motion(_ plan: NumbersPlan) -> TypeScriptFace {
        TypeScriptFace(plan: plan, isReduced: "isReduced: boolean | null = prefersReducedMotion()", word: "Transitions")
        {
            group throws(Problems) in try transition(group, plan)
        }
    }

    static func reanimated(_ plan: NumbersPlan) -> TypeScriptFace {
        TypeScriptFace(plan: plan, isReduced: "isReduced: boolean", word: "Timings") {
            group throws(Problems) in try configuration(group, plan)
        }
    }

    /// - Throws: `Problems` of a timeline.
    @CodeBuilder func statements() throws(Problems) -> [CodeStatement] {
        let timings = try plan.specifications(timing)
        ""
        CodeStatement.doc("The layers of \(names.title).")
        "export type \(names.type)Layers = ReturnType<typeof \(names.value)>[\"rest\"];"
        chooser
        if !timings.isEmpty {
            ""
            CodeStatement.doc("The timing of \(names.title) alone, for other animations.")
            "export const \(names.value)\(word) = {"
            CodeStatement.indented(timings.map { .code($0.code.prefixed("\($0.name): ").appending(",")) })
            "};"
        }
    }

    /// A function that returns operations, or their reduced variants.
    @CodeBuilder private var chooser: [CodeStatement] {
        let keys = plan.subject.operations.map { operation -> (standard: String, reduced: String?) in
            func name(_ variant: Timeline.Variant) -> String? {
                names.operations[NumbersNaming.Variant(operation: operation, variant: variant)]
            }
            return (name(.standard) ?? operation, name(.reduced))
        }
        if keys.contains(where: { $0.reduced != nil }) {
            let all = names.variable("motion")
            let arguments: [Code] =
                ["scene: \(names.type)Scene", isReduced, "parameters?: typeof \(names.value)Parameters"]
                + (plan.isDrivenByTime ? ["isLinear = false"] : [])
            let call = "\(names.value)(scene, parameters\(plan.isDrivenByTime ? ", isLinear" : ""))"
            ""
            CodeStatement.doc("The operations of \(names.title), or their reduced variants.")
            CodeStatement.block(
                .brackets(
                    .arguments, "export function \(names.value)Operations(", arguments,
                    "): Record<\(keys.map { "\"\($0.standard)\"" }.joined(separator: " | ")), "
                        + "MotionOperation<\(names.type)Layers>>")
            ) {
                TypeScriptFile.directive
                "const \(all) = \(call);"
                Code.brackets(
                    .table, "return {",
                    keys.map { standard, reduced in
                        reduced.map { "\(standard): isReduced ? \(all).\($0) : \(all).\(standard)" }
                            ?? "\(standard): \(all).\(standard)"
                    }, "};")
            }
        }
    }

    /// A Motion transition, in seconds.
    ///
    /// - Source: Motion's `findSpring` solves UIKit's spring for a bounce from 0 to 0.95 and no velocity, and ends it
    ///   with its duration (`motion-dom/src/animation/generators/spring.ts`).
    private static func transition(_ group: TimingGroup, _ plan: NumbersPlan) throws(Problems) -> Code? {
        var members: [NumbersDialect.Field]
        if let spring = group.timing.spring {
            guard spring.initialVelocity == 0 else { return nil }
            members = [("type", "\"spring\" as const")]
            if case .spring(.dampingRatio(let ratio, _)) = group.timing.curve, (0.05...1).contains(ratio) {
                members += [("duration", number(group.duration)), ("bounce", number(1 - ratio))]
            } else {
                members += numbers(of: spring)
            }
        } else {
            let easing = try plan.easing(
                of: group, linear: "\"linear\" as const", bezier: { Code.list($0.map(number)).appending(" as const") },
                other: { $0.appending(".over(1)") })
            members = [("duration", number(group.duration)), ("ease", easing)]
        }
        if group.begin != 0 { members.append(("delay", number(group.begin))) }
        return TypeScriptFormulas.object(members.map(\.name), members.map(\.code))
    }

    /// The configuration for Reanimated's `withTiming` or `withSpring`, in milliseconds. Springs have all numbers,
    /// since the defaults differ between versions, and the duration of Reanimated's springs differs from UIKit's.
    private static func configuration(_ group: TimingGroup, _ plan: NumbersPlan) throws(Problems) -> Code? {
        if let spring = group.timing.spring {
            guard spring.initialVelocity == 0 else { return nil }
            let members = numbers(of: spring)
            return TypeScriptFormulas.object(members.map(\.name), members.map(\.code))
        }
        let easing = try plan.easing(
            of: group, linear: "Easing.linear", bezier: { .call("Easing.bezier", $0.map(number)) },
            other: { $0.appending(".over(1)") })
        return TypeScriptFormulas.object(["duration", "easing"], [number(group.duration * 1000), easing])
    }

    private static func number(_ number: Double) -> Code { Code(TypeScriptText.number(number.rounded(decimals: 6))) }

    private static func numbers(of spring: SpringMotion) -> [NumbersDialect.Field] {
        [
            ("mass", number(spring.mass)), ("stiffness", number(spring.stiffness)),
            ("damping", number(spring.damping)),
        ]
    }
}

extension FaceNotes {
    /// The differences between a motion and its export to Motion.
    ///
    /// - Throws: `Problems` of a timeline.
    static func motion(_ subject: ExportSubject) throws(Problems) -> [ExportNote] {
        try FaceNotes(subject, restarts: Self.restarts, reduced: Self.unreduced) { timeline in
            timeline.layers.flatMap { layer in
                let isTurned = layer.motion(of: .rotationX) != nil || layer.motion(of: .rotationY) != nil
                let isCut = layer.mask != nil || layer.hole != nil
                return [
                    isTurned && isCut
                        ? ExportNote(.maskMoves, "The circle of '\(layer.name)' rotates in space with the layer") : nil,
                    layer.shadow != nil && layer.hole != nil
                        ? ExportNote(.shadowOmitted, "'\(layer.name)' has a hole, so its shadow isn't drawn") : nil,
                ].compactMap { $0 }
            }
        }.notes
    }

    /// The differences between a motion and its export to Reanimated.
    ///
    /// - Throws: `Problems` of a timeline.
    static func reanimated(_ subject: ExportSubject) throws(Problems) -> [ExportNote] {
        try FaceNotes(subject, restarts: Self.restarts, reduced: Self.unreduced) { timeline in
            timeline.layers.flatMap { layer in
                [
                    layer.mask != nil || layer.hole != nil
                        ? ExportNote(.maskOmitted, "The circle of '\(layer.name)' isn't drawn; it needs Skia or SVG")
                        : nil,
                    layer.shadow != nil && layer.hole != nil
                        ? ExportNote(.shadowOmitted, "'\(layer.name)' has a hole, whose shadow isn't drawn") : nil,
                ].compactMap { $0 }
            }
        }.notes
    }

    private static func restarts(_ operation: String) -> String {
        "An operation that interrupts '\(operation)' begins at its own start"
    }

    private static func unreduced(_ operation: String, _ hasReduced: Bool) -> ExportNote? {
        hasReduced
            ? nil
            : ExportNote(.reducedMotion, "The kind has no reduced variant, so '\(operation)' always runs in full")
    }
}
