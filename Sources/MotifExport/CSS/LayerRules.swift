/// The rules of one layer in one operation, with its keyframes.
struct LayerRules {
    let layer: WebLayer
    /// The styles of the layer's elements without an operation, which these rules build on.
    let rest: [WebStyle]
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
            var style = style.change(from: rest[depth])
            animate(&style, at: depth)
            rules += Self.rule(Self.selector(layer.name, at: depth, under: operation), style)
        }
        for depth in layer.styles.indices { rules += scrolled(at: depth) }
        for track in layer.tracks {
            let keyframes = "@keyframes \(keyframes(of: track))"
            let line =
                "\(keyframes) { from { \(track.property): \(track.from); } to { \(track.property): \(track.to); } }"
            rules +=
                line.count <= 100
                ? line + "\n"
                : "\(keyframes) {\n  from { \(track.property): \(track.from); }\n"
                    + "  to { \(track.property): \(track.to); }\n}\n"
        }
        return rules
    }

    /// The selector of one of a layer's elements.
    static func selector(_ layer: String, at depth: Int, under root: String) -> String {
        "\(root) > [data-layer=\(Escaping.cssString(layer))]" + String(repeating: " > *", count: depth)
    }

    /// A rule; nothing without declarations.
    static func rule(_ selector: String, _ style: WebStyle, indent: String = "") -> String {
        guard !style.declarations.isEmpty else { return "" }
        let lines = style.declarations.map { "\(indent)  \($0.name): \($0.value);\n" }
        return "\(indent)\(selector) {\n\(lines.joined())\(indent)}\n"
    }

    private func keyframes(of track: WebTrack) -> String {
        "\(prefix)-\(Escaping.cssName(layer.name))-\(track.name)"
    }

    private func tracks(at depth: Int) -> [WebTrack] { layer.tracks.filter { $0.depth == depth } }

    private func animate(_ style: inout WebStyle, at depth: Int) {
        let animations = tracks(at: depth).map { track in
            let duration = track.constants["duration"] ?? "\(WebText.milliseconds(track.duration))ms"
            let easing = track.timing.text { "var(\(curve($0)))" }
            return "\(keyframes(of: track)) \(duration) \(easing) \(delay(of: track)) " + track.fill.rawValue
                + (driven == nil ? "" : " paused")
        }
        if !animations.isEmpty { style.set("animation", animations.joined(separator: ",\n    ")) }
    }

    /// A paused animation stays at the position set by its delay, so a negative delay sets the progress; 1 is one
    /// second.
    private func delay(of track: WebTrack) -> String {
        guard let driven else { return track.constants["delay"] ?? WebText.milliseconds(track.delay) + "ms" }
        let begin = driven.lowerBound + track.delay
        let progress = "var(--motif-progress, \(WebText.number(driven.lowerBound)))"
        return "calc((\(WebText.number(begin)) - \(progress)) * 1s)"
    }

    /// The same by a scroll timeline, if the page asks for it.
    private func scrolled(at depth: Int) -> String {
        let tracks = tracks(at: depth)
        guard let driven, !tracks.isEmpty else { return "" }
        let length = driven.upperBound - driven.lowerBound
        func percent(_ progress: Double) -> String { WebText.number((progress / length * 1e8).rounded() / 1e6) + "%" }
        let ranges = tracks.map { "\(percent($0.delay)) \(percent($0.delay + $0.duration))" }
        var style = WebStyle()
        style.set("animation-play-state", "running")
        style.set("animation-duration", "auto")
        style.set("animation-delay", "0s")
        style.set("animation-timeline", "--motif-scroll")
        style.set("animation-range", ranges.joined(separator: ", "))
        let root = "\(operation)[data-timeline=\"scroll\"]"
        return "@supports (animation-timeline: scroll()) {\n"
            + Self.rule(Self.selector(layer.name, at: depth, under: root), style, indent: "  ") + "}\n"
    }
}
