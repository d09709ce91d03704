import MotifSource
import MotifSpelling

/// The declarations in a file: types, functions, and names that have values.
///
/// It understands only as much of a language as it needs to find the declaration that a name refers to.
struct SourceOutline {
    private(set) var scopes: [Scope] = []
    private(set) var declarations: [Declaration] = []
    /// The declarations by name.
    private(set) var byName: [String: [Int]] = [:]
    /// Properties that may be assigned after their declaration, with the types that may own them: "" is the file, and
    /// `*` any type.
    private(set) var assignedProperties: [String: Set<String>] = [:]
    /// Runs of tokens in one scope: the first token's index, and the scope.
    private var runs: [(token: Int, scope: Int)] = []

    /// The blocks and declarations of a style sheet.
    let sheet: StyleSheet?
    private let tokens: SourceTokens
    private var open: [Int] = [0]
    private var header: Header?
    private var isStatic = false
    private var isPrivate = false
    /// Assignments to bare names, and their scopes.
    private var assignments: [(name: String, scope: Int)] = []
    /// Parameters, which belong to the scope of the next braces.
    private var parameters: [(name: String, token: Int)] = []

    private struct Header {
        var name: String
        var kind: Scope.Kind
        var isPrivate: Bool
        var supertypes: [String] = []
    }

    init(_ tokens: SourceTokens) {
        self.tokens = tokens
        sheet =
            tokens.language.isStyleSheet
            ? StyleSheet(tokens) { StyleFamily.family(of: $0) != nil } : nil
        let count = tokens.tokens.count
        scopes.append(
            Scope(name: "", kind: .type, isPrivate: false, supertypes: [], parent: -1, open: -1, close: count))
        runs.append((0, 0))
        if tokens.language == .xml {
            readResources()
        } else if let sheet {
            for variable in sheet.variables {
                add(variable.name, .constant, token: variable.token, value: variable.values.lowerBound)
            }
        } else {
            var index = 0
            while index < count { index = read(index) }
        }
        byName = Dictionary(grouping: declarations.indices) { declarations[$0].name }
        for (name, scope) in assignments where !isLocal(name, in: scope) {
            assignedProperties[name, default: []].formUnion(path(of: scope) + [""])
        }
    }

    /// Whether a name is declared in a function around a scope.
    private func isLocal(_ name: String, in scope: Int) -> Bool {
        guard let declared = byName[name], tokens.language == .swift else { return false }
        let chain = chain(from: scope)
        return declared.contains { chain.contains(declarations[$0].scope) && !isMember(declarations[$0]) }
    }

