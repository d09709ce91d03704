import MotifCore

extension WebMotion {
    /// The comment at the top of a file: its pattern and screen, the elements that it needs, and its usage.
    ///
    /// - Parameter usage: Lines about starting operations.
    func header(_ usage: [String]) -> String {
        var lines = [Escaping.markup(subject.motion.pattern.metadata.title)]
        let (width, height) = (subject.screen.size.width, subject.screen.size.height)
        let device = subject.screen.device == nil ? "" : " (\(subject.screen))"
        lines.append(
            "Kind \(subject.motion.kind.metadata.name.slug), on \(WebText.number(width)) × "
                + "\(WebText.number(height)) pt\(device); 1px is 1 pt")
        for input in subject.scene.inputs where input.value != .size(subject.screen.size) {
            lines.append(Escaping.markup("with \(input.name) = \(input.value.short)"))
        }
        for member in subject.motion.pattern.parameters.members {
            guard let alias = member.alias else { continue }
            lines.append("\(member.name) is the shared value \(alias): \(Escaping.markup(member.value.text))")
        }
        if !subject.constants.isEmpty {
            lines.append("Custom properties of shared values are in \(ValueFile.moduleFile).css.")
        }
        lines += ["", "<div class=\"\(className)\">"]
        lines += elements.map { "  " + $0.html }
        lines += ["</div>", ""] + usage
        return "/*\n" + lines.map { $0.isEmpty ? " *\n" : " * \($0)\n" }.joined() + " */\n"
    }

    /// `motif-expand`
    var className: String { "motif-\(subject.name)" }
}

extension WebMotion.Element {
    fileprivate var html: String {
        let image = layer.image.isEmpty ? "" : " data-image=\"\(Escaping.markup(layer.image))\""
        let text = Escaping.markup(layer.text)
        let inner = isNested ? "<div><div>\(text)</div></div>" : text
        return "<div data-layer=\"\(Escaping.markup(layer.name))\"\(image)>\(inner)</div>"
    }
}

extension FormulaValue {
    /// In the format of scene inputs: `20,700,56,56`.
    fileprivate var short: String {
        switch self {
        case .frame(let frame):
            [frame.x, frame.y, frame.width, frame.height].map(WebText.number).joined(separator: ",")
        case .point(let point): [point.x, point.y].map(WebText.number).joined(separator: ",")
        case .size(let size): [size.width, size.height].map(WebText.number).joined(separator: "x")
        case .text(let text): text
        default: json.canonical
        }
    }
}
