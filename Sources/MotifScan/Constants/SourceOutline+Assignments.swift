import MotifSource

// What code assigns after it was declared, which isn't constant.
extension SourceOutline {
    /// `count++`, `--count`
    mutating func step(_ index: Int) {
        guard index > 0, index + 2 < tokens.tokens.count, tokens.bytes(index) == tokens.bytes(index + 1),
            tokens.tokens[index].range.upperBound == tokens.tokens[index + 1].range.lowerBound
        else { return }
        assignments.append((tokens.isName(index - 1) ? index - 1 : index + 2, open.last ?? 0))
    }

    /// `change(&time)`, `set(\\.time, 1)` of Swift
    mutating func pass(_ index: Int) {
        guard tokens.language.hasImplicitMembers else { return }
        var last = index + (tokens.matches(index + 1, ".") ? 2 : 1)
        guard tokens.isName(last) else { return }
        while tokens.matches(last + 1, ".") { last += 2 }
        if tokens.matches(index, "&") {
            assignments.append((last, open.last ?? 0))
        } else {
            paths.insert(tokens.string(last))
        }
    }

    /// `(a, _) = pair`, `[a] = list`, `({ a } = object)`
    private mutating func assignAll(_ close: Int) {
        guard let open = tokens.partner(of: close), open < close, tokens.tokens[close].kind == .symbol else { return }
        let isStatement = tokens.tokens[open].startsLine || tokens.matches(open - 1, anyOf: ["{", "}", ";", "("])
        for (name, _) in isStatement ? names(in: open..<close + 1) : [] {
            reassigned.insert(name)
            if !tokens.language.hasOwners { assignedProperties[name, default: []].insert("*") }
        }
    }

    /// Whether a variable is private, has no attribute, and no code in its file can change it.
    func isUnchanged(_ declaration: Declaration) -> Bool {
        let name = declaration.name
        let isPrivate = declaration.isPrivate || tokens.language.hasFinalConstants && name.hasPrefix("_")
        guard isPrivate, ![reassigned, paths, labels].contains(where: { $0.contains(name) }) else {
            return false
        }
        // Code that only the compiler writes.
        let inherited = supertypes[path(of: declaration.scope).last ?? ""] ?? []
        if !Set(inherited).isDisjoint(with: ["Codable", "Decodable"]) { return false }
        var index = declaration.token - 1
        while Word(tokens, index) != nil || tokens.matches(index, "lazy") { index -= 1 }
        return !tokens.matches(index, ")") && !tokens.matches(index - 1, "@")
    }

    /// Whether a name of a module in TypeScript isn't exported.
    func isOwn(_ declaration: Declaration) -> Bool {
        guard tokens.language.hasObjectConstants, declaration.scope == 0, let listed = imports.listed else {
            return false
        }
        return !tokens.matches(declaration.token - 2, "export") && !listed.contains(declaration.name)
    }

    /// Notes an assignment to what ends at a token: a name, a member, or an element.
    mutating func assign(_ token: Int, in scope: Int) {
        guard token > 0, !tokens.matches(token - 1, "var"), !tokens.matches(token - 1, "let") else { return }
        if tokens.language.hasObjectConstants { change(token) }
        guard tokens.isName(token) else { return assignAll(token) }
        let name = tokens.string(token)
        // The declaration itself.
        if byValue[token + 2].map({ declarations[$0].token }) == token { return }
        reassigned.insert(name)
        let owners = owners(token, in: scope)
        if !owners.isEmpty { assignedProperties[name, default: []].formUnion(owners) }
    }

    /// Notes the object of a member or an element: `times` in `times.menu["fast"] = 3`.
    private mutating func change(_ last: Int) {
        var first = last
        while first > 1 {
            if tokens.matches(first, "]"), let open = tokens.partner(of: first), open < first {
                first = open - 1
            } else if tokens.matches(first, ")"), let open = tokens.partner(of: first), open < first {
                // `(times as any).fast`
                first = open + 1
                break
            } else if tokens.matches(first, "!") {
                first -= 1
            } else if tokens.matches(first - 1, ".") {
                first -= 2
            } else {
                break
            }
        }
        if first < last, tokens.isName(first) { changedObjects.insert(tokens.name(first)) }
    }

    /// The types that may own a name that is assigned; none for a name of a function, and for one of an instance.
    private func owners(_ token: Int, in scope: Int) -> Set<String> {
        guard tokens.language.hasOwners else { return ["*"] }
        guard tokens.matches(token - 1, "."), token > 1 else {
            return isLocal(tokens.string(token), in: scope) ? [] : Set(path(of: scope) + [""])
        }
        let owner = tokens.string(token - 2)
        guard tokens.isName(token - 2) else { return owner == "?" || owner == "!" ? [] : ["*"] }
        if owner.lowercased() == "self" { return Set(path(of: scope)) }
        return owner.first?.isUppercase == true ? [owner] : []
    }
}
