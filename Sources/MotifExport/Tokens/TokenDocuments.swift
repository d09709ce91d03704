public import MotifCore
public import MotifJSON

/// The tokens of files as documents of shared values, of which those are aliases that are aliases there.
///
/// A token's path is the name of its value: `duration.quick` becomes `duration-quick`. A duration, dimension, number,
/// color, or cubic Bézier is a value of that type, and a transition is a timing. What a file doesn't state of a value
/// that exists, such as its tags, stays as it is.
///
///     try TokenDocuments([JSONReader().read(text)], group: ["brand", "motion"]).documents
public struct TokenDocuments: Sendable {
    /// The documents, in the order of the files.
    public private(set) var documents: [JSON] = []
    /// The tokens of other types, as `a.b`, with the type in parentheses, the groups that motif wrote for patterns, and the
    /// extensions of groups: `a.$extensions`.
    public private(set) var ignored: [String]
    /// The problems of tokens that aren't valid. The other tokens are read.
    public private(set) var problems: [Problem]
    /// The parts of tokens that no value can hold, a sentence each.
    public private(set) var dropped: [String] = []

    private let references: TokenReferences
    private let aliases: TokenAliases
    private let known: [Slug: SharedValue]
    private var slugs: [String: (slug: Slug, type: SharedValue.ValueType)] = [:]
    private var titles: [Slug: String] = [:]

    /// Reads the tokens of files, whose aliases can lead from one file to another.
    ///
    /// - Parameters:
    ///   - files: The files, Design Tokens Format Module 2025.10 or an older or a tool's own format. A token replaces that
    ///     of the same path in an earlier file.
    ///   - group: The names of the one group that is read, which aren't part of the values' names.
    ///   - sets: The sets of Tokens Studio or Penpot to read; empty for all.
    ///   - values: The shared values that exist, to which aliases can lead as well.
    /// - Throws: All problems if no token can be read; a cycle of groups, a set that doesn't exist.
    public init(
        _ files: [JSON], group: [String] = [], sets: [String] = [], values: [SharedValue] = []
    ) throws(Problems) {
        var current: [JSON] = []
        for file in files { current.append(try TokenForms.current(file, sets: sets)) }
        var root = try TokenExtension(root: TokenForms.joined(current)).resolved()
        known = Dictionary(values.map { ($0.metadata.name.slug, $0) }) { first, _ in first }
        let shared = Self.add(known, below: group, to: &root)
        let file = TokenFile(root, of: nil, group: group)
        problems = file.problems
        references = TokenReferences(root: root)
        aliases = TokenAliases(references, among: file.all)
        ignored = file.strangers
        var named: [Token] = []
        let outside = file.tokens.filter { shared.contains($0.title) }
        for token in file.tokens.filter({ !shared.contains($0.title) }) + outside {
            do throws(Problems) {
                if try name(token, below: group.count, isShared: shared.contains(token.title)) { named.append(token) }
            } catch {
                problems += error.problems
            }
        }
        for token in named {
            do throws(Problems) {
                documents.append(try document(token))
            } catch {
                problems += error.problems
                slugs[token.title] = nil
            }
        }
        removeDangling()
        guard documents.isEmpty else { return }
        throw Problems(problems.isEmpty ? [Self.nothing(ignored)] : problems)
    }

    private static func nothing(_ ignored: [String]) -> Problem {
        let others = ignored.isEmpty ? "" : "; ignored: \(ignored.prefix(8).joined(separator: ", "))"
        return Problem(.rule(.notFound, "No token can be a shared value\(others)"), at: .root)
    }

    // MARK: Aliases that lead out of the files

    /// Adds the shared values that aliases name by their whole paths, or by those below the group, and the files don't
    /// have.
    ///
    /// - Returns: Their paths.
    private static func add(_ values: [Slug: SharedValue], below group: [String], to root: inout JSON) -> Set<String> {
        var added: Set<String> = []
        for names in missing(in: root, root) {
            let own = names.starts(with: group) ? names[group.count...] : names[...]
            let isInToken = names.indices.contains { root.value(at: names[..<$0])?["$value"] != nil }
            guard !isInToken, let value = TokenAliases.slug(of: own).flatMap({ values[$0] }), var tree = root.object,
                let token = try? TokenValues.token(of: value)
            else { continue }
            tree.set(token, at: names[...])
            root = .object(tree)
            added.insert(names.joined(separator: "."))
        }
        return added
    }

    private static func missing(in json: JSON, _ root: JSON) -> [[String]] {
        switch json {
        case .string(let text):
            guard text.hasPrefix("{"), let names = try? TokenReferences.names(in: text, at: .root) else { return [] }
            return root.value(at: names) == nil ? [names] : []
        case .array(let elements): return elements.flatMap { missing(in: $0, root) }
        case .object(let object): return object.members.flatMap { missing(in: $0.value, root) }
        default: return []
        }
    }