    /// The innermost scope of a token.
    func scope(of token: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if runs[middle].token <= token { low = middle } else { high = middle }
        }
        return runs[low].scope
    }

    /// A scope and the scopes around it, innermost first.
    func chain(from scope: Int) -> [Int] {
        var found: [Int] = []
        var next = scope
        while next >= 0 {
            found.append(next)
            next = scopes[next].parent
        }
        return found
    }

    /// The names of the types around a scope, outermost first.
    func path(of scope: Int) -> [String] {
        chain(from: scope).reversed().filter { scopes[$0].kind == .type && !scopes[$0].name.isEmpty }
            .flatMap { scopes[$0].name.split(separator: ".").map(String.init) }
    }

    /// The declarations around a token, for display and for baselines: `Menu.show()`.
    func place(of scope: Int) -> String {
        chain(from: scope).reversed().map { scopes[$0].name }.filter { !$0.isEmpty }.joined(separator: ".")
    }

    /// Whether a scope is another scope or is inside it.
    func isInside(_ scope: Int, _ other: Int) -> Bool { chain(from: scope).contains(other) }

    /// Whether a declaration belongs to a type or the file, and not to a function.
    func isMember(_ declaration: Declaration) -> Bool {
        chain(from: declaration.scope).allSatisfy { scopes[$0].kind == .type }
    }

    // MARK: Reading

    private mutating func read(_ index: Int) -> Int {
        let token = tokens.tokens[index]
        switch token.kind {
        case .symbol:
            guard let byte = tokens.bytes(index).first, tokens.bytes(index).count == 1 else { return index + 1 }
            switch byte {
            case UInt8(ascii: "{"): enter(index)
            case UInt8(ascii: "}"): leave(index)
            case UInt8(ascii: "="): assign(index)
            default: break
            }
            return index + 1
        case .name:
            guard let word = Word(tokens.bytes(index)), index == 0 || !tokens.matches(index - 1, ".") else {
                return index + 1
            }
            return declare(word, index)
        default: return index + 1
        }
    }

    private mutating func enter(_ index: Int) {
        let close = tokens.partner(of: index) ?? tokens.tokens.count
        let header = header ?? Header(name: "", kind: .block, isPrivate: false)
        scopes.append(
            Scope(
                name: header.name, kind: header.kind, isPrivate: header.isPrivate, supertypes: header.supertypes,
                parent: open.last ?? 0, open: index, close: close))
        open.append(scopes.count - 1)
        runs.append((index, scopes.count - 1))
        for parameter in parameters { add(parameter.name, .parameter, token: parameter.token) }
        if self.header == nil { closureParameters(index + 1) }
        (self.header, parameters, isStatic, isPrivate) = (nil, [], false, false)
    }

    private mutating func leave(_ index: Int) {
        while open.count > 1, let last = open.last, scopes[last].close <= index { open.removeLast() }
        runs.append((index + 1, open.last ?? 0))
        (header, parameters) = (nil, [])
    }

    private mutating func assign(_ index: Int) {
        guard index > 1, tokens.tokens[index - 1].kind == .name, !tokens.matches(index - 2, "var"),
            !tokens.matches(index - 2, "let")
        else { return }
        let name = tokens.string(index - 1)
        guard tokens.language == .swift else { return assignedProperties[name] = ["*"] }
        guard tokens.matches(index - 2, "."), index > 2 else { return assignments.append((name, open.last ?? 0)) }
        let owner = tokens.string(index - 3)
        switch tokens.tokens[index - 3].kind {
        case .name where owner.lowercased() == "self":
            assignedProperties[name, default: []].formUnion(path(of: open.last ?? 0))
        case .name where owner.first?.isUppercase == true: assignedProperties[name, default: []].insert(owner)
        // A property of an instance.
        case .name: break
        case .symbol where owner == "?" || owner == "!": break
        default: assignedProperties[name, default: []].insert("*")
        }
    }

    private mutating func add(
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
            guard next < tokens.tokens.count, tokens.tokens[next].kind == .name else { return next }
            if Word(tokens.bytes(next)) != nil {
                isStatic = true
                return next
            }
            var (name, end) = (tokens.string(next), next + 1)
            while tokens.matches(end, "."), end + 1 < tokens.tokens.count, tokens.tokens[end + 1].kind == .name {
                name += "." + tokens.string(end + 1)
                end += 2
            }
            header = Header(name: name, kind: .type, isPrivate: isPrivate, supertypes: supertypes(end))
            parameters = []
            // The properties in the header of a Kotlin class.
            if tokens.matches(end, "("), tokens.language == .kotlin { end = signature(end) }
            (isStatic, isPrivate) = (false, false)
            return end
        case .function: return function(index)
        // A word in front of others in Swift and Kotlin; in Dart, it begins a constant.
        case .constant where tokens.matches(index, "final") && tokens.language != .dart: break
        case .constant, .variable: return value(word, index)
        case .loop:
            if next < tokens.tokens.count, tokens.tokens[next].kind == .name {
                parameters.append((tokens.string(next), next))
            }
        }
        return next
    }

    /// The names between a colon and the braces of a type in Swift.
    private func supertypes(_ colon: Int) -> [String] {
        guard tokens.language == .swift, tokens.matches(colon, ":") else { return [] }
        let names = (colon + 1..<min(tokens.tokens.count, colon + Self.mostSupertypes)).prefix {
            !tokens.matches($0, "{") && !tokens.matches($0, "where")
        }
        return names.filter { tokens.tokens[$0].kind == .name && !tokens.matches($0 - 1, ".") }.map(tokens.string)
    }

    private static let mostSupertypes = 24

    private mutating func function(_ index: Int) -> Int {
        let isNamed = !tokens.matches(index, "init")
        let name = isNamed ? tokens.string(index + 1) : "init"
        var end = index + (isNamed ? 2 : 1)
        while end < min(tokens.tokens.count, index + 40), !tokens.matches(end, "("), !tokens.matches(end, "{") {
            end += 1
        }
        parameters = []
        guard tokens.matches(end, "(") else { return index + 1 }
        header = Header(name: name + "()", kind: .function, isPrivate: false)
        (isStatic, isPrivate) = (false, false)
        return signature(end)
    }

    /// Reads the parameters in parentheses, and returns the index after them.
    private mutating func signature(_ open: Int) -> Int {
        guard let close = tokens.partner(of: open), close > open else { return open + 1 }
        var index = open + 1
        while index < close {
            if tokens.matches(index, ":"), tokens.tokens[index - 1].kind == .name {
                parameters.append((tokens.string(index - 1), index - 1))
            } else if tokens.language.name == "TypeScript" || tokens.language.name == "Dart",
                tokens.tokens[index].kind == .name
            {
                parameters.append((tokens.string(index), index))
            }
            let isGroup = tokens.matches(index, "(") || tokens.matches(index, "[")
            index = max(index, isGroup ? tokens.partner(of: index) ?? index : index) + 1
        }
        return close + 1
    }

    /// `{ [weak self] a, (b, c) in`: the names before `in`.
    private mutating func closureParameters(_ start: Int) {
        var names: [Int] = []
        for index in start..<min(tokens.tokens.count, start + 24) {
            let token = tokens.tokens[index]
            if token.startsLine, index > start { return }
            if token.kind == .name {
                if tokens.matches(index, "in") || tokens.matches(index, "->") {
                    for name in names { add(tokens.string(name), .parameter, token: name) }
                    return
                }
                names.append(index)
            } else if tokens.matches(index, "->"), tokens.language == .kotlin {
                for name in names { add(tokens.string(name), .parameter, token: name) }
                return
            } else if token.kind != .symbol || tokens.matches(index, "{") || tokens.matches(index, "}") {
                return
            }
        }
    }

    private mutating func value(_ word: Word, _ index: Int) -> Int {
        defer { (isStatic, isPrivate) = (false, false) }
        // `const Type name = …` of Dart, `const val name = …` of Kotlin.
        var name = index + 1
        while name + 1 < tokens.tokens.count, tokens.tokens[name].kind == .name, tokens.tokens[name + 1].kind == .name,
            !tokens.tokens[name + 1].startsLine
        {
            name += 1
        }
        guard name < tokens.tokens.count, tokens.tokens[name].kind == .name else { return index + 1 }
        let isBound = index > 0 && Self.binders.contains { tokens.matches(index - 1, $0) }
        let kind: Declaration.Kind = isBound ? .binding : word == .constant ? .constant : .variable
        var (end, type) = (name + 1, "")
        if tokens.matches(end, ":") {
            let limit = min(tokens.tokens.count, end + 16)
            end += 1
            while end < limit, !tokens.matches(end, "="), !tokens.matches(end, "{"), !tokens.tokens[end].startsLine {
                if tokens.tokens[end].kind == .name { type = tokens.string(end) }
                end += 1
            }
        }
        if tokens.matches(end, "=") {
            add(tokens.string(name), kind, token: name, value: end + 1, type: type)
            return end + 1
        }
        if tokens.matches(end, "{"), tokens.language == .swift {
            add(tokens.string(name), .getter, token: name, value: end + 1, type: type)
            header = Header(name: tokens.string(name), kind: .function, isPrivate: false)
        } else {
            add(tokens.string(name), isBound ? .binding : .parameter, token: name, type: type)
        }
        return end
    }

    private static let binders: [StaticString] = ["if", "guard", "while", "case", ",", "for"]

    /// `<integer name="time">300</integer>` is `@integer/time`.
    private mutating func readResources() {
        for index in tokens.tokens.indices where tokens.matches(index, "<") && index + 5 < tokens.tokens.count {
            guard tokens.matches(index + 2, "name"), tokens.tokens[index + 4].kind == .string else { continue }
            guard tokens.matches(index + 5, ">"), index + 6 < tokens.tokens.count else { continue }
            let name = String(tokens.string(index + 4).dropFirst().dropLast())
            add("@\(tokens.string(index + 1))/\(name)", .constant, token: index + 4, value: index + 6)
        }
    }
}

