public import MotifCore

/// Whether a list has deleted documents.
public enum DeletedDocuments: Sendable, Hashable {
    /// No deleted documents.
    case excluded
    /// Only deleted documents.
    case only
    /// Both.
    case included
}

/// Which documents, in which order.
public struct Query: Sendable {
    /// The type; `nil` for all types, in the order in which they may be written.
    public var type: DocumentType?
    /// What the documents' values must fulfil.
    public var filter: SQLFilter?
    /// Words that title, summary, tags or slug must all have, each as the beginning of a word; `nil` for any.
    public var words: String?
    /// Tags that a document must all have.
    public var tags: [String]
    /// The order; equal ones go by slug.
    public var order: DocumentOrder
    /// At most so many; `nil` for all.
    public var limit: Int?
    /// Whether deleted documents count. Their values, tags and words are not indexed: with a filter on parameters,
    /// tags or words they are never found.
    public var deleted: DeletedDocuments

    /// All documents that are there, by slug, unless said otherwise.
    public init(
        _ type: DocumentType? = nil, filter: SQLFilter? = nil, words: String? = nil, tags: [String] = [],
        order: DocumentOrder = .bySlug, limit: Int? = nil, deleted: DeletedDocuments = .excluded
    ) {
        self.type = type
        self.filter = filter
        self.words = words
        self.tags = tags
        self.order = order
        self.limit = limit
        self.deleted = deleted
    }
}
