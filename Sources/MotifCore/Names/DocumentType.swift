/// The types of documents in a catalog.
public enum DocumentType: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A type of motion: parameters, scene and choreography.
    case kind
    /// One named use of a kind, with a value for every parameter.
    case pattern
    /// Sample content.
    case item
    /// A named screen size.
    case device
    /// A value that patterns share.
    case value

    /// The plural, which is the key of an export's section.
    public var plural: String { rawValue + "s" }

    /// The type with this plural.
    public init?(plural: String) {
        guard let type = Self.allCases.first(where: { $0.plural == plural }) else { return nil }
        self = type
    }

    /// The type with its article, for sentences: `a kind`, `an item`.
    var withArticle: String { (self == .item ? "an " : "a ") + rawValue }

    /// Whether documents of one type are written before those of the other; documents that others refer to come first.
    public static func < (left: Self, right: Self) -> Bool { left.writingOrder < right.writingOrder }

    private var writingOrder: Int {
        switch self {
        case .device: 0
        case .item: 1
        case .value: 2
        case .kind: 3
        case .pattern: 4
        }
    }
}
