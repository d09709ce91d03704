import MotifSource
import MotifSpelling

// Values behind labels: attributes, keys, arguments, and properties.
extension PlaceFinder {
    /// `transition={{…}}`, `transition: {…}`, `duration: Duration(…)`.
    mutating func label(_ index: Int) {
        let isAttribute = tokens.matches(index + 1, "=") && tokens.matches(index + 2, "{")
        let isGetter =
            tokens.matches(index - 1, "get") && tokens.matches(index + 1, "=>")
            && tokens.matches(index - 2, anyOf: ["Duration", "Curve"]) && !tokens.matches(index, "duration")
        let isStyle = tokens.matches(index - 2, "style") && tokens.matches(index + 1, "=")
        // `controller.duration = …`, and `??=`
        let isFilled = tokens.matches(index + 1, "??") && tokens.matches(index + 2, "=")
        let isAssigned =
            tokens.language.scaledType != nil && isMember(index) && (isFilled || tokens.matches(index + 1, "="))
            && tokens.string(index - 2).lowercased().hasSuffix("controller")
        let isShort = !isAttribute && isShorthand(index)
        guard isAttribute || isGetter || isStyle || isAssigned || isShort || tokens.matches(index + 1, ":") else {
            return
        }
        let call = tokens.language.hasObjectConstants || isAssigned ? nil : enclosing(index)
        let isTime = !isGetter && ["duration", "reverseDuration"].contains(tokens.string(index))
        guard call.map({ animates($0, for: isTime) }) != false else { return }
        let before = covered
        let (tokens, outline) = (tokens, outline)
        var start = index + (isShort ? 0 : isAttribute || isFilled ? 3 : 2)
        // `curve: (distance) => Curves.easeIn`
        if call != nil, let close = tokens.partner(of: start), tokens.matches(close + 1, "=>") { start = close + 2 }
        add(from: start, index) { place, end in
            if let styles = outline.styles(of: place) {
                (place.expression, place.isCertain) = (styles, styles.object == nil)
                return true
            }
            switch place.expression.form {
            case .string: return false
            case _ where place.name != "transition" && outline.tokens.language.hasObjectConstants: return false
            case .object(let entries) where entries.contains { Self.types.contains($0.value.path) }: return false
            case .object(let entries) where !entries.isEmpty && entries.allSatisfy(Self.isWord): return false
            // `{ transition: { unmountOnExit: true } }`
            case .object(let entries) where !entries.isEmpty && entries.allSatisfy(Self.isOtherSwitch): return false
            case .object(let entries): place.isCertain = !entries.allSatisfy { Self.orderKeys.contains($0.key) }
            default:
                guard place.expression.canBeTransition else { return false }
                place.isCertain = isAssigned
                return isAssigned || call != nil
                    || Self.isValue(place.expression, of: index, isAttribute, to: end, tokens, outline)
            }
            return true
        }
        // The arguments of a call can have places of their own.
        guard found.last?.token == index, let label = found.last else { return }
        if case .call = label.expression.form { covered = before }
        guard let call else { return }
        let token = labels.updateValue(index, forKey: call)
        guard let first = found.last(where: { $0.token == token }),
            Self.parts.isSuperset(of: [first.name, label.name])
        else { return }
        // The durations and the curves of a call that isn't known.
        let own =
            first.isJoined ? first.expression.arguments : [SourceArgument(label: first.name, value: first.expression)]
        let parts = own + [SourceArgument(label: label.name, value: label.expression)]
        let range = first.expression.range.lowerBound..<label.expression.range.upperBound
        found[found.count - 1].expression = SourceExpression(
            .call(SourceExpression(.name("AnimationStyle")), parts), range: range)
        found[found.count - 1].isJoined = true
        found.removeAll { $0.token == first.token }
    }

    /// The arguments of widgets that are one timing.
    static let parts: Set = ["duration", "curve", "reverseDuration", "reverseCurve"]

    /// Whether it is a key of an object in TypeScript whose value has the same name: `{ opacity: 0, transition }`.
    private mutating func isShorthand(_ index: Int) -> Bool {
        guard tokens.language.hasObjectConstants, tokens.matches(index - 1, anyOf: ["{", ","]),
            tokens.matches(index + 1, anyOf: ["}", ","])
        else { return false }
        let open = enclosing(index, ["{", "(", "["])
        // `variants={transition}`
        let isAttribute =
            open > 1 && tokens.matches(open - 1, "=")
            && tokens.tokens[open - 2].range.upperBound == tokens.tokens[open].range.lowerBound - 1
        return tokens.matches(open, "{") && tokens.isName(index) && !isAttribute
            && !tokens.matches(open - 1, anyOf: ["import", "export"])
            && !declared.contains(index)
    }

    /// Parts of the names of calls whose duration is how long something is shown or waits.
    private static let showing =
        "debounc throttl snackbar toast banner tooltip flushbar timer delay timeout".split(separator: " ")
    /// Parts of the names of calls that animate.
    private static let moving =
        ("anim transition fade slid scale rotat expand collaps scroll switch ripple move shimmer tween route page motion "
        + "zoom bounc puls blink flip shak spring reveal open close dismiss insertitem removeitem").split(
            separator: " ")
    /// Arguments of calls that animate.
    private static let movingLabels: Set = [
        "curve", "child", "children", "builder", "vsync", "begin", "tween", "onEnd",
    ]

    /// Whether a call animates: by its name or, if it has a duration, by its other arguments, since data can have one, too.
    private func animates(_ open: Int, for time: Bool) -> Bool {
        let type = tokens.matches(open - 2, ".") ? tokens.string(open - 3) : ""
        let name = (type + tokens.string(open - 1)).lowercased()
        if Self.showing.contains(where: name.contains) { return false }
        if !time || Self.moving.contains(where: name.contains) { return true }
        let close = min(tokens.partner(of: open) ?? open, open + Self.mostStatements)
        return (open..<max(open, close)).contains { index in
            tokens.matches(index + 1, ":") && Self.movingLabels.contains(tokens.string(index))
                && enclosing(index) == open
        }
    }

    /// Whether an entry is a text that isn't about motion: `{ transition: { standard: "transition" } }`.
    private static func isWord(_ entry: SourceArgument) -> Bool {
        if case .string = entry.value.form { !["type", "ease"].contains(entry.key) } else { false }
    }

    /// Whether an entry is a switch that no dialect has.
    private static func isOtherSwitch(_ entry: SourceArgument) -> Bool {
        guard case .boolean = entry.value.form else { return false }
        return !Dialect.all(in: .typeScript).contains { $0.hasLabel(entry.key) }
    }

    /// Types of TypeScript: `{ transition: { duration: number } }` is one, too.
    private static let types: Set<[String]?> = [["number"], ["string"], ["boolean"], ["any"], ["unknown"]]
    /// Keys of a transition that only order the transitions of others.
    private static let orderKeys: Set = ["staggerChildren", "staggerDirection", "delayChildren", "when"]
}
