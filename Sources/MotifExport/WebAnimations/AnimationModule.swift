import MotifCore

/// Motion as a module of JavaScript: the operations as data, and a small runtime that starts them.
///
/// Styles and tracks are those of the style sheet.
struct AnimationModule {
    private let motion: WebMotion

    init(_ motion: WebMotion) { self.motion = motion }

    /// The file.
    var text: String {
        [motion.header(usage), curves, variables, operations, Self.runtime].filter { !$0.isEmpty }.joined(
            separator: "\n")
    }

    private var usage: [String] {
        let names = motion.operations.map(\.name)
        let start = "play(root, operation) starts an operation on the outer element: "
        let driven = motion.operations.compactMap { operation in
            operation.driven.map { range in
                let (from, to) = (WebText.number(range.lowerBound), WebText.number(range.upperBound))
                return "seek(root, progress) takes \(operation.name) to a progress from \(from) to \(to)"
            }
        }
        return [start + names.joined(separator: ", ")] + driven
    }

    /// Springs are lines where the browser knows them.
    private var curves: String {
        guard !motion.timings.lines.isEmpty else { return "" }
        let curves = motion.timings.lines.enumerated().map { index, lines in
            "const curve\(index + 1) = known(\(WebText.script(lines.css)), \(WebText.script(lines.fallback)));\n"
        }
        return """
            const known = (easing, fallback) =>
              globalThis.CSS?.supports?.("animation-timing-function", easing) ? easing : fallback;

            """ + curves.joined()
    }

    private var variables: String {
        let rows = motion.variables.map { variable in
            "  { name: \"\(variable.name)\", syntax: \"\(variable.syntax.rawValue)\", initialValue: "
                + "\"\(variable.initialValue)\", inherits: false },\n"
        }
        let (width, height) = (motion.subject.screen.size.width, motion.subject.screen.size.height)
        return "/** The custom properties that move. */\nexport const properties = [\n\(rows.joined())];\n\n"
            + "/** The size of the outer element. */\n"
            + "export const screen = { width: \(WebText.number(width)), height: \(WebText.number(height)) };\n"
    }

    private var operations: String {
        let rows = motion.operations.map { operation in
            var row = "  \(WebText.script(operation.name)): {\n    driver: "
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
        return "/** Layers back to front; times in milliseconds, of progress in thousandths. */\n"
            + "export const operations = {\n\(rows.joined())};\n"
    }

    private func layer(_ layer: WebLayer) -> String {
        let styles = layer.styles.map { style in
            let members = style.declarations.map { "\(WebText.script($0.name)): \(WebText.script($0.value))" }
            return "          { \(members.joined(separator: ", ")) },\n"
        }
        let tracks = layer.tracks.map { "          \(track($0)),\n" }
        return """
                  {
                    layer: \(WebText.script(layer.name)),
                    styles: [
            \(styles.joined())        ],
                    tracks: [\(tracks.isEmpty ? "" : "\n\(tracks.joined())        ")],
                  },

            """
    }

    private func track(_ track: WebTrack) -> String {
        let easing =
            switch track.timing {
            case .plain(let css): WebText.script(css)
            case .lines(let index): "curve\(index + 1)"
            }
        let members = [
            ("property", WebText.script(track.variable.name)), ("from", WebText.script(track.from)),
            ("to", WebText.script(track.to)), ("delay", WebText.milliseconds(track.delay)),
            ("duration", WebText.milliseconds(track.duration)), ("easing", easing),
            ("fill", WebText.script(track.fill.rawValue)),
        ]
        return "{ " + members.map { "\($0): \($1)" }.joined(separator: ", ") + " }"
    }
}
