public import MotifCore
public import MotifJSON

/// Parameter values that a file of design tokens gives to a pattern of a kind.
///
/// A token that motif wrote names its parameter in `$extensions`; any other is matched by the end of its path, so that
/// `brand.motion.expandDuration` is the parameter `expandDuration` and `shadowOffset.x` a part of a point.
///
///     let tokens = try JSONReader().read(text)
///     try TokenImport(tokens, for: kind).parameters
public struct TokenImport: Sendable {
    /// The values in canonical form; parameters of which the file says nothing are not there.
    public let parameters: JSONObject
    /// The tokens, and groups of other kinds, that say nothing of the kind, as `a.b`, in the order of the file.
    public let unmatched: [String]

    /// Reads the tokens of a file.
    ///
    /// - Parameters:
    ///   - json: The file, Design Tokens Format Module 2025.10.
    ///   - kind: The kind whose parameters are looked for.
    ///   - group: The names of the one group that is read; references may lead out of it.
    /// - Throws: All that is wrong with the form of the file, and with each token that is matched: its type, its
    ///   value, its references; a parameter that two tokens give.
    public init(_ json: JSON, for kind: Kind, group: [String] = []) throws(Problems) {
        let file = TokenFile(json, of: kind, group: group)
        var problems = file.problems
        var values = JSONObject()
        for (place, value) in file.parameters {
            guard let object = value.object else {
                problems.append(Problem(.wrongType(expected: "an object", found: value.typeInWords), at: place))
                continue
            }
            values.merge(object)
        }
        let references = TokenReferences(json)
        var unmatched = file.strangers
        var given: [[String]: Token] = [:]
        for token in file.tokens {
            guard let (path, definition) = Self.slot(of: token, in: kind) else {
                unmatched.append(token.title)
                continue
            }
            if let first = given[path] {
                let name = path.joined(separator: ".")
                let words = "'\(token.title)' and '\(first.title)' both give '\(name)'; name the group to read"
                problems.append(Problem(.rule(.exists, words), at: token.place))
                continue
            }
            given[path] = token
            if let value = TokenValue(token, definition, references).read(&problems) {
                values.set(value, at: path[...])
            }
        }
        var members: [(String, JSON)] = []
        for definition in kind.parameters {
            guard let value = values[definition.name] else { continue }
            let place = JSONPath.root.appending(key: definition.name)
            guard problems.isEmpty else { break }
            if let value = definition.canonical(value, at: place, problems: &problems) {
                members.append((definition.name, value))
            }
        }
        let names = kind.parameters.map(\.name)
        for key in values.keys where problems.isEmpty && !names.contains(key) {
            problems.append(Problem(.unknownParameter(key, nearest: nil), at: .root.appending(key: key)))
        }
        guard problems.isEmpty else { throw Problems(problems) }
        parameters = JSONObject(members)
        self.unmatched = unmatched
    }

    /// The parameter of a token, or the part of one: the longest end of its path that there is.
    private static func slot(of token: Token, in kind: Kind) -> (path: [String], definition: ParameterDefinition)? {
        if let name = token.object["$extensions"]?[TokenWords.vendor]?["parameter"]?.string {
            let path = name.split(separator: ".").map(String.init)
            return definition(at: path[...], among: kind.parameters).map { (path, $0) }
        }
        for start in token.names.indices {
            let end = token.names[start...]
            if let found = definition(at: end, among: kind.parameters) { return (Array(end), found) }
        }
        return nil
    }

    private static func definition(
        at path: ArraySlice<String>, among definitions: [ParameterDefinition]
    ) -> ParameterDefinition? {
        guard let found = definitions.first(where: { $0.name == path.first }) else { return nil }
        if path.count == 1 { return found }
        return found.type.tokenFields.flatMap { definition(at: path.dropFirst(), among: $0) }
    }
}

extension JSONObject {
    /// Sets a value within objects, which are made where there are none.
    fileprivate mutating func set(_ value: JSON, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        if path.count == 1 {
            self[name] = value
        } else {
            var inner = self[name]?.object ?? JSONObject()
            inner.set(value, at: path.dropFirst())
            self[name] = .object(inner)
        }
    }

    /// Takes over members; objects of one name become one.
    fileprivate mutating func merge(_ other: JSONObject) {
        for member in other.members {
            if var inner = self[member.key]?.object, let added = member.value.object {
                inner.merge(added)
                self[member.key] = .object(inner)
            } else {
                self[member.key] = member.value
            }
        }
    }
}
