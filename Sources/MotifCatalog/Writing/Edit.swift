package import MotifCore
package import MotifJSON

/// Changes to a document that has yet to be read, from a line of a batch or a command line.
package struct Edit: Sendable {
    /// The JSON that replaces the document, before everything else is applied.
    package var document: JSON?
    /// The slug of a new pattern's kind.
    package var kind: String?
    /// The title.
    package var title: String?
    /// The summary; an empty one removes it.
    package var summary: String?
    /// The tags that replace all others.
    package var tags: [String]?
    /// The tags to add.
    package var addedTags: [String] = []
    /// The tags to remove.
    package var removedTags: [String] = []
    /// The values to set.
    package var set: [(name: String, value: InputValue)] = []
    /// The values to set to their defaults.
    package var reset: [String] = []
    /// The checks whose failures are accepted, with reasons; an empty reason takes the acceptance back.
    package var accepts: [(check: String, reason: String)] = []
    /// The member `deprecated`: a reason or `true`; `false` to remove it.
    package var deprecated: JSON?

    /// An edit that changes nothing but these values.
    package init(set: [(name: String, value: InputValue)] = []) { self.set = set }

    /// Applies everything but `document` and `kind`.
    package func apply(to draft: inout Draft) {
        if let title { draft.title = title }
        if let summary { draft.summary = summary }
        if let deprecated { draft.setMember("deprecated", to: deprecated == .boolean(false) ? nil : deprecated) }
        if let tags { draft.tags = tags }
        for tag in removedTags { draft.removeTag(tag) }
        for tag in addedTags where !draft.tags.contains(exactly: tag) { draft.tags.append(tag) }
        for (name, value) in set { draft.set(name, to: value) }
        for name in reset { draft.reset(name) }
        for (check, reason) in accepts { draft.accept(check, because: reason) }
    }
}

extension CatalogWriter {
    /// Writes a new document.
    package func create(_ name: DocumentName, _ edit: Edit) throws -> WriteOutcome {
        try create(name, kind: edit.kind, document: edit.document) { edit.apply(to: &$0) }
    }

    /// Writes a new revision of a document, or nothing if it would be the same.
    package func update(
        _ name: DocumentName, _ edit: Edit, expecting expected: RevisionNumber? = nil
    ) throws -> WriteOutcome {
        try update(name, expecting: expected, document: edit.document) { edit.apply(to: &$0) }
    }
}
