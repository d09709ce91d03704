import MotifSource
import MotifSpelling

/// The declarations in a file: types, functions, and names that have values.
///
/// It understands only as much of a language as it needs to find the declaration that a name refers to.
struct SourceOutline {
    var scopes: [Scope] = []
    private(set) var declarations: [Declaration] = []
    var functions: Set<Function> = []
    /// The modules that the file imports, and the modules of the names that it imports.
    let imports: SourceImports
    /// The types that types inherit from, by their names.
    private(set) var supertypes: [String: [String]] = [:]
    /// The declarations by name and scope, in the order of their tokens.
    private(set) var byName: [ScopedName: [Int]] = [:]
    /// The declarations by the first tokens of their values.
    private(set) var byValue: [Int: Int] = [:]
    /// The names that are assigned other than in their declarations.
    var reassigned: Set<String> = []
    /// The last names of key paths, through which code can assign.
    var paths: Set<String> = []
    /// The labels of arguments, if the file has private variables, which an initializer can set, and the names that one
    /// of Dart sets.
    private(set) var labels: Set<String> = []
    /// Properties that may be assigned after their declaration, with the types that may own them: "" is the file, and
    /// `*` any type.
    var assignedProperties: [String: Set<String>] = [:]
    /// Objects of TypeScript that change.
    var changedObjects: Set<String> = []
    /// Runs of tokens in one scope: the first token's index, and the scope.
    var runs: [(token: Int, scope: Int)] = []

    /// The blocks and declarations of a style sheet.
    let sheet: StyleSheet?
    let tokens: SourceTokens
    var open: [Int] = [0]
    /// The scope that the next braces begin.
    var header: Scope?
    var isStatic = false
    var isPrivate = false
    /// Assignments: the last tokens in front of the signs, and the scopes.
    var assignments: [(token: Int, scope: Int)] = []
    /// Parameters, which belong to the scope of the next braces.
    var parameters: [(name: String, token: Int)] = []
    /// Commas behind which the word at a token declares another name.
    var lists: [Int: Int] = [:]
    /// Whether the braces of the next scope belong to an enumeration.
    private var isEnumeration = false
    private var enumerations: Set<Int> = []

    /// The deepest nesting of scopes that is distinguished, and the greatest length of a name; both are beyond any that
    /// people write.
    static let (mostScopes, longestName) = (64, 100)

    init(_ tokens: SourceTokens, _ imports: SourceImports) {
        (self.tokens, self.imports) = (tokens, imports)
        sheet =
            tokens.language.isStyleSheet
            ? StyleSheet(tokens) { StyleFamily.family(of: $0) != nil } : nil
        let count = tokens.tokens.count
        scopes.append(Scope(name: "", kind: .type, hasMembers: true, close: count))
        runs.append((0, 0))
        if tokens.language.isMarkup {
            readResources()
        } else if sheet == nil {
            var index = 0
            while index < count {
                leaveBodies(before: index)
                index = read(index)
            }
        }
        for (index, declaration) in declarations.enumerated() {
            byName[ScopedName(name: declaration.name, scope: declaration.scope), default: []].append(index)
            // What a function returns is code of its own.
            if let value = declaration.value, !declaration.name.hasSuffix("()") { byValue[value] = index }
        }
        for (token, scope) in assignments { assign(token, in: scope) }
        guard declarations.contains(where: { $0.isPrivate && $0.kind == .variable }) else { return }
        let colons = tokens.tokens.indices.filter { tokens.matches($0, ":") }
        let first = colons.filter { tokens.matches($0 - 2, anyOf: ["(", ","]) }
        labels.formUnion(first.map { tokens.string($0 - 1) })
    }

    /// Whether a name is declared in a function around a scope.
    func isLocal(_ name: String, in scope: Int) -> Bool {
        chain(from: scope).contains { !scopes[$0].hasMembers && byName[ScopedName(name: name, scope: $0)] != nil }
    }

