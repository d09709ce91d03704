import MotifCore

extension UIKitPlan {
    /// Operations that move views of one screen, by time or by progress: a class with a method for each.
    @CodeBuilder var motionClass: [CodeStatement] {
        CodeStatement.doc("Moves the views of \(names.title).")
        "@MainActor"
        CodeStatement.block("final class \(names.type)Motion") {
            """
            var parameters = \(names.type)Parameters()
            private weak var screen: (any \(names.screenType))?
            private var motions: [(operation: String, motion: \(names.shared("Animator")))] = []

            init(_ screen: any \(names.screenType)) {
                self.screen = screen
            }
            """
            for method in motions {
                for operation in method.family.operations { self.method(method, operation.name) }
            }
            """

            /// Restores all views to their state before the first motion.
            func reset() {
                for (_, motion) in motions.reversed() { motion.restore() }
                motions = []
            }

            """
            CodeStatement.block(
                .function(
                    "private func geometry",
                    ["in motion: \(names.shared("Animator"))", "_ home: any \(names.screenType)"],
                    returns: "\(names.type)Geometry")
            ) {
                geometryStatements(hasOther: false)
                "return geometry"
            }
        }
    }

    private func method(_ method: UIKitMethod, _ operation: String) -> [CodeStatement] {
        let summary = SwiftText.comment(kind.operation(named: operation)?.summary ?? "")
        let name = SwiftText.valueName(operation)
        guard case .progress(let range) = method.driver else {
            let doc = summary.isEmpty ? "Runs `\(SwiftText.comment(operation))`." : summary
            return timed(name, doc, method, operation, key: operation, method.calls(self))
        }
        guard method.reduced != nil else { return progress(range, summary, method, operation) }
        return progress(range, summary, method, operation)
            + timed(
                "\(SwiftText.label(operation))Reduced",
                "Runs instead of `\(SwiftText.comment(operation))` with reduced motion.", method, operation,
                key: operation + " reduced", [.code(method.call(self, isReduced: true))])
    }

    /// A function that runs an operation.
    @CodeBuilder private func timed(
        _ name: String, _ doc: String, _ method: UIKitMethod, _ operation: String, key: String,
        _ layers: [CodeStatement]
    ) -> [CodeStatement] {
        ""
        CodeStatement.doc(doc)
        CodeStatement.block("func \(name)(completion: @escaping @MainActor () -> Void = {})") {
            begin(method, operation)
            layers
            "motions.append((\(SwiftText.literal(key)), motion))"
            "motion.start(completion: completion)"
        }
    }

    /// A function that shows an operation at a progress.
    @CodeBuilder private func progress(
        _ range: ClosedRange<Double>, _ summary: String, _ method: UIKitMethod, _ operation: String
    ) -> [CodeStatement] {
        let key = SwiftText.literal(operation)
        ""
        if !summary.isEmpty {
            CodeStatement.doc(summary)
            "///"
        }
        CodeStatement.doc("A page that scrolling moves is moved only by the rest.")
        if method.reduced != nil {
            CodeStatement.doc(
                "Does nothing with reduced motion; call `\(SwiftText.label(operation))Reduced` instead.")
        }
        CodeStatement.doc(
            "- Parameter progress: From \(SwiftText.number(range.lowerBound)) to \(SwiftText.number(range.upperBound))."
        )
        CodeStatement.block("func \(SwiftText.valueName(operation))(to progress: CGFloat)") {
            if method.reduced != nil { "guard !UIAccessibility.isReduceMotionEnabled else { return }" }
            """
            if let known = motions.last(where: { $0.operation == \(key) })?.motion, known.isCurrent {
                return known.show(at: progress)
            }
            """
            begin(method, operation)
            method.call(self)
            "motion.prepare()"
            "motions.append((\(key), motion))"
            "motion.show(at: progress)"
        }
    }

    @CodeBuilder private func begin(_ method: UIKitMethod, _ operation: String) -> [CodeStatement] {
        let isReversed = method.family.backward?.name == operation
        "guard let home = screen else { return }"
        Code.call(
            "let motion = \(names.shared("Animator"))",
            ["in: home.\(names.value)Container", "isReversed: \(isReversed ? "true" : "false")"])
        "let geometry = geometry(in: motion, home)"
    }
}
