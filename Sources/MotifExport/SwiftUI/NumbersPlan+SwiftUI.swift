import MotifCore

extension NumbersPlan {
    /// The code that SwiftUI needs besides a pattern's numbers: the screens between which operations run, as views.
    @CodeBuilder var swiftUIScreens: [CodeStatement] {
        for transition in transitions {
            ""
            CodeStatement.doc("The screens of '\(transition.operation)', whose layers move when `isShown` changes.")
            CodeStatement.block("extension \(names.type)Timeline") {
                "@MainActor"
                CodeStatement.block(
                    .brackets(
                        .parameters, "func \(name(of: transition))<Content: View>(",
                        [
                            "isShown: Bool",
                            "@ViewBuilder content: @escaping (_ layers: Layers, _ isPresent: Bool) -> Content",
                        ], ") -> some View")
                ) { screens(transition) }
            }
        }
    }

    private func name(of transition: Kind.Family) -> String {
        SwiftText.label(transitions.count > 1 ? "\(transition.operation) screens" : "screens")
    }

    private func screens(_ transition: Kind.Family) -> Code {
        let steps = settled.map { CodeStatement.code("$0.\($0.name)\($0.isOptional ? "?" : "").settle()") }
        return .call(
            "\(dialect.prefix)Screens", ["isShown", "forward", "backward", "settle", "content"],
            [
                "isShown", operation(transition.operation),
                transition.backward.first.map { operation($0.operation) } ?? "nil",
                steps.isEmpty ? "{ _ in }" : .body("{", steps), "content",
            ])
    }

    private func operation(_ name: String) -> Code {
        let members = Timeline.Variant.allCases.map { variant -> Code in
            names.operation(name, variant).map { "self.\($0)" } ?? "nil"
        }
        return .brackets(.arguments, "(", members, ")")
    }
}
