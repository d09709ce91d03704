public import MotifJSON

/// A checked document as the catalog stores it: its canonical text, and the data that the catalog indexes.
///
/// It comes from reading and checking JSON; the store writes it unchanged.
public struct DocumentBody: Sendable {
    /// The type and the slug.
    public let name: DocumentName
    /// The canonical text (RFC 8785), UTF-8.
    public let canonical: [UInt8]
    /// The title.
    public let title: String
    /// The summary, a sentence or two; empty if there is none.
    public let summary: String
    /// The tags, in the order of the document.
    public let tags: [String]
    /// Whether the document is deprecated.
    public let isDeprecated: Bool
    /// The kind that a pattern uses; `nil` for the other types.
    public let kind: Slug?
    /// The values of a pattern's parameters in canonical form; empty for the other types.
    public let parameters: JSONObject
    /// The documents that parameters refer to, except the kind, without duplicates.
    public let references: [DocumentName]

    /// Creates a body from data that has been checked.
    public init(
        name: DocumentName, canonical: [UInt8], title: String, summary: String, tags: [String], isDeprecated: Bool,
        kind: Slug?, parameters: JSONObject, references: [DocumentName]
    ) {
        self.name = name
        self.canonical = canonical
        self.title = title
        self.summary = summary
        self.tags = tags
        self.isDeprecated = isDeprecated
        self.kind = kind
        self.parameters = parameters
        self.references = references
    }
}
