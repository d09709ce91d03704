public import MotifCore

/// A revision that is to be written.
public struct NewRevision: Sendable {
    /// The document that it belongs to.
    public enum Target: Sendable {
        /// One that the catalog does not have, not even deleted.
        case new
        /// One that it has; this becomes the revision after the newest. Deleted ones are restored by a text.
        case existing(CatalogEntry)
    }

    /// What the document is from here on.
    public enum Content: Sendable {
        /// A checked text. Where its slug is another than the document's, the document is renamed.
        case text(PreparedText)
        /// Nothing: the document is deleted, its history stays.
        case deletion
    }

    /// The document that it belongs to.
    public let target: Target
    /// What the document is from here on.
    public let content: Content
    /// The digest of the text, or that of no bytes for a deletion.
    public var digest: ContentDigest {
        switch content {
        case .text(let text): text.digest
        case .deletion: .ofNothing
        }
    }

    /// The revision of its kind that a pattern was checked against; `nil` for the other types.
    public let kind: RevisionKey?

    /// A text for a document.
    public init(_ text: PreparedText, to target: Target, kind: RevisionKey?) {
        self.target = target
        self.content = .text(text)
        self.kind = kind
    }

    /// The deletion of a document. It keeps the revision of the kind that the text before was checked against.
    public init(deleting entry: CatalogEntry) {
        self.target = .existing(entry)
        self.content = .deletion
        self.kind = entry.kind
    }
}
