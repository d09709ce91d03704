public import MotifCore

/// A revision of a damaged catalog that is neither in the salvaged one nor among the texts to import.
public struct Leftover: Sendable, Hashable {
    /// The reasons.
    public enum State: Sendable, Hashable {
        /// The revision can't be read, or its text doesn't match its hash.
        case lost
        /// The text is intact, but there is a newer one of the document.
        case older(text: [UInt8])
        /// The revision deleted the document.
        case deletion
    }

    /// The reason.
    public let state: State
    /// The document, by its number in the damaged catalog.
    public let document: DocumentID
    /// The last known name of the document.
    public let name: DocumentName?
    /// The number of the revision.
    public let revision: RevisionNumber
    /// The number of the change that wrote it, if it is known.
    public let change: Int?
}
