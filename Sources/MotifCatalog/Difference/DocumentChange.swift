public import MotifCore
public import MotifJSON

/// What differs in one document between two sets of documents: two states of a catalog, two catalogs, or a catalog and
/// files.
public struct DocumentChange: Sendable, Equatable {
    /// The difference.
    public enum Effect: Sendable, Equatable {
        /// Only the second set has the document.
        case added
        /// Only the first set has the document.
        case removed
        /// Both have it, with other values, or with a kind that moves otherwise.
        case changed([Difference.Entry], kind: Difference.KindChange?)
    }

    /// Its name in the second set; of a document that is removed, in the first.
    public let name: DocumentName
    /// Its name in the first set, if it was renamed.
    public let formerName: DocumentName?
    /// Its title in the second set; of a document that is removed, in the first.
    public let title: String
    /// The kind of a pattern.
    public let kind: Slug?
    /// The revision in the first set; `nil` if it has none there.
    public let before: RevisionNumber?
    /// The revision in the second set; `nil` if it has none there.
    public internal(set) var after: RevisionNumber?
    /// The difference.
    public let effect: Effect

    /// The word for the effect: `new`, `deleted`, `renamed`, or `changed`.
    public var word: String {
        switch effect {
        case .added: "new"
        case .removed: "deleted"
        case .changed: formerName == nil ? "changed" : "renamed"
        }
    }
}

extension DocumentChange {
    /// A value that differs, for people.
    public struct Row: Sendable, Equatable {
        /// The value's name: of a parameter, or a path.
        public let value: String
        /// Its place in the document; `nil` for the motion of a kind.
        public let path: JSONPath?
        /// The value before; `nil` if there was none.
        public let before: String?
        /// The value after; `nil` if there is none.
        public let after: String?
    }

    /// What differs in a document that both sets have, value by value, and then a kind that moves otherwise.
    public var rows: [Row] {
        guard case .changed(let entries, let kind) = effect else { return [] }
        let rows = entries.map { Row(value: $0.shortPath, path: $0.path, before: $0.oldText, after: $0.newText) }
        guard let kind else { return rows }
        let value = kind.motion.isEmpty ? "kind (no motion differs on the standard screen)" : "the motion differs"
        return rows + [Row(value: value, path: nil, before: kind.from.description, after: kind.to.description)]
    }

    /// `{"change", "slug", "title", "type"}`, with `formerSlug`, `kindSlug`, `before` and `after` (revisions), and for
    /// a document in both sets `entries` and `kind` as in a difference of two revisions.
    public var json: JSON {
        let object = JSON.members([
            "change": .string(word), "slug": .string(name.slug.text), "title": .string(title),
            "type": .string(name.type.rawValue), "formerSlug": formerName.map { .string($0.slug.text) },
            "kindSlug": kind.map { .string($0.text) }, "before": before.map { .integer($0.value) },
            "after": after.map { .integer($0.value) },
        ])
        guard case .changed(let entries, let kind) = effect else { return object }
        return object.with(["entries": .array(entries.map(Difference.json)), "kind": kind.map(Difference.json)])
    }
}
