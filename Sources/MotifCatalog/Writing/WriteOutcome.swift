public import MotifCore
public import MotifStore

/// The effect of a write on a document and its dependents.
public struct WriteOutcome: Sendable, Hashable {
    /// The effect of a write on one document.
    public typealias Action = HistoryEntry.Action

    /// The document's current name.
    public let name: DocumentName
    /// Its newest revision.
    public let revision: RevisionNumber
    /// The effect on the document.
    public let action: Action
    /// The effects of the same write on other documents: the patterns of a kind whose motion changed, or the documents
    /// that refer to a renamed one. Documents that stay the same are left out.
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
