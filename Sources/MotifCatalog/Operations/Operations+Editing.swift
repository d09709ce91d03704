package import MotifCore
import MotifJSON
import MotifStore

// The operations that write documents.
extension OperationDefinition {
    package static let create = OperationDefinition(
        "create", title: "Create Document", .adds,
        """
        Creates a document: a pattern from a kind with the values that differ from the kind's defaults, or any type from \
        a whole document, with 'ref' or its own name. If there are problems, all are returned, and nothing is written.
        """,
        result: .outcome
    ) { keys in
        let named = keys[.name("New document: [type:]slug.")]
        let kind = keys[.text("kind", "Slug of the new pattern's kind.")]
        var edit = Edit(&keys)
        edit.kind = kind
        // A whole document contains its name.
        let name = keys.object["ref"] == nil ? edit.document.flatMap { Document.name(of: $0) } : named
        if name == nil, keys.object["ref"] == nil {
            keys.report(.missing(key: "ref", for: "[type:]slug[@revision] of the document"))
        }
        return name.map { name in
            .write { [edit] writer in try answer(writer) { try writer.create(name, edit).json } }
        }
    }

    /// The outcome of a write, with what values can't hold of the code that they were given as.
    private static func answer(_ writer: CatalogWriter, _ write: () throws -> JSON) throws -> OperationAnswer {
        var losses: [JSON] = []
        writer.onLoss = { losses.append(.string($0)) }
        defer { writer.onLoss = nil }
        let outcome = try write()
        guard var members = outcome.object, !losses.isEmpty else { return OperationAnswer(outcome) }
        members["losses"] = .array(losses)
        return OperationAnswer(.object(members))
    }

    package static let update = OperationDefinition(
        "update", title: "Update Document", .changes, isIdempotent: true,
        """
        Writes a new revision of a document: some values, or a whole document. Show the document first, and pass its \
        revision as 'expect'. If nothing differs, nothing is written, and the action is 'unchanged'.
        """,
        result: .outcome
    ) { keys in
        DocumentUpdate(&keys).map { update in
            .write { writer in
                try answer(writer) { try writer.update(update.name, update.edit, expecting: update.expected).json }
            }
        }
    }

    package static let copy = OperationDefinition(
        "copy", title: "Copy Document", .adds, "Copies a document, or one of its revisions, to a new slug.",
        result: .outcome
    ) { keys in
        let reference = keys.required(.reference, is: "[type:]slug[@revision] of the document")
        let slug = keys.required(.newSlug, is: "the new slug")
        guard let reference, let slug else { return nil }
        return .write { OperationAnswer(try $0.copy(reference, to: slug).json) }
    }

    package static let rename = OperationDefinition(
        "rename", title: "Rename Document", .changes,
        "Changes the slug of a document. References to it are updated, and its history stays.", result: .outcome
    ) { keys in
        let name = keys.required(.name, is: "[type:]slug of the document")
        let slug = keys.required(.newSlug, is: "the new slug")
        guard let name, let slug else { return nil }
        return .write { OperationAnswer(try $0.rename(name, to: slug).json) }
    }

    package static let delete = OperationDefinition(
        "delete", title: "Delete Documents", .changes,
        "Deletes documents that no others use. Their history stays, and 'restore' brings them back.",
        result: .list(of: .outcome)
    ) { keys in
        let names = keys.required(.names, is: "[type:]slug of the document")
        let expected = keys[.expected]
        if expected != nil, let names, names.count > 1 {
            let message = "'expect' can be used with one document only; delete each document with its own operation"
            keys.report(.rule(.conflict, message), at: "expect")
        }
        guard let names else { return nil }
        return .write { writer in
            let outcomes =
                if let name = names.first, names.count == 1 {
                    [try writer.delete(name, expecting: expected)]
                } else {
                    try writer.delete(names)
                }
            return OperationAnswer(.array(outcomes.map(\.json)))
        }
    }

    package static let restore = OperationDefinition(
        "restore", title: "Restore Document", .changes,
        "Brings back a deleted document, or makes an older revision the newest one, as a new revision.",
        result: .outcome
    ) { keys in
        keys.required(.reference, is: "[type:]slug[@revision] of the document").map { reference in
            .write { OperationAnswer(try $0.restore(reference).json) }
        }
    }
}

/// An update of a document, as an operation describes it.
package struct DocumentUpdate: Sendable {
    /// The document.
    package let name: DocumentName
    /// The changes.
    package let edit: Edit
    /// The revision that must be the newest; `nil` for any.
    package let expected: RevisionNumber?

    /// Reads `ref`, the changes, and `expect`; `nil` if `ref` has a problem.
    package init?(_ keys: inout ObjectReader) {
        let name = keys.required(.name, is: "[type:]slug[@revision] of the document")
        var edit = Edit(&keys)
        edit.reset = keys[.texts("reset", "Parameters to reset to the kind's defaults.")] ?? []
        edit.removedTags = keys[.texts("untag", "Tags to remove.")] ?? []
        expected = keys[.expected]
        guard let name else { return nil }
        (self.name, self.edit) = (name, edit)
    }
}

extension Edit {
    /// Reads the changes that a new document can have, too.
    fileprivate init(_ keys: inout ObjectReader) {
        self.init()
        let values =
            "Values of a pattern's parameters, parts of them (offset.hidden), or fields of an item, device, or value, such "
            + "as 0.35, 350ms, #336699, easeIn, JSON, or {name} for a shared value."
        set = (keys[.members("set", values)]?.members ?? []).map { ($0.key, InputValue(given: $0.value)) }
        title = keys[.text("title", "Title.")]
        summary = keys[.text("summary", "Summary in a sentence or two; an empty one removes it.")]
        tags = keys[.texts("tags", "Tags that replace all others.")]
        addedTags = keys[.texts("tag", "Tags to add.")] ?? []
        deprecated =
            keys[
                .json(
                    "deprecated", .either([.boolean, .text]),
                    "Mark the document as deprecated, with an optional reason.")]
        document = keys[.json("document", .record, "A whole document, as in 'document' of 'show'.")]
    }
}

extension ObjectKey where Value == Slug {
    fileprivate static var newSlug: Self { slug("to", "The new slug.") }
}