/// Words that begin declarations, in all languages.
enum Word {
    case `static`, `private`, type, function, constant, variable, loop

    private static let table: WordTable<Word> = {
        let words: [(Word, String)] = [
            (.static, "static companion"), (.private, "private fileprivate"),
            (.type, "class struct enum extension protocol actor object interface namespace mixin"),
            (.function, "func init fun function"), (.constant, "let const val final"), (.variable, "var late"),
            (.loop, "for"),
        ]
        return WordTable(words.flatMap { word, names in names.split(separator: " ").map { (String($0), word) } })
    }()

    init?(_ bytes: ArraySlice<UInt8>) {
        guard let word = Self.table[bytes] else { return nil }
        self = word
    }
}

/// A table of words and their values that looks up bytes without copying them.
struct WordTable<Value: Sendable>: Sendable {
    /// The words by their first bytes.
    private var words: [[(bytes: [UInt8], value: Value)]] = Array(repeating: [], count: 256)

    /// A table of words and their values; of equal words, the first one counts.
    init(_ pairs: [(String, Value)]) {
        for (word, value) in pairs {
            guard let first = word.utf8.first else { continue }
            words[Int(first)].append((Array(word.utf8), value))
        }
    }

    subscript(_ bytes: ArraySlice<UInt8>) -> Value? {
        guard let first = bytes.first else { return nil }
        return words[Int(first)].first { $0.bytes.count == bytes.count && $0.bytes.elementsEqual(bytes) }?.value
    }
}
