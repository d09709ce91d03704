public import MotifCore

/// A document as its page tells it: what it says, and what was done to it.
public struct GalleryDocument: Sendable {
    /// The document.
    public let document: Document
    /// Which revision of it.
    public let revision: RevisionNumber
    /// The file that 'motif export' writes of it.
    public let text: String
    /// What was done, newest first.
    public let history: [GalleryRevision]
    /// How many revisions before those are not told.
    public let untold: Int

    /// Puts a page's document together.
    public init(
        _ document: Document, revision: RevisionNumber, text: String, history: [GalleryRevision], untold: Int = 0
    ) {
        self.document = document
        self.revision = revision
        self.text = text
        self.history = history
        self.untold = untold
    }

    var metadata: DocumentMetadata { document.metadata }
    var name: DocumentName { document.metadata.name }
}