    /// The declaration of a name that code in a scope sees: in a type, the last one; in a function, the last one up to
    /// a token.
    func declaration(of name: String, from scope: Int, before token: Int) -> Declaration? {
        for scope in chain(from: scope) {
            guard let found = byName[ScopedName(name: name, scope: scope)] else { continue }
            if scopes[scope].hasMembers { return found.last.map { declarations[$0] } }
            let count = found.prefixCount(while: { declarations[$0].token <= token })
            guard count > 0 else { continue }
            var last = declarations[found[count - 1]]
            // Which branch of `#if` is compiled isn't known.
            let between = count > 1 ? declarations[found[count - 2]].token..<last.token : 0..<0
            if between.contains(where: { tokens.tokens[$0].kind == .directive }) { last.value = nil }
            return last
        }
        return nil
    }

    /// The declaration whose value begins at a token.
    func declaration(withValueAt token: Int) -> Declaration? { byValue[token].map { declarations[$0] } }

    /// The type that the function around a token returns.
    func result(at token: Int) -> String {
        chain(from: scope(of: token)).first { scopes[$0].kind == .function }.map { scopes[$0].result } ?? ""
    }

    /// The innermost scope of a token.
    func scope(of token: Int) -> Int { runs[max(1, runs.prefixCount(while: { $0.token <= token })) - 1].scope }

    /// A scope and the scopes around it, innermost first.
    func chain(from scope: Int) -> [Int] {
        sequence(first: scope) { scopes[$0].parent }.prefix { $0 >= 0 }
    }

    /// The names of the types around a scope, outermost first.
    func path(of scope: Int) -> [String] { scopes[scope].types }

    /// The declarations around a token, for display and for baselines: `Menu.show()`.
    func place(of scope: Int) -> String {
        chain(from: scope).reversed().map { scopes[$0].name }.filter { !$0.isEmpty }.joined(separator: ".")
    }

    /// Whether a declaration belongs to a type or the file, and not to a function.
    func isMember(_ declaration: Declaration) -> Bool { scopes[declaration.scope].hasMembers }

    // MARK: Reading

    private mutating func read(_ index: Int) -> Int {
        let token = tokens.tokens[index]
        switch token.kind {
        case .symbol:
            if tokens.matches(index, "=>") { arrow(index) }
            let bytes = tokens.bytes(index)
            guard let byte = bytes.first, bytes.count == 1 || bytes.last == UInt8(ascii: "=") else { return index + 1 }
            switch byte {
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
                if bytes.count == 2 { assignments.append((index - 1, open.last ?? 0)) } else { step(index) }
            case _ where bytes.count > 1: break
            case UInt8(ascii: "{"): enter(index)
            case UInt8(ascii: "}"): leave(index)
            case UInt8(ascii: "&"), UInt8(ascii: "\\"): pass(index)
            case UInt8(ascii: ":"): initializers(index)
            case UInt8(ascii: "="):
                // `a ||= 1`
                let isCombined = tokens.matches(index - 1, anyOf: ["||", "&&", "??", "**", "<<", ">"])
                assignments.append((index - (isCombined ? 2 : 1), open.last ?? 0))
            case UInt8(ascii: ","):
                guard let start = lists[index], let word = Word(tokens, start) else { break }
                return value(word, start, from: index)
            default: break
            }
            return index + 1
        case .name:
            // `Duration time = …;`, `Duration? time;` of Dart.
            let typed = index + (tokens.matches(index + 1, "?") ? 2 : 1)
            if tokens.language.hasFinalConstants,
                tokens.string(index).first?.isUppercase == true || tokens.matches(index, anyOf: ["int", "double"]),
                tokens.isName(typed), Word(tokens, typed) == nil, Word(tokens, index - 1) == nil,
                tokens.matches(typed + 1, anyOf: ["=", ";"])
            {
                let value = tokens.matches(typed + 1, "=") ? typed + 2 : nil
                add(tokens.string(typed), .variable, token: typed, value: value, type: tokens.string(index))
            }
            if tokens.language.hasFinalConstants { bind(index, typed) }
            // `Menu({this.time})` of Dart, which gives a variable its value.
            if tokens.language.hasFinalConstants, tokens.matches(index - 1, "."), tokens.matches(index - 2, "this"),
                tokens.matches(index + 1, anyOf: [",", ")", "}", "="])
            {
                labels.insert(tokens.string(index))
            }
            // `Duration get time => …` of Dart.
            if tokens.language.hasFinalConstants, tokens.matches(index, "get"), tokens.matches(index + 2, "=>") {
                add(tokens.string(index + 1), .constant, token: index + 1, value: index + 3)
            }
            if tokens.language.hasObjectConstants, tokens.matches(index, "assign"), tokens.matches(index - 2, "Object")
            {
                changedObjects.insert(tokens.name(index + 2))
            }
            // `enum Time { fast = 150, slow = 400 }` of TypeScript.
            if tokens.language.hasObjectConstants, tokens.matches(index + 1, "="),
                enumerations.contains(open.last ?? 0), tokens.matches(index - 1, anyOf: [",", "{"])
            {
                add(tokens.string(index), .constant, token: index, value: index + 2)
            }
            if tokens.language.hasImplicitMembers, tokens.matches(index, anyOf: Self.mutating),
                tokens.matches(index - 1, "."), tokens.matches(index + 1, "(")
            {
                assignments.append((index - 2, open.last ?? 0))
            }
            // `export default { … }` of TypeScript, or a name of an object or a number.
            if tokens.language.hasObjectConstants, tokens.matches(index, "default"),
                tokens.matches(index - 1, "export"),
                isValue(index + 1)
                    || declarations.contains(where: {
                        $0.value.map(isValue) == true && $0.name == tokens.string(index + 1)
                    })
            {
                isPrivate = true
                add("default", .constant, token: index, value: index + 1)
                isPrivate = false
            }
            // Not a member, and not TypeScript's `as const`.
            guard let word = Word(tokens, index), !tokens.matches(index - 1, anyOf: [".", "as"])
            else { return index + 1 }
            if word == .case { return enumerations.contains(open.last ?? 0) ? cases(index + 1) : index + 1 }
            return declare(word, index)
        default: return index + 1
        }
    }

