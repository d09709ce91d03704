public import MotifCore

/// What names one revision of one document inside a catalog.
public struct RevisionKey: Sendable, Hashable {
    /// The document.
    public let document: DocumentID
    /// Which of its revisions.
    public let number: RevisionNumber

    /// Joins the two.
    public init(_ document: DocumentID, _ number: RevisionNumber) {
        self.document = document
        self.number = number
    }
}
