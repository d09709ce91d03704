public import MotifCore
import MotifJSON
import MotifStore

extension CatalogWriter {
    /// Gives a document another slug. Its history stays with it, and every document that refers to it follows in the
    /// same change.
    ///
    /// - Returns: What became of the document, then of those that refer to it.
    /// - Throws: `Problems`: `not-found`, or `exists` where the slug is taken, also by a deleted document.
    public func rename(_ name: DocumentName, to slug: Slug) throws -> [Outcome] {
        let state = try reader.state(of: DocumentReference(name))
        let renamed = DocumentName(name.type, slug)
        if renamed == name { return [Outcome(name: name, revision: state.revision, action: .unchanged)] }
        if let taken = try store.reader.entry(of: renamed) {
            let what = (taken.isDeleted ? "A deleted document " : "") + renamed.quoted
            throw Problems(.exists(what: what))
        }
        let referrers = try store.reader.referrers(of: state.entry.id)
        var object = state.document.json.object ?? JSONObject()
        object["slug"] = .string(slug.text)
        var outcomes = [try save(.object(object), to: state.entry, as: .renamed)]
        for entry in referrers.sorted(by: { $0.name < $1.name }) {
            outcomes.append(try updateDependent(entry, name, to: slug))
        }
        return outcomes
    }

    private func updateDependent(_ entry: CatalogEntry, _ name: DocumentName, to slug: Slug) throws -> Outcome {
        let state = try reader.state(of: entry, at: entry.newest)
        let json = state.document.renaming(name, to: slug, definitions: state.kind?.kind.parameters ?? [])
        return try save(json, to: entry, as: .updated)
    }
}
