public import MotifCore
import MotifJSON
import MotifStore

/// What an import of starter sets writes into a catalog, and what it leaves as it is.
public struct SetMerge: Sendable {
    /// A document that differs from its set.
    public enum Finding: Sendable {
        /// The catalog's own values stay; those in conflict have been changed by the set as well.
        case changed(DocumentName, [MergeConflict])
        /// The catalog has a document of its own with this name.
        case unrelated(DocumentName)
        /// The catalog had the document, and deleted it.
        case deleted(DocumentName)
    }

    /// The documents to import, with the revisions that they were merged with; `updateIfUnchanged` is the rule for them.
    public let source: ImportSource
    /// The documents that differ from their sets, in the order of the sets.
    public let findings: [Finding]
}

extension CatalogReader {
    /// Merges starter sets with what the catalog has made of their earlier editions.
    ///
    /// The base of each document is its text in the edition that its mark names. Values that only the set has changed
    /// are updated, and the catalog's changes stay. Deleted documents stay deleted as long as any document of the set
    /// is left. What refers to a renamed value or kind gets its new name.
    ///
    /// - Parameters:
    ///   - sets: The sets, with those that they require.
    ///   - keepsChanges: Whether they are merged; otherwise, the result has the documents as they are published.
    /// - Throws: `StoreError`.
    public func merging(_ sets: [StarterSet], keepsChanges: Bool = true) throws -> SetMerge {
        var findings: [SetMerge.Finding] = []
        var revisions = Envelope.Revisions()
        func kept(_ finding: SetMerge.Finding) -> JSON? {
            findings.append(finding)
            return nil
        }
        func merged(_ theirs: JSON, of set: StarterSet, with entry: CatalogEntry) throws -> JSON? {
            guard let body = try store.revision(entry.key)?.body else { return kept(.deleted(entry.name)) }
            let ours = try json.read(body)
            guard let base = set.text(of: theirs, markedAs: ours) else { return kept(.unrelated(entry.name)) }
            let merge = DocumentMerge(base: base, ours: ours, theirs: theirs) { (try? kinds.newest($0))?.kind }
            if merge.versions.ours != merge.versions.base { _ = kept(.changed(entry.name, merge.conflicts)) }
            revisions.add(DocumentReference(entry.name, revision: entry.newest))
            return merge.settled(byAll: .ours).json
        }
        let names = sets.map { $0.documents.compactMap(Document.name(of:)) }
        let found = try names.map { try $0.map { try store.entry(of: $0) ?? store.entries(formerlyNamed: $0).first } }
        var slugs: [DocumentName: Slug] = [:]
        for (name, entry) in zip(names.joined(), found.joined()) where keepsChanges { slugs[name] = entry?.name.slug }
        let lines = try zip(sets, found).flatMap { set, entries in
            let isNew = !keepsChanges || entries.allSatisfy { $0?.isDeleted ?? true }
            return try zip(set.documents.map { $0.renaming(slugs) }, entries).compactMap { document, entry in
                try entry.map { isNew ? document : try merged(document, of: set, with: $0) } ?? document
            }
        }
        let text = (lines + [revisions.envelope]).map { $0.canonical + "\n" }.joined()
        let name = sets.map { "set '\($0.name)'" }.joined(separator: " and ")
        return SetMerge(source: .bytes(Array(text.utf8), name: name), findings: findings)
    }
}

extension StarterSet {
    /// The text of a document in the edition that the mark of another text of it names; `nil` if there is none.
    fileprivate func text(of document: JSON, markedAs other: JSON) -> JSON? {
        ([document] + earlier).first {
            Document.name(of: $0) == Document.name(of: document)
                && $0["extensions"]?[Self.mark] == other["extensions"]?[Self.mark]
        }
    }
}

extension JSON {
    /// A document that refers to its kind and to shared values by their new names.
    fileprivate func renaming(_ slugs: [DocumentName: Slug]) -> JSON {
        if let alias = ValueAlias(saved: self), let slug = slugs[DocumentName(.value, alias.slug)] {
            return ValueAlias(slug, resolved: alias.resolved).json
        }
        let kind = Pattern.kind(of: self).flatMap { slugs[DocumentName(.kind, $0)] }
        let own = kind.map { ["kind": JSON.string($0.text)] } ?? [:]
        return switch self {
        case .array(let elements): .array(elements.map { $0.renaming(slugs) })
        case .object(let object):
            .object(JSONObject(object.members.map { ($0.key, own[$0.key] ?? $0.value.renaming(slugs)) }))
        default: self
        }
    }
}
