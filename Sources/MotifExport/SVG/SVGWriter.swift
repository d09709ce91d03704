import MotifCore

/// Writes elements as text, either animated by keyframes or as they are at one time.
struct SVGWriter {
    /// The source of the values of moving attributes.
    enum Mode {
        /// Keyframes; at rest, elements have their final values.
        case moving(KeyframeFit, end: Double)
        /// The values at this time.
        case still(Double)
    }

    /// The source of the values of moving attributes in the elements that follow.
    var mode: Mode
    /// The names of animations by their keyframes, in the order of their use.
    private(set) var animations: [(name: String, keyframes: String)] = []
    private var names: [String: String] = [:]
    private var shared: [String] = []
    private var sharedNames: [String: String] = [:]

    /// The prefix of all names.
    private let prefix: String

    init(_ mode: Mode, prefix: String) {
        self.mode = mode
        self.prefix = prefix
    }

    /// Returns the text of an element with its contents.
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

    /// Returns a reference to an element of an earlier frame.
    private mutating func use(of text: String) -> String {
        let name = sharedNames[text] ?? "\(prefix)u\(shared.count)"
        if sharedNames.updateValue(name, forKey: text) == nil { shared.append(text) }
        return "<use href=\"#\(name)\"/>"
    }

    /// The elements that several frames share.
    var definitions: String {
        guard !shared.isEmpty else { return "" }
        let texts = shared.enumerated().map { "<g id=\"\(prefix)u\($0)\">\($1)</g>" }
        return "<defs>\(texts.joined())</defs>\n"
    }

    private mutating func attributes(of moving: MovingAttributes) -> [(key: String, value: String)] {
        switch mode {
        case .still(let time): return moving.form.attributes(moving.values(time))
        case .moving(let fit, let end):
            let frames = fit.keyframes(of: moving)
            let rest = moving.form.attributes(moving.values(end))
            guard frames.count > 1 else { return rest }
            return rest + [("class", "\(prefix)m " + name(of: Self.text(of: frames, moving.form)))]
        }
    }

    private mutating func name(of keyframes: String) -> String {
        if let name = names[keyframes] { return name }
        let name = "\(prefix)k\(animations.count + 1)"
        names[keyframes] = name
        animations.append((name, keyframes))
        return name
    }

    private static func text(of frames: [KeyframeFit.Keyframe], _ form: MovingAttributes.Form) -> String {
        var result = ""
        var pending: [String] = []
        let turns = form == .place && frames.contains { $0.values[2] != 0 }
        let styles = frames.map { form.style($0.values, turns: turns) }
        // Positions with the same values share a keyframe.
        for (index, frame) in frames.enumerated() {
            pending.append(svg(Double(frame.position) / 1000, decimals: 3) + "%")
            if index + 1 < frames.count, styles[index + 1] == styles[index] { continue }
            result += "\(pending.joined(separator: ",")){\(styles[index])}"
            pending = []
        }
        return result
    }

    /// The style sheet of everything that moves; nothing runs if the user prefers reduced motion.
    ///
    /// - Parameter target: The identifier at the end of the file's address with which it runs all the same, as in
    ///   `preview.svg#play`; `nil` for none.
    func style(duration: Double, target: String? = nil) -> String {
        guard !animations.isEmpty else { return "" }
        func rules(_ prefix: String) -> String {
            animations.map { "\(prefix).\($0.name){animation-name:\($0.name)}" }.joined()
        }
        let animation = ".\(prefix)m{animation:\(svg(duration, decimals: 4))s linear infinite}"
        let keyframes = animations.map { "@keyframes \($0.name){\($0.keyframes)}\n" }.joined()
        let asked = target == nil ? "" : ":target~g \(animation)\(rules(":target~g "))\n"
        let mark = target.map { "<g id=\"\($0)\"/>\n" } ?? ""
        let media = "@media (prefers-reduced-motion:no-preference){\(animation)\(rules(""))}\n"
        return "<style>\n\(media)\(asked)\(keyframes)</style>\n\(mark)"
    }
}