    /// Removes the documents that are aliases of values that couldn't be read.
    private mutating func removeDangling() {
        let read = Set(documents.compactMap { $0["slug"]?.string })
        func dangling(_ json: JSON) -> String? {
            Self.aliases(in: json).first { name in !read.contains(name) && Slug(name).flatMap { known[$0] } == nil }
        }
        guard let index = documents.firstIndex(where: { dangling($0) != nil }) else { return }
        let (name, target) = (documents[index]["slug"]?.string ?? "", dangling(documents[index]) ?? "")
        problems.append(
            Problem(.rule(.unknownReference, "'\(name)' is an alias of '\(target)', which can't be read"), at: .root))
        documents.remove(at: index)
        removeDangling()
    }

    /// The values that a document, or a part of its timing, is an alias of.
    private static func aliases(in document: JSON) -> [String] {
        let value = document["value"] ?? .null
        let parts = SharedValue.timingParts.map { value[$0.name] ?? .null }
        return ([value] + parts).compactMap { $0["value"]?.string }
    }

    // MARK: Tokens

    /// Finds the name and the type of a token's value; `false` if it has none, or is a value of the catalog.
    private mutating func name(_ token: Token, below depth: Int, isShared: Bool) throws(Problems) -> Bool {
        let (value, stated) = try references.resolved(token)
        guard let word = stated ?? TokenValue.type(ofText: value),
            let type = token.own?["valueType"]?.string.flatMap({ Self.ownTypes[$0] }) ?? Self.types[word]
        else {
            ignored.append("\(token.title) (\(stated.map { "type \($0)" } ?? "no type"))")
            return false
        }
        let names = token.names.count > depth ? token.names[depth...] : token.names[...]
        guard let slug = TokenAliases.slug(in: token) ?? TokenAliases.slug(of: names) else {
            throw Problems(.rule(.syntax, "'\(token.title)' has no Latin letter or digit for a name"), at: token.place)
        }
        if isShared {
            // A token of the files with this name is the value's next version.
            slugs[token.title] = titles[slug].flatMap { slugs[$0] } ?? (slug, type)
            return false
        }
        if let other = titles[slug] {
            let message = "'\(token.title)' and '\(other)' are both 'value:\(slug)'; specify the group to read"
            throw Problems(.rule(.exists, message), at: token.place)
        }
        titles[slug] = token.title
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
        var document =
            known[slug]?.json.object ?? [
                "slug": .string(slug.text), "title": .string(slug.titleWords),
                "type": .string(DocumentType.value.rawValue),
            ]
        document["value"] = try value(of: token, type)
        document["valueType"] = .string(type.word)
        if let summary = token.object["$description"] { document["summary"] = summary }
        if let deprecated = token.object["$deprecated"] { document["deprecated"] = deprecated }
        var extensions = document["extensions"]?.object ?? [:]
        for member in token.object["$extensions"]?.object?.members ?? [] where member.key != TokenText.vendor {
            extensions[member.key] = member.value
        }
        if !extensions.isEmpty { document["extensions"] = .object(extensions) }
        if Self.aliases(in: .object(document)).isEmpty {
            // What the catalog would refuse is refused here, without the rest.
            do throws(Problems) {
                _ = try Document(.object(document))
            } catch {
                throw Problems(error.problems.map { Problem($0.kind, at: token.place) })
            }
        }
        return .object(document)
    }

    private mutating func value(of token: Token, _ type: SharedValue.ValueType) throws(Problems) -> JSON {
        let content = references.content(of: token.object)
        if let alias = try alias(of: content, token, type) { return alias.json }
        if case .parameter(let own) = type {
            return try value(of: token, ParameterDefinition(name: slugs[token.title]?.slug.text ?? "", type: own))
        }
        var parts = JSONObject()
        for (part, key) in zip(SharedValue.timingParts, ["duration", "timingFunction", "delay"]) {
            if part.isOptional, content[key] == nil { continue }
            // An alias is read as well, for what the transition has besides.
            let value = try value(of: token, part, held: ["duration", "delay"])
            let alias = try alias(of: content[key] ?? .null, token, .parameter(part.type))
            // No delay is a delay of 0 s.
            if part.isOptional, alias == nil, (try? part.value(from: value))?.number == 0 { continue }
            parts[part.name] = alias?.json ?? value
        }
        return .object(parts)
    }

    private mutating func value(
        of token: Token, _ definition: ParameterDefinition, held: [String] = []
    ) throws(Problems) -> JSON {
        var reading = TokenValue(token: token, definition: definition, references: references, held: held)
        let value = try reading.json()
        dropped += reading.dropped
        return value
    }

    /// The alias that a value, or a part of one, is; `nil` if the token that it names isn't a value of this type.
    private func alias(
        of value: JSON, _ token: Token, _ type: SharedValue.ValueType
    ) throws(Problems) -> ValueAlias? {
        let target = try aliases.target(of: value, at: token.place)
        return target.flatMap { slugs[$0.title] }.flatMap { $0.type == type ? ValueAlias($0.slug) : nil }
    }
}
