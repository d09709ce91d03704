import MotifCore
import MotifJSON
import MotifText

/// Resolves the references of a token file: `{group.token}`, and `$ref` with a JSON pointer.
///
/// - Source: Design Tokens Format Module 2025.10, 7 "Aliases"; RFC 6901 for the pointers.
struct TokenReferences {
    let root: JSON

    private static let maximumChain = 64
    private static let maximumReferences = 1000

    /// Returns the value of a token with all references resolved.
    ///
    /// - Throws: `unknown-reference` for a reference to nothing, `cycle`, or `syntax`, each with the path of the
    ///   reference.
    func value(of token: Token) throws(Problems) -> JSON {
        var steps = 0
        return try follow(content(of: token.object), at: token.place, visited: [token.title], steps: &steps)
    }

    /// Returns the type of a token: its own, which may be that of its group, or that of the token it refers to.
    func type(of token: Token) throws(Problems) -> String? {
        try type(of: token.object, at: token.place, visited: [token.title])
    }

    private func type(of object: JSONObject, at place: JSONPath, visited: [String]) throws(Problems) -> String? {
        if let own = object["$type"]?.string { return own }
        guard let path = try target(of: content(of: object), at: place) else { return nil }
        let title = Self.title(path)
        try Self.check(visited, title, at: place)
        guard let next = try find(path.last == "$value" ? path.dropLast() : path, at: place).object else { return nil }
        return try type(of: next, at: place, visited: visited + [title])
    }

    /// Whether a token is an alias as a whole.
    static func isReference(_ token: JSONObject) -> Bool {
        token["$value"].map { $0.string?.hasPrefix("{") == true || $0["$ref"] != nil } ?? true
    }

    /// Returns the target of a token or a reference, whose own references are unresolved.
    func content(of object: JSONObject) -> JSON {
        object["$value"] ?? .object(JSONObject([("$ref", object["$ref"] ?? .null)]))
    }

    /// Returns the path that a value refers to, if it is a reference.
    func target(of value: JSON, at place: JSONPath) throws(Problems) -> [String]? {
        if let text = value.string, text.hasPrefix("{") {
            let names = try Self.names(in: text, at: place) ?? [""]
            guard names.allSatisfy({ !$0.isEmpty && !$0.contains("{") && !$0.contains("}") }) else {
                throw Problems(.badText(text: text, expected: "an alias such as '{group.token}'"), at: place)
            }
            return names
        }
        guard let pointer = value["$ref"] else { return nil }
        guard let text = pointer.string, text.hasPrefix("#/"), value.object?.count == 1 else {
            let expected = "a pointer such as '#/group/token'"
            throw Problems(.badText(text: pointer.string ?? pointer.canonical, expected: expected), at: place)
        }
        return try Self.names(in: text, at: place)
    }

    /// The names in an alias such as `{group.token}` or a pointer such as `#/group/token`; `nil` for other text.
    ///
    /// - Source: RFC 6901, 6: a fragment is percent-encoded, and decoded before it is split; 4: `~1` is unescaped first,
    ///   so that `~01` becomes `~1`.
    static func names(in text: String, at place: JSONPath) throws(Problems) -> [String]? {
        if text.hasPrefix("{"), text.hasSuffix("}") {
            // Style Dictionary ignores spaces around the path.
            return String(text.dropFirst().dropLast()).trimmed
                .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        }
        guard text.hasPrefix("#/") else { return nil }
        guard let decoded = PercentEncoding.decode(text.dropFirst(2)) else {
            throw Problems(.badText(text: text, expected: "'%' followed by two hexadecimal digits"), at: place)
        }
        return decoded.split(separator: "/", omittingEmptySubsequences: false).map {
            String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
        }
    }

    /// Rejects a token that was already visited, and a chain that is too long.
    private static func check(_ visited: [String], _ title: String, at place: JSONPath) throws(Problems) {
        if let start = visited.firstIndex(of: title) { throw Problems(.cycle(Array(visited[start...])), at: place) }
        guard visited.count <= maximumChain else { throw Problems(.tooDeep(limit: maximumChain), at: place) }
    }

    private static func title(_ path: [String]) -> String {
        (path.last == "$value" ? path.dropLast() : path[...]).joined(separator: ".")
    }

    /// Returns the value at a path.
    private func find(_ path: [String], at place: JSONPath) throws(Problems) -> JSON {
        var value = root
        for name in path {
            let next: JSON?
            if let elements = value.array {
                next = Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            } else {
                next = value.object?[name]
            }
            guard let next else {
                let known = value.object?.members.map(\.key).filter { !$0.hasPrefix("$") } ?? []
                let hint = nearestName(to: name, among: known).map { nearest in
                    ". Did you mean '\(path.map { $0 == name ? nearest : $0 }.joined(separator: "."))'?"
                }
                let message = "There is no token '\(path.joined(separator: "."))'" + (hint ?? "")
                throw Problems(.rule(.unknownReference, message), at: place)
            }
            value = next
        }
        return value
    }

    /// Returns a value with all references in it resolved; `visited` are the tokens on the chain.
    ///
    /// Values that contain others twice could grow exponentially, so all references of a token are counted together.
    private func follow(
        _ value: JSON, at place: JSONPath, visited: [String], steps: inout Int
    ) throws(Problems) -> JSON {
        if let path = try target(of: value, at: place) {
            let title = Self.title(path)
            try Self.check(visited, title, at: place)
            steps += 1
            guard steps <= Self.maximumReferences else {
                let label = "'\(visited[0])'"
                throw Problems(
                    .tooLarge(label: label, count: steps, of: "reference", limit: Self.maximumReferences), at: place)
            }
            var found = try find(path, at: place)
            if let object = found.object, object["$value"] != nil || object["$ref"] != nil {
                found = content(of: object)
            } else if value.string != nil {
                throw Problems(.rule(.unknownReference, "'\(title)' is a group, not a token"), at: place)
            }
            return try follow(found, at: place, visited: visited + [title], steps: &steps)
        }
        switch value {
        case .array(let elements):
            return .array(
                try elements.map { element throws(Problems) in
                    try follow(element, at: place, visited: visited, steps: &steps)
                })
        case .object(let object):
            var followed = object
            for member in object.members {
                followed[member.key] = try follow(member.value, at: place, visited: visited, steps: &steps)
            }
            return .object(followed)
        default: return value
        }
    }
}

extension Problems {
    /// A problem at a place in a file of tokens.
    init(_ kind: Problem.Kind, at place: JSONPath) { self.init([Problem(kind, at: place)]) }
}
