package import MotifCore
import MotifJSON
import MotifStore

/// The stored text of one revision, not parsed yet.
package struct DocumentText {
    /// The document.
    let entry: CatalogEntry
    /// This revision.
    package let revision: RevisionNumber
    /// The canonical JSON, UTF-8.
    package let canonical: [UInt8]
    /// For a pattern, the revision of its kind that it was checked against.
    let kind: RevisionKey?
    /// The author, message, and time of its change.
    let note: ChangeNote
}

extension CatalogReader {
    /// The canonical JSON of a document in its newest or in the given revision, UTF-8, as it was saved.
    ///
    /// - Throws: `Problems` with `not-found` if there is no such document or revision, or it was deleted.
    public func canonicalText(of document: some DocumentReferenceConvertible) throws -> [UInt8] {
        try text(of: document.documentReference()).canonical
    }

    /// The text of a document in its newest or in the given revision.
    ///
    /// - Throws: `Problems` with `not-found` if there is no such document or revision, or it was deleted.
    package func text(of reference: DocumentReference) throws -> DocumentText {
        if reference.version != .newest {
            let (entry, number) = try resolve(reference)
            return try text(of: entry, at: number ?? entry.newest)
        }
        if let newest = try store.document(named: reference.name), !newest.entry.isDeleted {
            let entry = newest.entry
            return DocumentText(
                entry: entry, revision: entry.newest, canonical: newest.body, kind: entry.kind, note: newest.note)
        }
        let entry = try resolve(reference.name)
        if entry.isDeleted { throw Problems(.deleted(entry.name, by: entry.newest)) }
        return try text(of: entry, at: entry.newest)
    }

    /// The text of a revision.
    ///
    /// - Throws: `Problems` with `not-found` if there is no such revision, or it is a deletion.
    func text(of entry: CatalogEntry, at number: RevisionNumber) throws -> DocumentText {
        guard let stored = try store.revision(RevisionKey(entry.id, number)) else {
            if number <= entry.newest {
                throw store.damage("revision \(number) of \(entry.name.quotedInside) is missing")
            }
            throw Problems(
                .rule(.notFound, "\(entry.name.quoted) has no revision \(number); its newest is \(entry.newest)"))
        }
        guard let body = stored.body else {
            if number == entry.newest, !entry.isDeleted { throw noText(entry) }
            throw Problems(.rule(.notFound, "\(entry.name.quoted) was deleted by its revision \(number)"))
        }
        return DocumentText(entry: entry, revision: number, canonical: body, kind: stored.kind, note: stored.note)
    }

    /// Type and slug as of this revision; it may have been renamed since.
    func name(of text: DocumentText) throws -> DocumentName {
        if text.revision == text.entry.newest { return text.entry.name }
        return Document.name(of: try json.read(text.canonical)) ?? text.entry.name
    }

    /// The document's JSON.
    func object(of text: DocumentText) throws -> JSONObject {
        guard let object = try json.read(text.canonical).object else { throw noText(text.entry) }
        return object
    }

    /// The newest text of a document; of a deleted one, the text before.
    func lastText(of entry: CatalogEntry) throws -> DocumentText {
        let number = entry.isDeleted ? RevisionNumber(entry.newest.value - 1) : entry.newest
        guard let number else { throw noText(entry) }
        return try text(of: entry, at: number)
    }

    private func noText(_ entry: CatalogEntry) -> StoreError {
        store.damage("\(entry.name.quoted) has no text in the catalog")
    }
}
