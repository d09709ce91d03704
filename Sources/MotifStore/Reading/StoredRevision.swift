public import MotifCore

/// One immutable state of a document.
public struct StoredRevision: Sendable, Hashable {
    /// The document and the revision's number.
    public let key: RevisionKey
    /// The canonical text, UTF-8; `nil` where the revision is a deletion.
    public let body: [UInt8]?
    /// The digest that was kept with it.
    public let digest: ContentDigest
    /// For a pattern, the revision of the kind that it was written against.
    public let kind: RevisionKey?
    /// Who wrote it, when and why.
    public let note: ChangeNote
}
