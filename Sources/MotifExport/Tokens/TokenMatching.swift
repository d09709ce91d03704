import MotifCore
import MotifFormula
import MotifJSON
import MotifText

/// Collects the values of a kind's parameters from the tokens of a file.
struct TokenMatching {
    /// The problems so far.
    private(set) var problems: [Problem]
    /// The tokens that don't match a parameter.
    private(set) var unmatched: [String] = []

    private let kind: Kind
    private var values = JSONObject()
    /// The paths of the parameters' values in the file.
    private var places: [String: JSONPath] = [:]
    /// The token that set each value, by the value's name.
    private var given: [[String]: Token] = [:]

    init(_ kind: Kind, problems: [Problem]) { (self.kind, self.problems) = (kind, problems) }

    /// Adds the values in motif's extensions.
    mutating func take(_ parameters: JSON, at place: JSONPath) {
        guard let object = parameters.object else {
            problems.append(Problem(.wrongType(expected: "an object", found: parameters.typeInWords), at: place))
            return
        }
        values.merge(object)
        for name in object.keys { places[name] = place.appending(key: name) }
    }

    /// Adds the value of a token.
    mutating func take(_ token: Token, _ references: TokenReferences) {
        guard let (path, definition) = slot(of: token) else {
            unmatched.append(token.title)
            return
        }
        if let first = given[path] {
            let name = path.joined(separator: ".")
            let words = "'\(token.title)' and '\(first.title)' both set '\(name)'; specify the group to read"
            problems.append(Problem(.rule(.exists, words), at: token.place))
            return
        }
        given[path] = token
        do throws(Problems) {
            values.set(try TokenValue(token, definition, references).json(), at: path[...])
            if path.count > 1, places[path[0]] == nil { places[path[0]] = token.place.parent }
        } catch {
            problems += error.problems
        }
    }

    /// Returns the collected values; a record may still lack a field.
    ///
    /// - Throws: All problems of the tokens, or of the values if there are none.
    consuming func parameters() throws(Problems) -> ParameterValues {
        guard problems.isEmpty else { throw Problems(problems) }
        var parameters = ParameterValues()
        for definition in kind.parameters {
            guard let value = values[definition.name] else { continue }
            do throws(Problems) {
                parameters[definition.name] = try definition.value(
                    from: value, at: places[definition.name] ?? .root)
            } catch {
                problems += error.problems
            }
        }
        let names = kind.parameters.map(\.name)
        for name in values.keys where !names.contains(name) {
            let nearest = nearestName(to: name, among: names)
            problems.append(Problem(.unknownParameter(name, nearest: nearest), at: places[name] ?? .root))
        }
        guard problems.isEmpty else { throw Problems(problems) }
        return parameters
    }

    /// Returns the parameter that matches a token, or the component of one: the longest matching end of its path.
    private func slot(of token: Token) -> (path: [String], definition: ParameterDefinition)? {
        if let name = token.object["$extensions"]?[TokenText.vendor]?["parameter"]?.string {
            let path = name.split(separator: ".").map(String.init)
            return Self.definition(at: path[...], among: kind.parameters).map { (path, $0) }
        }
        for start in token.names.indices {
            let end = token.names[start...]
            if let found = Self.definition(at: end, among: kind.parameters) { return (Array(end), found) }
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
    /// Sets a value within nested objects, which are created if they are missing.
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

    /// Merges members; objects with the same name are merged too.
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
