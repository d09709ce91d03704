import MotifCore
public import MotifJSON
public import MotifStore

/// A value that a revision changed: a parameter of a pattern, or another key of a document.
public struct ChangedValue: Sendable, Equatable {
    /// The name of the parameter, or the key; `kind` if only the kind's revision is another.
    public let name: String
    /// The value before; `nil` if there was none.
    public let old: JSON?
    /// The value after; `nil` if there is none.
    public let new: JSON?
    /// The value before, for people: `0.35 s`; `nil` if there was none, or it is a structure.
    public let oldText: String?
    /// The value after, for people.
    public let newText: String?

    /// `{"name", "old", "new", "oldText", "newText"}`, without what there isn't.
    public var json: JSON {
        .members([
            "name": .string(name), "old": old, "new": new, "oldText": oldText.map(JSON.string),
            "newText": newText.map(JSON.string),
        ])
    }
}

extension CatalogReader {
    /// What a revision changed; one that restores a document is compared with the last one before the deletion.
    ///
    /// - Returns: Nothing for a first revision and for one that deletes a document.
    public func changedValues(in entry: HistoryEntry) throws -> [ChangedValue] {
        // Before the revision that restores a document is the one that deleted it.
        guard [.updated, .renamed, .restored].contains(entry.action),
            let earlier = RevisionNumber(entry.key.number.value - (entry.action == .restored ? 2 : 1)),
            let new = try store.revision(entry.key), let newBody = new.body,
            let old = try store.revision(RevisionKey(entry.key.document, earlier)), let oldBody = old.body
        else { return [] }
        if oldBody == newBody { return old.kind == new.kind ? [] : [try changedKind(from: old.kind, to: new.kind)] }
        let before = try json.read(oldBody).object ?? JSONObject()
        let after = try json.read(newBody).object ?? JSONObject()
        return try Set(before.keys).union(after.keys).sorted().flatMap { key -> [ChangedValue] in
            if before[key] == after[key] { return [] }
            switch key {
            case "parameters" where before[key]?.object != nil && after[key]?.object != nil:
                return try changedMembers(from: old, to: new)
            case SharedValue.valueKey where entry.name.type == .value: return try changedMembers(from: old, to: new)
            default: return [Self.changedValue(key, before[key], after[key])]
            }
        }
    }

    /// The kind of a pattern, in another revision.
    private func changedKind(from old: RevisionKey?, to new: RevisionKey?) throws -> ChangedValue {
        let texts = try [old, new].map { key in
            try key.flatMap { key in try kinds.kind(key).map { "\($0.metadata.name.slug)@\(key.number)" } }
        }
        return ChangedValue(name: "kind", old: nil, new: nil, oldText: texts[0], newText: texts[1])
    }

    private func changedMembers(from old: StoredRevision, to new: StoredRevision) throws -> [ChangedValue] {
        let (before, after) = (try members(of: old), try members(of: new))
        let sources = sources(of: new.key)
        return try Set(before.keys).union(after.keys).sorted().compactMap { name in
            let (old, new) = (before[name], after[name])
            if old?.json == new?.json { return nil }
            let texts = try ParameterValues.Member.texts(old, new, through: sources)
            return ChangedValue(name: name, old: old?.json, new: new?.json, oldText: texts.old, newText: texts.new)
        }
    }

    /// The parameters of a pattern, or the value of a shared one.
    private func members(of revision: StoredRevision) throws -> [String: ParameterValues.Member] {
        guard let body = revision.body else { return [:] }
        switch try document(body, kind: try revision.kind.flatMap { try kinds.kind($0) }) {
        case .pattern(let pattern):
            return Dictionary(pattern.parameters.members.map { ($0.name, $0) }) { first, _ in first }
        case .value(let value): return [SharedValue.valueKey: value.member]
        case .kind, .item, .device: return [:]
        }
    }

    /// A key other than a parameter; a structure has no text.
    private static func changedValue(_ key: String, _ old: JSON?, _ new: JSON?) -> ChangedValue {
        func text(_ json: JSON?) -> String? {
            switch json {
            case .array(let values)? where key == "tags": values.compactMap(\.string).joined(separator: ", ")
            case .array?, .object?, nil: nil
            case let value?: value.string ?? value.canonical
            }
        }
        func isShort(_ json: JSON?) -> Bool { json == nil || text(json) != nil }
        guard isShort(old), isShort(new) else {
            return ChangedValue(name: key, old: nil, new: nil, oldText: nil, newText: nil)
        }
        return ChangedValue(name: key, old: old, new: new, oldText: text(old), newText: text(new))
    }
}
