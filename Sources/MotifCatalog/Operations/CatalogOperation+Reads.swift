import MotifCore
import MotifJSON
import MotifStore

extension CatalogOperation.Read {
    /// Returns the answer.
    ///
    /// - Parameters:
    ///   - reader: The catalog.
    ///   - past: Returns the catalog as it was.
    func answer(on reader: CatalogReader, _ past: (HistoryMoment) throws -> Catalog) throws -> OperationAnswer {
        switch self {
        case .get(let reference): try Self.get(try reader.text(of: reference), reader)
        case .list(let request): try Self.list(request, reader)
        case .validate(let subject): try Self.validate(subject, reader)
        case .log(let name, let limit): try Self.log(name, limit, reader)
        case .diff(let first, let second): OperationAnswer(try reader.difference(from: first, to: second).json)
        case .changes(let range): OperationAnswer(.array(try reader.documentChanges(in: range).map(\.json)))
        case .check(let request): try Self.check(request, reader)
        case .sample(let request): try Self.sample(request, reader)
        case .curve(let request): OperationAnswer(try CurveSheet(request).json)
        case .uses(let name): OperationAnswer(.array(try reader.uses(of: name).map(\.json)))
        case .changelog(let range): OperationAnswer(try reader.changelog(in: range).json)
        case .releases: OperationAnswer(.array(try reader.releases().reversed().map(\.json)))
        case .stats: OperationAnswer(try reader.statistics().json)
        case .past(let moment, let operation): try past(moment).read { try operation.answer(on: $0, past) }
        }
    }

    /// The stored text is copied as it is; only the JSON around it is written.
    private static func get(_ text: DocumentText, _ reader: CatalogReader) throws -> OperationAnswer {
        var members: [(String, JSON)] = [
            ("newest", .number(Double(text.entry.newest.value))), ("author", .string(text.note.author)),
            ("updated", .string(text.note.date.description)),
        ]
        if let kind = text.kind { members.append(("kindRevision", .number(Double(kind.number.value)))) }
        if text.revision == text.entry.newest { members += durations(try reader.store.durations(of: text.entry)) }
        return document(try reader.name(of: text), text.revision, members, text.canonical)
    }

    /// `"durations":{"dismiss":0.35,"present":0.7}` of a pattern that time drives.
    private static func durations(_ durations: [OperationDuration]) -> [(String, JSON)] {
        if durations.isEmpty { return [] }
        return [("durations", .object(JSONObject(durations.map { ($0.operation, .number($0.seconds)) })))]
    }

    private static func list(_ request: ListRequest, _ reader: CatalogReader) throws -> OperationAnswer {
        var answers: [OperationAnswer] = []
        try reader.store.documents(try reader.query(request)) { stored in
            var members: [(String, JSON)] = [
                ("updated", .string(stored.updated.description))
            ]
            if stored.entry.isDeleted { members.append(("deleted", true)) }
            members += durations(try reader.store.durations(of: stored.entry))
            answers.append(document(stored.entry.name, stored.entry.newest, members, stored.body))
        }
        return OperationAnswer(answers)
    }

    private static func validate(_ subject: CatalogOperation.Subject, _ reader: CatalogReader) throws -> OperationAnswer
    {
        var found: [JSON] = []
        func take(_ name: DocumentName?, _ problems: [Problem]) {
            for problem in problems {
                var object = problem.json.object ?? JSONObject()
                object["ref"] = name.map { .string($0.description) }
                found.append(.object(object))
            }
        }
        switch subject {
        case .everything: _ = try reader.problems { take($0, $1) }
        case .named(let names): for name in names { take(name, try reader.problems(of: name)) }
        case .document(let json): take(Document.name(of: json), try reader.problems(in: json))
        }
        return OperationAnswer(["problems": .array(found), "valid": .boolean(found.isEmpty)])
    }

    private static func log(_ name: DocumentName?, _ limit: Int?, _ reader: CatalogReader) throws -> OperationAnswer {
        var entries: [JSON] = []
        try reader.history(of: name, limit: limit) { entries.append($0.json) }
        return OperationAnswer(.array(entries))
    }

    /// `{"type":"pattern","slug":"expand","revision":2,…,"document":{…}}`
    private static func document(
        _ name: DocumentName, _ revision: RevisionNumber, _ members: [(String, JSON)], _ canonical: [UInt8]
    ) -> OperationAnswer {
        var text: [UInt8] = []
        text.reserveCapacity(canonical.count + 256)
        text += #"{"type":"\#(name.type.rawValue)","slug":"\#(name.slug)","revision":\#(revision)"#.utf8
        for (key, value) in members {
            text += #","\#(key)":"#.utf8
            value.writeCanonical(into: &text)
        }
        text += #","document":"#.utf8
        text += canonical
        text.append(UInt8(ascii: "}"))
        return OperationAnswer(text: text)
    }
}
