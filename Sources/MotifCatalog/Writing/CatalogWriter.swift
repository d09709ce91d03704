public import MotifCore
public import MotifJSON
import MotifStore

/// Changes a catalog, inside one change. As a reader, it sees everything that the change has written so far.
///
///     try catalog.write(as: note) { writer in
///         try writer.update("expand") { $0.tags.append("slow") }
///     }
///
/// Each method returns what it did to the document and to its dependents: the patterns of a kind or a
/// shared value that changed, and the documents that refer to a renamed one. To change a kind together with patterns that no longer fit it,
/// import the documents together.
public final class CatalogWriter: CatalogReader {
    let revisions: StoreWriter
    /// Kinds and shared values whose dependents haven't been checked against them yet.
    var changedSources: [DocumentID] = []

    init(_ revisions: StoreWriter, _ parsedKinds: ParsedKinds = ParsedKinds()) {
        self.revisions = revisions
        super.init(revisions.reader, parsedKinds)
    }

    /// Runs what a change does, then updates the dependents that are left because it caught an error.
    func run<Result>(_ body: (CatalogWriter) throws -> Result) throws -> Result {
        let result = try body(self)
        _ = try updateDependents()
        return result
    }

    /// Writes a new document.
    ///
    /// - Parameters:
    ///   - name: The document's name.
    ///   - kind: The slug of a new pattern's kind.
    ///   - document: The JSON to start with; type and slug may be left out.
    ///   - edit: Changes to the draft, which has no values yet unless `document` has them.
    /// - Throws: `Problems`: all problems of the document, or `exists`.
    @discardableResult
    public func create(
        _ name: some DocumentReferenceConvertible, kind: String? = nil, document: JSON? = nil,
        _ edit: (inout Draft) throws -> Void = { _ in }
    ) throws -> WriteOutcome {
        let name = try name.documentName()
        let entry = try store.entry(of: name)
        if let entry, !entry.isDeleted { throw Problems(.exists(what: name.quoted)) }
        var object = try document.map { try Draft.object($0, named: name) } ?? Draft.object(named: name)
        if let kind { object["kind"] = .string(kind) }
        // The history of a deleted document goes on.
        return try save(object, of: name, edit, as: entry == nil ? .created : .restored)
    }

    /// Writes a new revision of a document, or nothing if it would be the same.
    ///
    /// - Parameters:
    ///   - name: The document's name.
    ///   - expected: The revision that must be the newest; `nil` for any.
    ///   - document: The JSON that replaces the document before the edit; type and slug may be left out.
    ///   - edit: Changes to the document.
    /// - Throws: `Problems`: all problems of the document, `not-found`, or `conflict`.
    @discardableResult
    public func update(
        _ name: some DocumentReferenceConvertible, expecting expected: RevisionNumber? = nil, document: JSON? = nil,
        _ edit: (inout Draft) throws -> Void = { _ in }
    ) throws -> WriteOutcome {
        let name = try entry(of: name).name
        let text = try text(of: DocumentReference(name))
        try refuse(text.entry, unlessAt: expected)
        let object = try document.map { try Draft.object($0, named: name) } ?? object(of: text)
        return try save(object, of: name, edit, to: text.entry, as: .updated)
    }

    /// Writes a copy of a document, or of one of its revisions, under a new slug.
    ///
    /// - Throws: `Problems`: all problems of the copy, `not-found`, or `exists`.
    @discardableResult
    public func copy(
        _ document: some DocumentReferenceConvertible, to slug: Slug,
        _ edit: (inout Draft) throws -> Void = { _ in }
    ) throws -> WriteOutcome {
        let reference = try document.documentReference()
        var object = try objectToday(of: text(of: reference))
        object["slug"] = .string(slug.text)
        return try create(DocumentName(reference.name.type, slug), document: .object(object), edit)
    }

    /// Deletes a document; its history stays. A name that the document no longer has is refused.
    ///
    /// - Parameters:
    ///   - name: The document's name.
    ///   - expected: The revision that must be the newest; `nil` for any.
    /// - Throws: `Problems`: `not-found`, `conflict`, or `in-use` if others refer to it.
    @discardableResult
    public func delete(
        _ name: some DocumentReferenceConvertible, expecting expected: RevisionNumber? = nil
    ) throws -> WriteOutcome {
        let entry = try entry(presentlyNamed: name.documentName())
        try refuse(entry, unlessAt: expected)
        try refuseIfInUse(entry, except: [])
        return try delete(entry)
    }

    /// Deletes documents that may refer to each other; their history stays.
    ///
    /// - Throws: `Problems`: `not-found`, or `in-use` if others that stay refer to one of them.
    @discardableResult
    public func delete(_ names: [DocumentName]) throws -> [WriteOutcome] {
        let entries = try Set(names).sorted(by: >).map { try entry(presentlyNamed: $0) }
        let leaving = Set(entries.map(\.id))
        for entry in entries { try refuseIfInUse(entry, except: leaving) }
        return try entries.map(delete)
    }

    func delete(_ entry: CatalogEntry) throws -> WriteOutcome {
        let saved = try revisions.save(.delete(entry))
        forgetNewest(entry.name.type)
        return WriteOutcome(saved, .deleted)
    }

    /// Restores a deleted document or an earlier revision, as a new revision under the document's current slug.
    ///
    /// - Returns: The action `restored` if the document was deleted, otherwise `updated` or `unchanged`.
    /// - Throws: `Problems`: all problems of the revision under the current kinds, or `not-found`.
    @discardableResult
    public func restore(_ document: some DocumentReferenceConvertible) throws -> WriteOutcome {
        let reference = try document.documentReference()
        let (entry, number) = try resolve(reference)
        if number == nil, !entry.isDeleted { return WriteOutcome(entry, .unchanged) }
        var object = try objectToday(of: try number.map { try text(of: entry, at: $0) } ?? lastText(of: entry))
        object["slug"] = .string(entry.name.slug.text)
        return try save(.object(object), to: entry, as: entry.isDeleted ? .restored : .updated)
    }

    private func refuse(_ entry: CatalogEntry, unlessAt expected: RevisionNumber?) throws {
        guard let expected, expected != entry.newest else { return }
        throw Problems(.conflict(name: entry.name, expected: expected, newest: entry.newest))
    }

    func refuseIfInUse(_ entry: CatalogEntry, except leaving: Set<DocumentID>) throws {
        let users = try store.referrers(of: entry.id).filter { !leaving.contains($0.id) }
        guard !users.isEmpty else { return }
        throw Problems(.inUse(name: entry.name, by: users.prefix(3).map(\.name), count: users.count))
    }
}
