public import MotifCore
import MotifJSON
public import MotifStore

/// A shared value in one of its revisions.
public struct ValueRevision: Sendable, Equatable {
    /// The value, with the name that it had then.
    public let value: SharedValue
    /// The revision.
    public let revision: RevisionNumber
    /// The author, message, and time of its change.
    public let note: ChangeNote
}

extension CatalogReader {
    /// All shared values as they are now, by slug.
    public func sharedValues() throws -> [SharedValue] {
        try values.all().values.sorted { $0.metadata.name.slug < $1.metadata.name.slug }
    }

    /// All revisions of a shared value, the newest first, without deletions.
    ///
    /// - Throws: `Problems` with `not-found`.
    public func revisions(ofValue slug: Slug) throws -> [ValueRevision] {
        var revisions: [ValueRevision] = []
        try history(of: DocumentName(.value, slug)) { entry in
            guard let value = try values.value(entry.key) else { return }
            revisions.append(ValueRevision(value: value, revision: entry.key.number, note: entry.note))
        }
        return revisions
    }
}
