public import MotifCore

/// One thing that `verify` found damaged.
public struct Damage: Sendable, Hashable {
    /// Sorts of damage.
    public enum Kind: Sendable, Hashable {
        /// The text of a revision no longer has the digest that was kept with it.
        case altered
        /// The text of a revision is not JSON, or not of the document that it stands under.
        case unreadable
        /// Numbers of a document's revisions are missing.
        case missingRevision
        /// The document's row does not say what its newest revision says.
        case wrongEntry
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

    init(
        _ kind: Kind, document: DocumentName? = nil, revision: RevisionNumber? = nil, change: Int64? = nil
    ) {
        self.kind = kind
        self.document = document
        self.revision = revision
        self.change = change
    }

    /// Whether `Store.rebuildIndexes` mends it: what is kept for ever is sound.
    public var isMendedByRebuilding: Bool {
        switch kind {
        case .wrongIndex, .wrongEntry: true
        case .altered, .unreadable, .missingRevision, .brokenChain, .sqlite: false
        }
    }

    /// What is damaged, in words.
    public var message: String {
        let subject = (document?.quoted ?? "A document") + (revision.map { ", revision \($0)," } ?? "")
        switch kind {
        case .altered: return "\(subject) was altered: its text no longer has the digest it was written with"
        case .unreadable: return "\(subject) cannot be read as a document"
        case .missingRevision: return "\(subject) lacks a revision in its history"
        case .wrongEntry: return "\(subject) stands in the list of documents with something else than its newest text"
        case .brokenChain:
            return "Change \(change.map(String.init) ?? "?") was altered: its hash does not match it, or its revisions"
        case .wrongIndex(let index):
            let whose = document.map { "of \($0.quoted)" } ?? "as a whole"
            return "The index '\(index)' \(whose) does not say what the newest texts say"
        case .sqlite(let words): return "SQLite finds: \(words)"
        }
    }
}
