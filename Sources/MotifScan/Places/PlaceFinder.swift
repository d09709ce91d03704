import MotifSource
import MotifSpelling

/// A piece of code about motion, before its names are resolved.
struct FoundPlace {
    /// The expression; the receiver of a method can be `.other`.
    var expression: SourceExpression
    /// The index of the token at which it was found.
    let token: Int
    /// The name by which it was found.
    var name: String
    /// Values that are assigned to its properties.
    var assignments: [SourceArgument] = []
    /// The constant that this expression initializes.
    var declaration: SourceOutline.Declaration?
    /// Whether a leading dot means a member of an animation's type.
    var expectsAnimation = false
    /// Whether it is about motion even if no dialect can read it.
    var isCertain = false
    /// Whether it is made of several arguments of a call that isn't known.
    var isJoined = false
    /// Whether only the name of a member shows that it is an animation.
    var isImplicit = false
}

/// Finds the code about motion in the tokens of a file.
struct PlaceFinder {
    let tokens: SourceTokens
    let outline: SourceOutline
    let entries: EntryPoints
    private let wrappers: Set<String>
    /// Whether a part of the file is in an extension of SwiftUI's type of animations.
    let extendsAnimation: Bool
    var found: [FoundPlace] = []
    /// The index of the first token that doesn't belong to the last place.
    var covered = 0
    /// The first tokens of values that are already part of an object's place, and the tokens after them.
    var skipped: [Int: Int] = [:]
    /// The last place of a transaction.
    private(set) var lastTransaction: FoundPlace?
    /// The places of objects, by the names of their variables.
    var objects: [String: Int] = [:]
    /// The last arguments that are places, by the parentheses around them.
    var labels: [Int: Int] = [:]
    /// The tokens of declared names.
    lazy var declared = Set(outline.declarations.map(\.token))
    /// The tags of Motion's configs, and other uses of their name.
    lazy var configs = tokens.tokens.indices.filter { tokens.matches($0, "MotionConfig") }
    /// The sets of animations in XML so far.
    private var sets = AnimationSets()

    init(_ tokens: SourceTokens, _ outline: SourceOutline, wrappers: Set<String>) {
        (self.tokens, self.outline, self.wrappers) = (tokens, outline, wrappers)
        entries = EntryPoints.of(tokens.language)
        extendsAnimation = tokens.language.hasImplicitMembers && outline.scopes.contains { $0.name == "Animation" }
    }

    /// The places, in order.
    static func places(in tokens: SourceTokens, _ outline: SourceOutline, wrappers: Set<String> = []) -> [FoundPlace] {
        var finder = PlaceFinder(tokens, outline, wrappers: wrappers)
        finder.run()
        return finder.found
    }

    private mutating func run() {
        let types = Dialect.animationTypes(of: tokens.language)
        let values = Set(outline.declarations.filter { types.contains($0.type) }.compactMap(\.value))
        var index = -1
        while index + 1 < tokens.tokens.count {
            index += 1
            if let end = skipped[index], end > index {
                index = end - 1
                continue
            }
            if index >= covered, values.contains(index), let declaration = outline.declaration(withValueAt: index) {
                declared(declaration, index)
            }
            guard index >= covered else { continue }
            if tokens.language.hasImplicitMembers, tokens.matches(index, ".") { implicit(index) }
            guard tokens.isName(index) else { continue }
            if let use = entries.use(in: tokens, index) {
                find(use, index)
            } else if isOwnAnimation(index) {
                value(from: index, index)
            } else if tokens.language.hasObjectConstants, tokens.matches(index, "Animated"),
                tokens.matches(index + 1, "[")
            {
                // `Animated[type](…)`, whose function is known only at run time.
                found.append(place(SourceExpression(.other, range: tokens.tokens[index].range), index))
                isCertain(index)
            } else if !wrappers.isEmpty, wrappers.contains(tokens.name(index)), !isDeclared(index) {
                add(call(index), index)
                isCertain(index)
            }
        }
        joinControllers()
    }

