import MotifCore
import MotifJSON

/// What a document's row and indexes have of its newest text.
struct IndexedText: Hashable {
    /// A parameter with its value in the index.
    struct Parameter: Hashable {
        let name: String
        let value: SQLValue
    }

    let type: DocumentType
    let slug: String
    let title: String
    let summary: String
    let tags: [String]
    let parameters: [Parameter]
    let isDeprecated: Bool

    /// The tags as they are searched.
    var joinedTags: String { tags.joined(separator: " ") }

    /// From a checked document.
    init(_ document: Document) {
        let metadata = document.metadata
        type = metadata.name.type
        (slug, title, summary) = (metadata.name.slug.text, metadata.title, metadata.summary)
        tags = metadata.tags
        isDeprecated = metadata.deprecation != nil
        if case .pattern(let pattern) = document {
            parameters = pattern.parameters.members.map { Parameter(name: $0.name, value: SQLValue($0.value)) }
        } else {
            parameters = []
        }
    }

    /// From a stored text, which was checked when it was written, without its kind.
    ///
    /// - Returns: `nil` if it isn't the JSON of a document.
    init?(_ json: JSON) {
        guard let slug = json["slug"]?.string, let title = json["title"]?.string,
            let type = DocumentType(rawValue: json["type"]?.string ?? "")
        else { return nil }
        self.type = type
        tags = (json["tags"]?.array ?? []).compactMap(\.string)
        (self.slug, self.title, summary) = (slug, title, json["summary"]?.string ?? "")
        isDeprecated = json["deprecated"].map { $0 != .boolean(false) } ?? false
        // The parameters of a kind are definitions, in a list; only those of a pattern are values.
        let values = type == .pattern ? json["parameters"]?.object?.members ?? [] : []
        parameters = values.map { member in
            Parameter(name: member.key, value: SQLValue(ValueAlias(saved: member.value)?.resolved ?? member.value))
        }
    }

    /// From the bytes of a stored text.
    init?(canonical: [UInt8]) {
        guard let json = try? JSONReader().read(canonical) else { return nil }
        self.init(json)
    }
}

extension SQLValue {
    /// A value in the index of parameters: a number, with 0 and 1 for booleans; a text; of other values, their
    /// canonical text.
    init(_ value: ParameterValue) {
        switch value {
        case .duration(let number), .length(let number), .angle(let number), .number(let number),
            .fraction(let number):
            self = .number(number)
        case .text(let text), .choice(let text): self = .text(text)
        case .reference(let name): self = .text(name.slug.text)
        default: self.init(value.json)
        }
    }

    init(_ json: JSON) {
        switch json {
        case .number(let number): self = .number(number)
        case .boolean(let flag): self = .number(flag ? 1 : 0)
        case .string(let text): self = .text(text)
        case .null, .array, .object: self = .text(json.canonical)
        }
    }
}
