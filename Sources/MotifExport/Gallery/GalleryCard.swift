public import MotifCore

/// What lists show of a pattern.
public struct GalleryCard: Sendable {
    /// Type and slug.
    public let name: DocumentName
    /// The slug of its kind.
    public let kind: Slug
    /// The documents that it names.
    public let references: [DocumentName]
    let metadata: DocumentMetadata
    let kindTitle: String
    /// The size of its pictures; `nil` where it has none.
    let picture: MotionSize?

    init(_ pattern: GalleryPattern, picture: MotionSize?) {
        metadata = pattern.document.metadata
        name = metadata.name
        kind = pattern.kind.metadata.name.slug
        kindTitle = pattern.kind.metadata.title
        references = pattern.pattern?.references ?? []
        self.picture = picture
    }
}