    /// Notes that the place at a token is about motion.
    private mutating func isCertain(_ index: Int) {
        if found.last?.token == index { found[found.count - 1].isCertain = true }
    }

    /// Adds the value of a constant whose type is an animation.
    private mutating func declared(_ declaration: SourceOutline.Declaration, _ index: Int) {
        let close = declaration.kind == .getter ? tokens.partner(of: index - 1) : nil
        add(from: tokens.matches(index, "return") ? index + 1 : index, index) { place, end in
            (place.declaration, place.name) = (declaration, declaration.type)
            return place.expression.form != .closure && (declaration.kind != .getter || close == end)
        }
    }

    /// Adds an animation, which can be the value of a constant.
    private mutating func value(from start: Int, _ index: Int) {
        let declaration = outline.declaration(withValueAt: start)
        add(from: start, index) { place, _ in
            place.declaration = declaration
            return true
        }
    }

    /// Adds an expression in which an animation is expected.
    ///
    /// - Parameter accepts: Whether a place whose expression ends before a token is one; it can add what is known.
    mutating func add(from start: Int, _ index: Int, accepts: (inout FoundPlace, Int) -> Bool) {
        var parser = SourceParser(tokens, at: start)
        guard let value = try? parser.expression() else { return }
        var place = place(extendsAnimation(index) ? value.member(of: "Animation") : value, index)
        place.expectsAnimation = true
        guard accepts(&place, parser.index) else { return }
        found.append(place)
        covered = max(covered, parser.index)
    }

    private mutating func find(_ use: EntryUse, _ index: Int) {
        switch use {
        case .call:
            let isCalled = tokens.matches(index + 1, "(") || tokens.matches(index + 1, "<") || isClosureCall(index)
            guard isCalled, !isDeclared(index), !isMember(index) || isQualified(index), let call = call(index) else {
                return
            }
            // The value at a time that the code itself computes: `Interval(0, 0.5).transform(t)`.
            let close = tokens.partner(of: index + 1) ?? index
            if tokens.matches(close + 1, "."), tokens.matches(close + 2, "transform") { return }
            // The braces behind a type are the body of the function that returns it.
            let hasBody = call.arguments.first.map { $0.label == nil && $0.value.form == .closure } ?? false
            if !hasBody || tokens.string(index).first?.isUppercase != true || tokens.matches(index + 1, "(") {
                add(call, index)
            }
        case .method:
            if tokens.matches(index + 1, ":") { return argument(index) }
            guard !isDeclared(index), isMember(index), tokens.matches(index + 1, "("), isOperand(index - 2) else {
                return
            }
            add(call(index), index, isValue: false)
        case .member(let types):
            guard tokens.matches(index + 1, "(") || isClosureCall(index), let base = base(index, types) else { return }
            add(call(index, of: base), index)
            isCertain(index)
            joinTransaction()
            if base.path == ["CATransaction"] { lastTransaction = found.last } else { takeCurve(index) }
        case .namespace:
            guard tokens.matches(index + 1, "."), !tokens.matches(index - 1, anyOf: [":", "->"]) else { return }
            value(from: isQualified(index) ? index - 2 : index, index)
        case .object:
            guard tokens.matches(index + 1, "("), !isDeclared(index), !isMember(index) else { return }
            object(index)
        case .host:
            guard tokens.matches(index + 1, "(") || isClosureCall(index), !isDeclared(index), let call = call(index),
                !call.arguments.contains(where: statesMotion),
                call.arguments.count(where: { $0.value.form == .closure }) < 2
            else { return }
            found.append(place(call, index))
        case .widget:
            if tokens.matches(index + 1, "(") || tokens.matches(index + 1, "<") { widget(index) }
        case .label: label(index)
        case .chain: chain(index)
        case .component: component(index)
        case .element:
            guard tokens.matches(index - 1, "<") else { return }
            var parser = SourceParser(tokens, at: index - 1)
            guard let element = try? parser.element() else {
                // Without its end, what its attributes apply to isn't known.
                found.append(place(SourceExpression(.other, range: tokens.tokens[index].range), index))
                covered = tokens.tokens.count
                return isCertain(index)
            }
            // In `res/drawable`, it only names what is drawn.
            if tokens.matches(index, "transition"), element.argument("class") == nil { return }
            if element.arguments.contains(where: \.value.isInlineResource) { covered = max(covered, parser.index) }
            if let animation = sets.animation(element, named: tokens.string(index)) {
                found.append(place(animation, index))
            }
        }
    }

