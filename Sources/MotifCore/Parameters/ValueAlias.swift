public import MotifJSON

/// The name of a shared value in place of a value, with the value that it had when the document was saved.
///
///     {"value": "duration-quick", "resolved": 0.2}
///
/// `resolved` is part of every saved text, so that a revision means one motion for good. In a document that is being
/// saved it has no effect, and can be left out: the catalog knows what the value is.
public struct ValueAlias: Sendable, Equatable {
    /// The shared value.
    public let slug: Slug
    /// What it is, in JSON; `nil` if the document doesn't have it yet.
    public let resolved: JSON?

    static let (slugKey, resolvedKey) = ("value", "resolved")

    /// An alias that has yet to be resolved.
    public init(_ slug: Slug, resolved: JSON? = nil) { (self.slug, self.resolved) = (slug, resolved) }

    /// The alias that a saved text has in place of a value; `nil` if it has the value itself.
    public init?(saved json: JSON) {
        guard case .object(let object) = json, object.count == 2, let resolved = object[Self.resolvedKey],
            let slug = object[Self.slugKey]?.string.flatMap({ Slug($0) })
        else { return nil }
        self.init(slug, resolved: resolved)
    }

    /// The alias as a command line has it: `{duration-quick}` or `{value:duration-quick}`; `nil` for any other text.
    public init?(text: String) {
        guard text.hasPrefix("{"), text.hasSuffix("}"), let slug = Self.slug(String(text.dropFirst().dropLast())) else {
            return nil
        }
        self.init(slug)
    }

    /// The slug in `duration-quick` or `value:duration-quick`.
    static func slug(_ text: String) -> Slug? {
        let prefix = DocumentType.value.rawValue + ":"
        return Slug(text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
    }

    /// The alias as a command line has it.
    public var text: String { "{\(slug)}" }

    /// The canonical form.
    public var json: JSON { .members([Self.slugKey: .string(slug.text), Self.resolvedKey: resolved]) }
}

extension ParameterDefinition {
    /// Returns the alias in place of a value; `nil` if it is a value itself. A record that has a field `value` can't be
    /// an alias.
    ///
    /// - Throws: A slug that isn't one.
    func alias(in json: JSON, at path: @autoclosure () -> JSONPath) throws(Problems) -> ValueAlias? {
        guard case .object(let object) = json, let given = object[ValueAlias.slugKey],
            object.keys.allSatisfy({ $0 == ValueAlias.slugKey || $0 == ValueAlias.resolvedKey })
        else { return nil }
        if case .record(let fields) = type, fields.contains(where: { $0.name == ValueAlias.slugKey }) { return nil }
        guard let slug = given.string.flatMap(ValueAlias.slug) else {
            let kind: Problem.Kind =
                given.string.map(Problem.Kind.badSlug)
                ?? .wrongType(expected: "the slug of a value", found: given.typeInWords)
            throw Problems(kind, at: path().appending(key: ValueAlias.slugKey))
        }
        return ValueAlias(slug, resolved: object[ValueAlias.resolvedKey])
    }

    /// Reads a value, or the alias in its place.
    ///
    /// - Throws: Every problem of the value; `missing` for an alias that hasn't been resolved.
    package func member(
        from json: JSON, at path: @autoclosure () -> JSONPath = .root
    ) throws(Problems) -> ParameterValues.Member {
        guard let alias = try alias(in: json, at: path()) else {
            return ParameterValues.Member(name: name, value: try value(from: json, at: path()))
        }
        guard let resolved = alias.resolved else {
            throw Problems(
                .missing(key: ValueAlias.resolvedKey, for: "what the value '\(alias.slug)' is"), at: path())
        }
        return ParameterValues.Member(name: name, value: try value(from: resolved, at: path()), alias: alias.slug)
    }
}
