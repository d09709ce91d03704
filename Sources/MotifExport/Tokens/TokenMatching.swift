import MotifCore
import MotifJSON
import MotifText

/// Collects the values of a kind's parameters from the tokens of a file.
struct TokenMatching {
    /// The problems so far.
    private(set) var problems: [Problem]
    /// The tokens that don't match a parameter.
    private(set) var unmatched: [String] = []

    /// The parts of tokens that no parameter can hold.
    private(set) var dropped: [String] = []

    private let kind: Kind
    private var values = JSONObject()
    /// The paths of the parameters' values in the file.
    private var places: [String: JSONPath] = [:]
    /// The token that set each value, by the value's name.
    private var given: [[String]: Token] = [:]
    /// What the caller has named tokens for.
    private var chosen: Set<[String]> = []

    private let references: TokenReferences
    private let aliases: TokenAliases
    /// Looks up a shared value.
    private let value: (Slug) -> SharedValue?

    init(_ kind: Kind, _ references: TokenReferences, _ file: TokenFile, value: @escaping (Slug) -> SharedValue?) {
        (self.kind, self.references, self.value) = (kind, references, value)
        (problems, aliases) = (file.problems, TokenAliases(references, among: file.all))
    }

    /// Adds the values in motif's extensions.
    mutating func take(_ parameters: JSON, at place: JSONPath) {
        guard let object = parameters.object else {
            return report(.wrongType(expected: "an object", found: parameters.typeInWords), at: place)
        }
        values = TokenExtension.merged(object, over: values)
        for name in object.keys { places[name] = place.appending(key: name) }
    }

    /// Takes the value of a token that is named for a parameter.
    mutating func take(_ title: String, as parameter: String, among tokens: [Token]) {
        let names = parameter.split(separator: ".").map(String.init)
        guard let (path, definition) = Self.definition(at: names[...], among: kind.parameters) else {
            let nearest = nearestName(to: parameter, among: kind.parameters.map(\.name))
            return report(.unknownParameter(parameter, nearest: nearest))
        }
        guard let token = tokens.first(where: { $0.title == title }) else {
            let nearest = nearestName(to: title, among: tokens.map(\.title))
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return report(.rule(.unknownReference, "There is no token '\(title)'\(hint)"))
        }
        chosen.insert(path)
        read(token, as: path, definition)
    }

    /// Takes the value of a token; that of a shared value is taken where it is used.
    mutating func take(_ token: Token) {
        if TokenAliases.slug(in: token) != nil { return }
        guard let (path, definition) = slot(of: token) else {
            if !given.values.contains(where: { $0.title == token.title }) { unmatched.append(token.title) }
            return
        }
        if chosen.contains(path) { return }
        if let first = given[path] {
            let name = path.joined(separator: ".")
            let message = "'\(token.title)' and '\(first.title)' both set '\(name)'; specify the group to read"
            return report(.rule(.exists, message), at: token.place)
        }
        read(token, as: path, definition)
    }

    private mutating func report(_ kind: Problem.Kind, at place: JSONPath = .root) {
        problems.append(Problem(kind, at: place))
    }

    private mutating func read(_ token: Token, as path: [String], _ definition: ParameterDefinition) {
        given[path] = token
        var reading = TokenValue(token: token, definition: definition, references: references)
        do throws(Problems) {
            var json = try reading.json()
            dropped += reading.dropped
            let foreign = (token.object["$extensions"]?.object?.keys ?? []).filter { $0 != TokenText.vendor }
            if !foreign.isEmpty {
                let names = foreign.joined(separator: ", ")
                dropped.append("'\(token.title)' also has $extensions of \(names), which a parameter doesn't have")
            }
            // Only a whole parameter can be an alias.
            if path.count == 1, let alias = try aliases.alias(of: token, json, definition, find: value) {
                json = alias.json
            }
            values.set(json, at: path[...])
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
                parameters.append(try definition.member(from: value, at: places[definition.name] ?? .root))
            } catch {
                problems += error.problems
            }
        }
        let names = kind.parameters.map(\.name)
        for name in values.keys where !names.contains(name) {
            let nearest = nearestName(to: name, among: names)
            report(.unknownParameter(name, nearest: nearest, known: names), at: places[name] ?? .root)
        }
        guard problems.isEmpty else { throw Problems(problems) }
        return parameters
    }

    /// Returns the parameter that matches a token, or the component of one: the longest matching end of its path.
    private func slot(of token: Token) -> (path: [String], definition: ParameterDefinition)? {
        if let name = token.own?["parameter"]?.string {
            let path = name.split(separator: ".").map(String.init)
            return Self.definition(at: path[...], among: kind.parameters)
        }
        for start in token.names.indices {
            let end = token.names[start...]
            if let found = Self.definition(at: end, among: kind.parameters) { return found }
        }
        return nil
    }

    /// The parameter, or part of one, at a path in any case and with any separators, and its path in the kind.
    private static func definition(
        at path: ArraySlice<String>, among definitions: [ParameterDefinition]
    ) -> (path: [String], definition: ParameterDefinition)? {
        guard let name = path.first,
            let found = definitions.first(where: { $0.name == name })
                ?? definitions.first(where: { plain($0.name) == plain(name) })
        else { return nil }
        if path.count == 1 { return ([found.name], found) }
        return found.type.tokenFields.flatMap { definition(at: path.dropFirst(), among: $0) }
            .map { ([found.name] + $0.path, $0.definition) }
    }

    /// `expand-duration`, `expand_duration` and `Expand Duration` → `expandduration`.
    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    }
}

extension JSONObject {
    /// Sets a value within nested objects, which are created if they are missing.
    mutating func set(_ value: JSON, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        if path.count == 1 {
            self[name] = value
        } else {
            var inner = self[name]?.object ?? JSONObject()
            inner.set(value, at: path.dropFirst())
            self[name] = .object(inner)
        }
    }
}
