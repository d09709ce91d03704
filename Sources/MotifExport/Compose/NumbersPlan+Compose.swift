import MotifCore

extension NumbersPlan {
    /// The code that Compose needs besides a pattern's numbers: the layers of each screen.
    var composeScreens: [CodeStatement] { transitions.flatMap(screens) }

    @CodeBuilder private func screens(_ transition: Kind.Family) -> [CodeStatement] {
        let name = "'\(transition.operation)'"
        screen(.source, transition, "\(name) leaves, while it goes and comes back")
        screen(.destination, transition, "\(name) shows, while it comes and goes")
    }

    @CodeBuilder private func screen(
        _ role: LayerRole, _ transition: Kind.Family, _ doc: String
    ) -> [CodeStatement] {
        let suffix = transitions.count > 1 ? " \(transition.operation)" : ""
        let name = "\(names.value)\(suffix) \(role.rawValue)"
        let enter = role == .source ? transition.backward.first?.operation : transition.operation
        let exit = role == .source ? transition.operation : transition.backward.first?.operation
        let changes = [moving(role, transition), still].compactMap { $0 }
        let hasReduced = [enter, exit].compactMap { $0 }.contains { subject.motion.hasReducedVariant(of: $0) }
        let parameters = ["motion: \(names.type)"] + (hasReduced ? ["isReduced: Boolean = false"] : [])
        ""
        CodeStatement.doc("The layers of the screen that \(doc).")
        "@Composable"
        Code.brackets(
            .parameters, "fun AnimatedVisibilityScope.\(SwiftText.label(name))(", parameters.map { Code($0) }, ") =")
        CodeStatement.indented {
            Code.call("motionLayers", [operation(enter), operation(exit), "motion.rest"] + changes)
        }
    }

    private func operation(_ name: String?) -> Code {
        guard let name else { return "null" }
        let standard: Code = names.operation(name, .standard).map { "motion.\($0)" } ?? "null"
        return names.operation(name, .reduced).map { "if (isReduced) motion.\($0) else \(standard)" } ?? standard
    }

    /// In Navigation 3 the destination is in front, and is seen as if it were behind a source that covers it.
    private func moving(_ role: LayerRole, _ transition: Kind.Family) -> Code? {
        func screen(_ role: LayerRole) -> Int? {
            rest.firstIndex { $0.layer.roles.role(in: transition.operation) == role && $0.repetition == nil }
        }
        guard let source = screen(.source), let destination = screen(.destination), destination < source else {
            return nil
        }
        let (cover, name) = (rest[source].name, rest[destination].name)
        return role == .source
            ? "moving = { it.copy(\(cover) = it.\(cover).after) }"
            : "moving = { it.copy(\(name) = it.\(name).before(it.\(cover))) }"
    }

    /// Without masks, holes, and clear backgrounds once a screen is there.
    private var still: Code? {
        let changes = settled.map { Code("\($0.name) = it.\($0.name)\($0.isOptional ? "?" : "").settled") }
        return changes.isEmpty ? nil : .call("it.copy", changes).prefixed("still = { ").appending(" }")
    }
}
