/// A document as it is now.
public struct StoredDocument: Sendable, Hashable {
    /// Where it stands.
    public let entry: CatalogEntry
    /// The canonical text, UTF-8. For a deleted document that of the last revision before the deletion.
    public let body: [UInt8]
    /// When the newest revision was written, in milliseconds since 1970 UTC.
    public let updated: Timestamp
}
