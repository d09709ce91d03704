public import MotifCore

/// How much a catalog holds.
public struct Statistics: Sendable, Hashable {
    /// Documents that are there, by type.
    public let documents: [DocumentType: Int]
    /// Documents that were deleted, by type.
    public let deleted: [DocumentType: Int]
    /// Revisions of all documents.
    public let revisions: Int
    /// Changes.
    public let changes: Int
    /// Different tags in use.
    public let tags: Int
    /// Size of the catalog's file, in bytes.
    public let bytes: Int
    /// Bytes of the file that are free for new revisions.
    public let freeBytes: Int
}
