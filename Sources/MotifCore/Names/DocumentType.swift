/// The four sorts of documents that a catalog keeps.
public enum DocumentType: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A sort of motion: parameters, scene and choreography.
    case kind
    /// One named use of a kind, with a value for every parameter.
    case pattern
    /// A piece of sample content.
    case item
    /// A named screen size.
    case device

    /// The word for several of them: the key of an export's section and the argument of `motif list`.
    public var plural: String { rawValue + "s" }

    /// The type whose `plural` is this word.
    public init?(plural: String) {
        guard let type = Self.allCases.first(where: { $0.plural == plural }) else { return nil }
        self = type
    }

    /// For sentences: `a kind`, `an item`.
    var withArticle: String { (self == .item ? "an " : "a ") + rawValue }

    /// In the order in which documents may be written: what others refer to comes first.
    public static func < (left: Self, right: Self) -> Bool { left.writingOrder < right.writingOrder }

    private var writingOrder: Int {
        switch self {
        case .device: 0
        case .item: 1
        case .kind: 2
        case .pattern: 3
        }
    }
}
