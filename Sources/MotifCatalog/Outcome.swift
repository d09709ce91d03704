public import MotifCore

/// What a write did to one document.
public struct Outcome: Sendable, Hashable {
    /// What can come of a write.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// The document is new.
        case created
        /// It has a new revision.
        case updated
        /// It has a new revision under another slug.
        case renamed
        /// It is gone; its history stays.
        case deleted
        /// It is back after a deletion.
        case restored
        /// It was like this already; nothing was written.
        case unchanged
        /// It exists and was left as it is, as asked.
        case skipped
    }

    /// The document as it is named now.
    public let name: DocumentName
    /// Its newest revision.
    public let revision: RevisionNumber
    /// What was done.
    public let action: Action
}
