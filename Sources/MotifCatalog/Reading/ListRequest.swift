public import MotifCore
public import MotifStore

/// A request for a list of documents, in an order.
///
///     ListRequest(filter: "duration > 0.5", tags: ["reveal"], order: .descending(.updated), limit: 10)
public struct ListRequest: Sendable {
    /// The type; `nil` for all types, kinds first.
    public var type: DocumentType?
    /// A formula that the documents match: `kind == 'expand' && expandDuration < 0.5`.
    public var filter: String?
    /// Words that must all be in a document's slug, title, summary, or tags.
    public var words: String?
    /// The tags that a document must have, all of them.
    public var tags: [String]
    /// The order; documents that are equal in it are sorted by slug.
    public var order: DocumentOrder
    /// The maximum number of documents; `nil` for all.
    public var limit: Int?
    /// The number of documents that are left out at the start, so that a long list can be read in parts.
    public var offset: Int
    /// Whether the list includes deleted documents.
    public var deleted: DeletedDocuments

    /// A request for all documents of a type, or for those that match every condition.
    public init(
        _ type: DocumentType? = .pattern, filter: String? = nil, words: String? = nil, tags: [String] = [],
        order: DocumentOrder = .bySlug, limit: Int? = nil, offset: Int = 0,
        deleted: DeletedDocuments = .excluded
    ) {
        self.type = type
        self.filter = filter
        self.words = words
        self.tags = tags
        self.order = order
        self.limit = limit
        self.offset = max(0, offset)
        self.deleted = deleted
    }
}

/// A choice of documents.
public enum Selection: Sendable {
    /// All documents that aren't deleted.
    case everything
    /// The documents that a request finds.
    case listed(ListRequest)
    /// These documents, each in its newest or in the given revision.
    case named([DocumentReference])
}

extension DocumentOrder {
    private static let keys: [String: Key] = [
        "slug": .slug, "title": .title, "updated": .updated, "revision": .revision, "kind": .kind,
        "totalDuration": .totalDuration(of: nil),
    ]

    /// The names of the keys that aren't parameters.
    static let keyNames = keys.keys.sorted()

    /// Reads an order: a key or the name of a parameter, with `-` before it to reverse the order.
    package init(_ text: String) {
        let name = text.hasPrefix("-") ? String(text.dropFirst()) : text
        let key = Self.keys[name] ?? name.operationOfDuration.map { .totalDuration(of: $0) } ?? .parameter(name)
        self.init(key, text.hasPrefix("-") ? .descending : .ascending)
    }
}

extension String {
    /// The operation whose total duration this name means: `present` of `durations.present`.
    package var operationOfDuration: String? {
        let prefix = SQLFilter.durations + "."
        return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }

    /// The sort key for the total duration of this operation: `durations.present` for `present`.
    var keyOfDuration: String { SQLFilter.durations + "." + self }
}
