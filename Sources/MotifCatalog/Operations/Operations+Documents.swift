import MotifCore
import MotifJSON
import MotifStore
import MotifText

// The operations that read documents and their history.
extension OperationDefinition {
    package static let list = OperationDefinition(
        "list", title: "List Documents", .reads,
        """
        Lists patterns, kinds, items, devices, or values that match words, tags, or a formula. Each has its parameters, \
        tags, kind, revision, and total duration.
        """,
        brief: [BriefValue("limit", 50)], result: .list(of: .row)
    ) { keys in
        var request = ListRequest()
        if let type = keys[.documentType] { request.type = type }
        let search = "Only documents whose slug, title, summary, or tags have words starting with these."
        request.search = keys[.text("search", search)]
        request.tags = keys[.havingTags] ?? []
        request.filter = keys[.filter]
        let sort =
            "Sort by slug, title, updated, revision, kind, totalDuration, or a parameter; a - before it reverses the order."
        if let text = keys[.text("sort", sort)] { request.order = DocumentOrder(text) }
        request.limit = keys[.integer("limit", from: 0, "Maximum number of documents.")]
        request.offset = keys[.integer("offset", from: 0, "The number of documents to leave out at the start.")] ?? 0
        if keys[.flag("deleted", "List deleted documents instead.")] == true { request.deleted = .only }
        let isShort = keys[.flag("short", "Leaves out parameters, durations, and sources.")] == true
        return .read { [request] reader in
            var rows: [JSON] = []
            try reader.list(request) { rows.append(isShort ? $0.shortRow : $0.row) }
            return OperationAnswer(.array(rows))
        }
    }

    package static let show = OperationDefinition(
        "show", title: "Show Document", .reads,
        """
        Shows a document in its newest or an older revision. A pattern has the values of its parameters; a kind has \
        their types, units, bounds, defaults, and descriptions, and the layers, tracks, and formulas of the motion.
        """,
        result: .entry
    ) { keys in
        keys.required(.reference, is: .reference).map { reference in .read { try $0.answer(showing: reference) } }
    }

    package static let log = OperationDefinition(
        "log", title: "Show History", .reads,
        """
        Shows who changed a document, when, and why, newest first; without 'ref', all documents and releases.
        """,
        brief: [BriefValue("limit", 20)], result: .list(of: .logEntry)
    ) { keys in
        let name = keys[.name]
        let limit = keys[.integer("limit", from: 0, "Maximum number of entries.")]
        return .read { OperationAnswer(try $0.historyJSON(of: name, limit: limit)) }
    }

    package static let diff = OperationDefinition(
        "diff", title: "Compare Revisions", .reads,
        """
        Compares two revisions of a document, or two documents of one type: every value that differs, and the effect of \
        a changed kind on the motion. Without 'with', compares with the revision before the last change, or an older \
        revision with the newest one. With 'range', compares two states of the catalog instead, and lists the documents \
        that differ.
        """,
        result: .either([
            .object([
                "entries": .list(of: .record).described("Each has path, old, new, oldText, and newText."),
                "from": .record, "kind?": .record, "to": .record,
            ]), .list(of: .record),
        ])
    ) { keys in
        let range = keys[.range("Two states of the catalog instead")]
        let (first, second) = (keys[.reference], keys[.reference("with", "The other revision or document.")])
        for other in ["ref", "with"] { keys.exclude([other, "range"]) }
        if let range {
            return .read { OperationAnswer(.array(try $0.documentChanges(in: range).map(\.json))) }
        }
        if keys.object["ref"] == nil, keys.object["range"] == nil {
            keys.report(.missing(key: "ref", for: .reference))
        }
        return first.map { first in .read { OperationAnswer(try $0.difference(from: first, to: second).json) } }
    }

    package static let uses = OperationDefinition(
        "uses", title: "List Uses", .reads, "Lists the documents that refer to a document, and where they do.",
        result: .list(
            of: .object(["places": .list(of: .text), "revision": .revision, "slug": .text, "type": .documentType]))
    ) { keys in
        keys.required(.name, is: .reference).map { name in
            .read { OperationAnswer(.array(try $0.uses(of: name).map(\.json))) }
        }
    }

    package static let validate = OperationDefinition(
        "validate", title: "Validate Documents", .reads,
        """
        Lists the problems of documents in the catalog, or of one that isn't saved. An empty list means that there are \
        none. Without keys, the whole catalog is validated.
        """,
        result: .list(of: .problem)
    ) { keys in
        let names = keys[.names]
        let document = keys[.json("document", .anything, "A whole document instead.")]
        keys.exclude(["ref", "document"])
        return .read { reader in
            var found: [JSON] = []
            func add(_ name: DocumentName?, _ problems: [Problem]) {
                found += problems.map { $0.json(of: name) }
            }
            if let document {
                add(Document.name(of: document), try reader.problems(in: document))
            } else if let names {
                for name in names { add(name, try reader.problems(of: name)) }
            } else {
                _ = try reader.problems { add($0, $1) }
            }
            return OperationAnswer(.array(found))
        }
    }
}

extension String {
    /// What a required reference is.
    fileprivate static let reference = "[type:]slug[@revision] of the document"
}

extension ObjectKey where Value == DocumentType {
    /// The type of the documents.
    fileprivate static var documentType: Self {
        let known = DocumentType.allCases.flatMap { [$0.rawValue, $0.plural] }
        return Self("type", .choice(known), "Type of the documents; patterns by default.") { keys, key in
            guard let text = keys.text(key) else { return nil }
            if let type = DocumentType(rawValue: text) ?? DocumentType(plural: text) { return type }
            keys.report(.unknown("type", text, among: DocumentType.allCases.map(\.plural)), at: key)
            return nil
        }
    }
}
