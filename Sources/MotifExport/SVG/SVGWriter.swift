import MotifCore

/// Elements → text, with keyframes for what moves, or as all is at one time.
struct SVGWriter {
    /// Where attributes that move come from.
    enum Mode {
        /// Keyframes; at rest all is as it ends.
        case moving(KeyframeFit, end: Double)
        /// As it is at this time.
        case still(Double)
    }

    /// Where attributes that move come from, from now on.
    var mode: Mode
    /// The names of animations by their keyframes, in the order in which they came.
    private(set) var animations: [(name: String, keyframes: String)] = []
    private var names: [String: String] = [:]
    private var shared: [String] = []
    private var sharedNames: [String: String] = [:]

    init(_ mode: Mode) { self.mode = mode }

    /// The text of an element with all that it holds.
    mutating func text(of element: SVGElement) -> String {
        var result = "<\(element.name)"
        var attributes = element.attributes
        if let moving = element.moving { attributes += self.attributes(of: moving) }
        for (name, value) in attributes { result += " \(name)=\"\(Escaping.markup(value))\"" }
        if element.children.isEmpty, element.text.isEmpty { return result + "/>" }
        result += ">" + Escaping.markup(element.text)
        for child in element.children { result += text(of: child) }
        result += "</\(element.name)>"
        if case .still = mode, element.isShared { return use(of: result) }
        return result
    }

    /// A frame shows what another one has shown.
    private mutating func use(of text: String) -> String {
        let name = sharedNames[text] ?? "u\(shared.count)"
        if sharedNames.updateValue(name, forKey: text) == nil { shared.append(text) }
        return "<use href=\"#\(name)\"/>"
    }

    /// What several frames show.
    var definitions: String {
        guard !shared.isEmpty else { return "" }
        let texts = shared.enumerated().map { "<g id=\"u\($0)\">\($1)</g>" }
        return "<defs>\(texts.joined())</defs>\n"
    }

    private mutating func attributes(of moving: MovingAttributes) -> [(name: String, value: String)] {
        switch mode {
        case .still(let time): return moving.form.attributes(moving.values(time))
        case .moving(let fit, let end):
            let frames = fit.keyframes(of: moving)
            let rest = moving.form.attributes(moving.values(end))
            guard frames.count > 1 else { return rest }
            return rest + [(name: "class", value: "m " + name(of: Self.text(of: frames, moving.form)))]
        }
    }

    private mutating func name(of keyframes: String) -> String {
        if let name = names[keyframes] { return name }
        let name = "k\(animations.count + 1)"
        names[keyframes] = name
        animations.append((name, keyframes))
        return name
    }

    private static func text(of frames: [KeyframeFit.Keyframe], _ form: MovingAttributes.Form) -> String {
        var result = ""
        var pending: [String] = []
        let turns = form == .place && frames.contains { $0.values[2] != 0 }
        let styles = frames.map { form.style($0.values, turns ? .turns : .stays) }
        // Where a value stays, its places share their keyframe.
        for (index, frame) in frames.enumerated() {
            pending.append(svg(Double(frame.place) / 1000, decimals: 3) + "%")
            if index + 1 < frames.count, styles[index + 1] == styles[index] { continue }
            result += "\(pending.joined(separator: ",")){\(styles[index])}"
            pending = []
        }
        return result
    }

    /// When a picture plays.
    enum Playing {
        /// Unless the user asked for less motion.
        case unlessRefused
        /// Also for such a user, where the address of the file asks for it: `preview.svg#play`.
        case alsoWhenAsked

        /// The identifier that such an address names.
        static let asked = "play"
    }

    /// The style sheet of all that moves; nothing runs where the user asked for less motion.
    func style(duration: Double, playing: Playing = .unlessRefused) -> String {
        guard !animations.isEmpty else { return "" }
        let rules = animations.map { ".\($0.name){animation-name:\($0.name)}" }.joined()
        let keyframes = animations.map { "@keyframes \($0.name){\($0.keyframes)}\n" }.joined()
        let round = svg(duration, decimals: 4)
        var style = "@media (prefers-reduced-motion:no-preference){.m{animation:\(round)s linear infinite}\(rules)}\n"
        var target = ""
        if case .alsoWhenAsked = playing {
            let asked = animations.map { ":target~g .\($0.name){animation-name:\($0.name)}" }.joined()
            style += ":target~g .m{animation:\(round)s linear infinite}\(asked)\n"
            target = "<g id=\"\(Playing.asked)\"/>\n"
        }
        return "<style>\n\(style)\(keyframes)</style>\n\(target)"
    }
}