    /// Whether an object, a list, or a number begins at a token.
    private func isValue(_ index: Int) -> Bool {
        tokens.bytes(index).first.map { "{[0123456789".utf8.contains($0) } ?? false
    }

    /// Methods that change a set of options.
    private static let mutating: [StaticString] = ["insert", "remove", "formUnion", "subtract", "formIntersection"]

    private mutating func enter(_ index: Int) {
        defer { (header, parameters, isStatic, isPrivate) = (nil, [], false, false) }
        guard open.count < Self.mostScopes else { return }
        let close = tokens.partner(of: index) ?? tokens.tokens.count
        var scope = header ?? Scope(name: "", kind: .block)
        let (parent, isType) = (open.last ?? 0, scope.kind == .type)
        (scope.parent, scope.open, scope.close) = (parent, index, close)
        scope.types = scopes[parent].types + (isType ? scope.name.split(separator: ".").map(String.init) : scope.types)
        scope.hasMembers = isType && scopes[parent].hasMembers
        scopes.append(scope)
        open.append(scopes.count - 1)
        if isEnumeration, isType { enumerations.insert(scopes.count - 1) }
        isEnumeration = false
        runs.append((index, scopes.count - 1))
        if header == nil { parameters += parametersWithoutWord(before: index) }
        for parameter in parameters { add(parameter.name, .parameter, token: parameter.token) }
        if header == nil { closureParameters(index + 1) }
    }

    private mutating func leave(_ index: Int) {
        while open.count > 1, let last = open.last, scopes[last].close <= index { open.removeLast() }
        runs.append((index + 1, open.last ?? 0))
        (header, parameters) = (nil, [])
    }

    mutating func add(
        _ name: String, _ kind: Declaration.Kind, token: Int, value: Int? = nil, type: String = ""
    ) {
        declarations.append(
            Declaration(
                name: name, kind: kind, isStatic: isStatic, isPrivate: isPrivate, scope: open.last ?? 0, token: token,
                value: value, type: type))
    }

