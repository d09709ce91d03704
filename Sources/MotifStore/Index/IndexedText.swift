import MotifCore
import MotifJSON

/// The values of a document that are indexed.
struct IndexedText: Hashable {
    /// A parameter with its value in the index.
    struct Parameter: Hashable {
        let name: String
        let value: SQLValue
    }

    /// The words that are searched.
    struct Words: Hashable {
        let slug: String
        let title: String
        let summary: String
        let tags: String
    }

    let type: DocumentType
    let words: Words
    let tags: [String]
    let parameters: [Parameter]
    let isDeprecated: Bool

    /// From a document that was read and checked.
    init(_ body: DocumentBody) {
        type = body.name.type
        words = Words(
            slug: body.name.slug.text, title: body.title, summary: body.summary,
            tags: body.tags.joined(separator: " "))
        tags = body.tags
        parameters = Self.parameters(body.parameters)
        isDeprecated = body.isDeprecated
    }

    /// From a canonical text, which was checked when it was written.
    ///
    /// - Returns: `nil` if it isn't the JSON of a document.
    init?(canonical: [UInt8], reader: JSONReader) {
        guard let json = try? reader.read(canonical), let slug = json["slug"]?.string,
            let title = json["title"]?.string, let type = DocumentType(rawValue: json["type"]?.string ?? "")
        else { return nil }
        self.type = type
        tags = (json["tags"]?.array ?? []).compactMap(\.string)
        words = Words(
            slug: slug, title: title, summary: json["summary"]?.string ?? "", tags: tags.joined(separator: " "))
        // The parameters of a kind are definitions, in a list; only those of a pattern are values.
        parameters = type == .pattern ? Self.parameters(json["parameters"]?.object) : []
        isDeprecated = json["deprecated"].map { $0 != .boolean(false) } ?? false
    }

    static func value(of json: JSON) -> SQLValue {
        switch json {
        case .number(let number): SQLValue(number)
        case .boolean(let boolean): .integer(boolean ? 1 : 0)
        case .string(let text): .text(text)
        case .null, .array, .object: .text(json.canonical)
        }
    }

    private static func parameters(_ object: JSONObject?) -> [Parameter] {
        (object?.members ?? []).map { Parameter(name: $0.key, value: value(of: $0.value)) }
    }
}
