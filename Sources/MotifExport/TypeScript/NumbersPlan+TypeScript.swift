import MotifCore

extension NumbersPlan {
    /// The code that Motion and Reanimated need besides a pattern's numbers: its operations with or without reduced
    /// motion.
    ///
    /// - Parameter isReduced: The parameter that selects reduced motion, with its default.
    @CodeBuilder func typeScriptOperations(_ isReduced: Code) -> [CodeStatement] {
        ""
        CodeStatement.doc("The layers of \(names.title).")
        "export type \(names.type)Layers = ReturnType<typeof \(names.value)>[\"rest\"];"
        let keys = subject.operations.map { operation -> (standard: String, reduced: String?) in
            (names.operation(operation, .standard) ?? operation, names.operation(operation, .reduced))
        }
        if keys.contains(where: { $0.reduced != nil }) {
            let all = names.variable("motion")
            let call = "\(names.value)(scene, parameters\(isDrivenByTime ? ", isLinear" : ""))"
            ""
            CodeStatement.doc("The operations of \(names.title), or their reduced variants.")
            CodeStatement.block(
                .brackets(
                    .arguments, "export function \(names.value)Operations(", typeScriptArguments([isReduced]),
                    "): Record<\(keys.map { "\"\($0.standard)\"" }.joined(separator: " | ")), "
                        + "MotionOperation<\(names.type)Layers>>")
            ) {
                TypeScriptText.directive
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

    /// The arguments of the function that makes the motion, or of one with another argument.
    func typeScriptArguments(_ other: [Code] = []) -> [Code] {
        ["scene: \(names.type)Scene"] + other + ["parameters?: typeof \(names.value)Parameters"]
            + (isDrivenByTime ? ["isLinear = false"] : [])
    }
}

extension FaceNotes {
    /// The differences between a motion and its export to Motion.
    static let motion = script(hole: "so its shadow isn't drawn") { layer in
        let isTurned = layer.motion(of: .rotationX) != nil || layer.motion(of: .rotationY) != nil
        let message = "The circle of '\(layer.name)' rotates in space with the layer"
        return isTurned ? ExportNote(.maskMoves, message) : nil
    }

    /// The differences between a motion and its export to Reanimated.
    static let reanimated = script(hole: "whose shadow isn't drawn") { layer in
        ExportNote(.maskOmitted, "The circle of '\(layer.name)' isn't drawn; it needs Skia or SVG")
    }

    /// - Parameters:
    ///   - hole: What a hole does to the shadow of its layer.
    ///   - circle: A note on a layer with a mask or a hole.
    private static func script(
        hole: String, circle: @escaping @Sendable (TimelineLayer) -> ExportNote?
    ) -> FaceNotes {
        FaceNotes(restarts: "An operation that interrupts another one begins at its own start") { timeline in
            timeline.layers.flatMap { layer in
                let isShadowed = layer.shadow != nil && layer.hole != nil
                return [
                    layer.mask != nil || layer.hole != nil ? circle(layer) : nil,
                    isShadowed ? ExportNote(.shadowOmitted, "'\(layer.name)' has a hole, \(hole)") : nil,
                ].compactMap { $0 }
            }
        }
    }
}
