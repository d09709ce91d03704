public import MotifCore
import MotifFormula
import MotifJSON
public import MotifStore
import MotifText

/// What a catalog answers, seen from inside one snapshot or one change.
public final class CatalogReader {
    let store: StoreReader
    let kinds: KindCache
    let json = JSONReader()

    init(_ store: StoreReader) {
        self.store = store
        kinds = KindCache(store)
    }

    /// Where a document stands.
    ///
    /// - Throws: `Problems` with `not-found` and the nearest name, also where the document was deleted.
    public func entry(of name: DocumentName) throws -> CatalogEntry {
        guard let entry = try store.entry(of: name) else { throw try unknown(name) }
        if entry.isDeleted { throw Problems(.deleted(name, by: entry.newest)) }
        return entry
    }

    /// Where documents stand that may be deleted.
    ///
    /// - Throws: `Problems` with `not-found` where the catalog never had it.
    public func entryEvenDeleted(of name: DocumentName) throws -> CatalogEntry {
        guard let entry = try store.entry(of: name) else { throw try unknown(name) }
        return entry
    }

    /// A document in its newest or in the given revision.
    ///
    /// - Throws: `Problems` with `not-found`: no such document, deleted, no such revision.
    public func state(of reference: DocumentReference) throws -> DocumentState {
        guard let number = reference.revision else {
            let entry = try entry(of: reference.name)
            return try state(of: entry, at: entry.newest)
        }
        return try state(of: try entryEvenDeleted(of: reference.name), at: number)
    }

    /// A revision of a document.
    ///
    /// - Throws: `Problems` with `not-found` where there is no such revision, or it is a deletion.
    public func state(of entry: CatalogEntry, at number: RevisionNumber) throws -> DocumentState {
        guard let stored = try store.revision(RevisionKey(entry.id, number)) else {
            throw Problems(
                .rule(.notFound, "\(entry.name.quoted) has no revision \(number); its newest is \(entry.newest)"))
        }
        guard let body = stored.body else {
            throw Problems(.rule(.notFound, "\(entry.name.quoted) was deleted by its revision \(number)"))
        }
        let kind = try stored.kind.flatMap { key in try kinds.kind(key).map { (key, $0) } }
        return DocumentState(
            entry: entry, revision: number, canonical: body, document: try document(body, kind: kind?.1),
            kind: kind.map { DocumentState.KindState(kind: $0.1, revision: $0.0.number) }, note: stored.note)
    }

    /// How much the catalog holds.
    public func statistics() throws -> Statistics { try store.statistics() }

    /// What was done, newest first: to one document, or to the whole catalog.
    public func history(
        of name: DocumentName?, limit: Int? = nil, each: (HistoryEntry) throws -> Void
    ) throws {
        let id = try name.map { try entryEvenDeleted(of: $0).id }
        try store.history(of: id, limit: limit, each: each)
    }

    /// Every problem of a document that the catalog has, against the newest revision of its kind.
    public func problems(of name: DocumentName) throws -> [Problem] {
        let entry = try entry(of: name)
        guard let body = try store.revision(entry.key)?.body else { return [] }
        let result = try Document.read(try json.read(body), kind: kinds.answer)
        return try result.problems + (result.document.map(missingReferences) ?? [])
    }

    /// A problem for each document that this one names and the catalog does not have.
    func missingReferences(_ document: Document) throws -> [Problem] {
        var problems: [Problem] = []
        for name in document.references where name != document.metadata.name {
            if let entry = try store.entry(of: name), !entry.isDeleted { continue }
            let nearest = nearestName(to: name.slug.text, among: try store.slugs(of: name.type).map(\.text))
            let kind = Problem.Kind.unknownName(
                what: name.type.rawValue, name: name.slug.text, nearest: nearest, known: [])
            problems.append(Problem(kind, at: try place(of: name, in: document)))
        }
        return problems
    }

    private func place(of name: DocumentName, in document: Document) throws -> JSONPath {
        var definitions: [ParameterDefinition] = []
        if case .pattern(let pattern) = document { definitions = try kinds.newest(pattern.kind)?.kind.parameters ?? [] }
        return document.place(of: name, definitions: definitions)
    }

    func document(_ body: [UInt8], kind: Kind?) throws -> Document {
        let result = Document.read(try json.read(body)) { _ in
            kind.map(Document.KindAnswer.found) ?? .unknown(nearest: nil)
        }
        guard let document = result.document else { throw Problems(result.problems) }
        return document
    }

    /// A document of another type with the same slug is what was meant more often than one with a similar slug.
    private func unknown(_ name: DocumentName) throws -> Problems {
        let others = DocumentType.allCases.map { DocumentName($0, name.slug) }
        if let other = try others.first(where: { try store.entry(of: $0)?.isDeleted == false }) {
            return Problems(.notFound(what: name.quoted, hint: "Did you mean the \(other.type.rawValue) '\(other)'?"))
        }
        let nearest = nearestName(to: name.slug.text, among: try store.slugs(of: name.type).map(\.text))
        return Problems(.notFound(what: name.quoted, hint: nearest.map { "Did you mean '\($0)'?" }))
    }
}
