public import MotifCore
import MotifFormula
import MotifJSON
public import MotifStore
import MotifText

/// Reads a catalog, inside one snapshot or one change.
public class CatalogReader {
    let store: StoreReader
    let kinds: KindCache
    let values: ValueCache
    let json = JSONReader()
    /// Called when a reference has the name that a document had earlier, with that name and the present one.
    public var onFormerName: ((_ former: DocumentName, _ present: DocumentName) -> Void)?
    /// Receives what a document that is written loses, in words: the duration in the code of a curve.
    package var onLoss: ((String) -> Void)?

    init(_ store: StoreReader, _ parsedKinds: ParsedKinds = ParsedKinds()) {
        self.store = store
        kinds = KindCache(store, parsedKinds)
        values = ValueCache(store)
    }

    /// The entry of a document.
    ///
    /// A name that no document has means the one that had it most recently.
    /// - Throws: `Problems` with `not-found` and the nearest name, also if the document was deleted.
    public func entry(of document: some DocumentReferenceConvertible) throws -> CatalogEntry {
        let entry = try resolve(document.documentName())
        if entry.isDeleted { throw Problems(.deleted(entry.name, by: entry.newest)) }
        return entry
    }

    /// The entry of the document that has this name now, which is what a deletion needs.
    func entry(presentlyNamed name: DocumentName) throws -> CatalogEntry {
        guard let entry = try store.entry(of: name) else { throw try unknown(name) }
        if entry.isDeleted { throw Problems(.deleted(name, by: entry.newest)) }
        return entry
    }

    /// The entry of a document that may be deleted.
    ///
    /// - Throws: `Problems` with `not-found` if the catalog never had it.
    public func entryEvenDeleted(of document: some DocumentReferenceConvertible) throws -> CatalogEntry {
        try resolve(document.documentName())
    }

    /// The newest revision of a kind.
    ///
    /// - Throws: `Problems` with `not-found`.
    public func kind(_ slug: Slug) throws -> Kind {
        let name = try entry(of: DocumentName(.kind, slug)).name
        guard let kind = try kinds.newest(name.slug)?.kind else { throw try unknown(name) }
        return kind
    }

    /// A document in its newest or in the given revision.
    ///
    /// - Throws: `Problems` with `not-found` if there is no such document or revision, or it was deleted.
    public func state(of document: some DocumentReferenceConvertible) throws -> DocumentState {
        try state(of: try text(of: document.documentReference()))
    }

    /// A revision of a document.
    ///
    /// - Throws: `Problems` with `not-found` if there is no such revision, or it is a deletion.
    public func state(of entry: CatalogEntry, at number: RevisionNumber) throws -> DocumentState {
        try state(of: try text(of: entry, at: number))
    }

    private func state(of text: DocumentText) throws -> DocumentState {
        let kind = try text.kind.flatMap { key in
            try kinds.kind(key).map { DocumentState.KindState(kind: $0, key: key) }
        }
        return DocumentState(
            entry: text.entry, revision: text.revision, canonical: text.canonical,
            document: try document(text.canonical, kind: kind?.kind), kind: kind, note: text.note)
    }

    /// The last change; `nil` without changes.
    public var head: HistoryPoint? { get throws { try store.head() } }

    /// The identity of the catalog, the same in every clone: the hash of its first change; `nil` without changes.
    public var identity: ContentDigest? { get throws { try store.identity() } }

    /// The number of documents and revisions, and the size of the file.
    public func statistics() throws -> Statistics { try store.statistics() }

    /// Calls a closure with each revision, newest first: of one document, or of the whole catalog.
    public func history(
        of document: (any DocumentReferenceConvertible)? = nil, matching filter: HistoryFilter = HistoryFilter(),
        limit: Int? = nil, each: (HistoryEntry) throws -> Void
    ) throws {
        let id = try document.map { try entryEvenDeleted(of: $0.documentName()).id }
        try store.history(of: id, matching: filter, limit: limit, each: each)
    }

    /// A saved document with the revision of its kind that it was checked against.
    ///
    /// - Throws: `damaged` if they don't fit, since only what fits is ever saved.
    func document(_ body: [UInt8], kind: Kind?) throws -> Document {
        let json = try json.read(body)
        func invalid(_ reason: String) -> StoreError {
            let name = Document.name(of: json)?.quotedInside ?? "a document"
            return store.damage("a revision of \(name) isn't valid: \(reason)")
        }
        if let slug = kind?.metadata.name.slug, slug != Pattern.kind(of: json) {
            throw invalid("its kind is '\(slug)'")
        }
        do {
            let answer = kind.map(Document.KindAnswer.found) ?? .unknown(nearest: nil)
            return try Document(json, kind: answer, isSaved: true)
        } catch {
            throw invalid(error.problems.first?.message ?? "")
        }
    }

    /// The error for an unknown document. A document of another type with the same slug is a better suggestion than one
    /// with a similar slug.
    func unknown(_ name: DocumentName) throws -> Problems {
        try store.checkAbsence(of: name)
        if let former = try store.entries(formerlyNamed: name).first {
            return Problems(.notFound(what: name.quoted, hint: "It was renamed to '\(former.name)'"))
        }
        let others = DocumentType.allCases.map { DocumentName($0, name.slug) }
        if let other = try others.first(where: { try store.entry(of: $0)?.isDeleted == false }) {
            return Problems(.notFound(what: name.quoted, hint: "Did you mean the \(other.type.rawValue) '\(other)'?"))
        }
        let known = try store.slugs(of: name.type).map(\.text)
        for other in [name] + others {
            guard let slug = nearestName(to: name.slug.text, among: try store.slugs(of: other.type).map(\.text)) else {
                continue
            }
            let nearest = other.type == name.type ? slug : "\(other.type.rawValue):\(slug)"
            return Problems(.notFound(what: name.quoted, hint: "Did you mean '\(nearest)'?"))
        }
        let hint = known.isEmpty ? nil : "The catalog has " + known.map { "'\($0)'" }.clipped(to: 5)
        return Problems(.notFound(what: name.quoted, hint: hint))
    }
}
