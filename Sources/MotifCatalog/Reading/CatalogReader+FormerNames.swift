import MotifCore
import MotifJSON
import MotifStore
import MotifText

// A reference is good for as long as the document has a history: a slug that was given up means the document that had
// it, and a revision or a release means the document that had the slug then.
extension CatalogReader {
    /// The document that a reference means, even if it is deleted, and the number of the revision; `nil` for the newest
    /// one.
    ///
    /// - Throws: `Problems` with `not-found`, also if the revisions of two documents have had this reference.
    func resolve(_ reference: DocumentReference) throws -> (entry: CatalogEntry, number: RevisionNumber?) {
        switch reference.version {
        case .newest: (try resolve(reference.name), nil)
        case .revision(let number, nil): (try resolve(reference.name, at: number), number)
        case .revision(let number, let ordinal?): (try resolve(reference.name, ordinal), number)
        case .release(let release): try resolve(reference.name, asOf: release)
        }
    }

    /// The document that has a name or, if none has it, the one that had it most recently; even if it is deleted.
    func resolve(_ name: DocumentName) throws -> CatalogEntry {
        if let current = try store.entry(of: name) { return current }
        return try renamed(try store.entries(formerlyNamed: name).first, from: name)
    }

    private func resolve(_ name: DocumentName, at number: RevisionNumber) throws -> CatalogEntry {
        let current = try store.entry(of: name)
        let former = try store.entries(formerlyNamed: name, at: number).first
        guard let current, try self.name(of: current, at: number) == name else {
            if former == nil, let current { return current }
            return try renamed(former ?? store.entries(formerlyNamed: name).first, from: name)
        }
        if former == nil { return current }
        let ways = try entries(everNamed: name).enumerated().map { index, entry in
            let reference = DocumentReference(name, .revision(number, ordinal: index + 1))
            return entry.name == name ? "'\(reference)'" : "'\(reference)' (now \(entry.name))"
        }
        let revision = DocumentReference(name, revision: number)
        throw Problems(
            .rule(
                .notFound, "'\(revision)' is a revision of several documents: write \(ways.joined(separator: " or "))"))
    }

    /// The documents that have or have had a name, in the order in which they were made.
    private func entries(everNamed name: DocumentName) throws -> [CatalogEntry] {
        let former = try store.entries(formerlyNamed: name)
        return (former + (try store.entry(of: name).map { [$0] } ?? [])).sorted { $0.id.value < $1.id.value }
    }

    private func resolve(_ name: DocumentName, _ ordinal: Int) throws -> CatalogEntry {
        let all = try entries(everNamed: name)
        guard ordinal <= all.count else {
            if all.isEmpty { throw try unknown(name) }
            throw Problems(.rule(.notFound, "There is no '\(name)#\(ordinal)'; the last one is '\(name)#\(all.count)'"))
        }
        return all[ordinal - 1]
    }

    /// The document that had the name at the release, before the one that has it now.
    private func resolve(
        _ name: DocumentName, asOf release: ReleaseName
    ) throws -> (entry: CatalogEntry, number: RevisionNumber?) {
        let change = try change(of: release)
        let then = try store.entry(named: name, afterChange: change)
        let entry = try then.map { $0.name == name ? $0 : try renamed($0, from: name) } ?? resolve(name)
        guard let number = try store.number(of: entry.id, afterChange: change) else {
            throw Problems(.rule(.notFound, "Release '\(release)' has no \(entry.name.quotedInside), which is newer"))
        }
        return (entry, number)
    }

    /// The reference with the name that the document has now, if it means the newest revision.
    package func withPresentName(_ reference: DocumentReference) throws -> DocumentReference {
        guard reference.version == .newest, try store.entry(of: reference.name) == nil else { return reference }
        return DocumentReference(try resolve(reference.name).name)
    }

    private func renamed(_ entry: CatalogEntry?, from name: DocumentName) throws -> CatalogEntry {
        guard let entry else { throw try unknown(name) }
        onFormerName?(name, entry.name)
        return entry
    }

    /// The name that a document had in a revision; a deletion has that of the revision before it. `nil` if there is no
    /// such revision.
    func name(of entry: CatalogEntry, at number: RevisionNumber) throws -> DocumentName? {
        guard let revision = try store.revision(RevisionKey(entry.id, number)) else { return nil }
        if let body = revision.body { return Document.name(of: try json.read(body)) ?? entry.name }
        return try RevisionNumber(number.value - 1).map { try name(of: entry, at: $0) } ?? entry.name
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
