import MotifText

/// The type and slug that identify a document in a catalog.
public struct DocumentName: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The type of the document.
    public let type: DocumentType
    /// The slug, which is unique within the type.
    public let slug: Slug

    /// A name with this type and slug.
    public init(_ type: DocumentType, _ slug: Slug) {
        self.type = type
        self.slug = slug
    }

    /// The notation of references: `expand` for a pattern, `kind:expand` for any other type.
    public var description: String { type == .pattern ? slug.text : "\(type.rawValue):\(slug)" }

    /// For the start of sentences: `Pattern 'expand'`.
    public var quoted: String { quotedInside.capitalizedFirst }

    /// For the inside of sentences: `pattern 'expand'`.
    public var quotedInside: String { "\(type.rawValue) '\(slug)'" }

    /// Whether the type comes first in writing order, or for one type, the slug by code units.
    public static func < (left: Self, right: Self) -> Bool {
        left.type == right.type ? left.slug < right.slug : left.type < right.type
    }
}