    // MARK: Shapes

    /// Whether a name is that of a function, or in TypeScript, of a method, that is declared here.
    func isDeclared(_ index: Int) -> Bool {
        let isMethod = tokens.language.hasObjectConstants && tokens.matches(index + 1, "(")
        return isMethod && tokens.partner(of: index + 1).map { tokens.matches($0 + 1, "{") } == true
            || tokens.matches(index - 1, anyOf: Self.declaring)
            // `fun View.fadeIn(`
            || tokens.language.hasHeaderProperties && isMember(index)
                && (max(0, index - 24)..<index).reversed().prefix { !tokens.matches($0, anyOf: ["(", "="]) }
                    .contains { tokens.matches($0, "fun") }
    }

    private static let declaring: [StaticString] = ["func", "fun", "function", "class", "object", "interface"]

    /// Whether a name follows a dot, or the two of a cascade.
    func isMember(_ index: Int) -> Bool { tokens.matches(index - 1, ".") || tokens.matches(index - 1, "..") }

    /// Whether a framework's name precedes it.
    private func isQualified(_ index: Int) -> Bool {
        let isModule = tokens.matches(index - 2, anyOf: ["SwiftUI", "SwiftUICore", "UIKit", "QuartzCore"])
        let isPrefix = !tokens.prefixes.isEmpty && tokens.prefixes.contains(tokens.string(index - 2))
        return isMember(index) && (isModule || isPrefix || tokens.matches(packageStart(index), "androidx"))
    }

    /// The index of the first name in front of the dots before a name.
    private func packageStart(_ index: Int) -> Int {
        var start = index
        while isMember(start), tokens.isName(start - 2) { start -= 2 }
        return start
    }

    /// Whether the brace after a name is a trailing closure, and not the block of a condition.
    private func isClosureCall(_ index: Int) -> Bool {
        guard tokens.matches(index + 1, "{"), !tokens.language.hasObjectConstants else { return false }
        // The braces behind a type belong to what has the type.
        if tokens.language.hasGetters, tokens.string(index).first?.isUppercase == true { return false }
        guard index > 0, !tokens.tokens[index].startsLine else { return true }
        return tokens.matches(index - 1, anyOf: Self.starters) || isMember(index)
    }

    private static let starters: [StaticString] = [
        "{", "}", ";", "=", "in", "return", ":", "try", "await", "(", ",", "?", "_", "->", "+", "with", "togetherWith",
        "else",
    ]

    private static let keywords: [StaticString] = [
        "return", "in", "case", "else", "default", "await", "try", "is", "as",
    ]

    /// Whether a token ends an expression, so that a dot after it begins a member.
    func isOperand(_ index: Int) -> Bool {
        guard tokens.tokens.indices.contains(index) else { return false }
        switch tokens.tokens[index].kind {
        case .name: return !tokens.matches(index, anyOf: Self.keywords)
        case .number, .string, .pattern, .directive: return true
        case .text: return false
        case .symbol: return tokens.matches(index, anyOf: [")", "]", "}", "?", "!"])
        }
    }

