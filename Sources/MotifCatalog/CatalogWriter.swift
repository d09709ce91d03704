public import MotifCore
import MotifJSON
import MotifStore

/// Changes a catalog, inside one change.
public final class CatalogWriter {
    /// What the catalog holds, with all that this change has written so far.
    public let reader: CatalogReader
    let store: StoreWriter
    /// Kinds whose patterns have yet to be checked against them.
    var changedKinds: [DocumentID] = []

    init(_ store: StoreWriter) {
        self.store = store
        reader = CatalogReader(store.reader)
    }

    /// Writes a new document.
    ///
    /// - Throws: `Problems`: everything wrong with it, or `exists`.
    public func create(_ name: DocumentName, _ edit: Edit) throws -> Outcome {
        if let entry = try store.reader.entry(of: name), !entry.isDeleted { throw Problems(.exists(what: name.quoted)) }
        return try save(try applied(edit, to: name, current: nil), as: .created)
    }

    /// Writes a new revision of a document, or nothing where it would be the same.
    ///
    /// - Parameter expected: The revision that must be the newest; `nil` for any.
    /// - Throws: `Problems`: everything wrong with it, `not-found`, or `conflict`.
    public func update(_ name: DocumentName, _ edit: Edit, expecting expected: RevisionNumber? = nil) throws -> Outcome
    {
        let state = try current(name, expecting: expected)
        return try save(try applied(edit, to: name, current: state.document.json), to: state.entry, as: .updated)
    }

    /// Writes a copy of a document, or of one of its revisions, under a new slug.
    ///
    /// - Parameter edit: Changes to the copy; its `document` is ignored.
    /// - Throws: `Problems`: everything wrong with the copy, `not-found`, or `exists`.
    public func copy(_ reference: DocumentReference, to slug: Slug, _ edit: Edit = Edit()) throws -> Outcome {
        let state = try reader.state(of: reference)
        var edit = edit
        var object = state.document.json.object ?? JSONObject()
        object["slug"] = .string(slug.text)
        edit.document = .object(object)
        return try create(DocumentName(reference.name.type, slug), edit)
    }

    /// Deletes documents; their history stays.
    ///
    /// - Throws: `Problems`: `not-found`, or `in-use` where others that stay refer to one of them.
    public func delete(_ names: [DocumentName], expecting expected: RevisionNumber? = nil) throws -> [Outcome] {
        var entries: [CatalogEntry] = []
        for name in names {
            let entry = try expecting(expected, try reader.entry(of: name))
            if !entries.contains(entry) { entries.append(entry) }
        }
        let leaving = Set(entries.map(\.id))
        for entry in entries { try refuseIfInUse(entry, except: leaving) }
        return try entries.sorted { $1.name < $0.name }.map { entry in
            let saved = try store.save(NewRevision(deleting: entry))
            reader.kinds.forgetNewest()
            return Outcome(name: saved.name, revision: saved.newest, action: .deleted)
        }
    }

    /// Brings back a deleted document, or an earlier revision, as a new revision under the document's present slug.
    ///
    /// - Returns: `restored` where the document was deleted; what becomes of one that is there is `updated`, as its
    ///   history says.
    public func restore(_ reference: DocumentReference) throws -> Outcome {
        let entry = try reader.entryEvenDeleted(of: reference.name)
        guard let number = reference.revision else {
            guard entry.isDeleted else { return Outcome(name: entry.name, revision: entry.newest, action: .unchanged) }
            let body = try store.reader.document(named: entry.name)?.body ?? []
            return try save(try reader.json.read(body), to: entry, as: .restored)
        }
        let state = try reader.state(of: entry, at: number)
        var object = state.document.json.object ?? JSONObject()
        object["slug"] = .string(entry.name.slug.text)
        return try save(.object(object), to: entry, as: entry.isDeleted ? .restored : .updated)
    }

    private func current(_ name: DocumentName, expecting expected: RevisionNumber?) throws -> DocumentState {
        let entry = try expecting(expected, try reader.entry(of: name))
        return try reader.state(of: entry, at: entry.newest)
    }

    private func expecting(_ expected: RevisionNumber?, _ entry: CatalogEntry) throws -> CatalogEntry {
        if let expected, expected != entry.newest {
            throw Problems(.conflict(name: entry.name, expected: expected, newest: entry.newest))
        }
        return entry
    }

    private func applied(_ edit: Edit, to name: DocumentName, current: JSON?) throws -> Edit.Applied {
        try edit.applied(to: name, current: current) { try self.reader.kinds.newest($0)?.kind.parameters }
    }

    private func refuseIfInUse(_ entry: CatalogEntry, except leaving: Set<DocumentID>) throws {
        let users = try store.reader.referrers(of: entry.id).map { $0 }.filter { !leaving.contains($0.id) }
        guard !users.isEmpty else { return }
        throw Problems(.inUse(name: entry.name, by: users.prefix(3).map(\.name), count: users.count))
    }
}
