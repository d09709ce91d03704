import MotifCore

/// Motion as a style sheet: the layers at rest, what each operation changes, and keyframes for each track.
///
/// At rest, the page shows the start of the first operation, or the end of the operation that `data-after` names.
/// Opacity, and transforms whose parts move together, are animated as they are. Every other property that moves is a
/// registered custom property, and every track an animation of it, so that each keeps its own span and timing function;
/// the layer's rule combines the properties.
struct StyleSheet {
    private let motion: WebMotion
    private let root: String
    /// The styles of each layer at rest, by its name: those of the first operation that has the layer.
    private let rest: [String: [WebStyle]]

    init(_ motion: WebMotion) {
        self.motion = motion
        root = "." + motion.className
        rest = Dictionary(
            motion.operations.flatMap(\.layers).map { ($0.name, $0.styles) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file.
    var text: String {
        var parts = [motion.header(usage), variables, frame]
        if !motion.timings.lines.isEmpty { parts.append(timings) }
        parts.append("/* At rest */\n" + resting)
        for operation in motion.operations {
            let after = after(operation)
            if !after.isEmpty { parts.append("/* After \(operation.name) */\n" + after) }
        }
        for operation in motion.operations {
            let standard = rules(operation, operation.layers, isReduced: false)
            let reduced = operation.reduced.map { query("reduce", rules(operation, $0, isReduced: true)) }
            parts.append("/* \(operation.name) */\n")
            parts += reduced.map { [query("no-preference", standard), $0] } ?? [standard]
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var usage: [String] {
        var lines = [
            "Without an operation, the page shows the start of the first one.",
            "Set data-operation on the outer element to start an operation:",
        ]
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
        lines += [
            "Set data-after to the operation to keep what it leads to when data-operation is removed.",
            "Another operation starts from its beginning, even while one runs. To run the same one again, remove",
            "data-operation and read offsetWidth before setting it.",
        ]
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
            \(root) > [data-layer] { position: absolute; }

            """
    }

    /// What the page shows without an operation.
    private var resting: String {
        motion.elements.compactMap { element in
            guard let styles = rest[element.layer.name] else { return nil }
            return styles.enumerated().map { depth, style in
                var style = style.without("display")
                if depth == 0, !isAtRest(element.layer.name) { style.set("display", "none") }
                return LayerRules.rule(LayerRules.selector(element.layer.name, at: depth, under: root), style)
            }.joined() + untouchable(element.layer.name, styles, under: "\(root):not([data-operation], [data-after])")
        }.joined()
    }

    /// A rule by which a layer that can't be seen takes no clicks and no focus; nothing for other layers.
    private func untouchable(_ layer: String, _ styles: [WebStyle], under root: String) -> String {
        let isUnseen = styles.first?.declarations.contains { $0.name == "opacity" && $0.value == "0" } == true
        return isUnseen ? LayerRules.selector(layer, at: 0, under: root) + " { visibility: hidden; }\n" : ""
    }

    /// Whether a layer is there before the first operation.
    private func isAtRest(_ layer: String) -> Bool {
        motion.operations.first?.layers.contains { $0.name == layer } == true
    }

    /// What the page shows after an operation, as changes to what it shows at rest.
    private func after(_ operation: WebMotion.Operation) -> String {
        let under = "\(root)[data-after=\(Escaping.cssString(operation.name))]"
        return visibility(of: operation.layers, under: under)
            + operation.layers.flatMap { layer in
                layer.endStyles.enumerated().map { depth, style in
                    let change = style.change(from: rest[layer.name]?[depth] ?? WebStyle())
                    return LayerRules.rule(LayerRules.selector(layer.name, at: depth, under: under), change)
                } + [untouchable(layer.name, layer.endStyles, under: "\(under):not([data-operation])")]
            }.joined()
    }

    /// Rules that show layers that aren't there at rest, and hide those that aren't in an operation.
    private func visibility(of layers: [WebLayer], under root: String) -> String {
        let names = Set(layers.map(\.name))
        return motion.elements.map(\.layer.name).filter { names.contains($0) != isAtRest($0) }.map { name in
            LayerRules.selector(name, at: 0, under: root)
                + " { display: \(names.contains(name) ? "block" : "none"); }\n"
        }.joined()
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
            + rule({ Self.wrapped($0.css) }, indent: "  ") + "}\n"
    }

    /// A list in lines of about 100 columns.
    private static func wrapped(_ list: String) -> String {
        var (text, column) = ("", 0)
        for part in list.split(separator: " ") {
            if column > 90 {
                text += "\n     "
                column = 5
            }
            text += (text.isEmpty ? "" : " ") + part
            column += part.count + 1
        }
        return text
    }

    private static func curve(_ index: Int) -> String { "--motif-curve-\(index + 1)" }

    private func query(_ preference: String, _ rules: String) -> String {
        let lines = rules.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
        return "@media (prefers-reduced-motion: \(preference)) {\n\(lines.joined(separator: "\n"))}\n"
    }

    private func rules(_ operation: WebMotion.Operation, _ layers: [WebLayer], isReduced: Bool) -> String {
        let names = [motion.className, operation.name] + (isReduced ? ["reduced"] : [])
        let driven = isReduced ? nil : operation.driven
        let under = "\(root)[data-operation=\(Escaping.cssString(operation.name))]"
        let texts = layers.map { layer in
            LayerRules(
                layer: layer, rest: rest[layer.name] ?? layer.styles.map { _ in WebStyle() }, operation: under,
                prefix: names.joined(separator: "-"), driven: driven, curve: Self.curve
            ).text
        }
        return ([visibility(of: layers, under: under)] + texts).filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension ExportTarget {
    /// A style sheet for a page with an element for each layer.
    ///
    /// - Source: CSS Animations Level 1, CSS Properties and Values API Level 1, CSS Easing Functions Level 2.
    public static let css = ExportTarget(
        name: "css", summary: "A style sheet with keyframes, linear() for springs, and reduced motion",
        fileExtension: "css"
    ) { subject, _ in
        let motion = try WebMotion(subject)
        return MotionExport(StyleSheet(motion).text, notes: motion.notes)
    }
}
