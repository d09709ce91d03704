public import MotifCore

/// A revision to write.
public enum NewRevision: Sendable {
    /// The first revision of a document that the catalog doesn't have, not even deleted.
    ///
    /// `kind` is the revision of its kind that a pattern was checked against; `nil` for the other types.
    case create(PreparedText, kind: RevisionKey?)
    /// The revision after the entry's newest. A different slug renames the document; a deleted one is restored.
    case revise(CatalogEntry, PreparedText, kind: RevisionKey?)
    /// The end of a document, whose history stays. It keeps the revision of the kind that it was checked against.
    case delete(CatalogEntry)
}

/// A checked document with everything that the store derives from it: its hash and the rows of the indexes.
///
/// It can be made on any thread, so that an import's writing thread only writes.
public final class PreparedText: Sendable {
    /// The type and slug.
    public let name: DocumentName
    /// The kind that a pattern uses; `nil` for the other types.
    public let kind: Slug?
    /// The documents that it refers to, apart from its kind.
    public let references: [DocumentName]
    /// The canonical text, UTF-8.
    public let canonical: [UInt8]
    /// The SHA-256 of the canonical text.
    public let digest: ContentDigest
    let indexed: IndexedText

    /// Prepares a document that was checked.
    public init(_ body: DocumentBody) {
        name = body.name
        kind = body.kind
        references = body.references
        canonical = body.canonical
        digest = ContentDigest(of: body.canonical)
        indexed = IndexedText(body)
    }
}
