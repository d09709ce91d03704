import MotifSource

/// A constant in the scanned files.
struct Constant: Sendable {
    /// The names of the types around it, and its own.
    let path: [String]
    let file: Int
    /// The byte offset of its name.
    let offset: Int
    let isPrivate: Bool
    let isVariable: Bool
    /// Its value as source text; `nil` if the value is set elsewhere or can't be timing.
    let text: String?
    /// The declared type; empty if there is none.
    let type: String
}

/// The constants of all files, by the last component of their names.
struct ConstantTable: Sendable {
    private var constants: [String: [Constant]] = [:]
    /// The variables of style sheets, which other languages don't see.
    private(set) var styles = StyleConstants()
    /// Properties that are assigned somewhere, with the types that may own them.
    private var assigned: [String: Set<String>] = [:]
    /// The types that types inherit from, by their names.
    private var supertypes: [String: [String]] = [:]

    /// Adds the constants of a file's types, and of the file itself.
    mutating func add(_ outline: SourceOutline, of tokens: SourceTokens, file: Int) {
        if let sheet = outline.sheet { return styles.add(sheet, of: tokens, file: file) }
        for scope in outline.scopes where !scope.supertypes.isEmpty {
            supertypes[scope.name, default: []] += scope.supertypes
        }
        for declaration in outline.declarations {
            guard outline.isMember(declaration) else { continue }
            let isVariable = declaration.kind == .variable
            let hasValue = !isVariable || declaration.isStatic || outline.path(of: declaration.scope).isEmpty
            let text = hasValue ? declaration.value.flatMap { Self.text(of: $0, declaration, in: tokens) } : nil
            // A property without a value hides a constant of the same name further out.
            guard text != nil || Self.canBeTiming(declaration.type) else { continue }
            let scope = outline.chain(from: declaration.scope)
            let constant = Constant(
                path: outline.path(of: declaration.scope) + [declaration.name], file: file,
                offset: tokens.tokens[declaration.token].range.lowerBound,
                isPrivate: declaration.isPrivate || scope.contains { outline.scopes[$0].isPrivate },
                isVariable: isVariable, text: text, type: declaration.type)
            constants[declaration.name, default: []].append(constant)
        }
    }

    private static let timingTypes: Set<String> = [
        "", "TimeInterval", "Double", "CGFloat", "Float", "Int", "Animation", "CAMediaTimingFunction", "Spring",
        "Duration",
    ]

    private static func canBeTiming(_ type: String) -> Bool { timingTypes.contains(type) }

    /// Notes that a file assigns properties.
    mutating func note(assigned properties: [String: Set<String>]) {
        assigned.merge(properties) { $0.union($1) }
    }

    private static let mostTokens = 40

    /// The text of a value that can be timing: a number, an animation, or a name; `nil` for anything else.
    private static func text(
        of value: Int, _ declaration: SourceOutline.Declaration, in tokens: SourceTokens
    ) -> String? {
        guard value < tokens.tokens.count else { return nil }
        let first = tokens.tokens[value]
        let language = tokens.language
        switch first.kind {
        case .string where language.name == "TypeScript": break
        case .string, .pattern, .directive: return nil
        case .number, .name, .text: break
        case .symbol:
            let isUseful = tokens.matches(value, "-") || tokens.matches(value, ".") || tokens.matches(value, "(")
            let isObject = language.name == "TypeScript" && (tokens.matches(value, "{") || tokens.matches(value, "["))
            guard isUseful || isObject else { return nil }
        }
        if first.kind == .text { return tokens.string(value) }
        var parser = SourceParser(tokens, at: value)
        if declaration.kind == .getter {
            // A single expression in braces is the value of the property.
            guard let close = tokens.partner(of: value - 1), close - value <= mostTokens,
                first.kind != .name || Word(tokens.bytes(value)) == nil
            else { return nil }
            if tokens.matches(value, "return") { parser.index += 1 }
            let start = parser.index
            guard let found = try? parser.expression(), parser.index == close, found.range.count > 0, start < close
            else { return nil }
            return tokens.text[found.range]
        }
        guard let found = try? parser.expression() else { return nil }
        if case .closure = found.form { return nil }
        guard parser.index - value <= mostTokens * (language.name == "TypeScript" ? 10 : 1) else { return nil }
        return tokens.text[found.range]
    }

    /// The result of looking up a name.
    enum Answer {
        case found(Constant)
        /// Several constants with this path have different values.
        case ambiguous(Int)
        /// The constant is assigned somewhere.
        case assigned
        /// The constant has no written value.
        case valueless
        case unknown
    }

    /// Finds a constant by a path that is written in a file, within types.
    ///
    /// A declaration in an enclosing type wins, then one in the same file, then any whose path ends with the written
    /// path.
    func find(_ path: [String], in types: [String], file: Int, isExact: Bool = false) -> Answer {
        guard let name = path.last, let all = constants[name] else { return .unknown }
        let visible = all.filter {
            ($0.file == file || !$0.isPrivate) && $0.path.suffix(path.count).elementsEqual(path)
        }
        for count in stride(from: types.count, through: isExact ? types.count : 0, by: -1) {
            let full = types.prefix(count) + path
            let near = visible.filter { $0.path.elementsEqual(full) }
            let own = near.filter { $0.file == file }
            if !near.isEmpty { return answer(own.isEmpty ? near : own) }
            if count > 0, let found = inherited(path, by: types[count - 1], file: file) { return found }
        }
        // A bare name can't refer to a member of another type.
        guard path.count > 1, !isExact else { return .unknown }
        let own = visible.filter { $0.file == file }
        let found = own.isEmpty ? visible : own
        return found.isEmpty ? .unknown : answer(found)
    }

    /// Finds a constant in the types that a type inherits from, the nearest first.
    private func inherited(_ path: [String], by type: String, file: Int) -> Answer? {
        var (open, seen) = (supertypes[type] ?? [], Set<String>())
        while let next = open.first {
            open.removeFirst()
            guard seen.insert(next).inserted, seen.count < Self.mostSupertypes else { continue }
            let answer = find([next] + path, in: [], file: file, isExact: true)
            if case .unknown = answer {} else { return answer }
            open += supertypes[next] ?? []
        }
        return nil
    }

    private static let mostSupertypes = 32

    private func answer(_ found: [Constant]) -> Answer {
        guard let first = found.first else { return .unknown }
        guard found.allSatisfy({ $0.text == first.text }) else { return .ambiguous(found.count) }
        guard first.text != nil else { return .valueless }
        return first.isVariable && isAssigned(first) ? .assigned : .found(first)
    }

    /// Whether code of the constant's own type, of one that inherits from it, or that names it assigns a variable.
    private func isAssigned(_ variable: Constant) -> Bool {
        guard let name = variable.path.last, let owners = assigned[name] else { return false }
        let own = variable.path.dropLast().last ?? ""
        return owners.contains("*") || owners.contains(own) || owners.contains { ancestors(of: $0).contains(own) }
    }

    private func ancestors(of type: String) -> Set<String> {
        var (open, seen) = (supertypes[type] ?? [], Set<String>())
        while let next = open.popLast(), seen.count < Self.mostSupertypes {
            if seen.insert(next).inserted { open += supertypes[next] ?? [] }
        }
        return seen
    }
}
