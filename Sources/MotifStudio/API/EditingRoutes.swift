import MotifCatalog
import MotifCore
import MotifJSON

/// The routes that help to edit: what is wrong with a text, and what two people made of one document.
enum EditingRoutes {
    static let all: [Route] = [validate, merge]

    /// The patterns of a kind that are looked at while somebody types.
    private static let mostDependents = 50

    private static let validate = Route.post(
        "/api/validate",
        RouteDescription(
            summary: """
                Lists the problems of a document at their lines; for a kind, also what saving it would do to its \
                patterns.
                """,
            body: [
                "type": "object", "required": ["text"], "additionalProperties": false,
                "properties": ["text": ["type": "string", "description": "The JSON of a document."]],
            ], answer: ["$ref": "#/components/schemas/Validation"])
    ) { routed in
        let text = try routed.keys { $0.requiredText("text", for: "the JSON of a document") }
        return try routed.studio.pool.read { catalog in
            StudioAnswer(200, try catalog.read { try Self.validation(of: Array(text.utf8), $0) })
        }
    }

    private static func validation(of text: [UInt8], _ reader: CatalogReader) throws -> JSON {
        let json: JSON
        do throws(JSONError) {
            json = try JSONReader().read(text)
        } catch {
            let problem = Problem(.json(error), at: error.path ?? .root, position: error.position)
            return ["valid": false, "problems": [problem.json]]
        }
        let problems = try reader.problems(in: json).map { problem in
            Problem(problem.kind, at: problem.path, position: problem.position ?? problem.path.position(in: text))
        }
        var answer: JSONObject = ["valid": .boolean(problems.isEmpty), "problems": .array(problems.map(\.json))]
        let isKind = json["type"]?.string == DocumentType.kind.rawValue
        if problems.isEmpty, isKind, case .kind(let kind) = try Document(json) {
            let effects = try reader.effects(
                of: kind, on: try reader.screens(for: CheckRequest()), limit: Self.mostDependents)
            let count = try reader.count(ListRequest(.pattern, filter: "kind == '\(kind.metadata.name.slug)'"))
            answer["dependents"] = .array(effects.map(\.json))
            answer["dependentCount"] = .number(Double(count))
            if effects.contains(where: { !$0.problems.isEmpty }) { answer["valid"] = false }
        }
        return .object(answer)
    }

    private static let merge = Route.post(
        "/api/merge",
        RouteDescription(
            summary: "Merges a document that was edited with the newest revision, value by value, without saving it.",
            body: [
                "type": "object", "required": ["ref", "base", "document"], "additionalProperties": false,
                "properties": [
                    "ref": ["type": "string", "description": "The document."],
                    "base": ["type": "integer", "minimum": 1, "description": "The revision that was edited."],
                    "document": ["type": "object", "description": "What was made of it."],
                    "take": [
                        "type": "object", "additionalProperties": ["enum": ["ours", "theirs", "base"]],
                        "description": "Answers to conflicts, by their names.",
                    ],
                ],
            ], answer: ["$ref": "#/components/schemas/Merge"], failures: [404])
    ) { routed in
        let request = try routed.keys(MergeRequest.init)
        return try routed.studio.pool.read { catalog in
            StudioAnswer(200, try catalog.read { try Self.merged(request, $0) })
        }
    }

    /// A document that was edited, and the revision that it was made of.
    private struct MergeRequest {
        let name: DocumentName
        let base: RevisionNumber
        let document: JSONObject
        var answers: [String: MergeAnswer] = [:]

        init?(_ keys: inout OperationKeys) {
            for member in keys.members("take")?.members ?? [] {
                switch member.value.string {
                case "ours": answers[member.key] = .ours
                case "theirs": answers[member.key] = .theirs
                case "base": answers[member.key] = .base
                default:
                    let found = member.value.typeInWords
                    keys.report(.wrongType(expected: "ours, theirs, or base", found: found), at: "take")
                }
            }
            if keys.object["base"] == nil { keys.report(.missing(key: "base", for: "the revision that was edited")) }
            if keys.object["document"] == nil { keys.report(.missing(key: "document", for: "the edited document")) }
            let base = keys.integer("base", from: 1).flatMap { RevisionNumber($0) }
            let document = keys.members("document")
            guard let name = keys.requiredName("ref"), let base, let document else { return nil }
            (self.name, self.base, self.document) = (name, base, document)
        }
    }

    /// The merge of what was made of a revision with the newest one.
    private static func merged(_ request: MergeRequest, _ reader: CatalogReader) throws -> JSON {
        let json = JSONReader()
        let entry = try reader.entry(of: request.name)
        let versions = try [request.base, entry.newest].map { number in
            try json.read(try reader.canonicalText(of: DocumentReference(entry.name, revision: number)))
        }
        let merge = DocumentMerge(base: versions[0], ours: .object(request.document), theirs: versions[1]) {
            try? reader.kind($0)
        }.settled(request.answers)
        let document = merge.json ?? .null
        let problems = merge.conflicts.isEmpty ? try reader.problems(in: document) : []
        return [
            "ref": .string(entry.name.description), "revision": .number(Double(entry.newest.value)),
            "document": document, "conflicts": .array(merge.conflicts.map(\.json)),
            "problems": .array(problems.map(\.json)),
            "valid": .boolean(merge.conflicts.isEmpty && problems.isEmpty),
        ]
    }
}

extension RoutedRequest {
    /// Reads the keys of the body.
    ///
    /// - Throws: `StudioFailure` with 400 and all problems with them.
    func keys<Result>(_ read: (inout OperationKeys) -> Result?) throws(StudioFailure) -> Result {
        let json = try json()
        guard let object = json.object else {
            let problem = Problem.Kind.wrongType(expected: "an object", found: json.typeInWords)
            throw StudioFailure(OperationFailure(malformed: Problems(problem)))
        }
        return try OperationKeys.reading(object, read)
    }
}

extension OperationKeys {
    /// The text that a key must have.
    fileprivate mutating func requiredText(_ key: String, for what: String) -> String? {
        if object[key] == nil { report(.missing(key: key, for: what)) }
        return text(key)
    }
}

extension KindEffect {
    /// `{"ref", "problems", "checks": [{"check", "level", "before", "after"}]}`, with the numbers of failed cases.
    fileprivate var json: JSON {
        let checks = changes.map { change -> JSON in
            var object = JSONObject()
            object["check"] = (change.after ?? change.before).map { .string($0.check) }
            object["level"] = (change.after ?? change.before).map { .string($0.level.rawValue) }
            object["before"] = change.before.map { .number(Double($0.failed)) }
            object["after"] = change.after.map { .number(Double($0.failed)) }
            return .object(object)
        }
        return [
            "ref": .string(name.description), "problems": .array(problems.map(\.json)), "checks": .array(checks),
        ]
    }
}

extension MergeConflict {
    /// `{"value", "path", "base", "ours", "theirs"}`, as `motif merge` prints them.
    fileprivate var json: JSON {
        [
            "value": .string(shortPath), "path": .string(path.description), "base": base ?? .null,
            "ours": ours ?? .null, "theirs": theirs ?? .null,
        ]
    }
}
