public import MotifCore
import MotifJSON
import MotifStore

extension CatalogWriter {
    /// Gives a document another slug. Its history stays with it, and every document that refers to it is updated.
    ///
    /// - Throws: `Problems`: `not-found`, or `exists` if the slug is taken, even by a deleted document.
    @discardableResult
    public func rename(_ document: some DocumentReferenceConvertible, to slug: Slug) throws -> WriteOutcome {
        let name = try entry(of: document).name
        let text = try text(of: DocumentReference(name))
        let renamed = DocumentName(name.type, slug)
        if renamed == name { return WriteOutcome(text.entry, .unchanged) }
        if let taken = try store.entry(of: renamed) {
            guard taken.isDeleted else { throw Problems(.exists(what: renamed.quoted)) }
            let message = "A deleted \(renamed.type) has the slug '\(slug)', and its history stays; choose another slug"
            throw Problems(.rule(.exists, message))
        }
        let referrers = try store.referrers(of: text.entry.id)
        var object = try object(of: text)
        object["slug"] = .string(slug.text)
        var outcome = try write(try checked(.object(object)), to: text.entry, as: .renamed)
        for entry in referrers.sorted(by: { $0.name < $1.name }) {
            let json = try state(of: entry, at: entry.newest).document.renaming(name, to: slug)
            outcome.dependents.append(try write(try checked(json), to: entry, as: .updated))
        }
        // Not before every reference has the new slug.
        outcome.dependents += try updateDependents()
        return outcome
    }
}

// With slugs as text.
extension CatalogWriter {
    /// Gives a document another slug, as `rename(_:to:)` does.
    ///
    /// - Throws: As `rename(_:to:)`; `Problems` with `bad-slug`.
    @discardableResult
    public func rename(_ document: some DocumentReferenceConvertible, to slug: String) throws -> WriteOutcome {
        try rename(document, to: try Slug(checking: slug))
    }

    /// Writes a copy under a new slug, as `copy(_:to:_:)` does.
    ///
    /// - Throws: As `copy(_:to:_:)`; `Problems` with `bad-slug`.
    @discardableResult
    public func copy(
        _ document: some DocumentReferenceConvertible, to slug: String,
        _ edit: (inout Draft) throws -> Void = { _ in }
    ) throws -> WriteOutcome {
        try copy(document, to: try Slug(checking: slug), edit)
    }
}

extension Slug {
    fileprivate init(checking text: String) throws {
        guard let slug = Slug(text) else { throw Problems(.badSlug(text)) }
        self = slug
    }
}
