import MotifCore

/// Operations that are no transition of UIKit: a class that moves views of the app, by time or by progress.
struct UIKitMotion {
    let words: UIKitNaming
    let scripts: [UIKitScript]
    /// Operations driven by progress, with their statements.
    let driven: [Driven]

    /// An operation that a scroll or gesture drives.
    struct Driven {
        let operation: String
        let summary: String
        let range: ClosedRange<Double>
        let statements: [String]
        let reduced: UIKitScript.Variant?
    }

    /// The class, in lines.
    func lines() -> [String] {
        var lines = [
            "/// Moves the views of \(words.title).", "@MainActor", "final class \(words.type)Motion {",
            "    var parameters = \(words.type)Parameters()", "    private let stage: Stage", "",
            "    /// - Parameter screen: Has the views; it is not kept.",
            "    init(_ screen: any \(words.screenType)) {", "        stage = Stage(screen)", "    }",
        ]
        for script in scripts {
            lines += timed(script.operation, script.summary, script.standard, script.reduced)
        }
        for operation in driven { lines += progress(operation) }
        lines += [
            "", "    /// Puts all views back as they were before the first motion.", "    func reset() {",
            "        stage.restore()", "    }",
        ]
        if usesGeometry { lines += [""] + geometry }
        for variant in scripts.flatMap({ [$0.standard, $0.reduced].compactMap { $0 } }) + driven.compactMap(\.reduced) {
            lines += variant.method(type: words.type, summary: "")
        }
        return lines + ["}"]
    }

    private var usesGeometry: Bool {
        scripts.contains(where: \.readsGeometry)
            || driven.contains {
                $0.reduced?.readsGeometry == true || $0.statements.contains { $0.contains("geometry.") }
            }
    }

    private var geometry: [String] {
        let scene = UIKitGeometry.inputs(of: words).isEmpty ? "" : ", scene: stage.scene"
        return ["    private var geometry: \(words.type)Geometry {"]
            + SwiftLayout.lines(
                "\(words.type)Geometry(\(words.screenLabel): stage.container.bounds.size\(scene), parameters: parameters)",
                indent: 2) + ["    }"]
    }

    private func timed(
        _ operation: String, _ summary: String, _ standard: UIKitScript.Variant, _ reduced: UIKitScript.Variant?
    ) -> [String] {
        let name = SwiftText.valueName(operation)
        var lines = [
            "", "    /// \(summary.isEmpty ? "Runs `\(SwiftText.comment(operation))`." : SwiftText.comment(summary))",
        ]
        lines.append("    func \(name)(completion: @escaping () -> Void = {}) {")
        guard let reduced else {
            return lines + ["        run(\(call(standard)), completion: completion)", "    }"]
        }
        return lines + [
            "        let moves =", "            UIAccessibility.isReduceMotionEnabled",
            "            ? \(call(reduced))",
            "            : \(call(standard))", "        run(moves, completion: completion)", "    }",
        ]
    }

    private func call(_ variant: UIKitScript.Variant) -> String {
        "\(variant.method)(on: stage\(variant.readsGeometry ? ", geometry" : ""))"
    }

    private func progress(_ operation: Driven) -> [String] {
        let name = SwiftText.valueName(operation.operation)
        let range = "\(SwiftText.number(operation.range.lowerBound)) to \(SwiftText.number(operation.range.upperBound))"
        var lines = [""]
        if !operation.summary.isEmpty { lines.append("    /// \(SwiftText.comment(operation.summary))") }
        if operation.reduced != nil {
            if !operation.summary.isEmpty { lines.append("    ///") }
            lines.append(
                "    /// Where the user asked for less motion nothing follows; call `\(SwiftText.label(operation.operation))Reduced` instead."
            )
        }
        lines += ["    /// - Parameter progress: From \(range).", "    func \(name)(to progress: CGFloat) {"]
        if operation.reduced != nil {
            lines.append("        guard !UIAccessibility.isReduceMotionEnabled else { return }")
        }
        if operation.statements.contains(where: { $0.contains("geometry.") }) {
            lines.append("        let geometry = geometry")
        }
        lines += operation.statements.map { $0.isEmpty ? $0 : "        " + $0 } + ["    }"]
        guard let reduced = operation.reduced else { return lines }
        let label = SwiftText.label(operation.operation)
        return lines + [
            "",
            "    /// What runs in the place of `\(SwiftText.comment(operation.operation))` where the user asked for less motion.",
            "    func \(label)Reduced(completion: @escaping () -> Void = {}) {",
            "        run(\(call(reduced)), completion: completion)", "    }",
        ]
    }
}
