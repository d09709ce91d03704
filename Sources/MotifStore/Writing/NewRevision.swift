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

/// A checked document as the catalog stores it: its canonical text with the hash, and what the indexes have of it.
///
/// It can be made on any thread, so that an import's writing thread only writes.
public final class PreparedDocument: Sendable {
    /// The type and the slug.
    public let name: DocumentName
    /// The kind that a pattern uses; `nil` for the other types.
    public let kind: Slug?
    /// The canonical text (RFC 8785), UTF-8.
    public let canonical: [UInt8]
    /// The SHA-256 of the canonical text.
    public let digest: ContentDigest
    let indexed: IndexedText
    let derived: DerivedIndexes

    /// The documents that parameters refer to, except the kind, without duplicates.
    public var references: [DocumentName] { derived.references }

    /// Prepares a checked document.
    ///
    /// - Parameter durations: The total durations of a pattern's operations.
    public convenience init(_ document: Document, durations: [OperationDuration] = []) {
        var kind: Slug?
        if case .pattern(let pattern) = document { kind = pattern.kind }
        self.init(
            document.metadata.name, kind: kind, canonical: document.canonical, IndexedText(document),
            DerivedIndexes(references: document.references, durations: durations))
    }

    init(
        _ name: DocumentName, kind: Slug?, canonical: [UInt8], _ indexed: IndexedText, _ derived: DerivedIndexes
    ) {
        self.name = name
        self.kind = kind
        self.canonical = canonical
        digest = ContentDigest(of: canonical)
        self.indexed = indexed
        self.derived = derived
    }
}
