import MotifFormula
public import MotifJSON
import MotifText

/// A document of any type, checked.
public enum Document: Sendable {
    /// A sort of motion.
    case kind(Kind)
    /// One use of a kind.
    case pattern(Pattern)
    /// Sample content.
    case item(Item)
    /// A screen size.
    case device(Device)

    /// What a catalog answers when it is asked for a kind.
    public enum KindAnswer: Sendable {
        /// The kind.
        case found(Kind)
        /// There is none of that name; the nearest name that there is.
        case unknown(nearest: String?)
    }

    /// What every document says of itself.
    public var metadata: DocumentMetadata {
        switch self {
        case .kind(let kind): kind.metadata
        case .pattern(let pattern): pattern.metadata
        case .item(let item): item.metadata
        case .device(let device): device.metadata
        }
    }

    /// The canonical form.
    public var json: JSON {
        switch self {
        case .kind(let kind): kind.json
        case .pattern(let pattern): pattern.json
        case .item(let item): item.json
        case .device(let device): device.json
        }
    }

    /// The documents that it names, apart from a pattern's kind.
    public var references: [DocumentName] {
        switch self {
        case .kind(let kind): kind.references
        case .pattern(let pattern): pattern.references
        case .item, .device: []
        }
    }

    /// What the store writes.
    public var body: DocumentBody {
        let metadata = metadata
        var kind: Slug?
        var parameters = JSONObject()
        if case .pattern(let pattern) = self { (kind, parameters) = (pattern.kind, pattern.parameters) }
        return DocumentBody(
            name: metadata.name, canonical: json.canonicalBytes, title: metadata.title, summary: metadata.summary,
            tags: metadata.tags, isDeprecated: metadata.deprecation != nil, kind: kind, parameters: parameters,
            references: references)
    }
}

extension Document {
    /// Reads and checks a document of any type.
    ///
    /// - Parameters:
    ///   - json: The document in any spelling.
    ///   - kind: Asked for the kind of a pattern.
    /// - Returns: `nil`, and every problem that was found, where it is none.
    public static func read(
        _ json: JSON, kind: (Slug) throws -> KindAnswer
    ) rethrows -> (document: Document?, problems: [Problem]) {
        guard let type = type(of: json) else { return (nil, [typeProblem(json)]) }
        switch type {
        case .kind: return checked(Kind.read(json), Document.kind)
        case .item: return checked(Item.read(json), Document.item)
        case .device: return checked(Device.read(json), Document.device)
        case .pattern: return try readPattern(json, kind)
        }
    }

    /// Type and slug of a document's JSON, where both are well formed.
    public static func name(of json: JSON) -> DocumentName? {
        guard let type = type(of: json), let slug = json["slug"]?.string.flatMap({ Slug($0) }) else { return nil }
        return DocumentName(type, slug)
    }

    private static func type(of json: JSON) -> DocumentType? {
        json["type"]?.string.flatMap(DocumentType.init(rawValue:))
    }

    private static func checked<Value>(
        _ result: (Value?, [Problem]), _ make: (Value) -> Document
    ) -> (document: Document?, problems: [Problem]) {
        (result.0.map(make), result.1)
    }

    private static func readPattern(
        _ json: JSON, _ kind: (Slug) throws -> KindAnswer
    ) rethrows -> (document: Document?, problems: [Problem]) {
        let path = JSONPath.root.appending(key: "kind")
        guard let value = json["kind"] else {
            return withoutKind(json, Problem(.missing(key: "kind", for: "the kind that the pattern uses")))
        }
        guard let text = value.string else {
            return withoutKind(json, Problem(.wrongType(expected: "a slug", found: value.typeInWords), at: path))
        }
        guard let slug = Slug(text) else { return withoutKind(json, Problem(.badSlug(text), at: path)) }
        switch try kind(slug) {
        case .found(let kind): return checked(Pattern.read(json, kind: kind), Document.pattern)
        case .unknown(let nearest):
            return withoutKind(json, Problem(.unknownKind(text, nearest: nearest), at: path))
        }
    }

    /// Without its kind only the common part of a pattern can be checked.
    private static func withoutKind(_ json: JSON, _ problem: Problem) -> (document: Document?, problems: [Problem]) {
        var reader = ObjectReader(json, at: .root)
        _ = DocumentMetadata.read(.pattern, &reader)
        for key in ["kind", "parameters", "accepts"] { _ = reader.value(key) }
        return (nil, [problem] + reader.finish())
    }

    private static func typeProblem(_ json: JSON) -> Problem {
        guard case .object(let object) = json else {
            return Problem(.wrongType(expected: "an object", found: json.typeInWords))
        }
        let types = DocumentType.allCases.map(\.rawValue)
        let path = JSONPath.root.appending(key: "type")
        switch object["type"] {
        case nil: return Problem(.missing(key: "type", for: "one of \(types.joined(separator: ", "))"))
        case .string(let text):
            let nearest = nearestName(to: text, among: types)
            return Problem(.unknownName(what: "type", name: text, nearest: nearest, known: types), at: path)
        case let value?: return Problem(.wrongType(expected: "text", found: value.typeInWords), at: path)
        }
    }
}
