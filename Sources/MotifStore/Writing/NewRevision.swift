public import MotifCore

/// A revision to write.
public enum NewRevision: Sendable {
    /// The first revision of a document that the catalog doesn't have, not even deleted.
    ///
    /// `kind` is the revision of its kind that a pattern was checked against; `nil` for the other types.
    case create(PreparedDocument, kind: RevisionKey?)
    /// The revision after the entry's newest. A different slug renames the document; a deleted one is restored.
    case revise(CatalogEntry, PreparedDocument, kind: RevisionKey?)
    /// The deletion of a document, whose history stays. It keeps the revision of the kind that it was checked against.
    case delete(CatalogEntry)
}

/// A checked document with what the store derives from it: its hash and the rows of the indexes.
///
/// It can be made on any thread, so that an import's writing thread only writes.
public final class PreparedDocument: Sendable {
    /// The checked document.
    public let body: DocumentBody
    /// The SHA-256 of the canonical text.
    public let digest: ContentDigest
    let indexed: IndexedText
    let durations: [OperationDuration]

    /// Prepares a checked document.
    ///
    /// - Parameter durations: The total durations of a pattern's operations.
    public init(_ body: DocumentBody, durations: [OperationDuration] = []) {
        self.body = body
        digest = ContentDigest(of: body.canonical)
        indexed = IndexedText(body)
        self.durations = durations
    }

    var derived: DerivedIndexes { DerivedIndexes(references: body.references, durations: durations) }
}
