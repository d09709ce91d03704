import MotifSource
import MotifSpelling

// Values and components of TypeScript, and arguments of Compose's functions.
extension SourceOutline {
    /// The text of a property in an object of styles, with the properties of its family behind it, as a sum: `1s;
    /// transition-delay: 2s`. It is `nil` if it belongs to one in front of it, or isn't a style, and an object for the
    /// duration of a screen's transition.
    func styles(of place: FoundPlace) -> SourceExpression? {
        guard let family = StyleFamily.family(ofKey: place.name) else { return nil }
        // `element.style.transition = "…"`
        if tokens.matches(place.token + 1, "=") {
            return Self.hasStyle(place.expression, of: place.name) ? known(place.expression, of: place) : nil
        }
        let isShorthand = tokens.matches(place.token + 1, ",") || tokens.matches(place.token + 1, "}")
        let id = scope(of: place.token)
        let (open, close) = (max(0, scopes[id].open), scopes[id].close - 2)
        let entries = (open..<max(open, min(close, open + Self.mostStyles))).filter { index in
            (tokens.matches(index + 1, ":") || index == place.token && isShorthand)
                && StyleFamily.family(ofKey: tokens.string(index)) == family && scope(of: index) == id
        }
        guard entries.first == place.token, scopes[id].kind != .type else { return nil }
        let all = entries.enumerated().map { position, index in
            var parser = SourceParser(tokens, at: index + 2)
            let value = position == 0 ? place.expression : (try? parser.expression()) ?? SourceExpression(.other)
            return SourceArgument(label: tokens.string(index), value: value)
        }
        // React Navigation's, in milliseconds: `{ animation: "fade", animationDuration: 300 }`.
        if let time = all.last(where: { $0.key == "animationDuration" })?.value,
            time.branches.allSatisfy({ (try? $0.value.number(in: tokens.language)) != nil })
        {
            let isOwn = all.allSatisfy { ["animation", "animationDuration"].contains($0.key) }
            return isOwn
                ? SourceExpression(.object([SourceArgument(label: "duration", value: time)]), range: time.range) : nil
        }
        guard all.contains(where: { Self.hasStyle($0.value, of: $0.key) }) || isStyleObject(open, entries) else {
            return nil
        }
        let sum = all.dropFirst().reduce(place.expression) { sum, entry in
            [SourceExpression(.string("; \(entry.key): ")), entry.value].reduce(sum) {
                SourceExpression(.binary("+", $0, $1), range: sum.range)
            }
        }
        return known(sum, of: place)
    }

    /// Whether an object has styles, whatever their values are: `sx={{ transition: … }}`, or one of them is
    /// `theme.transitions.create("opacity")` of MUI.
    private func isStyleObject(_ open: Int, _ entries: [Int]) -> Bool {
        let isAttribute = ["style", "sx", "css"].contains {
            tokens.matches(open - 3, $0) && tokens.matches(open - 2, "=")
        }
        return isAttribute
            || entries.contains { entry in
                (entry..<min(tokens.tokens.count, entry + Self.mostThemeTokens)).contains {
                    tokens.matches($0, "transitions") && tokens.matches($0 + 2, "create")
                }
            }
    }

    private static let mostThemeTokens = 16

    /// The text of a style; `nil` if it is known, and isn't about motion.
    private func known(_ sum: SourceExpression, of place: FoundPlace) -> SourceExpression? {
        guard let text = sum.text(in: tokens.language) else { return sum }
        let isOther = place.name == "animation" && text.first?.isUppercase == true
        return isOther || Spelling.styles(text, of: place.name) == nil ? nil : sum
    }

    /// Whether an expression has the texts of a style, such as `all ${time} ease-out`, and not only a word.
    private static func hasStyle(_ expression: SourceExpression, of key: String) -> Bool {
        var (texts, open) = ([String](), [expression])
        while let next = open.popLast() {
            if case .string(let text) = next.form { texts.append(text) }
            open += next.parts
        }
        let rest = texts.joined()
        guard expression.form != .string(rest) else { return true }
        return !texts.isEmpty
            && (rest.isEmpty || key.contains(where: \.isUppercase) || rest.contains { $0 == " " || $0.isNumber })
    }

