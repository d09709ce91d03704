import MotifCore
import MotifFormula
import MotifJSON
import MotifStore
import MotifText

extension CatalogOperation {
    /// Reads the value of `op`; its problems are in `keys.problems`.
    static func name(_ keys: inout OperationKeys) -> Name? {
        let names = Name.allCases.map(\.rawValue)
        guard let value = keys.object["op"] else {
            keys.report(.missing(key: "op", for: "one of \(names.joined(separator: ", "))"))
            return nil
        }
        guard let text = value.string else {
            keys.report(.wrongType(expected: "text", found: value.typeInWords), at: "op")
            return nil
        }
        if let name = Name(rawValue: text) { return name }
        let nearest = nearestName(to: text, among: names)
        keys.report(.unknownName(what: "operation", name: text, nearest: nearest, known: names), at: "op")
        return nil
    }

    /// Reads the keys of an operation; their problems are in `keys.problems`.
    static func action(_ name: Name, _ keys: inout OperationKeys) -> Action? {
        defer { keys.finish() }
        switch name {
        case .create: return write(&keys, create)
        case .update: return write(&keys, update)
        case .copy: return write(&keys) { both($0.requiredReference("ref"), $0.requiredSlug("to"), Write.copy) }
        case .rename: return write(&keys) { both($0.requiredName("ref"), $0.requiredSlug("to"), Write.rename) }
        case .delete: return write(&keys, delete)
        case .restore: return write(&keys) { $0.requiredReference("ref").map(Write.restore) }
        case .get: return read(&keys) { $0.requiredReference("ref").map(Read.get) }
        case .list: return read(&keys) { .list(list(&$0)) }
        case .validate: return read(&keys) { .validate(subject(&$0)) }
        case .log: return read(&keys, log)
        case .diff: return read(&keys, diff)
        case .sample: return read(&keys) { sample(&$0).map(Read.sample) }
        case .check: return read(&keys) { .check(check(&$0)) }
        case .curve: return read(&keys) { curve(&$0).map(Read.curve) }
        case .uses: return read(&keys) { $0.requiredName("ref").map(Read.uses) }
        case .changelog: return read(&keys) { .changelog(range(&$0)) }
        case .releases: return read(&keys) { _ in .releases }
        case .stats: return read(&keys) { _ in .stats }
        }
    }

    private static func read(_ keys: inout OperationKeys, _ read: (inout OperationKeys) -> Read?) -> Action? {
        let reading = read(&keys)
        guard keys.object["asOf"] != nil else { return reading.map(Action.read) }
        let moment = keys.moment("asOf")
        return both(moment, reading) { .read(.past($0, $1)) }
    }

    private static func write(_ keys: inout OperationKeys, _ read: (inout OperationKeys) -> Write?) -> Action? {
        _ = keys.text("message")
        return read(&keys).map(Action.write)
    }

    private static func create(_ keys: inout OperationKeys) -> Write? {
        let edit = edit(&keys, isNew: true)
        // A whole document contains its name.
        if keys.object["ref"] == nil, let document = edit.document, let name = Document.name(of: document) {
            _ = keys.value("ref")
            return .create(name, edit)
        }
        return keys.requiredName("ref").map { .create($0, edit) }
    }

    private static func update(_ keys: inout OperationKeys) -> Write? {
        let expected = revision("expect", &keys)
        let edit = edit(&keys, isNew: false)
        return keys.requiredName("ref").map { .update($0, edit, expecting: expected) }
    }

    private static func delete(_ keys: inout OperationKeys) -> Write? {
        let expected = revision("expect", &keys)
        guard keys.object["ref"]?.array != nil else {
            return keys.requiredName("ref").map { .delete($0, expecting: expected) }
        }
        if expected != nil {
            let words = "'expect' can be used with one document only; delete each document with its own operation"
            keys.report(.rule(.conflict, words), at: "expect")
        }
        return keys.names("ref").map { .deleteAll($0) }
    }

    private static func log(_ keys: inout OperationKeys) -> Read {
        let limit = keys.integer("limit", from: 0)
        return .log(keys.object["ref"] == nil ? nil : keys.requiredName("ref"), limit: limit)
    }

    /// Two documents; with `from` or `to`, two states of the catalog.
    private static func diff(_ keys: inout OperationKeys) -> Read? {
        if let range = range(&keys) {
            if keys.object["from"] == nil {
                keys.report(.missing(key: "from", for: "a release, a date, a time, or a change"))
            }
            return .changes(range)
        }
        let other = keys.reference("with")
        return keys.requiredReference("ref").map { .diff($0, with: other) }
    }

    private static func edit(_ keys: inout OperationKeys, isNew: Bool) -> Edit {
        var edit = Edit()
        edit.document = keys.value("document")
        edit.title = keys.text("title")
        edit.summary = keys.text("summary")
        edit.tags = keys.texts("tags")
        edit.addedTags = keys.texts("tag") ?? []
        edit.set = (keys.members("set")?.members ?? []).map { ($0.key, .json($0.value)) }
        edit.deprecated = keys.value("deprecated")
        if isNew {
            edit.kind = keys.text("kind")
        } else {
            edit.removedTags = keys.texts("untag") ?? []
            edit.reset = keys.texts("reset") ?? []
        }
        return edit
    }

    private static func list(_ keys: inout OperationKeys) -> ListRequest {
        var request = ListRequest()
        if let text = keys.text("type") {
            let types = DocumentType.allCases
            if let type = DocumentType(rawValue: text) ?? DocumentType(plural: text) {
                request.type = type
            } else {
                let known = types.map(\.plural)
                let nearest = nearestName(to: text, among: known)
                keys.report(.unknownName(what: "type", name: text, nearest: nearest, known: known), at: "type")
            }
        }
        request.filter = keys.text("where")
        request.words = keys.text("search")
        request.tags = keys.texts("tag") ?? []
        if let text = keys.text("sort") { request.order = DocumentOrder(text) }
        request.limit = keys.integer("limit", from: 0)
        request.offset = keys.integer("offset", from: 0) ?? 0
        if keys.isSet("deleted") { request.deleted = .only }
        return request
    }

    private static func subject(_ keys: inout OperationKeys) -> Subject {
        let (names, document) = (keys.names("ref"), keys.value("document"))
        if names != nil, document != nil {
            let words = "'ref' and 'document' can't be combined; validate each with its own operation"
            keys.report(.rule(.conflict, words))
        }
        return document.map { .document($0) } ?? names.map { .named($0) } ?? .everything
    }

    private static func revision(_ key: String, _ keys: inout OperationKeys) -> RevisionNumber? {
        keys.integer(key, from: 1).flatMap { RevisionNumber($0) }
    }

    /// The places of the history that a changelog starts and ends at; `nil` if it has neither.
    private static func range(_ keys: inout OperationKeys) -> HistoryRange? {
        let range = HistoryRange(from: keys.moment("from"), to: keys.moment("to"))
        return keys.object["from"] == nil && keys.object["to"] == nil ? nil : range
    }

    private static func both<First, Second, Result>(
        _ first: First?, _ second: Second?, _ make: (First, Second) -> Result
    ) -> Result? {
        first.flatMap { first in second.map { make(first, $0) } }
    }
}
