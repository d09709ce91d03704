public import MotifCore
public import MotifJSON
public import MotifStore

// Results as JSON.

extension Problem {
    /// `{"code", "message", "path"}`, with `line` and `column` if the problem is in a file.
    public var json: JSON {
        var object: JSONObject = [
            "code": .string(code.rawValue), "message": .string(message), "path": .string(path.description),
        ]
        object["line"] = position.map { .integer($0.line) }
        object["column"] = position.map { .integer($0.column) }
        return .object(object)
    }
}

extension Problem {
    /// The problem with the name of its document as `ref`.
    package func json(of name: DocumentName?) -> JSON {
        var object = json.object ?? JSONObject()
        object["ref"] = name.map { .string($0.description) }
        return .object(object)
    }
}

extension WriteOutcome {
    /// `{"action", "revision", "slug", "type"}`, with `dependents` if there are any.
    public var json: JSON {
        var object: JSONObject = [
            "action": .string(action.rawValue), "revision": .integer(revision.value),
            "slug": .string(name.slug.text), "type": .string(name.type.rawValue),
        ]
        if !dependents.isEmpty { object["dependents"] = .array(dependents.map(\.json)) }
        return .object(object)
    }
}

extension HistoryEntry {
    /// `{"action", "author", "change", "message", "revision", "slug", "time", "type"}`, with `currentSlug` if the
    /// document has another slug now.
    public var json: JSON {
        var object: JSONObject = [
            "action": .string(action.rawValue), "author": .string(note.author), "change": .integer(change),
            "message": .string(note.message), "revision": .integer(key.number.value),
            "slug": .string(name.slug.text), "time": .string(note.date.description),
            "type": .string(name.type.rawValue),
        ]
        if currentName != name { object["currentSlug"] = .string(currentName.slug.text) }
        return .object(object)
    }
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

extension HistoryEntry {
    /// The entry with the values that the revision changed as `changed`.
    package func json(changed: [ChangedValue]) -> JSON {
        var object = json.object ?? JSONObject()
        object["changed"] = .array(changed.map(\.json))
        return .object(object)
    }
}

extension ChangeRecord {
    /// A release in the log: `{"action", "author", "change", "message", "release", "time"}`.
    package var logged: JSON {
        [
            "action": "released", "author": .string(note.author), "change": .integer(number),
            "message": .string(note.message), "release": .string(release?.text ?? ""),
            "time": .string(note.date.description),
        ]
    }

    /// `{"author", "change", "hash", "message", "revisions", "time"}`, with `release` if the change is one.
    public var json: JSON {
        var object: JSONObject = [
            "author": .string(note.author), "change": .integer(number), "hash": .string(hash.description),
            "message": .string(note.message), "revisions": .integer(revisionCount),
            "time": .string(note.date.description),
        ]
        object["release"] = release.map { .string($0.text) }
        return .object(object)
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
        var object: JSONObject = [
            "from": Self.json(from), "to": Self.json(to), "entries": .array(entries.map(Self.json)),
        ]
        object["kind"] = kind.map(Self.json)
        return .object(object)
    }

    static func json(_ kind: KindChange) -> JSON {
        [
            "from": .string(kind.from.description), "to": .string(kind.to.description),
            "motion": .array(kind.motion.map(\.json)),
        ]
    }

    private static func json(_ side: Side) -> JSON {
        var object: JSONObject = [
            "revision": .integer(side.revision.value), "slug": .string(side.name.slug.text),
            "type": .string(side.name.type.rawValue),
        ]
        if side.currentName != side.name { object["currentSlug"] = .string(side.currentName.slug.text) }
        return .object(object)
    }

    static func json(_ entry: Entry) -> JSON {
        var object: JSONObject = ["path": .string(entry.path.description)]
        (object["old"], object["new"]) = (entry.old, entry.new)
        object["oldText"] = entry.oldText.map(JSON.string)
        object["newText"] = entry.newText.map(JSON.string)
        return .object(object)
    }
}

extension MotionChange {
    /// `{"operation", "change", "layer", "property", "time", "old", "new"}`, with what the change has of these.
    var json: JSON {
        var object: JSONObject = ["operation": .string(operation)]
        switch aspect {
        case .operation(let isNew): object["change"] = isNew ? "operation-added" : "operation-removed"
        case .duration(let old, let new):
            object["change"] = "duration"
            (object["old"], object["new"]) = (.number(old), .number(new))
        case .layer(let layer, let isNew):
            object["change"] = isNew ? "layer-added" : "layer-removed"
            object["layer"] = .string(layer)
        case .rest(let layer):
            object["change"] = "rest"
            object["layer"] = .string(layer)
        case .value(let layer, let property, let time, let old, let new):
            object["change"] = "value"
            object["layer"] = .string(layer)
            object["property"] = .string(property.rawValue)
            (object["time"], object["old"], object["new"]) = (.number(time), .number(old), .number(new))
        }
        return .object(object)
    }
}