    private mutating func declare(_ word: Word, _ index: Int) -> Int {
        let next = index + 1
        switch word {
        case .static: isStatic = true
        case .private: isPrivate = true
        case .type:
            // `class func` and `class var` are static.
            let isCompanion = tokens.matches(index - 1, "companion")
            guard tokens.isName(next) else {
                // Its members are those of the type around it.
                if isCompanion { header = Scope(name: "", kind: .type, isPrivate: isPrivate) }
                return next
            }
            if Word(tokens, next) != nil {
                isStatic = true
                return next
            }
            var (name, end) = (tokens.string(next), next + 1)
            while tokens.matches(end, "."), tokens.isName(end + 1) {
                if name.utf8.count < Self.longestName { name += "." + tokens.string(end + 1) }
                end += 2
            }
            name = String(name.prefix(Self.longestName))
            header = Scope(name: name, kind: .type, isPrivate: isPrivate)
            isEnumeration = tokens.matches(index, "enum")
            // In Dart, a type is also the function that creates it.
            if tokens.language.hasFinalConstants { functions.insert(Function(name: name, owner: "", labels: [])) }
            if isCompanion, let owner = scopes[open.last ?? 0].types.last {
                supertypes[owner, default: []].append(name)
            }
            parameters = []
            // The properties in the header of a class.
            if tokens.matches(end, "("), tokens.language.hasHeaderProperties {
                end = signature(end, of: name, in: [name]).end
                enterInitializers(end, parameters)
            }
            let supertypes = supertypes(end)
            if !supertypes.isEmpty { self.supertypes[name, default: []] += supertypes }
            (isStatic, isPrivate) = (false, false)
            return end
        // `class A @Inject constructor(val time: Int)`
        case .function where header?.kind == .type:
            let end = signature(next, of: header?.name ?? "", in: [header?.name ?? ""]).end
            enterInitializers(end, parameters)
            return end
        case .function: return function(index)
        // A word in front of others in Swift and Kotlin; in Dart, it begins a constant.
        case .constant where tokens.matches(index, "final") && !tokens.language.hasFinalConstants: break
        case .constant where tokens.matches(next, "class") || tokens.matches(next, "enum"): break
        case .case: break
        case .constant, .variable: return value(word, index)
        case .loop:
            // `for x in`, `for (const x of list)`, `catch (error)`
            let close = tokens.matches(next, "(") ? tokens.partner(of: next) ?? next : next
            let names = names(in: next..<min(close + 1, tokens.tokens.count))
            if close == next || tokens.matches(close + 1, "{") { parameters += names } else { enterBody(close, names) }
            return close
        }
        return next
    }

    /// The names between a colon, or a word like it, and the braces of a type.
    private func supertypes(_ colon: Int) -> [String] {
        guard tokens.matches(colon, anyOf: Self.inheriting) else { return [] }
        let names = (colon + 1..<min(tokens.tokens.count, colon + Self.mostSupertypes)).prefix {
            !tokens.matches($0, "{") && !tokens.matches($0, "where")
        }
        let own = names.filter { !tokens.matches($0 - 1, ".") && !tokens.matches($0 - 1, "<") }
        return own.filter(tokens.isName).map(tokens.string)
    }

    private static let mostSupertypes = 24
    private static let inheriting: [StaticString] = [":", "extends", "implements", "with"]

    private mutating func function(_ index: Int) -> Int {
        var (end, names, depth) = (index, [String](), 0)
        // `func f<T>`, `fun <T> List<T>.f`
        while end < min(tokens.tokens.count, index + 40), !tokens.matches(end, "("), !tokens.matches(end, "{") {
            if tokens.matches(end, "<") { depth += 1 } else if tokens.matches(end, ">") { depth -= 1 }
            // `func == (`
            let isOperator = end == index + 1 && names.isEmpty && tokens.matches(end + 1, "(")
            if depth == 0, isOperator || tokens.isName(end), end > index || tokens.matches(end, "init") {
                names.append(tokens.string(end))
            }
            end += 1
        }
        parameters = []
        guard tokens.matches(end, "(") else { return index + 1 }
        (isStatic, isPrivate) = (false, false)
        let title = names.isEmpty ? "" : String(names.joined(separator: ".").prefix(Self.longestName)) + "()"
        let (after, labels) = signature(end, of: title)
        // The members of an extension's receiver hide other names.
        let receiver = Array(names.dropLast())
        let owner = receiver.last ?? scopes[open.last ?? 0].types.last ?? ""
        functions.insert(Function(name: names.last ?? "", owner: owner, labels: labels))
        addResult(of: title, index + 1, after)
        if tokens.matches(index, "constructor") { enterInitializers(after, parameters) }
        if let sign = bodySign(after) {
            enterBody(sign, parameters, named: title, in: receiver)
            (header, parameters) = (nil, [])
        } else {
            header = Scope(name: title, kind: .function, result: result(after), types: receiver)
        }
        return after
    }
}
