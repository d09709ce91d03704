public import MotifCore

/// One line of a document's history, with what it changed.
public struct GalleryRevision: Sendable {
    /// Its number.
    public let number: RevisionNumber
    /// What it did: `created`, `updated`.
    public let action: String
    /// Who wrote it.
    public let author: String
    /// Why; may be empty.
    public let message: String
    /// When, as RFC 3339 has it.
    public let time: String
    /// What is different from the text before it; empty for the first.
    public let changes: [Change]

    /// One value that is different.
    public struct Change: Sendable {
        /// A parameter's name, or a path in the document.
        public let name: String
        /// The value before, for people; `nil` where there was none.
        public let before: String?
        /// The value after.
        public let after: String?

        /// A value that went from one to the other.
        public init(_ name: String, before: String?, after: String?) {
            self.name = name
            self.before = before
            self.after = after
        }
    }

    /// What one revision did.
    public init(
        _ number: RevisionNumber, action: String, author: String, message: String, time: String, changes: [Change]
    ) {
        self.number = number
        self.action = action
        self.author = author
        self.message = message
        self.time = time
        self.changes = changes
    }
}
