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
        /// The value of a pattern's parameter; documents without it come last.
        case parameter(String)
    }

    /// Whether values go up or down.
    public enum Direction: Sendable, Hashable {
        /// The smallest first.
        case ascending
        /// The largest first.
        case descending
    }

    /// The value that documents are sorted by.
    public let key: Key
    /// Whether values go up or down.
    public let direction: Direction

    /// By slug, from a to z.
    public static let bySlug = DocumentOrder(.slug)

    /// From the smallest to the largest value.
    public static func ascending(_ key: Key) -> DocumentOrder { DocumentOrder(key, .ascending) }

    /// From the largest to the smallest value.
    public static func descending(_ key: Key) -> DocumentOrder { DocumentOrder(key, .descending) }

    /// By this value.
    public init(_ key: Key, _ direction: Direction = .ascending) {
        self.key = key
        self.direction = direction
    }
}
