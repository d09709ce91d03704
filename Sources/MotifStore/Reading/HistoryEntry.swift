public import MotifCore

/// One line of a history: what one revision did, by whom and why.
public struct HistoryEntry: Sendable, Hashable {
    /// What a revision does to its document.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// The first revision.
        case created
        /// Another text under the same slug.
        case updated
        /// Another slug.
        case renamed
        /// No text from here on.
        case deleted
        /// A text after a deletion.
        case restored
    }

    /// The document and the revision's number.
    public let key: RevisionKey
    /// Type and slug as of this revision; for a deletion those before it.
    public let name: DocumentName
    /// What the revision did.
    public let action: Action
    /// Who wrote it, when and why.
    public let note: ChangeNote
}
