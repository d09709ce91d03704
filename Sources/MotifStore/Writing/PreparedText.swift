public import MotifCore

/// A checked document with all that the store derives from it: its digest and the rows of the indexes.
///
/// May be made on any thread, so that an import's writing thread only writes.
public final class PreparedText: Sendable {
    /// Type and slug.
    public let name: DocumentName
    /// The kind that a pattern uses; `nil` for the other types.
    public let kind: Slug?
    /// The documents that it names, apart from its kind.
    public let references: [DocumentName]
    /// The canonical text, UTF-8.
    public let canonical: [UInt8]
    /// The SHA-256 of the canonical text.
    public let digest: ContentDigest
    let indexed: IndexedText

    /// Derives it from what was checked.
    public init(_ body: DocumentBody) {
        name = body.name
        kind = body.kind
        references = body.references
        canonical = body.canonical
        digest = ContentDigest(of: body.canonical)
        indexed = IndexedText(body)
    }
}
