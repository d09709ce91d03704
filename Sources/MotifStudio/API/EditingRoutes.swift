import MotifCatalog
import MotifCore
import MotifJSON

/// The routes for editing: the problems of a text or an update, and merges.
enum EditingRoutes {
    static let all: [Route] = [validate, merge, name]

    /// The number of a kind's patterns that are checked while the user types.
    private static let maximumDependents = 50

    private static let validate = Route.post(
        "/api/validate",
        RouteDescription(
            summary: """
                Lists the problems of the text of a document at their lines, or those of an update, without saving it. \
                For a kind, also lists the effects of saving it on its patterns.
                """, answer: validationSchema, failures: [404]),
        body: ObjectFormat(Subject.init)
    ) { routed, subject in
        try routed.studio.read { StudioAnswer(200, try Self.validation(of: subject, $0)) }
    }

    /// A text, an update, or an update to the document in a text.
    private struct Subject: Sendable {
        let text: String?
        let update: DocumentUpdate?

        init?(_ keys: inout ObjectReader) {
            text = keys[.text("text", "The JSON of a document.")]
            update = keys[.update]
            if keys.object["text"] == nil, keys.object["update"] == nil {
                keys.report(.missing(key: "text", for: "the JSON of a document"))
                return nil
            }
        }

        /// The problems of a document or, without one, of the update.
        func problems(with document: JSON?, _ reader: CatalogReader) throws -> [Problem] {
            if let update { return try reader.problems(of: update, with: document) }
            return try document.map { try reader.problems(in: $0) } ?? []
        }
    }

    private static let validationSchema = JSONSchema.object([
        "valid": .boolean, "problems": .list(of: .problem), "dependentCount?": .count,
        "dependents?": .list(
            of: .object(["ref": .text, "problems": .list(of: .problem), "checks": .list(of: .record)])),
    ])

    /// The first problems; nobody reads more than an import lists.
    private static func json(of problems: [Problem]) -> JSON {
        .array(problems.prefix(ImportProblems.limit).map(\.json))
    }

    private static func validation(of problems: [Problem]) -> JSON {
        ["valid": .boolean(problems.isEmpty), "problems": json(of: problems)]
    }

    private static func validation(of subject: Subject, _ reader: CatalogReader) throws -> JSON {
        guard let text = subject.text.map({ Array($0.utf8) }) else {
            return validation(of: try subject.problems(with: nil, reader))
        }
        let json: JSON
        do throws(JSONError) {
            json = try JSONReader().read(text)
        } catch {
            let problem = Problem(.json(error), at: error.path ?? .root, position: error.position)
            return validation(of: [problem])
        }
        let problems = try subject.problems(with: json, reader).prefix(ImportProblems.limit).map { problem in
            Problem(problem.kind, at: problem.path, position: problem.position ?? problem.path.position(in: text))
        }
        var answer = validation(of: problems).object ?? [:]
        if problems.isEmpty, let type = Document.name(of: json)?.type, type == .kind || type == .value {
            let (effects, count) = try reader.effects(
                ofSaving: json, on: try reader.screens(for: CheckRequest()), limit: Self.maximumDependents)
            answer["dependents"] = .array(effects.map(\.json))
            answer["dependentCount"] = .integer(count)
            if effects.contains(where: { !$0.problems.isEmpty }) { answer["valid"] = false }
        }
        return .object(answer)
    }

    private static let name = Route.get(
        "/api/name",
        RouteDescription(
            summary: "Suggests a name for a title that no other document has.",
            answer: .object(["slug": .text])),
        keys: ObjectFormat { keys -> (DocumentType, String)? in
            let type: DocumentType? = keys[.word("type", "type", "The type of the document: pattern by default.")]
            let title = keys.required(.text("title", "The title."), is: "the title of the document")
            return title.map { (type ?? .pattern, $0) }
        }
    ) { routed, keys in
        let (type, title) = keys
        let start = Slug.suggestion(for: title)?.text ?? type.rawValue
        return try routed.studio.read { reader in
            let stem = start.prefix(Slug.maximumLength - 8)
            let numbered = (2...999).lazy.compactMap { Slug.suggestion(for: "\(stem) \($0)")?.text }
            let isFree = { (text: String) in
                Slug(text).map { (try? reader.entry(of: DocumentName(type, $0))) == nil } ?? false
            }
            let free = isFree(start) ? start : numbered.first(where: isFree)
            return StudioAnswer(200, ["slug": .string(free ?? start)])
        }
    }

    private static let merge = Route.post(
        "/api/merge",
        RouteDescription(
            summary: "Merges a document that was edited with the newest revision, value by value, without saving it.",
            answer: .object([
                "ref": .text, "revision": .revision, "document": .anything, "conflicts": .list(of: .record),
                "problems": .list(of: .problem), "valid": .boolean,
            ]),
            failures: [404]),
        body: ObjectFormat(MergeRequest.init)
    ) { routed, request in
        try routed.studio.read { StudioAnswer(200, try Self.merged(request, $0)) }
    }

    /// An edited document, and the revision that it is based on.
    private struct MergeRequest: Sendable {
        let name: DocumentName
        let base: RevisionNumber
        let document: JSONObject
        var answers: [String: MergeAnswer] = [:]

        init?(_ keys: inout ObjectReader) {
            let name = keys.required(.name, is: "the document")
            let base = keys.required(
                .revision("base", "The revision that was edited."), is: "the revision that was edited")
            let document = keys.required(.members("document", "The edited document."), is: "the edited document")
            let take = keys[.members("take", of: .choice(Self.choices), "Answers to conflicts, by their names.")]
            for member in take?.members ?? [] {
                switch member.value.string {
                case "ours": answers[member.key] = .ours
                case "theirs": answers[member.key] = .theirs
                case "base": answers[member.key] = .base
                default:
                    let found = member.value.typeInWords
                    keys.report(.wrongType(expected: "ours, theirs, or base", found: found), at: "take")
                }
            }
            guard let name, let base, let document else { return nil }
            (self.name, self.base, self.document) = (name, base, document)
        }

        private static let choices = ["ours", "theirs", "base"]
    }

    /// Merges an edited revision with the newest one.
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
            "ref": .string(entry.name.description), "revision": .integer(entry.newest.value),
            "document": document, "conflicts": .array(merge.conflicts.map(\.json)), "problems": Self.json(of: problems),
            "valid": .boolean(merge.conflicts.isEmpty && problems.isEmpty),
        ]
    }
}

extension ObjectKey where Value == DocumentUpdate {
    /// The keys of the operation `update`.
    fileprivate static var update: Self {
        let format = ObjectFormat { DocumentUpdate(&$0) }
        return Self("update", format.schema(), query: nil, "The keys of the operation 'update'.") { keys, key in
            keys.members(key).flatMap { members in
                keys.collect { () throws(Problems) in try format.read(members) }
            }
        }
    }
}

extension DependentEffect {
    /// `{"ref", "problems", "checks": [{"check", "level", "before", "after"}]}`, with the numbers of failed cases.
    fileprivate var json: JSON {
        return [
            "ref": .string(name.description), "problems": .array(problems.map(\.json)),
            "checks": .array(changes.map(\.json)),
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
