import MotifSource

// Objects whose timing is set in several statements, and names in front of values.
extension PlaceFinder {
    /// Joins the timing function that a statement sets for a transaction with the duration that one in front of it sets.
    mutating func joinTransaction() {
        let pair = found.suffix(2)
        guard let first = pair.first, let last = pair.last,
            outline.scope(of: first.token) == outline.scope(of: last.token),
            !(first.token..<min(last.token, first.token + Self.mostStatements)).contains(where: {
                tokens.matches($0, "commit")
            }), var timed = pair.first(where: { $0.name == "setAnimationDuration" }),
            let function = pair.first(where: { $0.name == "setAnimationTimingFunction" })?.expression.arguments.first,
            case .call(let callee, let duration) = timed.expression.form
        else { return }
        let argument = SourceArgument(label: "timingFunction", value: function.value.typed("CAMediaTimingFunction"))
        timed.expression = SourceExpression(.call(callee, duration + [argument]), range: timed.expression.range)
        found.replaceSubrange((found.count - 2)..., with: [timed])
    }

    /// Gives an animation the timing function of the transaction in which it is created, and its duration unless it has
    /// its own.
    ///
    /// - Source: CATransaction.h, `animationTimingFunction`; `CALayer.add(_:forKey:)` for durations of zero.
    private func joinTransaction(around place: inout FoundPlace, isPassed: Bool) {
        guard let transaction = transaction(around: place.token) else { return }
        for argument in transaction.expression.arguments {
            let isDuration = transaction.name == "setAnimationDuration" && argument.label == nil
            let label = isDuration ? "duration" : "timingFunction"
            // What other code does with the animation isn't known.
            if isDuration, isPassed || place.assignments.contains(where: { $0.label == label }) { continue }
            place.assignments.removeAll { $0.label == label }
            let value = isDuration ? argument.value : argument.value.typed("CAMediaTimingFunction")
            place.assignments.append(SourceArgument(label: label, value: value))
        }
    }

    /// In a transaction with a timing function, UIKit's animations have that one; what it does to springs and transitions
    /// of views isn't known.
    mutating func takeCurve(_ index: Int) {
        guard let last = found.indices.last, case .call(let callee, let arguments) = found[last].expression.form,
            callee.path?.first == "UIView", !arguments.contains(where: { $0.label == "options" }),
            let transaction = transaction(around: index, isNested: true),
            let function = transaction.expression.arguments.last(where: {
                transaction.name != "setAnimationDuration" || $0.label == "timingFunction"
            })
        else { return }
        let isUsual = arguments.allSatisfy {
            ["withDuration", "delay", "animations", "completion"].contains($0.label ?? "animations")
        }
        let curve = SourceArgument(label: "timingFunction", value: function.value.typed("CAMediaTimingFunction"))
        let options = SourceArgument(label: "options", value: SourceExpression(.other, range: callee.range))
        let isCurved = callee.lastName == "animate" && isUsual
        let call = SourceExpression.Form.call(callee, arguments + [isCurved ? curve : options])
        found[last].expression = SourceExpression(call, range: found[last].expression.range)
    }

    /// The last statement of a transaction in front of a token, in the same scope and before it is committed.
    ///
    /// - Parameter isNested: Whether the token can be in a loop or a condition there.
    func transaction(around token: Int, isNested: Bool = false) -> FoundPlace? {
        guard let transaction = lastTransaction, token - transaction.token < Self.mostStatements,
            case let scopes = outline.chain(from: outline.scope(of: token)),
            let depth = scopes.firstIndex(of: outline.scope(of: transaction.token)),
            depth == 0 || isNested && scopes[..<depth].allSatisfy(isRunAtOnce),
            !(transaction.token..<max(token, transaction.token)).contains(where: { tokens.matches($0, "commit") })
        else { return nil }
        return transaction
    }

