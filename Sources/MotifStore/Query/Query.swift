public import MotifCore

/// Whether a list includes deleted documents.
public enum DeletedDocuments: Sendable, Hashable {
    /// No deleted documents.
    case excluded
    /// Only deleted documents.
    case only
    /// Deleted and other documents.
    case included
}

/// A choice of documents, in an order.
public struct Query: Sendable {
    /// The type; `nil` for all types, in an order in which references come before the documents that refer to them.
    public var type: DocumentType?
    /// A condition on the documents' values.
    public var filter: SQLFilter?
    /// Words that must all be in the title, summary, tags, or slug, each as the beginning of a word; `nil` for no
    /// search.
    public var words: String?
    /// The tags that a document must have, all of them.
    public var tags: [String]
    /// The order; documents that are equal in it are sorted by slug.
    public var order: DocumentOrder
    /// The maximum number of documents; `nil` for all.
    public var limit: Int?
    /// The number of documents that are left out at the start.
    public var offset: Int
    /// Whether deleted documents are included. Their values, tags, and words aren't indexed, so a filter on
    /// parameters, tags, or words never finds them.
    public var deleted: DeletedDocuments

    /// A query for all documents that aren't deleted, by slug, or for those that match every condition.
    public init(
        _ type: DocumentType? = nil, filter: SQLFilter? = nil, words: String? = nil, tags: [String] = [],
        order: DocumentOrder = .bySlug, limit: Int? = nil, offset: Int = 0,
        deleted: DeletedDocuments = .excluded
    ) {
        self.type = type
        self.filter = filter
        self.words = words
        self.tags = tags
        self.order = order
        self.limit = limit
        self.offset = offset
        self.deleted = deleted
    }
}
