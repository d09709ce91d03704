public import MotifCore
public import MotifStore

/// What a list asks for.
public struct ListRequest: Sendable {
    /// The type; `nil` for all.
    public var type: DocumentType?
    /// A filter of the formula language: `kind == 'expand' && expandDuration < 0.5`.
    public var filter: String?
    /// Words that a document must have.
    public var words: String?
    /// Tags that a document must all have.
    public var tags: [String]
    /// What it is sorted by: `slug`, `title`, `updated`, `revision`, `kind` or a parameter; `-` before it turns it.
    public var sort: String?
    /// At most so many.
    public var limit: Int?
    /// Whether deleted documents count.
    public var deleted: Query.Deleted

    /// All documents of a type unless said otherwise.
    public init(
        _ type: DocumentType? = .pattern, filter: String? = nil, words: String? = nil, tags: [String] = [],
        sort: String? = nil, limit: Int? = nil, deleted: Query.Deleted = .excluded
    ) {
        self.type = type
        self.filter = filter
        self.words = words
        self.tags = tags
        self.sort = sort
        self.limit = limit
        self.deleted = deleted
    }
}
