/// The rules of one layer in one operation, with its keyframes.
struct LayerRules {
    let layer: WebLayer
    /// The selector of the outer element while the operation runs.
    let operation: String
    /// The prefix of the names of its keyframes.
    let prefix: String
    /// The range of progress if a scroll or gesture drives it; `nil` if time does.
    let driven: ClosedRange<Double>?
    /// The custom property of a timing function made of lines.
    let curve: (Int) -> String

    var text: String {
        var rules = ""
        for (depth, style) in layer.styles.enumerated() {
            var style = style
            if depth == 0 { animate(&style) }
            rules += rule(selector(at: depth), style)
        }
        rules += scrolled
        for track in layer.tracks {
            let name = track.variable.name
            rules +=
                "@keyframes \(keyframes(of: track)) "
                + "{ from { \(name): \(track.from); } to { \(name): \(track.to); } }\n"
        }
        return rules
    }

    private func selector(at depth: Int, under root: String? = nil) -> String {
        let layer = "\(root ?? operation) > [data-layer=\(Escaping.cssString(layer.name))]"
        return layer + String(repeating: " > *", count: depth)
    }

    private func rule(_ selector: String, _ style: WebStyle, indent: String = "") -> String {
        let lines = style.declarations.map { "\(indent)  \($0.name): \($0.value);\n" }
        return "\(indent)\(selector) {\n\(lines.joined())\(indent)}\n"
    }

    private func keyframes(of track: WebTrack) -> String {
        "\(prefix)-\(Escaping.cssName(layer.name))-\(track.name)"
    }

    private func easing(of track: WebTrack) -> String {
        switch track.timing {
        case .plain(let css): css
        case .lines(let index): "var(\(curve(index)))"
        }
    }

    private func animate(_ style: inout WebStyle) {
        guard !layer.tracks.isEmpty else { return }
        let animations = layer.tracks.map { track in
            "\(keyframes(of: track)) \(WebText.milliseconds(track.duration))ms \(easing(of: track)) \(delay(of: track)) "
                + track.fill.rawValue + (driven == nil ? "" : " paused")
        }
        style.set("animation", animations.joined(separator: ",\n    "))
    }

    /// A paused animation stays at the position set by its delay, so a negative delay sets the progress; 1 is one
    /// second.
    private func delay(of track: WebTrack) -> String {
        guard let driven else { return WebText.milliseconds(track.delay) + "ms" }
        let begin = driven.lowerBound + track.delay
        let progress = "var(--motif-progress, \(WebText.number(driven.lowerBound)))"
        return "calc((\(WebText.number(begin)) - \(progress)) * 1s)"
    }

    /// The same rules for a scroll timeline, if the page requests one.
    private var scrolled: String {
        guard let driven, !layer.tracks.isEmpty else { return "" }
        let length = driven.upperBound - driven.lowerBound
        func list(_ value: (WebTrack) -> String) -> String { layer.tracks.map(value).joined(separator: ", ") }
        func percent(_ progress: Double) -> String { WebText.number((progress / length * 1e8).rounded() / 1e6) + "%" }
        var style = WebStyle()
        style.set("animation-play-state", "running")
        style.set("animation-duration", "auto")
        style.set("animation-delay", "0s")
        style.set("animation-timeline", "--motif-scroll")
        style.set("animation-range", list { "\(percent($0.delay)) \(percent($0.delay + $0.duration))" })
        let root = "\(operation)[data-timeline=\"scroll\"]"
        return "@supports (animation-timeline: scroll()) {\n"
            + rule(selector(at: 0, under: root), style, indent: "  ") + "}\n"
    }
}
