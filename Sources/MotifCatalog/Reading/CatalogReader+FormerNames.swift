import MotifCore
import MotifJSON
import MotifStore

// A reference is good for as long as the document has a history: a slug that was given up means the document that had
// it, and a revision means the document that had the slug then.
extension CatalogReader {
    /// The document that a reference means, even if it is deleted.
    ///
    /// - Throws: `Problems` with `not-found`, also if the revisions of two documents have had this reference.
    func resolve(_ reference: DocumentReference) throws -> CatalogEntry {
        let name = reference.name
        let current = try store.entry(of: name)
        guard let number = reference.revision else {
            if let current { return current }
            return try renamed(try entry(formerlyNamed: name), from: name)
        }
        let former = try entry(formerlyNamed: name, at: number)
        guard let current, try self.name(of: current, at: number) == name else {
            if former == nil, let current { return current }
            return try renamed(former ?? entry(formerlyNamed: name), from: name)
        }
        guard let other = former else { return current }
        let now = DocumentReference(other.name, revision: number)
        throw Problems(
            .rule(
                .notFound,
                "'\(reference)' is a revision of two documents: write '\(now)' for the one that had the name then, or "
                    + "'\(name)' for the newest revision of the one that has it now"))
    }

    /// The document that had a name most recently, in this revision or in any.
    func entry(formerlyNamed name: DocumentName, at number: RevisionNumber? = nil) throws -> CatalogEntry? {
        let names = try formerNames ?? store.formerNames()
        formerNames = names
        let found = names.first { $0.name == name && (number == nil || $0.key.number == number) }
        return try found.flatMap { try store.entry(of: $0.key.document) }
    }

    private func renamed(_ entry: CatalogEntry?, from name: DocumentName) throws -> CatalogEntry {
        guard let entry else { throw try unknown(name) }
        onFormerName?(name, entry.name)
        return entry
    }

    /// The name that a document had in a revision; `nil` if it has no such revision.
    private func name(of entry: CatalogEntry, at number: RevisionNumber) throws -> DocumentName? {
        guard let revision = try store.revision(RevisionKey(entry.id, number)) else { return nil }
        return try revision.body.flatMap { Document.name(of: try json.read($0)) } ?? entry.name
    }

    /// The document's JSON with the names that its kind and the documents that it refers to have today.
    func objectToday(of text: DocumentText) throws -> JSONObject {
        let object = try object(of: text)
        let kind = try text.kind.flatMap { try kinds.kind($0) }
        guard let document = try? self.document(text.canonical, kind: kind) else { return object }
        var slugs: [DocumentName: Slug] = [:]
        let key = RevisionKey(text.entry.id, text.revision)
        for name in document.references {
            guard let then = try store.entry(named: name, when: key), then.name != name else { continue }
            slugs[name] = then.name.slug
        }
        if let key = text.kind, let old = Pattern.kind(of: .object(object)), let now = try store.entry(of: key.document)
        {
            slugs[DocumentName(.kind, old)] = now.name.slug
        }
        return slugs.isEmpty ? object : document.renaming(slugs).object ?? object
    }
}
