import MotifCore

/// Exports motion as a JavaScript module: the operations as data, and a small runtime that starts them.
///
/// Styles and tracks are those of the style sheet.
struct AnimationModule {
    let motion: WebMotion

    /// The file.
    var text: String {
        [motion.header(usage), curves, variables, operations, WebResource.animationRuntime].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    private var usage: [String] {
        let names = motion.operations.map(\.name)
        let start = "play(root, operation) starts an operation on the outer element: "
        let driven = motion.operations.compactMap { operation in
            operation.driven.map { range in
                let (from, to) = (WebText.number(range.lowerBound), WebText.number(range.upperBound))
                return "seek(root, progress) moves \(operation.name) to a progress from \(from) to \(to)"
            }
        }
        let rest = "rest(root, operation) shows its start, and rest(root, operation, { after: true }) its end"
        return [start + names.joined(separator: ", ")] + driven + [rest, "stop(root) restores the elements"]
    }

    /// The timing functions: lines for springs in browsers that support them.
    private var curves: String {
        guard !motion.timings.lines.isEmpty else { return "" }
        let curves = motion.timings.lines.enumerated().map { index, lines in
            "const curve\(index + 1) = known(\(Escaping.script(lines.css)), \(Escaping.script(lines.fallback)));\n"
        }
        return curves.joined()
    }

    private var variables: String {
        let rows = motion.variables.map { variable in
            "  { name: \"\(variable.name)\", syntax: \"\(variable.syntax.rawValue)\", initialValue: "
                + "\"\(variable.initialValue)\", inherits: false },\n"
        }
        let (width, height) = (motion.subject.screen.size.width, motion.subject.screen.size.height)
        return "/** The custom properties that are animated. */\nexport const properties = [\n\(rows.joined())];\n\n"
            + "/** The size of the outer element. */\n"
            + "export const screen = { width: \(WebText.number(width)), height: \(WebText.number(height)) };\n"
    }

    private var operations: String {
        let rows = motion.operations.map { operation in
            var row = "  \(Escaping.script(operation.name)): {\n    driver: "
            if let range = operation.driven {
                row += "\"progress\", range: [\(WebText.number(range.lowerBound)), "
                row += "\(WebText.number(range.upperBound))],\n"
            } else {
                row += "\"time\", duration: \(WebText.milliseconds(operation.timeline.duration)),\n"
            }
            row += "    standard: [\n\(operation.layers.map(layer).joined())    ],\n"
            if let reduced = operation.reduced { row += "    reduced: [\n\(reduced.map(layer).joined())    ],\n" }
            return row + "  },\n"
        }
        return "/** Layers from back to front; times in milliseconds, progress in thousandths. */\n"
            + "export const operations = {\n\(rows.joined())};\n"
    }

    private func layer(_ layer: WebLayer) -> String {
        let tracks = layer.tracks.map { "          \(track($0)),\n" }
        return """
                  {
                    layer: \(Escaping.script(layer.name)),
                    styles: [
            \(styles(layer.styles))        ],
                    endStyles: [
            \(styles(layer.endStyles))        ],
                    tracks: [\(tracks.isEmpty ? "" : "\n\(tracks.joined())        ")],
                  },

            """
    }

    private func styles(_ styles: [WebStyle]) -> String {
        styles.map { style in
            let members = style.declarations.map { "\(Escaping.script($0.name)): \(Escaping.script($0.value))" }
            return "          { \(members.joined(separator: ", ")) },\n"
        }.joined()
    }

    private func track(_ track: WebTrack) -> String {
        let easing = track.timing.text(plain: Escaping.script) { "curve\($0 + 1)" }
        let members = [
            ("property", Escaping.script(track.property)), ("depth", "\(track.depth)"),
            ("from", Escaping.script(track.from)),
            ("to", Escaping.script(track.to)), ("delay", WebText.milliseconds(track.delay)),
            ("duration", WebText.milliseconds(track.duration)), ("easing", easing),
            ("fill", Escaping.script(track.fill.rawValue)),
        ]
        return "{ " + members.map { "\($0): \($1)" }.joined(separator: ", ") + " }"
    }
}

extension ExportTarget {
    /// A JavaScript module that starts the operations on a page with an element for each layer.
    ///
    /// - Source: Web Animations; CSS Properties and Values API Level 1.
    public static let webAnimations = ExportTarget(
        name: "waapi", summary: "A JavaScript module for the Web Animations API", fileExtension: "mjs"
    ) { subject, _ in
        let motion = try WebMotion(subject)
        return MotionExport(AnimationModule(motion: motion).text, notes: motion.notes)
    }
}