    private static let mostStyles = 400
}

extension PlaceFinder {
    /// A value whose methods set its arguments: `FadeIn.delay(100).duration(300)`, or a name alone: `entering={FadeIn}`.
    mutating func chain(_ index: Int) {
        // `exiting={on ? FadeOut : undefined}`, `Platform.select({ ios: FadeOut })`
        let isAttribute = tokens.matches(index - 2, "=") && tokens.matches(index - 1, "{")
        let isChosen = tokens.matches(index - 1, "?") || tokens.matches(index - 1, ":")
        let isWhole =
            isAttribute && tokens.matches(index + 1, "}")
            || isChosen && tokens.matches(index + 1, anyOf: ["}", ":", ","])
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
        // It sets the duration, too: `springify(300)`, or to none.
        if let spring = arguments.lastIndex(where: { $0.label == "springify" }) {
            let own = arguments[spring].value.form == .boolean(true) ? [] : [arguments[spring].value]
            arguments =
                arguments[..<spring].filter { $0.label != "duration" }
                + own.map { SourceArgument(label: "duration", value: $0) } + arguments[spring...]
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
        // `<Box as={motion.div} animate={{x: 1}}>`
        let isElement = tokens.matches(index - 2, "=") && tokens.matches(index - 3, anyOf: ["as", "component"])
        guard tokens.matches(index - 1, "<") || isElement, tokens.matches(index + 1, "."), !isConfigured(index) else {
            return
        }
        var (next, animates) = (index + 3, false)
        while next < min(tokens.tokens.count, index + Self.mostStatements), !tokens.matches(next, ">") {
            // Spread attributes and variants can have a transition.
            let isOpen = tokens.matches(next, anyOf: ["transition", "variants"])
            guard !isOpen, !tokens.matches(next + 1, "...") else { return }
            let isAttribute = tokens.matches(next + 1, "=") || tokens.matches(next, "layout")
            if isAttribute, tokens.matches(next, anyOf: Self.animating) {
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

    /// Whether a component is in a `<MotionConfig transition={…}>`, which states its transition.
    private mutating func isConfigured(_ index: Int) -> Bool {
        var open = 0
        for tag in configs.prefix(configs.prefixCount { $0 < index }).suffix(Self.mostConfigs).reversed() {
            open += tokens.matches(tag - 1, "<") ? 1 : tokens.matches(tag - 1, "/") ? -1 : 0
            let attributes = tag..<min(index, tag + Self.mostStyles)
            if open > 0 {
                return attributes.prefix { !tokens.matches($0, "<") }.contains { tokens.matches($0, "transition") }
            }
        }
        return false
    }

    private static let (mostConfigs, mostStyles) = (16, 400)

    /// Whether the value of an attribute is an object without a transition of its own, or no name of a variant.
    private func isPlain(_ open: Int) -> Bool {
        guard tokens.matches(open, "{"), let close = tokens.partner(of: open) else { return false }
        return tokens.matches(open + 1, "{") && !(open..<close).contains { tokens.matches($0, "transition") }
    }

    /// Labels of arguments whose values are stated where they are made.
    private static let stating: Set = [
        "animation", "enter", "exit", "transitionSpec", "placementSpec", "fadeInSpec", "fadeOutSpec",
    ]

    /// Whether an argument of Compose states a motion: in a call, in the braces of one, or by a name.
    func statesMotion(_ argument: SourceArgument) -> Bool {
        if entries.areNamed(in: argument.value) { return true }
        if let label = argument.label, Self.stating.contains(label), argument.value.form != .null { return true }
        // `remember { tween(300) }`
        return argument.value.arguments.map(\.value).contains { closure in
            guard closure.form == .closure else { return false }
            let first = tokens.tokens.prefixCount { $0.range.lowerBound < closure.range.lowerBound }
            let last = tokens.tokens.prefixCount { $0.range.lowerBound < closure.range.upperBound }
            return (first..<last).contains { tokens.isName($0) && entries.use(in: tokens, $0) != nil }
        }
    }
}
