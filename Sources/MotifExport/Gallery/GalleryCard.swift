public import MotifCore

/// What lists show of a pattern.
public struct GalleryCard: Sendable {
    /// Type and slug.
    public let name: DocumentName
    /// The slug of its kind.
    public let kind: Slug
    /// The documents that it names.
    public let references: [DocumentName]
    let header: DocumentHeader
    let kindTitle: String
    /// The size of its pictures; `nil` where it has none.
    let picture: FormulaSize?

    init(_ pattern: GalleryPattern, picture: FormulaSize?) {
        header = pattern.document.header
        name = header.name
        kind = pattern.kind.header.name.slug
        kindTitle = pattern.kind.header.title
        references = pattern.pattern?.references ?? []
        self.picture = picture
    }
}
