/// What a list is sorted by.
public struct SortOrder: Sendable, Hashable {
    /// The value that decides.
    public enum Key: Sendable, Hashable {
        /// The slug, by code unit.
        case slug
        /// The title, capitals of ASCII like small letters.
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

    /// Which end comes first.
    public enum Direction: Sendable, Hashable {
        /// The least first.
        case ascending
        /// The greatest first.
        case descending
    }

    /// The value that decides.
    public let key: Key
    /// Which end comes first.
    public let direction: Direction

    /// By slug, from a to z.
    public static let bySlug = SortOrder(.slug)

    /// By this value.
    public init(_ key: Key, _ direction: Direction = .ascending) {
        self.key = key
        self.direction = direction
    }
}
