public import MotifCore

/// A document as of its newest revision.
public struct StoredDocument: Sendable, Hashable {
    /// Its place in the catalog.
    public let entry: CatalogEntry
    /// The canonical text, UTF-8; for a deleted document, that of the revision before the deletion.
    public let body: [UInt8]
    /// The author, message, and time of the newest revision's change.
    public let note: ChangeNote
    /// The total duration of a pattern's longest operation, in seconds; `nil` for the other types and if it is deleted.
    public var totalDuration: Double?
}

/// One revision of a document with its text.
public struct StoredRevision: Sendable, Hashable {
    /// The document and the revision's number.
    public let key: RevisionKey
    /// The canonical text, UTF-8; `nil` if the revision is a deletion.
    public let body: [UInt8]?
    /// The hash that was stored with it.
    public let digest: ContentDigest
    /// For a pattern, the revision of the kind that it was written for.
    public let kind: RevisionKey?
    /// The author, message, and time of its change.
    public let note: ChangeNote
}
