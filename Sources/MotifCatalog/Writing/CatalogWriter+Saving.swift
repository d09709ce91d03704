import MotifCore
import MotifJSON
import MotifStore

extension CatalogWriter {
    /// Applies an edit to a document and writes it; problems of the edit are reported together with the others.
    ///
    /// - Parameters:
    ///   - object: The document that the edit starts with.
    ///   - entry: As in `save(_:besides:to:as:)`.
    func save(
        _ object: JSONObject, of name: DocumentName, _ edit: (inout Draft) throws -> Void,
        to entry: CatalogEntry? = nil, as action: WriteOutcome.Action
    ) throws -> WriteOutcome {
        let draft = try draft(object, of: name, edit)
        let json = try draft.accepted.isEmpty ? draft.json : limited(draft.json, draft.accepted)
        return try save(json, besides: draft.problems, to: entry, as: action)
    }

    /// A pattern in which the checks that an edit accepts may fail as much as they do now on all devices, and no more.
    private func limited(_ json: JSON, _ accepted: Set<String>) throws -> JSON {
        let screens = try devices().flatMap { device in Orientation.allCases.map { Screen(device, held: $0) } }
        guard !screens.isEmpty, var object = json.object, let accepts = object["accepts"]?.array,
            let motion = try? unsavedMotion(of: json).motion
        else { return json }
        let results = CheckRun(motion).results(on: screens)
        object["accepts"] = .array(
            accepts.map { acceptance in
                guard var members = acceptance.object, let check = members["check"]?.string, accepted.contains(check),
                    let limit = results.first(where: { $0.check == check })?.limit.json.object
                else { return acceptance }
                for member in limit.members { members[member.key] = member.value }
                return .object(members)
            })
        return .object(object)
    }

    /// Checks a document and writes it, then updates its dependents.
    ///
    /// - Parameters:
    ///   - problems: Problems found before; if there are any, nothing is written.
    ///   - entry: The document that it becomes a revision of; `nil` to look it up by its name.
    func save(
        _ json: JSON, besides problems: [Problem] = [], to entry: CatalogEntry? = nil, as action: WriteOutcome.Action
    ) throws -> WriteOutcome {
        let document = try checked(json, besides: problems)
        let entry = try entry ?? store.entry(of: document.metadata.name)
        var outcome = try write(document, to: entry, as: action)
        outcome.dependents = try updateDependents()
        return outcome
    }

    /// Writes a checked document whose references exist, unless it is the same already. Its dependents are left to
    /// `updateDependents`.
    func write(_ document: Document, to entry: CatalogEntry?, as action: WriteOutcome.Action) throws -> WriteOutcome {
        let prepared = try prepared(document)
        let kind = try prepared.kind.flatMap { try kinds.newest($0)?.key }
        if let entry, entry.holds(prepared), try kinds.areChoreographedAlike(entry.kind, kind) {
            return WriteOutcome(entry, .unchanged)
        }
        let revision: NewRevision =
            entry.map { .revise($0, prepared, kind: kind) } ?? .create(prepared, kind: kind)
        let hasNewMeaning = try entry.map { try isNew(document, for: $0) } ?? false
        let saved = try revisions.save(revision)
        forgetNewest(document.metadata.name.type)
        if hasNewMeaning { changedSources.append(saved.id) }
        return WriteOutcome(saved, action)
    }

    /// Whether a kind moves otherwise than its newest revision, or a shared value is another one.
    private func isNew(_ document: Document, for entry: CatalogEntry) throws -> Bool {
        switch document {
        case .kind(let kind): try kinds.kind(entry.key).map { !kind.hasSameMotion(as: $0.json) } ?? false
        case .value(let value): try values.value(entry.key).map { !value.hasSameValue(as: $0) } ?? false
        case .pattern, .item, .device: false
        }
    }

    /// Forgets which revisions are the newest, after a document was written.
    func forgetNewest(_ type: DocumentType) {
        if type == .kind { kinds.forgetNewest() }
        if type == .value { values.forgetNewest() }
    }

