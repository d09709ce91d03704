/// The order of a list.
public struct DocumentOrder: Sendable, Hashable {
    /// The value that documents are sorted by.
    public enum Key: Sendable, Hashable {
        /// The slug, byte by byte.
        case slug
        /// The title; case doesn't matter for ASCII letters.
        case title
        /// When the newest revision was written.
        case updated
        /// The number of the newest revision.
        case revision
        /// The slug of a pattern's kind.
        case kind
        /// The total duration of a pattern's operation, or of its longest one; documents without it come last.
        case totalDuration(of: String?)
        /// The value of a pattern's parameter; documents without it come last.
        case parameter(String)
    }

    /// The direction of a sort.
    public enum Direction: Sendable, Hashable {
        /// The smallest first.
        case ascending
        /// The largest first.
        case descending
    }

    /// The value that documents are sorted by.
    public let key: Key
    /// The direction of a sort.
    public let direction: Direction

    /// The order by slug, from a to z.
    public static let bySlug = DocumentOrder(.slug)

    /// From the smallest to the largest value.
    public static func ascending(_ key: Key) -> DocumentOrder { DocumentOrder(key, .ascending) }

    /// From the largest to the smallest value.
    public static func descending(_ key: Key) -> DocumentOrder { DocumentOrder(key, .descending) }

    /// An order by this value.
    public init(_ key: Key, _ direction: Direction = .ascending) {
        self.key = key
        self.direction = direction
    }
}
