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
        let state = try reader.state(of: Reference(name))
        let renamed = DocumentName(name.type, slug)
        if renamed == name { return [Outcome(name: name, revision: state.revision, action: .unchanged)] }
        if let taken = try store.reader.head(of: renamed) {
            let what = (taken.isDeleted ? "A deleted document " : "") + renamed.title
            throw Problems(.exists(what: what))
        }
        let referrers = try store.reader.referrers(of: state.head.id)
        var object = state.document.json.object ?? JSONObject()
        object["slug"] = .string(slug.text)
        var outcomes = [try save(.object(object), to: state.head, as: .renamed)]
        for head in referrers.sorted(by: { $0.name < $1.name }) {
            outcomes.append(try follow(head, name, to: slug))
        }
        return outcomes
    }

    private func follow(_ head: DocumentHead, _ name: DocumentName, to slug: Slug) throws -> Outcome {
        let state = try reader.state(of: head, at: head.newest)
        let json = state.document.renaming(name, to: slug, definitions: state.kind?.kind.parameters ?? [])
        return try save(json, to: head, as: .updated)
    }
}
