import MotifCore
import MotifFormula
import MotifJSON
import MotifStore
import MotifText

/// The values of `op`.
private enum Word: String, CaseIterable {
    case create, update, copy, rename, delete, restore, get, list, validate, log, diff, sample, check
}

extension BatchOperation {
    /// Reads the operation of a line; its problems are in `keys.problems`.
    static func read(_ keys: inout BatchKeys) -> BatchOperation? {
        guard let word = word(&keys) else { return nil }
        let operation = read(word, &keys)
        guard case .read(let reading)? = operation, keys.object["asOf"] != nil else {
            keys.finish()
            return operation
        }
        let moment = keys.moment("asOf")
        keys.finish()
        return moment.map { .read(.past($0, reading)) }
    }

    private static func word(_ keys: inout BatchKeys) -> Word? {
        let words = Word.allCases.map(\.rawValue)
        guard let value = keys.object["op"] else {
            keys.report(.missing(key: "op", for: "one of \(words.joined(separator: ", "))"))
            return nil
        }
        guard let text = value.string else {
            keys.report(.wrongType(expected: "text", found: value.typeInWords), at: "op")
            return nil
        }
        if let word = Word(rawValue: text) { return word }
        let nearest = nearestName(to: text, among: words)
        keys.report(.unknownName(what: "operation", name: text, nearest: nearest, known: words), at: "op")
        return nil
    }

    private static func read(_ word: Word, _ keys: inout BatchKeys) -> BatchOperation? {
        switch word {
        case .get: keys.requiredReference("ref").map { .read(.get($0)) }
        case .list: .read(.list(list(&keys)))
        case .validate: .read(.validate(subject(&keys)))
        case .log: .read(log(&keys))
        case .diff: diff(&keys).map { .read($0) }
        case .check: .read(.check(check(&keys)))
        case .sample: sample(&keys).map { .read(.sample($0)) }
        case .create, .update, .copy, .rename, .delete, .restore: write(word, &keys).map { .write($0) }
        }
    }

    private static func write(_ word: Word, _ keys: inout BatchKeys) -> Write? {
        _ = keys.text("message")
        switch word {
        case .create: return create(&keys)
        case .update: return update(&keys)
        case .copy: return both(keys.requiredReference("ref"), keys.requiredSlug("to")) { .copy($0, to: $1) }
        case .rename: return both(keys.requiredName("ref"), keys.requiredSlug("to")) { .rename($0, to: $1) }
        case .delete: return delete(&keys)
        case .restore: return keys.requiredReference("ref").map { .restore($0) }
        case .get, .list, .validate, .log, .diff, .sample, .check: return nil
        }
    }

    private static func create(_ keys: inout BatchKeys) -> Write? {
        let edit = edit(&keys, of: .create)
        // A whole document contains its name.
        if keys.object["ref"] == nil, let document = edit.document, let name = Document.name(of: document) {
            _ = keys.value("ref")
            return .create(name, edit)
        }
        return keys.requiredName("ref").map { .create($0, edit) }
    }

    private static func update(_ keys: inout BatchKeys) -> Write? {
        let expected = revision("expect", &keys)
        let edit = edit(&keys, of: .update)
        return keys.requiredName("ref").map { .update($0, edit, expecting: expected) }
    }

    private static func delete(_ keys: inout BatchKeys) -> Write? {
        let expected = revision("expect", &keys)
        guard keys.object["ref"]?.array != nil else {
            return keys.requiredName("ref").map { .delete($0, expecting: expected) }
        }
        if expected != nil {
            let words = "'expect' can be used with one document only; delete each document with its own line"
            keys.report(.rule(.conflict, words), at: "expect")
        }
        return keys.names("ref").map { .deleteAll($0) }
    }

    private static func log(_ keys: inout BatchKeys) -> Read {
        let limit = keys.integer("limit", from: 0)
        return .log(keys.object["ref"] == nil ? nil : keys.requiredName("ref"), limit: limit)
    }

    private static func diff(_ keys: inout BatchKeys) -> Read? {
        let other = keys.reference("with")
        return keys.requiredReference("ref").map { .diff($0, with: other) }
    }

    private static func edit(_ keys: inout BatchKeys, of word: Word) -> Edit {
        var edit = Edit()
        edit.document = keys.value("document")
        edit.title = keys.text("title")
        edit.summary = keys.text("summary")
        edit.tags = keys.texts("tags")
        edit.addedTags = keys.texts("tag") ?? []
        edit.set = (keys.members("set")?.members ?? []).map { ($0.key, .json($0.value)) }
        edit.deprecated = keys.value("deprecated")
        if word == .create {
            edit.kind = keys.text("kind")
        } else {
            edit.removedTags = keys.texts("untag") ?? []
            edit.reset = keys.texts("reset") ?? []
        }
        return edit
    }

    private static func list(_ keys: inout BatchKeys) -> ListRequest {
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
        if keys.isSet("deleted") { request.deleted = .only }
        return request
    }

    private static func subject(_ keys: inout BatchKeys) -> Subject {
        let (names, document) = (keys.names("ref"), keys.value("document"))
        if names != nil, document != nil {
            let words = "'ref' and 'document' can't be combined; validate each with its own line"
            keys.report(.rule(.conflict, words))
        }
        return document.map { .document($0) } ?? names.map { .named($0) } ?? .everything
    }

    private static func revision(_ key: String, _ keys: inout BatchKeys) -> RevisionNumber? {
        keys.integer(key, from: 1).flatMap { RevisionNumber($0) }
    }

    private static func both<First, Second>(
        _ first: First?, _ second: Second?, _ make: (First, Second) -> Write
    ) -> Write? {
        first.flatMap { first in second.map { make(first, $0) } }
    }
}
