public import MotifCore
public import MotifJSON

/// The tokens of a file as documents of shared values, of which those are aliases that are aliases there.
///
/// A token's path is the name of its value: `duration.quick` becomes `duration-quick`. A duration, dimension, number,
/// color, or cubic Bézier is a value of that type, and a transition is a timing.
///
///     try TokenDocuments(JSONReader().read(text), group: ["brand", "motion"]).documents
public struct TokenDocuments: Sendable {
    /// The documents, in the order of the file.
    public private(set) var documents: [JSON] = []
    /// The tokens of other types, and the groups that motif wrote for patterns, as `a.b`.
    public private(set) var ignored: [String]
    /// The parts of tokens that no value can hold, a sentence each.
    public private(set) var dropped: [String] = []

    private let references: TokenReferences
    private let aliases: TokenAliases
    private var slugs: [String: (slug: Slug, type: SharedValue.ValueType)] = [:]

    /// Reads the tokens of a file.
    ///
    /// - Parameters:
    ///   - json: The file, Design Tokens Format Module 2025.10, or the older format with `value` and `type`.
    ///   - group: The names of the one group that is read, which aren't part of the values' names.
    /// - Throws: All that is wrong with the form of the file and with its tokens; two tokens of one name.
    public init(_ json: JSON, group: [String] = []) throws(Problems) {
        let root: JSON
        do {
            root = try TokenExtension(TokenForms.current(json)).resolved()
        } catch {
            throw Problems([error])
        }
        let file = TokenFile(root, of: nil, group: group)
        var problems = file.problems
        references = TokenReferences(root)
        aliases = TokenAliases(references, among: file.all)
        ignored = file.strangers
        var named: [Token] = []
        for token in file.tokens {
            do throws(Problem) {
                if try name(token, below: group.count) { named.append(token) } else { ignored.append(token.title) }
            } catch {
                problems.append(error)
            }
        }
        for token in named {
            do throws(Problems) {
                documents.append(try document(token))
            } catch {
                problems += error.problems
            }
        }
        guard problems.isEmpty else { throw Problems(problems) }
    }

    /// Finds the name and the type of a token's value; `false` if it has none.
    private mutating func name(_ token: Token, below depth: Int) throws(Problem) -> Bool {
        let value = try references.value(of: token)
        guard let word = try references.type(of: token) ?? TokenValue.type(ofText: value),
            let type = token.own?["valueType"]?.string.flatMap({ Self.ownTypes[$0] }) ?? Self.types[word]
        else { return false }
        let names = token.names.count > depth ? token.names[depth...] : token.names[...]
        guard let slug = TokenAliases.slug(in: token) ?? TokenAliases.slug(of: names) else {
            throw Problem(.rule(.syntax, "'\(token.title)' has no Latin letter or digit for a name"), at: token.place)
        }
        if let other = slugs.first(where: { $0.value.slug == slug }) {
            let message = "'\(token.title)' and '\(other.key)' are both 'value:\(slug)'; specify the group to read"
            throw Problem(.rule(.exists, message), at: token.place)
        }
        slugs[token.title] = (slug, type)
        return true
    }

    /// The types of values by those of tokens.
    static let types: [String: SharedValue.ValueType] = [
        "duration": .parameter(.duration), "dimension": .parameter(.length), "number": .parameter(.number),
        "color": .parameter(.color), "cubicBezier": .parameter(.curve), "transition": .timing,
    ]

    /// The types of values that motif writes beside a token of another type.
    private static let ownTypes: [String: SharedValue.ValueType] = [
        "curve": .parameter(.curve), "fraction": .parameter(.fraction), "integer": .parameter(.integer),
    ]

    private mutating func document(_ token: Token) throws(Problems) -> JSON {
        guard let (slug, type) = slugs[token.title] else { return .null }
        var document: JSONObject = [
            "slug": .string(slug.text), "title": .string(slug.titleWords), "type": .string(DocumentType.value.rawValue),
            "value": try value(of: token, type), "valueType": .string(type.word),
        ]
        if let summary = token.object["$description"] { document["summary"] = summary }
        if let deprecated = token.object["$deprecated"], deprecated != false { document["deprecated"] = deprecated }
        return .object(document)
    }

    private mutating func value(of token: Token, _ type: SharedValue.ValueType) throws(Problems) -> JSON {
        let content = references.content(of: token.object)
        if let alias = try alias(of: content, token, type) { return alias.json }
        if case .parameter(let own) = type {
            return try value(of: token, ParameterDefinition(name: slugs[token.title]?.slug.text ?? "", type: own))
        }
        var parts = JSONObject()
        for (part, key) in zip(SharedValue.timingParts, ["duration", "timingFunction"]) {
            // An alias is read as well, for what the transition has besides.
            let value = try value(of: token, part, held: ["duration"])
            parts[part.name] = try alias(of: content[key] ?? .null, token, .parameter(part.type))?.json ?? value
        }
        return .object(parts)
    }

    private mutating func value(
        of token: Token, _ definition: ParameterDefinition, held: [String] = []
    ) throws(Problems) -> JSON {
        var reading = TokenValue(token, definition, references, held: held)
        let value = try reading.json()
        dropped += reading.dropped
        return value
    }

    /// The alias that a value, or a part of one, is; `nil` if the token that it names isn't a value of this type.
    private func alias(
        of value: JSON, _ token: Token, _ type: SharedValue.ValueType
    ) throws(Problems) -> ValueAlias? {
        do throws(Problem) {
            let target = try aliases.target(of: value, at: token.place)
            return target.flatMap { slugs[$0.title] }.flatMap { $0.type == type ? ValueAlias($0.slug) : nil }
        } catch {
            throw Problems([error])
        }
    }
}
