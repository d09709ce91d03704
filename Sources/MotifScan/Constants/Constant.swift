import MotifSource

/// A constant in the scanned files.
struct Constant: Sendable {
    /// The names of the types around it.
    let owner: [String]
    let name: String
    let file: Int
    /// The byte offset of its name.
    let offset: Int
    let isPrivate: Bool
    let isVariable: Bool
    /// Its value; `nil` if the value is set elsewhere or can't be timing.
    let value: SourceExpression?
    /// The declared type; empty if there is none.
    let type: String

    /// The names of the types around it, and its own: `Times.fast`.
    var path: String { (owner + [name]).joined(separator: ".") }
    /// The parts of its path.
    var parts: [String] { owner + name.split(separator: ".").map(String.init) }
}

extension Constant {
    private static let resourceTypes: Set<Substring> = ["interpolator", "anim", "animator"]

    /// The resource that a whole file is: `res/interpolator/smooth.xml` is `@interpolator/smooth`.
    init?(resource path: String, _ tokens: SourceTokens, file: Int) {
        let parts = path.split(separator: "/").suffix(2)
        guard tokens.language.isMarkup, parts.count == 2, let folder = parts.first,
            let type = folder.split(separator: "-").first, Self.resourceTypes.contains(type),
            let name = parts.last?.split(separator: ".").first
        else { return nil }
        var parser = SourceParser(tokens)
        guard let value = try? parser.element() else { return nil }
        self.init(
            owner: [], name: "@\(type)/\(name)", file: file, offset: 0, isPrivate: false, isVariable: false,
            value: value, type: "")
    }

    static let timingTypes: Set<String> = [
        "", "TimeInterval", "Double", "CGFloat", "Float", "Int", "Animation", "CAMediaTimingFunction", "Spring",
        "Duration",
    ]

    /// The entries of its object, and those of the objects in it, as constants: `times.fast`.
    var entries: [Constant] {
        let entries = value?.object ?? []
        return entries.enumerated().flatMap { index, entry -> [Constant] in
            switch entry.value.form {
            case .string, .boolean, .null, .closure, .other: return []
            default: break
            }
            guard let key = entry.label, key != "...", !key.contains(".") else { return [] }
            let constant = Constant(
                owner: owner, name: "\(name).\(key)", file: file, offset: entry.value.range.lowerBound,
                isPrivate: isPrivate, isVariable: isVariable,
                // What is spread behind it can have the same key.
                value: entries[index...].contains { $0.label == "..." } ? nil : entry.value, type: "")
            return [constant] + constant.entries
        }
    }

    /// The greatest number of tokens of a value, and of an object.
    private static let (mostTokens, mostObjectTokens) = (120, 400)

    /// A value that can be timing: a number, an animation, or a name; `nil` for anything else.
    static func value(of declaration: SourceOutline.Declaration, in tokens: SourceTokens) -> SourceExpression? {
        guard let start = declaration.value, start < tokens.tokens.count else { return nil }
        let first = tokens.tokens[start]
        let language = tokens.language
        switch first.kind {
        case .text: return SourceExpression(.string(tokens.string(start)), range: first.range)
        case .string where language.hasObjectConstants: break
        case .string, .pattern, .directive: return nil
        case .number, .name: break
        case .symbol:
            let isUseful = tokens.matches(start, anyOf: ["-", ".", "(", "["])
            guard isUseful || language.hasObjectConstants && tokens.matches(start, "{") else { return nil }
        }
        let most = language.hasObjectConstants ? mostObjectTokens : mostTokens
        var parser = SourceParser(tokens, at: start, most: most + 1)
        if declaration.kind == .getter {
            // A single expression in braces is the value of the property.
            guard let close = tokens.partner(of: start - 1), Word(tokens, start) == nil else { return nil }
            if tokens.matches(start, "return") { parser.index += 1 }
            guard let found = try? parser.expression(), parser.index == close else { return nil }
            return found.typed(declaration.type)
        }
        guard let found = try? parser.expression(), found.form != .closure else { return nil }
        // A getter of Kotlin behind the value of its field.
        let isField = tokens.matches(parser.index, "get") && tokens.matches(parser.index + 1, "(")
        return isField ? nil : found.typed(declaration.type)
    }
}

extension SourceExpression {
    /// The entries of an object, also of one that can't change.
    var object: [SourceArgument]? {
        switch form {
        case .object(let entries): entries
        case .cast(let inner, _): inner.object
        case .call(let callee, let arguments) where callee.path == ["Object", "freeze"]: arguments.first?.value.object
        default: nil
        }
    }

    /// The expression with its type in place of a leading `.init`.
    func typed(_ type: String) -> SourceExpression {
        guard !type.isEmpty, case .call(let callee, let arguments) = form, callee.form == .implicit("init") else {
            return self
        }
        return SourceExpression(.call(SourceExpression(.name(type), range: callee.range), arguments), range: range)
    }

    /// The expression with its leftmost name as a member of a type.
    func member(of type: String) -> SourceExpression {
        switch form {
        case .name(let name): SourceExpression(.member(SourceExpression(.name(type), range: range), name), range: range)
        case .member(let base, let name): SourceExpression(.member(base.member(of: type), name), range: range)
        case .call(let callee, let values): SourceExpression(.call(callee.member(of: type), values), range: range)
        default: self
        }
    }
}
