public import MotifCore
import MotifStore

/// What a write did to a document and to those that depend on it.
public struct WriteOutcome: Sendable, Hashable {
    /// What a write can do.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// The document is new.
        case created
        /// It has a new revision.
        case updated
        /// It has a new revision under another slug.
        case renamed
        /// It is deleted; its history stays.
        case deleted
        /// It is back after a deletion.
        case restored
        /// It was the same already; nothing was written.
        case unchanged
        /// It exists and was left as it is, as requested.
        case skipped
    }

    /// The document's current name.
    public let name: DocumentName
    /// Its newest revision.
    public let revision: RevisionNumber
    /// What was done.
    public let action: Action
    /// What the same write did to other documents: the patterns of a kind whose motion changed, or the documents that
    /// refer to a renamed one. Documents that stay the same are left out.
    public internal(set) var dependents: [WriteOutcome] = []

    init(_ entry: CatalogEntry, _ action: Action) {
        name = entry.name
        revision = entry.newest
        self.action = action
    }
}

extension WriteOutcome: CustomStringConvertible {
    /// The action and the revision: `updated expand@3`.
    public var description: String { "\(action.rawValue) \(DocumentReference(name, revision: revision))" }
}
