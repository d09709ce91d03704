import MotifText

/// Type and slug: what names a document in a catalog.
public struct DocumentName: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The sort of document.
    public let type: DocumentType
    /// Its name within the type.
    public let slug: Slug

    /// Joins the two.
    public init(_ type: DocumentType, _ slug: Slug) {
        self.type = type
        self.slug = slug
    }

    /// As a reference is written: `expand` for a pattern, `kind:expand` for any other type.
    public var description: String { type == .pattern ? slug.text : "\(type.rawValue):\(slug)" }

    /// For sentences: `Pattern 'expand'`.
    public var quoted: String { "\(type.rawValue.capitalizedFirst) '\(slug)'" }

    /// Types in writing order, slugs by code unit.
    public static func < (left: Self, right: Self) -> Bool {
        left.type == right.type ? left.slug < right.slug : left.type < right.type
    }
}
