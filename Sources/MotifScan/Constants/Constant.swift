import MotifSource

/// A constant in the scanned files.
struct Constant: Sendable {
    /// The names of the types around it.
    let owner: [String]
    let name: String
    let file: Int
    /// The byte offset of its name.
    let offset: Int
    let position: SourcePlace
    /// Its value as it is written, clipped.
    let code: String
    let isPrivate: Bool
    let isVariable: Bool
    /// Its value; `nil` if the value is set elsewhere or can't be timing.
    let value: SourceExpression?
    /// The declared type; empty if there is none.
    let type: String

    /// The names of the types around it, and its own.
    var path: [String] { owner + name.split(separator: ".").map(String.init) }
}

extension Constant {
    /// A declared constant; `nil` if it can't be timing.
    init?(
        _ declaration: SourceOutline.Declaration, owner: [String], isHidden: Bool, in tokens: SourceTokens, file: Int,
        position: @autoclosure () -> SourcePlace, code: (SourceExpression) -> String
    ) {
        let isVariable = declaration.kind == .variable
        let hasValue = !isVariable || declaration.isStatic || owner.isEmpty
        let value = hasValue ? declaration.value.flatMap { Self.value(at: $0, declaration, in: tokens) } : nil
        // A property without a value hides a constant of the same name further out.
        guard value != nil || Self.timingTypes.contains(declaration.type) else { return nil }
        self.init(
            owner: owner, name: declaration.name, file: file,
            offset: tokens.tokens[declaration.token].range.lowerBound, position: position(),
            code: value.map(code) ?? "", isPrivate: declaration.isPrivate || isHidden, isVariable: isVariable,
            value: value, type: declaration.type)
    }

    private static let resourceTypes: Set<Substring> = ["interpolator", "anim", "animator"]

    /// The resource that a whole file is: `res/interpolator/smooth.xml` is `@interpolator/smooth`.
    init?(resource path: String, _ tokens: SourceTokens, file: Int) {
        let parts = path.split(separator: "/").suffix(2)
        guard tokens.language.declarations == .resources, parts.count == 2, let folder = parts.first,
            let type = folder.split(separator: "-").first, Self.resourceTypes.contains(type),
            let name = parts.last?.split(separator: ".").first
        else { return nil }
        var parser = SourceParser(tokens)
        guard let value = try? parser.element() else { return nil }
        self.init(
            owner: [], name: "@\(type)/\(name)", file: file, offset: 0, position: SourcePlace(line: 1, column: 1),
            code: "", isPrivate: false, isVariable: false, value: value, type: "")
    }

    private static let timingTypes: Set<String> = [
        "", "TimeInterval", "Double", "CGFloat", "Float", "Int", "Animation", "CAMediaTimingFunction", "Spring",
        "Duration",
    ]

    /// The greatest number of tokens of a value, and of an object.
    private static let (mostTokens, mostObjectTokens) = (40, 400)

    /// A value that can be timing: a number, an animation, or a name; `nil` for anything else.
    private static func value(
        at start: Int, _ declaration: SourceOutline.Declaration, in tokens: SourceTokens
    ) -> SourceExpression? {
        guard start < tokens.tokens.count else { return nil }
        let first = tokens.tokens[start]
        let language = tokens.language
        switch first.kind {
        case .text: return SourceExpression(.string(tokens.string(start)), range: first.range)
        case .string where language.hasObjectConstants: break
        case .string, .pattern, .directive: return nil
        case .number, .name: break
        case .symbol:
            let isUseful = (["-", ".", "(", "["] as [StaticString]).contains { tokens.matches(start, $0) }
            guard isUseful || language.hasObjectConstants && tokens.matches(start, "{") else { return nil }
        }
        let most = language.hasObjectConstants ? mostObjectTokens : mostTokens
        var parser = SourceParser(tokens, at: start, most: most + 1)
        if declaration.kind == .getter {
            // A single expression in braces is the value of the property.
            guard let close = tokens.partner(of: start - 1), first.kind != .name || Word(tokens.bytes(start)) == nil
            else {
                return nil
            }
            if tokens.matches(start, "return") { parser.index += 1 }
            guard let found = try? parser.expression(), parser.index == close else { return nil }
            return found.typed(declaration.type)
        }
        guard let found = try? parser.expression() else { return nil }
        if case .closure = found.form { return nil }
        return found.typed(declaration.type)
    }
}

extension SourceExpression {
    /// The expression with its type in place of a leading `.init`.
    func typed(_ type: String) -> SourceExpression {
        guard !type.isEmpty, case .call(let callee, let arguments) = form, callee.form == .implicit("init") else {
            return self
        }
        return SourceExpression(.call(SourceExpression(.name(type), range: callee.range), arguments), range: range)
    }
}
