public import MotifJSON

/// A document as the catalog keeps it: checked, with its canonical text, and what the catalog indexes of it.
///
/// Made by reading and checking JSON; the store writes it as it is.
public struct DocumentBody: Sendable {
    /// Type and slug.
    public let name: DocumentName
    /// The canonical text (RFC 8785), UTF-8.
    public let canonical: [UInt8]
    /// What a reader sees first.
    public let title: String
    /// A sentence or two, empty where there is none.
    public let summary: String
    /// Free words to group by, as written.
    public let tags: [String]
    /// Whether the document says that it should no longer be used.
    public let isDeprecated: Bool
    /// The kind that a pattern uses; `nil` for the other types.
    public let kind: Slug?
    /// The values of a pattern's parameters in canonical form; empty for the other types.
    public let parameters: JSONObject
    /// The documents that this one names in its parameters, apart from its kind. No one twice.
    public let references: [DocumentName]

    /// Puts together what has been checked elsewhere.
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
