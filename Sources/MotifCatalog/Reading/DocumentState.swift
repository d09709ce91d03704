public import MotifCore
public import MotifStore

/// One revision of a document, and its place in the document's history.
public struct DocumentState: Sendable {
    /// The document's entry in the catalog.
    public let entry: CatalogEntry
    /// This revision.
    public let revision: RevisionNumber
    /// The canonical JSON as it was saved, UTF-8.
    public let canonical: [UInt8]
    /// The document.
    public let document: Document
    /// For a pattern, its kind in the revision that the pattern was checked against.
    public let kind: KindState?
    /// The author, message, and time of its change.
    public let note: ChangeNote

    /// Type and slug as of this revision.
    public var name: DocumentName { document.metadata.name }

    /// The total durations of a pattern's operations, in the order of its kind; empty for the other types.
    public var durations: [OperationDuration] {
        guard case .pattern(let pattern) = document, let kind else { return [] }
        return OperationDurations(of: kind.kind).durations(for: pattern.parameters)
    }

    /// A kind in one of its revisions.
    public struct KindState: Sendable {
        /// The kind.
        public let kind: Kind
        package let key: RevisionKey
        /// The kind's revision.
        public var revision: RevisionNumber { key.number }

        /// The kind in this revision, by the slug that it had then.
        var reference: DocumentReference { DocumentReference(kind.metadata.name, revision: revision) }
    }
}
