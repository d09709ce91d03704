import MotifCore
import MotifText

/// Values as tokens, and the values that have no token type.
struct TokenGroup {
    /// Tokens and groups by name.
    private(set) var members = JSONObject()
    /// The values without a token type, in canonical form.
    private(set) var rest = JSONObject()
    /// The shared values that parameters are aliases of, by slug.
    private(set) var shared = JSONObject()
    /// Notes about values that aren't exact.
    private(set) var notes: [ExportNote] = []

    private let writer: TokenWriter

    init(writer: TokenWriter) { self.writer = writer }

    /// Adds the value of a parameter or of a record's field.
    ///
    /// - Parameter path: The names of the records around the field.
    mutating func add(
        _ member: ParameterValues.Member, _ definition: ParameterDefinition, below path: [String]
    ) throws(Problems) {
        let name = definition.name
        let place = path + [name]
        // A group of tokens can't be an alias.
        if member.alias == nil, let fields = definition.type.tokenFields {
            let values = member.value.tokenFields
            var inner = TokenGroup(writer: writer)
            for field in fields {
                if let value = values.member(field.name) { try inner.add(value, field, below: place) }
            }
            if !inner.members.isEmpty {
                if !definition.summary.isEmpty { inner.members["$description"] = .string(definition.summary) }
                members[name] = .object(inner.members)
            }
            if !inner.rest.isEmpty || inner.members.isEmpty { rest[name] = .object(inner.rest) }
            notes += inner.notes
        } else if let token = try token(member, definition, at: place.joined(separator: ".")) {
            members[name] = token
        } else {
            rest[name] = member.json
            let reason =
                definition.type.tokenFields == nil ? "which has no token type" : "which can't be an alias of a token"
            let message =
                "'\(place.joined(separator: "."))' is \(definition.type.withArticle), \(reason); it is in $extensions"
            notes.append(ExportNote(.tokensExtension, message))
        }
    }

    private mutating func token(
        _ member: ParameterValues.Member, _ definition: ParameterDefinition, at place: String
    ) throws(Problems) -> JSON? {
        guard let token = try writer.token(of: member.value, named: place) else { return nil }
        notes += [token.note].compactMap(\.self)
        var reference: JSON?
        if let alias = member.alias?.text {
            // The first parameter's: the spring of another one may have another duration.
            if shared[alias] == nil { shared[alias] = token.json(["value": .string(alias)]) }
            reference = .string("{\(TokenText.shared).\(alias)}")
        }
        return token.json(["parameter": .string(place)], value: reference)
            .with(["$description": .filled(definition.summary)])
    }
}

extension ParameterValue {
    /// The components of a value that becomes a group of tokens.
    fileprivate var tokenFields: ParameterValues {
        if case .record(let fields) = self { return fields }
        return (json.object?.members ?? []).reduce(into: ParameterValues()) { fields, member in
            fields[member.key] = member.value.number.map { .length($0) }
        }
    }
}

extension ParameterType {
    /// The components of types that become a group of tokens; `nil` for types with one token or none.
    var tokenFields: [ParameterDefinition]? {
        func lengths(_ names: String...) -> [ParameterDefinition] {
            names.map { ParameterDefinition(name: $0, type: .length) }
        }
        switch self {
        case .record(let fields): return fields
        case .point: return lengths("x", "y")
        case .size: return lengths("width", "height")
        case .frame: return lengths("x", "y", "width", "height")
        default: return nil
        }
    }
}

extension SharedValue.ValueType {
    /// With its article: `a curve`, `a timing`.
    var withArticle: String { if case .parameter(let type) = self { type.withArticle } else { "a \(word)" } }
}