    /// Whether a scope is the block of a loop or a condition: no other block is between it and the word.
    private func isRunAtOnce(_ scope: Int) -> Bool {
        var index = outline.scopes[scope].open - 1
        if tokens.matches(index, "forEach") { return true }
        while index > 0, !tokens.matches(index, anyOf: ["{", "}", ";"]) {
            if tokens.matches(index, anyOf: Self.branching) { return true }
            index = min(index, tokens.partner(of: index) ?? index) - 1
        }
        return false
    }

    private static let branching: [StaticString] = ["for", "if", "else", "while", "switch", "do", "catch"]

    static let mostStatements = 600
    /// Properties that change what others mean.
    private static let derived = ["repeatDuration": "repeatCount", "timeOffset": "beginTime"]

    /// Adds an object and the properties that are assigned to it, up to where it is added to a layer.
    mutating func object(_ index: Int) {
        guard let creation = call(index) else { return }
        var place = place(creation, index)
        var (isPassed, isAddedLater) = (true, false)
        defer {
            if !isAddedLater { joinTransaction(around: &place, isPassed: isPassed) }
            found.append(place)
            cover(creation, from: index)
        }
        // `CABasicAnimation(keyPath: "path").then { … }`, `configured(CABasicAnimation(keyPath: "path")) { … }`
        let close = tokens.partner(of: index + 1) ?? index
        if tokens.matches(close + 1, ".") || tokens.matches(close + 1, ")") && tokens.matches(close + 2, "{") {
            (place.expression, place.isCertain) = (SourceExpression(.other, range: creation.range), true)
        }
        guard tokens.matches(index - 1, "="), index > 1 else { return }
        let variable = tokens.matches(index - 3, ":") ? index - 4 : index - 2
        guard tokens.isName(variable) else { return }
        let (name, word) = (tokens.string(variable), tokens.bytes(variable))
        let scope = outline.scopes[outline.scope(of: index)]
        objects[name] = found.count
        var next = index + 1
        let end = min(scope.close, index + Self.mostStatements)
        isPassed = tokens.matches(close + 1, ".")
        while next < end {
            defer { next += 1 }
            guard tokens.isName(next), tokens.bytes(next) == word, !isMember(next) else { continue }
            let sign = next + 3
            let isChanged = tokens.matches(sign, anyOf: ["*=", "/=", "+=", "-="])
            guard tokens.matches(next + 1, "."), isChanged || tokens.matches(sign, "=") else {
                // After the object is added to a layer, assignments have no effect.
                if tokens.matches(next - 1, "("), tokens.matches(next - 2, "add") {
                    isAddedLater = (index..<next).contains { tokens.matches($0, "commit") }
                    break
                }
                isPassed = isPassed || tokens.matches(next - 1, "(") || tokens.matches(next + 3, "(")
                continue
            }
            let property = tokens.string(next + 2)
            let label = Self.derived[property] ?? property
            var parser = SourceParser(tokens, at: next + 4, most: Self.mostStatements)
            let written = isChanged || label != property ? nil : try? parser.expression()
            var value = written ?? SourceExpression(.other)
            // It begins in the middle.
            if property == "timeOffset", let offset = try? parser.expression() {
                value = SourceExpression(.unary("-", offset), range: offset.range)
            }
            if label == "timingFunction" { value = value.typed("CAMediaTimingFunction") }
            // In a branch, it may or may not be assigned.
            if outline.scope(of: next) != outline.scope(of: index) {
                value = SourceExpression(.name("\(name).\(label)"))
            }
            place.assignments.removeAll { $0.label == label }
            place.assignments.append(SourceArgument(label: label, value: value))
            skipped[next + 4] = parser.index
        }
        shareDuration(of: place)
    }

    /// Gives the animations of a group its duration, unless they have their own.
    ///
    /// - Source: Core Animation Programming Guide, "Grouping Animations".
    private mutating func shareDuration(of group: FoundPlace) {
        guard let duration = group.assignments.first(where: { $0.label == "duration" }),
            case .array(let names)? = group.assignments.first(where: { $0.label == "animations" })?.value.form
        else { return }
        for index in names.compactMap({ $0.lastName.flatMap { objects[$0] } }) where index < found.count {
            let isOwn = found[index].assignments.contains { $0.label == "duration" }
            guard !isOwn, outline.scope(of: found[index].token) == outline.scope(of: group.token) else { continue }
            found[index].assignments.append(duration)
        }
    }