    /// A checked document with what the indexes have of it, as the newest revision of its kind has it.
    func prepared(_ document: Document) throws -> PreparedDocument {
        guard case .pattern(let pattern) = document else { return PreparedDocument(document) }
        let kind = try kinds.newest(pattern.kind)?.key
        return PreparedDocument(document, durations: try kinds.durations(of: document, kind: kind))
    }

    /// Checks the dependents of every changed kind and shared value against it, and ties them to its newest revision.
    ///
    /// - Returns: The documents that were written.
    /// - Throws: `Problems` of the first document that no longer fits, with those of the others.
    /// - Complexity: O(*n*) in the number of dependents, each of which is written once.
    func updateDependents() throws -> [WriteOutcome] {
        var outcomes: [WriteOutcome] = []
        var misfits: [Problems] = []
        for dependent in changedSources.isEmpty ? [] : try store.dependents(of: changedSources) {
            switch try updateDependent(dependent) {
            case .success(let outcome): outcomes.append(outcome)
            case .failure(let problems): misfits.append(problems)
            }
        }
        if let first = misfits.first {
            throw Problems(first.problems, of: first.document, amongMisfits: misfits)
        }
        changedSources = []
        return outcomes.filter { $0.action != .unchanged }
    }

    private func updateDependent(_ stored: StoredDocument) throws -> Result<WriteOutcome, Problems> {
        let document: Document
        do {
            document = try self.document(try json.read(stored.body))
        } catch let error as Problems {
            return .failure(Problems(error.problems, of: stored.entry.name))
        }
        return .success(try write(document, to: stored.entry, as: .updated))
    }
}

extension CatalogEntry {
    /// Whether the document is this text.
    func holds(_ text: PreparedDocument) -> Bool { !isDeleted && digest == text.digest }
}

extension CatalogReader {
    /// A document with an edit, whose problems the draft has.
    func draft(_ object: JSONObject, of name: DocumentName, _ edit: (inout Draft) throws -> Void) throws -> Draft {
        let kind = Pattern.kind(of: .object(object))
        var draft = Draft(name, object, of: try kind.flatMap { try kinds.newest($0)?.kind })
        try edit(&draft)
        return draft
    }

    /// A document without problems, whose references exist.
    func checked(_ json: JSON, besides problems: [Problem] = []) throws -> Document {
        let document = try self.document(json, besides: problems)
        let missing = try missingReferences(document)
        if !missing.isEmpty { throw Problems(missing) }
        return document
    }

    /// A document with its aliases resolved, without problems of its own.
    ///
    /// - Parameters:
    ///   - answer: Its kind; `nil` for the newest revision.
    ///   - resolver: What aliases mean; `nil` for the newest revisions.
    func document(
        _ json: JSON, kind answer: Document.KindAnswer? = nil, resolver: ValueResolver? = nil,
        besides problems: [Problem] = []
    ) throws -> Document {
        let answer = try answer ?? kinds.answer(for: json)
        let resolved = try (resolver ?? values.resolver).resolve(json, kind: answer)
        let problems = problems + resolved.problems
        let document: Document
        do throws(Problems) {
            document = try Document(spelled: resolved.json, kind: answer) { onLoss?($0) }
        } catch {
            // A value that was refused is not missing as well.
            let refused = Set(problems.map(\.path))
            let others = error.problems.filter { problem in
                guard case .missing(let key, _) = problem.kind else { return true }
                return !refused.contains(problem.path) && !refused.contains(problem.path.appending(key: key))
            }
            throw Problems(try (problems + namingDeletedKind(in: others)).map { try namingValue(in: $0, of: json) })
        }
        guard problems.isEmpty else { throw Problems(problems) }
        return document
    }

    /// A problem of a word that is the name of a shared value, with a hint at its braces.
    private func namingValue(in problem: Problem, of json: JSON) throws -> Problem {
        let given = problem.path.elements.reduce(json as JSON?) { found, element in
            if case .key(let key) = element { found?[key] } else { nil }
        }
        guard let slug = given?.string.flatMap({ Slug($0) }), try values.newest(slug) != nil else { return problem }
        let message = "Write '\(ValueAlias(slug).text)' for the shared value: \(problem.message)"
        return Problem(.rule(problem.code, message), at: problem.path)
    }
}
