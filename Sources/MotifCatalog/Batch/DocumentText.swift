public import MotifCore
import MotifJSON
public import MotifStore

/// The text of one revision and where it stands, without being read: for those who only pass it on.
public struct DocumentText: Sendable {
    /// Where the document stands.
    public let entry: CatalogEntry
    /// Type and slug as of this revision.
    public let name: DocumentName
    /// This revision.
    public let revision: RevisionNumber
    /// The canonical JSON, UTF-8.
    public let canonical: [UInt8]
    /// For a pattern, the revision of its kind that it was written against.
    public let kindRevision: RevisionNumber?
    /// Who wrote this revision, when and why.
    public let note: ChangeNote
}

extension CatalogReader {
    /// The text of a document in its newest or in the given revision.
    ///
    /// - Throws: `Problems` with `not-found`: no such document, deleted, no such revision.
    public func text(of reference: DocumentReference) throws -> DocumentText {
        guard let number = reference.revision else { return try newestText(of: reference.name) }
        let entry = try entryEvenDeleted(of: reference.name)
        let stored = try stored(entry, at: number)
        return DocumentText(
            entry: entry, name: number == entry.newest ? entry.name : try name(in: stored.body, of: entry),
            revision: number,
            canonical: stored.body, kindRevision: stored.kind?.number, note: stored.note)
    }

    private func newestText(of name: DocumentName) throws -> DocumentText {
        guard let (entry, revision) = try store.newest(of: name), !entry.isDeleted, let body = revision.body else {
            // The call that looks for the document has the words for what is missing.
            let entry = try entry(of: name)
            return try text(of: DocumentReference(name, revision: entry.newest))
        }
        return DocumentText(
            entry: entry, name: entry.name, revision: entry.newest, canonical: body,
            kindRevision: revision.kind?.number,
            note: revision.note)
    }

    private func stored(
        _ entry: CatalogEntry, at number: RevisionNumber
    ) throws -> (body: [UInt8], kind: RevisionKey?, note: ChangeNote) {
        guard let stored = try store.revision(RevisionKey(entry.id, number)), let body = stored.body else {
            // The call that reads has the words for it.
            let state = try state(of: entry, at: number)
            return (state.canonical, nil, state.note)
        }
        return (body, stored.kind, stored.note)
    }

    /// The name that a revision says; it may have been renamed since.
    private func name(in body: [UInt8], of entry: CatalogEntry) throws -> DocumentName {
        Document.name(of: try json.read(body)) ?? entry.name
    }
}
