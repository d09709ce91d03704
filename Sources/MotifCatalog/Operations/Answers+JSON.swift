public import MotifCore
public import MotifJSON
public import MotifStore

// Results as JSON.

extension Problem {
    /// `{"code", "message", "path"}`, with `line` and `column` if the problem is in a file.
    public var json: JSON {
        .members([
            "code": .string(code.rawValue), "message": .string(message), "path": .string(path.description),
            "line": position.map { .integer($0.line) }, "column": position.map { .integer($0.column) },
        ])
    }

    /// The problem with the name of its document as `ref`.
    package func json(of name: DocumentName?) -> JSON { json.with(["ref": name.map { .string($0.description) }]) }
}

extension WriteOutcome {
    /// `{"action", "revision", "slug", "type"}`, with `dependents` if there are any.
    public var json: JSON {
        .members([
            "action": .string(action.rawValue), "revision": .integer(revision.value),
            "slug": .string(name.slug.text), "type": .string(name.type.rawValue),
            "dependents": dependents.isEmpty ? nil : .array(dependents.map(\.json)),
        ])
    }
}

extension HistoryEntry {
    /// `{"action", "author", "change", "message", "revision", "slug", "time", "type"}`, with `currentSlug` if the
    /// document has another slug now.
    public var json: JSON {
        note.json.with([
            "action": .string(action.rawValue), "change": .integer(change), "revision": .integer(key.number.value),
            "slug": .string(name.slug.text), "type": .string(name.type.rawValue),
            "currentSlug": currentName == name ? nil : .string(currentName.slug.text),
        ])
    }

    /// The entry with the values that the revision changed as `changed`.
    package func json(changed: [ChangedValue]) -> JSON { json.with(["changed": .array(changed.map(\.json))]) }
}

extension CatalogReader {
    /// The history of a document, newest first; of the catalog, with releases.
    package func historyJSON(of name: DocumentName?, limit: Int? = nil) throws -> JSON {
        var entries: [JSON] = []
        try log(of: name, limit: limit) { entries.append(try json(of: $0)) }
        return .array(entries)
    }

    /// An entry of the log: a revision with its `changed` values, or a release with its name as `release`.
    private func json(of entry: LogEntry) throws -> JSON {
        switch entry {
        case .revision(let entry): entry.json(changed: try changedValues(in: entry))
        case .release(let record): record.logged
        }
    }
}

extension ChangeRecord {
    /// A release in the log: `{"action", "author", "change", "message", "release", "time"}`.
    package var logged: JSON {
        note.json.with([
            "action": "released", "change": .integer(number), "release": .string(release?.text ?? ""),
        ])
    }

    /// `{"author", "change", "hash", "message", "revisions", "time"}`, with `release` if the change is one.
    public var json: JSON {
        note.json.with([
            "change": .integer(number), "hash": .string(hash.description), "revisions": .integer(revisionCount),
            "release": release.map { .string($0.text) },
        ])
    }
}

extension DocumentUse {
    /// `{"places", "revision", "slug", "type"}`
    public var json: JSON {
        [
            "places": .array(places.map(JSON.string)), "revision": .integer(entry.newest.value),
            "slug": .string(entry.name.slug.text), "type": .string(entry.name.type.rawValue),
        ]
    }
}

extension Statistics {
    /// The types, in the order in which they are counted: what others are made of comes first.
    package static let order: [DocumentType] = [.kind, .pattern, .item, .device, .value]

    /// `{"bytes", "changes", "deleted", "documents", "freeBytes", "path", "revisions", "tags"}`; `deleted` and
    /// `documents` have a number for each type.
    public var json: JSON {
        func counts(_ counts: [DocumentType: Int]) -> JSON {
            .object(JSONObject(Self.order.map { ($0.plural, .integer(counts[$0] ?? 0)) }))
        }
        return [
            "bytes": .integer(bytes), "changes": .integer(changes), "deleted": counts(deleted),
            "documents": counts(documents), "freeBytes": .integer(freeBytes), "path": .string(path),
            "revisions": .integer(revisions), "tags": .integer(tags),
        ]
    }
}

extension Difference {
    /// `{"from": {"revision", "slug", "type"}, "to": …, "entries": [{"path", "old", "new", "oldText", "newText"}]}`;
    /// a side that has no value leaves `old` or `new` out. If the kind changed, also
    /// `"kind": {"from", "to", "motion": [{"operation", "layer", "property", "time", "old", "new"}]}`.
    public var json: JSON {
        .members([
            "from": Self.json(from), "to": Self.json(to), "entries": .array(entries.map(Self.json)),
            "kind": kind.map(Self.json),
        ])
    }

    static func json(_ kind: KindChange) -> JSON {
        [
            "from": .string(kind.from.description), "to": .string(kind.to.description),
            "motion": .array(kind.motion.map(\.json)),
        ]
    }

    private static func json(_ side: Side) -> JSON {
        .members([
            "revision": .integer(side.revision.value), "slug": .string(side.name.slug.text),
            "type": .string(side.name.type.rawValue),
            "currentSlug": side.currentName == side.name ? nil : .string(side.currentName.slug.text),
        ])
    }

    static func json(_ entry: Entry) -> JSON {
        .members([
            "path": .string(entry.path.description), "old": entry.old, "new": entry.new,
            "oldText": entry.oldText.map(JSON.string), "newText": entry.newText.map(JSON.string),
        ])
    }
}

extension MotionChange {
    /// `{"operation", "change", "layer", "property", "time", "old", "new"}`, with what the change has of these.
    var json: JSON {
        let change: JSON =
            switch aspect {
            case .operation(let isNew): ["change": isNew ? "operation-added" : "operation-removed"]
            case .duration(let old, let new): ["change": "duration", "old": .number(old), "new": .number(new)]
            case .layer(let layer, let isNew):
                ["change": isNew ? "layer-added" : "layer-removed", "layer": .string(layer)]
            case .rest(let layer): ["change": "rest", "layer": .string(layer)]
            case .value(let layer, let property, let time, let old, let new):
                [
                    "change": "value", "layer": .string(layer), "property": .string(property.rawValue),
                    "time": .number(time), "old": .number(old), "new": .number(new),
                ]
            }
        return change.with(["operation": .string(operation)])
    }
}
