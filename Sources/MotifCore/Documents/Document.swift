public import MotifFormula
public import MotifJSON
import MotifText

/// A checked document of any type.
public indirect enum Document: Sendable {
    /// A type of motion.
    case kind(Kind)
    /// A pattern, which uses a kind.
    case pattern(Pattern)
    /// Sample content.
    case item(Item)
    /// A screen size.
    case device(Device)
    /// A value that patterns share.
    case value(SharedValue)

    /// The result of looking up a kind in a catalog.
    public enum KindAnswer: Sendable {
        /// The kind.
        case found(Kind)
        /// The catalog has no kind with that name; with the nearest known name, if any, and all of them.
        case unknown(nearest: String?, known: [String] = [])
    }

    /// The metadata that every document has.
    public var metadata: DocumentMetadata {
        switch self {
        case .kind(let kind): kind.metadata
        case .pattern(let pattern): pattern.metadata
        case .item(let item): item.metadata
        case .device(let device): device.metadata
        case .value(let value): value.metadata
        }
    }

    /// The canonical form.
    public var json: JSON {
        switch self {
        case .kind(let kind): kind.json
        case .pattern(let pattern): pattern.json
        case .item(let item): item.json
        case .device(let device): device.json
        case .value(let value): value.json
        }
    }

    /// The documents that the document refers to, except a pattern's kind.
    public var references: [DocumentName] {
        switch self {
        case .kind(let kind): kind.references
        case .pattern(let pattern): pattern.references
        case .value(let value): value.references
        case .item, .device: []
        }
    }

    /// The value of the document in formulas; `nil` for the other types, of which formulas see only the slug.
    public var formulaValue: FormulaValue? {
        switch self {
        case .item(let item): item.formulaValue
        case .device(let device): device.formulaValue
        case .kind, .pattern, .value: nil
        }
    }

    /// The canonical text (RFC 8785), UTF-8: what the catalog stores and hashes.
    public var canonical: [UInt8] {
        if case .pattern(let pattern) = self { pattern.canonical } else { json.canonicalBytes }
    }
}

extension Document {
    /// Reads and checks a document of any type.
    ///
    /// - Parameters:
    ///   - json: The document in any spelling.
    ///   - kind: The result of looking up `Pattern.kind(of:)`; only patterns need it.
    ///   - isSaved: Whether a catalog has it already. An earlier version may have saved what isn't allowed by now.
    /// - Throws: Every problem of the document.
    public init(_ json: JSON, kind: KindAnswer = .unknown(nearest: nil), isSaved: Bool = false) throws(Problems) {
        let json = try Self.withoutSchema(json)
        let row = json.array?.first ?? json
        if row["updated"] != nil, row["revision"] != nil { throw Problems(.listRow) }
        switch try Self.type(of: json) {
        case .kind: self = .kind(try Kind.read(json))
        case .pattern: self = .pattern(try Pattern.read(json, kind: kind, isSaved: isSaved))
        case .item: self = .item(try ObjectReader.read(json, Item.read))
        case .device: self = .device(try ObjectReader.read(json, Device.read))
        case .value: self = .value(try ObjectReader.read(json, SharedValue.read))
        }
    }

    /// The key with the URI of a document's JSON Schema, which is for editors and isn't part of the document.
    package static let schemaKey = "$schema"

    private static func withoutSchema(_ json: JSON) throws(Problems) -> JSON {
        guard var object = json.object, let schema = object[schemaKey] else { return json }
        guard schema.string != nil else {
            let path = JSONPath.root.appending(key: schemaKey)
            throw Problems(.wrongType(expected: "text", found: schema.typeInWords), at: path)
        }
        object[schemaKey] = nil
        return .object(object)
    }

    /// The type and slug of a document's JSON, if both are well formed.
    public static func name(of json: JSON) -> DocumentName? {
        guard let type = json["type"]?.string.flatMap(DocumentType.init(rawValue:)),
            let slug = json["slug"]?.string.flatMap({ Slug($0) })
        else { return nil }
        return DocumentName(type, slug)
    }

    private static func type(of json: JSON) throws(Problems) -> DocumentType {
        guard case .object(let object) = json else {
            throw Problems(.wrongType(expected: "an object", found: json.typeInWords))
        }
        let types = DocumentType.allCases.map(\.rawValue)
        let path = JSONPath.root.appending(key: "type")
        switch object["type"] {
        case nil where object["slug"] == nil && json.canonical.contains("\"$value\""):
            let message =
                "These are design tokens, not a document; give the file the ending .tokens.json, or say that it has tokens"
            throw Problems(.rule(.missing, message))
        case nil where object["slug"] == nil:
            let message =
                "This isn't a document: it has neither 'type' (one of \(types.joined(separator: ", "))) nor 'slug'"
            throw Problems(.rule(.missing, message))
        case nil: throw Problems(.missing(key: "type", for: "one of \(types.joined(separator: ", "))"))
        case .string(let text):
            if let type = DocumentType(rawValue: text) { return type }
            throw Problems(.unknown("type", text, among: types), at: path)
        case let value?:
            throw Problems(.wrongType(expected: "text", found: value.typeInWords), at: path)
        }
    }
}
