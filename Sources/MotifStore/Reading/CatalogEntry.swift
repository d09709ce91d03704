public import MotifCore

/// Where a document stands: its name and its newest revision, without the text.
public struct CatalogEntry: Sendable, Hashable {
    /// Its number in the catalog; stays through renames, deletion and restoring.
    public let id: DocumentID
    /// Type and slug as of the newest revision.
    public let name: DocumentName
    /// The newest revision.
    public let newest: RevisionNumber
    /// Whether the newest revision is a deletion.
    public let isDeleted: Bool
    /// The digest of the newest revision: of its canonical text, or of no bytes for a deletion.
    public let digest: ContentDigest
    /// For a pattern, the revision of the kind that the newest revision was written against.
    public let kind: RevisionKey?

    /// The newest revision as a key.
    public var key: RevisionKey { RevisionKey(id, newest) }
}