    /// The type that a static method is called on, which code in an extension of the type may leave out.
    private func base(_ index: Int, _ types: [String]) -> SourceExpression? {
        if isMember(index), index > 1, let type = types.first(where: { tokens.name(index - 2) == $0 }) {
            return SourceExpression(.name(type), range: tokens.tokens[index - 2].range)
        }
        let isOwn = !isMember(index) || tokens.matches(index - 2, "Self") || tokens.matches(index - 2, "self")
        let around = outline.path(of: outline.scope(of: index)).first
        guard isOwn, !isDeclared(index), let type = types.first(where: { around == $0 }) else { return nil }
        return SourceExpression(.name(type), range: tokens.tokens[index].range)
    }

    /// The call of a name, without members or calls that follow it.
    func call(_ index: Int, of base: SourceExpression? = nil) -> SourceExpression? {
        var parser = SourceParser(tokens, at: index)
        guard let call = try? parser.call(), let callee = call.callee, case .name(let name) = callee.form else {
            return nil
        }
        guard let base = base ?? (isMember(index) && !isQualified(index) ? receiver(index) : nil) else { return call }
        let member = SourceExpression(.member(base, name), range: base.range.lowerBound..<callee.range.upperBound)
        return SourceExpression(.call(member, call.arguments), range: member.range.lowerBound..<call.range.upperBound)
    }

    /// The receiver of a method if it is a name; `.other` for anything else.
    private func receiver(_ index: Int) -> SourceExpression {
        let dot = tokens.tokens[index - 1].range
        guard tokens.isName(index - 2), !isMember(index - 2), isOperand(index - 2) else {
            return SourceExpression(.other, range: dot.lowerBound..<dot.lowerBound)
        }
        return SourceExpression(.name(tokens.string(index - 2)), range: tokens.tokens[index - 2].range)
    }

    func place(_ expression: SourceExpression, _ index: Int) -> FoundPlace {
        FoundPlace(expression: expression, token: index, name: tokens.string(index))
    }

    /// Adds a call, which can be the value of a constant unless it is a method of a view.
    private mutating func add(_ expression: SourceExpression?, _ index: Int, isValue: Bool = true) {
        guard let expression else { return }
        var place = place(expression, index)
        if isValue {
            place.declaration = outline.declaration(withValueAt: packageStart(index))
        }
        found.append(place)
        cover(expression, from: index)
    }

    /// Skips the tokens of a place's values, but not those of its closures.
    mutating func cover(_ expression: SourceExpression, from index: Int) {
        let open = expression.arguments.first { $0.value.form == .closure }?.value.range.lowerBound
        let end = open ?? expression.range.upperBound
        var next = index + 1
        while next < tokens.tokens.count, tokens.tokens[next].range.lowerBound < end { next += 1 }
        covered = max(covered, next)
    }

    /// `animation: .easeIn(duration: 0.2)` in a call.
    private mutating func argument(_ index: Int) {
        guard !isMember(index) else { return }
        let start = closureBody(at: index + 2)
        // Of several statements in a closure, no single one is the value.
        let close = start.flatMap { _ in tokens.partner(of: index + 2) }
        add(from: start ?? index + 2, index) { place, end in
            Self.isAnimation(place.expression) && (start == nil || close == end)
        }
    }

    /// The index behind the `in` of a closure: `animation: { phase in .easeIn }`.
    private func closureBody(at open: Int) -> Int? {
        guard tokens.matches(open, "{"), let close = tokens.partner(of: open) else { return nil }
        return (open..<min(close, open + Self.mostParameterTokens)).first { tokens.matches($0, "in") }.map { $0 + 1 }
    }

    private static let mostParameterTokens = 12

    private static func isAnimation(_ value: SourceExpression) -> Bool {
        switch value.form {
        case .implicit: true
        case .call(let callee, _): isAnimation(callee)
        case .member(let base, _): isAnimation(base) || base.path == ["Animation"]
        case .ternary(_, let first, let second): isAnimation(first) || isAnimation(second)
        default: false
        }
    }
}
