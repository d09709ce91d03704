public import MotifCore
public import MotifStore

/// One revision of a document, read: what it says, and where it stands in the document's history.
public struct DocumentState: Sendable {
    /// The document.
    public let entry: CatalogEntry
    /// This revision; the newest one unless another was asked for.
    public let revision: RevisionNumber
    /// The canonical text as it was saved, UTF-8.
    public let canonical: [UInt8]
    /// The document that the text says.
    public let document: Document
    /// For a pattern, its kind in the revision that the pattern was written against.
    public let kind: KindState?
    /// Who wrote this revision, when and why.
    public let note: ChangeNote

    /// Type and slug as of this revision.
    public var name: DocumentName { document.metadata.name }

    /// A kind in one of its revisions.
    public struct KindState: Sendable {
        /// The kind.
        public let kind: Kind
        /// Which revision of it.
        public let revision: RevisionNumber
    }
}
