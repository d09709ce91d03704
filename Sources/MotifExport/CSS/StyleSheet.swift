import MotifCore

/// Motion as a style sheet: a rule for each layer of each operation, and keyframes for each track.
///
/// Every property that moves is a registered custom property, and every track an animation of it, so that each keeps
/// its own time span and timing function; the layer's rule combines the properties.
struct StyleSheet {
    private let motion: WebMotion
    private let root: String

    init(_ motion: WebMotion) {
        self.motion = motion
        root = "." + motion.className
    }

    /// The file.
    var text: String {
        var parts = [motion.header(usage), variables, frame]
        if !motion.timings.lines.isEmpty { parts.append(timings) }
        for operation in motion.operations {
            parts.append("/* \(operation.name) */\n")
            guard let reduced = operation.reduced else {
                parts.append(rules(operation, operation.layers, isReduced: false))
                continue
            }
            parts.append(query("no-preference", rules(operation, operation.layers, isReduced: false)))
            parts.append(query("reduce", rules(operation, reduced, isReduced: true)))
        }
        return parts.joined(separator: "\n")
    }

    private var usage: [String] {
        var lines = ["Set data-operation on the outer element to start an operation:"]
        lines += motion.operations.map { operation in
            guard let range = operation.driven else { return "  \(operation.name)" }
            let (from, to) = (WebText.number(range.lowerBound), WebText.number(range.upperBound))
            return "  \(operation.name), by --motif-progress on the outer element, from \(from) to \(to)"
        }
        if motion.operations.contains(where: { $0.driven != nil }) {
            lines += [
                "Add data-timeline=\"scroll\" to drive it by the scroll timeline --motif-scroll, which the page names,",
                "instead of --motif-progress, in browsers that support scroll timelines.",
            ]
        }
        return lines
    }

    private var variables: String {
        motion.variables.map { variable in
            "@property \(variable.name) { syntax: \"\(variable.syntax.rawValue)\"; inherits: false; "
                + "initial-value: \(variable.initialValue); }\n"
        }.joined()
    }

    private var frame: String {
        let (width, height) = (motion.subject.screen.size.width, motion.subject.screen.size.height)
        return """
            \(root) { position: relative; width: \(WebSum(width).css); height: \(WebSum(height).css); overflow: hidden; }
            \(root) > [data-layer] { display: none; position: absolute; }

            """
    }

    /// The lines of springs, and Béziers for browsers that don't support them.
    private var timings: String {
        func rule(_ value: (WebTimings.Lines) -> String, indent: String) -> String {
            let lines = motion.timings.lines.enumerated().map { index, lines in
                "\(indent)  \(Self.curve(index)): \(value(lines));\n"
            }
            return "\(indent)\(root) {\n\(lines.joined())\(indent)}\n"
        }
        return rule(\.fallback, indent: "") + "@supports (animation-timing-function: linear(0, 1)) {\n"
            + rule(\.css, indent: "  ") + "}\n"
    }

    private static func curve(_ index: Int) -> String { "--motif-curve-\(index + 1)" }

    private func query(_ preference: String, _ rules: String) -> String {
        let lines = rules.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
        return "@media (prefers-reduced-motion: \(preference)) {\n\(lines.joined(separator: "\n"))}\n"
    }

    private func rules(_ operation: WebMotion.Operation, _ layers: [WebLayer], isReduced: Bool) -> String {
        let names = [motion.className, operation.name] + (isReduced ? ["reduced"] : [])
        let driven = isReduced ? nil : operation.driven
        return layers.map { layer in
            LayerRules(
                layer: layer, operation: "\(root)[data-operation=\(Escaping.cssString(operation.name))]",
                prefix: names.joined(separator: "-"), driven: driven, curve: Self.curve
            ).text
        }.joined(separator: "\n")
    }
}

extension ExportTarget {
    /// A style sheet for a page with an element for each layer.
    ///
    /// - Source: CSS Animations Level 1, CSS Properties and Values API Level 1, CSS Easing Functions Level 2.
    public static let css = ExportTarget(
        name: "css", summary: "A style sheet with keyframes, linear() for springs, and reduced motion",
        fileExtension: "css"
    ) { subject in
        let motion = try WebMotion(subject)
        return MotionExport(StyleSheet(motion).text, notes: motion.notes)
    }
}
