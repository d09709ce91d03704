import MotifCore
import MotifFormula
import MotifText

/// The code that Compose needs besides a pattern's numbers: the layers of each screen.
struct ComposeFile {
    let plan: NumbersPlan
    private var names: NumbersNaming { plan.names }
    private var subject: ExportSubject { plan.subject }

    /// The layers of each screen.
    var statements: [CodeStatement] { transitions.flatMap(screens) }

    /// Time-driven operations between a source and a destination, with their ways back.
    private var transitions: [Kind.Family] {
        let kind = plan.kind
        return kind.families(
            of: subject.operations.filter { operation in
                let roles = kind.layers.compactMap { $0.roles.role(in: operation) }
                return kind.choreography(of: operation)?.driver == .time && roles.contains(.source)
                    && roles.contains(.destination)
            })
    }

    @CodeBuilder private func screens(_ transition: Kind.Family) -> [CodeStatement] {
        let suffix = transitions.count > 1 ? " \(transition.operation)" : ""
        ""
        CodeStatement.doc(
            "The layers of the screen that '\(transition.operation)' leaves, while it goes and comes back.")
        screen("\(names.value)\(suffix) source", .source, transition)
        ""
        CodeStatement.doc("The layers of the screen that '\(transition.operation)' shows, while it comes and goes.")
        screen("\(names.value)\(suffix) destination", .destination, transition)
    }

    @CodeBuilder private func screen(
        _ name: String, _ role: LayerRole, _ transition: Kind.Family
    ) -> [CodeStatement] {
        let enter = role == .source ? transition.backward.first?.operation : transition.operation
        let exit = role == .source ? transition.operation : transition.backward.first?.operation
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
    private func moving(_ role: LayerRole, _ transition: Kind.Family) -> Code? {
        func screen(_ role: LayerRole) -> Int? {
            plan.rest.firstIndex { $0.layer.roles.role(in: transition.operation) == role && $0.repetition == nil }
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

    static func milliseconds(_ seconds: Double) -> Int { Int(exactly: (seconds * 1000).rounded()) ?? 0 }
}
