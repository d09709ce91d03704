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

    /// A value with all references resolved, and its type if a token states it.
    typealias Resolved = (value: JSON, type: String?)

    /// Returns the value of a token, and its type: its own, which may be that of its group, or that of the token it
    /// refers to.
    ///
    /// - Throws: `unknown-reference` for a reference to nothing, `cycle`, or `syntax`, each with the path of the
    ///   reference.
    func resolved(_ token: Token) throws(Problems) -> Resolved {
        var steps = 0
        return try follow(token.object, at: token.place, visited: [token.title], steps: &steps)
    }

    /// Whether a token is an alias as a whole.
    static func isReference(_ token: JSONObject) -> Bool {
        token["$value"].map { $0.string?.hasPrefix("{") == true || $0["$ref"] != nil } ?? true
    }

    /// Returns the target of a token or a reference, whose own references are unresolved.
    func content(of object: JSONObject) -> JSON {
        object["$value"] ?? .object(JSONObject([("$ref", object["$ref"] ?? .null)]))
    }

    /// Returns the path that a value refers to, if it is a reference; of a pointer to a token's value, that of the token.
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
        let names = try Self.names(in: text, at: place)
        return names?.last == "$value" ? names?.dropLast() : names
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

    private func follow(
        _ token: JSONObject, at place: JSONPath, visited: [String], steps: inout Int
    ) throws(Problems) -> Resolved {
        let (value, type) = try follow(content(of: token), at: place, visited: visited, steps: &steps)
        return (value, token["$type"]?.string ?? type)
    }

    /// Returns a value with all references in it resolved; `visited` are the tokens on the chain.
    ///
    /// Values that contain others twice could grow exponentially, so all references of a token are counted together.
    private func follow(
        _ value: JSON, at place: JSONPath, visited: [String], steps: inout Int
    ) throws(Problems) -> Resolved {
        if let path = try target(of: value, at: place) {
            let title = path.joined(separator: ".")
            if let start = visited.firstIndex(of: title) { throw Problems(.cycle(Array(visited[start...])), at: place) }
            guard visited.count <= Self.maximumChain else {
                throw Problems(.tooDeep(limit: Self.maximumChain), at: place)
            }
            steps += 1
            guard steps <= Self.maximumReferences else {
                let label = "'\(visited[0])'"
                throw Problems(
                    .tooLarge(label: label, count: steps, of: "reference", limit: Self.maximumReferences), at: place)
            }
            let found = try find(path, at: place)
            if let token = found.object, token.isToken {
                return try follow(token, at: place, visited: visited + [title], steps: &steps)
            }
            // A pointer can also lead to a part of a value.
            guard value.string == nil, path.contains(where: { $0.hasPrefix("$") }) else {
                throw Problems(.rule(.unknownReference, "'\(title)' is a group, not a token"), at: place)
            }
            return try follow(found, at: place, visited: visited + [title], steps: &steps)
        }
        switch value {
        case .array(let elements):
            let followed = try elements.map { element throws(Problems) in
                try follow(element, at: place, visited: visited, steps: &steps).value
            }
            return (.array(followed), nil)
        case .object(let object):
            var followed = object
            for member in object.members {
                followed[member.key] = try follow(member.value, at: place, visited: visited, steps: &steps).value
            }
            return (.object(followed), nil)
        default: return (value, nil)
        }
    }
}

extension JSON {
    /// The value below these keys, if any.
    func value(at keys: some Sequence<String>) -> JSON? { keys.reduce(self) { $0?[$1] } }
}

extension JSONObject {
    /// Whether it is a token, not a group.
    var isToken: Bool { self["$value"] != nil || self["$ref"] != nil }
}
