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

/// A request for documents, in an order.
///
/// Its filter is a formula's text and its start a place in the history, as in `ListRequest`, or both are what the store
/// makes of them, as in `Query`.
public struct DocumentQuery<Filter: Sendable, Start: Sendable>: Sendable {
    /// The type; `nil` for all types, in an order in which references come before the documents that refer to them.
    public var type: DocumentType?
    /// A condition on the documents' values.
    public var filter: Filter?
    /// Words that must all be in the title, summary, tags, or slug, each as the beginning of a word; `nil` for no
    /// search.
    public var search: String?
    /// The tags that a document must have, all of them.
    public var tags: [String]
    /// Only documents that changed since this place in the history, or that refer to one that did; `nil` for all. A day
    /// counts from its start.
    public var changedSince: Start?
    /// The order; documents that are equal in it are sorted by slug.
    public var order: DocumentOrder
    /// The maximum number of documents; `nil` for all.
    public var limit: Int?
    /// The number of documents that are left out at the start, so that a long list can be read in parts.
    public var offset: Int
    /// Whether deleted documents are included. Their values, tags, and words aren't indexed, so a filter on
    /// parameters, tags, or words never finds them.
    public var deleted: DeletedDocuments

    /// A request for all documents of a type, by slug, or for those that match every condition.
    public init(
        _ type: DocumentType? = .pattern, filter: Filter? = nil, search: String? = nil, tags: [String] = [],
        changedSince: Start? = nil, order: DocumentOrder = .bySlug, limit: Int? = nil, offset: Int = 0,
        deleted: DeletedDocuments = .excluded
    ) {
        self.type = type
        self.filter = filter
        self.search = search
        self.tags = tags
        self.changedSince = changedSince
        self.order = order
        self.limit = limit
        self.offset = max(0, offset)
        self.deleted = deleted
    }

    /// The request with its filter and its start in other forms.
    package func map<OtherFilter, OtherStart>(
        filter transform: (Filter) throws -> OtherFilter, start: (Start) throws -> OtherStart
    ) rethrows -> DocumentQuery<OtherFilter, OtherStart> {
        DocumentQuery<OtherFilter, OtherStart>(
            type, filter: try filter.map(transform), search: search, tags: tags,
            changedSince: try changedSince.map(start), order: order, limit: limit, offset: offset, deleted: deleted)
    }
}

/// A request whose filter is compiled.
public typealias Query = DocumentQuery<SQLFilter, ChangedDocuments>
