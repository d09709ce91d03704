public import MotifCore

/// One thing that `verify` found damaged.
public struct Finding: Sendable, Hashable {
    /// Sorts of damage.
    public enum Kind: Sendable, Hashable {
        /// The text of a revision no longer has the digest that was kept with it.
        case altered
        /// The text of a revision is not JSON, or not of the document that it stands under.
        case unreadable
        /// Numbers of a document's revisions are missing.
        case missingRevision
        /// The document's row does not say what its newest revision says.
        case wrongHead
        /// A change no longer has the hash over its author, message, time and revisions, or not its parent's.
        case brokenChain
        /// An index (`parameter`, `tag`, `reference`, `search`) does not say what the document's text says.
        case wrongIndex(String)
        /// What SQLite's own checks say.
        case sqlite(String)
    }

    /// The sort of damage.
    public let kind: Kind
    /// The document, where one is concerned.
    public let document: DocumentName?
    /// The revision, where one is concerned.
    public let revision: RevisionNumber?
    /// The number of the change, where one is concerned.
    public let change: Int64?

    /// Whether `Store.rebuildIndexes` mends it: nothing but an index is damaged.
    public var isInIndexOnly: Bool {
        if case .wrongIndex = kind { true } else { false }
    }
}