    /// Gives the duration of a controller to the curves that it drives: `CurvedAnimation(parent: controller, …)`.
    mutating func joinControllers() {
        guard tokens.language.scaledType != nil else { return }
        var durations: [[String]: [SourceArgument]] = [:]
        // Those that get another one later, or when they run.
        let assigned = outline.reassigned.contains("duration") ? tokens.tokens.indices : 0..<0
        let changed = assigned.filter { tokens.matches($0 + 1, ".") && tokens.matches($0 + 2, "duration") }
            .filter { tokens.matches($0 + 3, "=") || tokens.matches($0 + 3, "??") }
        let repeated = found.filter { $0.name == "repeat" && $0.expression.argument("period") != nil }
        let others = Set((changed + repeated.map { $0.token - 2 }).map(tokens.string))
        for index in found.indices where !others.contains(")") {
            let place = found[index]
            if place.name == "AnimationController", tokens.matches(place.token - 1, "=") {
                let name = tokens.string(place.token - 2)
                let times = place.expression.arguments.filter { ["duration", "reverseDuration"].contains($0.label) }
                durations[owner(of: name, at: place.token)] = others.contains(name) ? [] : times
            }
        }
        // A field can be in front of the controller that `initState` creates.
        for index in found.indices where ["CurvedAnimation", "CurveTween"].contains(found[index].name) {
            let parent = found[index].expression.argument("parent")?.lastName ?? driver(of: found[index].token)
            guard let parent else { continue }
            found[index].assignments = durations[owner(of: parent, at: found[index].token)] ?? []
        }
    }

    /// The controller of a tween: `controller.drive(tween)`, `tween.animate(controller)`, also with tweens around it.
    private func driver(of tween: Int) -> String? {
        var (open, close) = (tween, tokens.partner(of: tween + 1) ?? tween)
        for _ in 0..<3 {
            if tokens.matches(close + 2, "animate"), tokens.matches(close + 5, ")") { return tokens.string(close + 4) }
            open = enclosing(open)
            guard let next = tokens.partner(of: open) else { return nil }
            close = next
            if tokens.matches(open - 1, "drive") { return tokens.string(open - 3) }
        }
        return nil
    }

    /// A name with the types around it, and with the place of its declaration if that is in a function.
    private func owner(of name: String, at token: Int) -> [String] {
        let scope = outline.scope(of: token)
        let local = outline.declaration(of: name, from: scope, before: token).flatMap {
            outline.isMember($0) ? nil : $0
        }
        return outline.path(of: scope) + [name] + (local.map { ["\($0.token)"] } ?? [])
    }

    /// Whether what follows a name is its value, and not a type or a new name: `{ transition: own } = props`.
    static func isValue(
        _ value: SourceExpression, of index: Int, _ isAttribute: Bool, to end: Int, _ tokens: SourceTokens,
        _ outline: SourceOutline
    ) -> Bool {
        let name = isAttribute ? "" : value.lastName ?? ""
        let isType = name.first?.isUppercase == true && name.contains(where: \.isLowercase)
        let isLast = tokens.matches(end, "}") || !isAttribute && tokens.matches(end, ",")
        return isLast && !isType && !outline.declarations.contains { $0.token == index || $0.token == index + 2 }
    }

    /// The index of the parenthesis, or of another bracket, that a token is in.
    func enclosing(_ index: Int, _ brackets: [StaticString] = ["("]) -> Int {
        var open = index - 1
        let least = max(0, index - Self.mostStatements)
        while open > least, !tokens.matches(open, anyOf: brackets) {
            open = min(open, tokens.partner(of: open) ?? open) - 1
        }
        return open
    }
}
