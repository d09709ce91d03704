import MotifCore
import MotifJSON

/// The tokens that are aliases of others, as shared values that are aliases of others.
struct TokenAliases {
    private let references: TokenReferences
    private let tokens: [String: Token]

    /// - Parameter tokens: The tokens of all groups of the file.
    init(_ references: TokenReferences, among tokens: [Token]) {
        self.references = references
        self.tokens = Dictionary(tokens.map { ($0.title, $0) }) { first, _ in first }
    }

    /// The token that a value, or a part of one, is an alias of.
    func target(of value: JSON, at place: JSONPath) throws(Problems) -> Token? {
        guard let path = try references.target(of: value, at: place) else { return nil }
        return tokens[path.filter { $0 != "$root" }.joined(separator: ".")]
    }

    /// The shared value that a parameter's token is an alias of, found by the end of the other token's path: `duration-quick`
    /// for `brand.duration.quick`, unless there is a `brand-duration-quick`.
    ///
    /// - Parameters:
    ///   - value: The value of the token, in canonical form.
    ///   - definition: The parameter.
    ///   - find: Looks up a shared value.
    /// - Throws: A problem if the shared value is another one now than the token.
    func alias(
        of token: Token, _ value: JSON, _ definition: ParameterDefinition, find: (Slug) -> SharedValue?
    ) throws(Problems) -> ValueAlias? {
        guard let target = try target(of: references.content(of: token.object), at: token.place) else { return nil }
        let shared = Self.slugs(of: target).lazy.compactMap(find).first { $0.type == .parameter(definition.type) }
        guard let shared else { return nil }
        guard shared.resolved == value else {
            let text = (try? definition.value(from: value))?.text ?? value.canonical
            let message =
                "'\(target.title)' is \(text); value:\(shared.metadata.name.slug) is \(shared.text). "
                + "Import the tokens as values first"
            throw Problems(.rule(.conflict, message), at: token.place)
        }
        return ValueAlias(shared.metadata.name.slug, resolved: value)
    }

    private static func slugs(of token: Token) -> [Slug] {
        if let own = slug(in: token) { return [own] }
        return token.names.indices.compactMap { slug(of: token.names[$0...]) }
    }

    /// The shared value that motif wrote as a token.
    static func slug(in token: Token) -> Slug? { token.own?["value"]?.string.flatMap { Slug($0) } }

    /// The name of a value for a path: `["motion", "durationQuick"]` → `motion-duration-quick`.
    static func slug(of names: ArraySlice<String>) -> Slug? {
        // Without a word of its own, a token would have the name of its group.
        guard Slug.suggestion(for: names.last ?? "") != nil else { return nil }
        let words = names.map { $0.replacing(/([a-z0-9])([A-Z])/) { "\($0.output.1) \($0.output.2)" } }
        return Slug.suggestion(for: words.joined(separator: " "))
    }
}
