import MotifSource
import MotifSpelling

// Values and components of TypeScript, and arguments of Compose's functions.
extension SourceOutline {
    /// The value of a property in an object of styles, with the properties of its family behind it: `1s; transition-delay:
    /// 2s`. It is empty if one of them isn't a text, and `nil` if it belongs to one in front of it, or isn't a style.
    func styles(_ text: String, of place: FoundPlace) -> String? {
        // `element.style.transition = "…"`
        if tokens.matches(place.token + 1, "=") { return Spelling.styles(text, of: place.name) == nil ? nil : text }
        let (id, family) = (scope(of: place.token), StyleFamily.family(ofKey: place.name))
        let (open, close) = (max(0, scopes[id].open), scopes[id].close - 2)
        let entries = (open..<max(open, min(close, open + Self.mostStyles))).filter { index in
            tokens.matches(index + 1, ":") && StyleFamily.family(ofKey: tokens.string(index)) == family
                && scope(of: index) == id
        }
        guard entries.first == place.token, scopes[id].kind != .type else { return nil }
        let rest = entries.dropFirst().map { index -> String? in
            let (value, end) = (tokens.string(index + 2), index + 3)
            let isText = tokens.tokens[index + 2].kind == .string && value.first != "`"
            guard isText, tokens.matches(end, ",") || tokens.matches(end, "}") else { return nil }
            return "; \(tokens.string(index)): \(value.dropFirst().dropLast())"
        }
        guard !rest.contains(nil) else { return "" }
        let all = text + rest.compactMap(\.self).joined()
        let isOther = place.name == "animation" && text.first?.isUppercase == true
        return isOther || Spelling.styles(all, of: place.name) == nil ? nil : all
    }

    /// Whether a token is a template with values in it, such as `all ${time} ease-out`, that a key of styles has.
    func isStyleTemplate(_ index: Int, of key: String) -> Bool {
        guard tokens.bytes(index).first == UInt8(ascii: "`"), StyleFamily.family(ofKey: key) != nil else {
            return false
        }
        let rest = tokens.string(index).replacing(/\$\{[^}]*\}/, with: "")
        return rest.isEmpty || key.contains(where: \.isUppercase) || rest.contains { $0 == " " || $0.isNumber }
    }

    private static let mostStyles = 400
}

extension PlaceFinder {
    /// A value whose methods set its arguments: `FadeIn.delay(100).duration(300)`, or `entering={FadeIn}`.
    mutating func chain(_ index: Int) {
        let isWhole = tokens.matches(index - 2, "=") && tokens.matches(index - 1, "{") && tokens.matches(index + 1, "}")
        let isNew = tokens.matches(index - 1, "new")
        guard isWhole || isNew || tokens.matches(index + 1, "."), !isMember(index) else { return }
        var parser = SourceParser(tokens, at: index)
        guard var value = try? parser.expression() else { return }
        let range = value.range
        var arguments: [SourceArgument] = []
        while case .call(let callee, let given) = value.form, case .member(let base, let name) = callee.form {
            let first = given.first?.value ?? SourceExpression(.boolean(true), range: callee.range)
            arguments.insert(SourceArgument(label: name, value: first), at: 0)
            value = base
        }
        if isNew, let type = value.callee { value = type }
        guard case .name(let name) = value.form else { return }
        let callee = SourceExpression(.member(SourceExpression(.name("chain")), name), range: value.range)
        var found = place(SourceExpression(.call(callee, arguments), range: range), index)
        found.declaration = outline.declaration(withValueAt: index)
        self.found.append(found)
        cover(found.expression, from: index)
    }

    /// Attributes of a component of Motion with which it animates.
    private static let animating: [StaticString] = [
        "animate", "exit", "layout", "layoutId", "whileHover", "whileTap", "whileFocus", "whileInView", "whileDrag",
    ]

    /// A component without a transition, which has that of the library: `<motion.div animate={{x: 1}}>`.
    mutating func component(_ index: Int) {
        guard tokens.matches(index - 1, "<"), tokens.matches(index + 1, ".") else { return }
        var (next, animates) = (index + 3, false)
        while next < min(tokens.tokens.count, index + Self.mostStatements), !tokens.matches(next, ">") {
            // Spread attributes and variants can have a transition.
            let isOpen = ["transition", "variants"].contains { tokens.matches(next, $0) }
            guard !isOpen, !tokens.matches(next + 1, "...") else { return }
            let isAttribute = tokens.matches(next + 1, "=") || tokens.matches(next, "layout")
            if isAttribute, Self.animating.contains(where: { tokens.matches(next, $0) }) {
                let isLayout = tokens.matches(next, "layout") || tokens.matches(next, "layoutId")
                guard isLayout || isPlain(next + 2) else { return }
                animates = true
            }
            next = max(next, tokens.partner(of: next) ?? next) + 1
        }
        guard animates else { return }
        let call = SourceExpression.Form.call(SourceExpression(.name("motion")), [])
        found.append(place(SourceExpression(call, range: tokens.tokens[index].range), index))
    }

    /// Whether the value of an attribute is an object without a transition of its own, or no name of a variant.
    private func isPlain(_ open: Int) -> Bool {
        guard tokens.matches(open, "{"), let close = tokens.partner(of: open) else { return false }
        return tokens.matches(open + 1, "{") && !(open..<close).contains { tokens.matches($0, "transition") }
    }

    /// Labels of arguments of Compose whose values are stated where they are made.
    private static let stating: Set = ["enter", "exit", "transitionSpec", "placementSpec", "fadeInSpec", "fadeOutSpec"]

    /// Whether an argument of Compose states a motion: in a call, in the braces of one, or by a name.
    func statesMotion(_ argument: SourceArgument) -> Bool {
        if entries.areNamed(in: argument.value) { return true }
        if let label = argument.label, Self.stating.contains(label) { return true }
        // `remember { tween(300) }`
        return argument.value.arguments.map(\.value).contains { closure in
            guard closure.form == .closure else { return false }
            let first = tokens.tokens.prefixCount { $0.range.lowerBound < closure.range.lowerBound }
            let last = tokens.tokens.prefixCount { $0.range.lowerBound < closure.range.upperBound }
            return (first..<last).contains { tokens.tokens[$0].kind == .name && entries.use(in: tokens, $0) != nil }
        }
    }
}
