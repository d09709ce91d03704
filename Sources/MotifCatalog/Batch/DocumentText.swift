public import MotifCore
import MotifJSON
public import MotifStore

/// The text of one revision and where it stands, without being read: for those who only pass it on.
public struct DocumentText: Sendable {
    /// Where the document stands.
    public let head: DocumentHead
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
    public func text(of reference: Reference) throws -> DocumentText {
        guard let number = reference.revision else { return try newestText(of: reference.name) }
        let head = try headEvenDeleted(of: reference.name)
        let stored = try stored(head, at: number)
        return DocumentText(
            head: head, name: number == head.newest ? head.name : try name(in: stored.body, of: head), revision: number,
            canonical: stored.body, kindRevision: stored.kind?.number, note: stored.note)
    }

    private func newestText(of name: DocumentName) throws -> DocumentText {
        guard let (head, revision) = try store.newest(of: name), !head.isDeleted, let body = revision.body else {
            // The call that looks for the document has the words for what is missing.
            let head = try head(of: name)
            return try text(of: Reference(name, revision: head.newest))
        }
        return DocumentText(
            head: head, name: head.name, revision: head.newest, canonical: body, kindRevision: revision.kind?.number,
            note: revision.note)
    }

    private func stored(
        _ head: DocumentHead, at number: RevisionNumber
    ) throws -> (body: [UInt8], kind: RevisionKey?, note: ChangeNote) {
        guard let stored = try store.revision(RevisionKey(head.id, number)), let body = stored.body else {
            // The call that reads has the words for it.
            let state = try state(of: head, at: number)
            return (state.canonical, nil, state.note)
        }
        return (body, stored.kind, stored.note)
    }

    /// The name that a revision says; it may have been renamed since.
    private func name(in body: [UInt8], of head: DocumentHead) throws -> DocumentName {
        Document.name(of: try json.read(body)) ?? head.name
    }
}
