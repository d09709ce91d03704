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
        return try save(draft.json, besides: draft.problems, to: entry, as: action)
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
    func write(
        _ document: Document, to entry: CatalogEntry?, as action: WriteOutcome.Action
    ) throws -> WriteOutcome {
        let prepared = try prepared(document)
        let kind = try prepared.kind.flatMap { try kinds.newest($0)?.key }
        if let entry, entry.holds(prepared), try kinds.areChoreographedAlike(entry.kind, kind) {
            return WriteOutcome(entry, .unchanged)
        }
        let revision: NewRevision =
            entry.map { .revise($0, prepared, kind: kind) } ?? .create(prepared, kind: kind)
        guard case .kind(let new) = document else {
            return WriteOutcome(try revisions.save(revision), action)
        }
        let old = try entry.flatMap { try kinds.kind($0.key) }
        let saved = try revisions.save(revision)
        kinds.forgetNewest()
        if let old, !new.hasSameMotion(as: old.json) { changedKinds.append(saved.id) }
        return WriteOutcome(saved, action)
    }

    /// A checked document with what the indexes have of it, as the newest revision of its kind has it.
    func prepared(_ document: Document) throws -> PreparedDocument {
        guard case .pattern(let pattern) = document else { return PreparedDocument(document) }
        let kind = try kinds.newest(pattern.kind)?.key
        return PreparedDocument(document, durations: try kinds.durations(of: document, kind: kind))
    }

    /// Checks the patterns of every changed kind against it, and ties them to its newest revision.
    ///
    /// - Returns: The documents that were written.
    /// - Throws: `Problems` of the first pattern that no longer fits its kind, with those of the others.
    func updateDependents() throws -> [WriteOutcome] {
        var outcomes: [WriteOutcome] = []
        var misfits: [Problems] = []
        for id in changedKinds {
            var patterns: [StoredDocument] = []
            try store.patterns(of: id) { patterns.append($0) }
            for pattern in patterns {
                switch try updateDependent(pattern) {
                case .success(let outcome): outcomes.append(outcome)
                case .failure(let problems): misfits.append(problems)
                }
            }
        }
        if let first = misfits.first {
            throw Problems(first.problems, of: first.document, amongMisfits: misfits)
        }
        changedKinds = []
        return outcomes.filter { $0.action != .unchanged }
    }

    private func updateDependent(_ pattern: StoredDocument) throws -> Result<WriteOutcome, Problems> {
        let text = try json.read(pattern.body)
        let answer = try kinds.answer(for: text)
        let document: Document
        do throws(Problems) {
            document = try Document(text, kind: answer)
        } catch {
            return .failure(Problems(error.problems, of: pattern.entry.name))
        }
        return .success(try write(document, to: pattern.entry, as: .updated))
    }
}

extension CatalogEntry {
    /// Whether the document is this text.
    func holds(_ text: PreparedDocument) -> Bool { !isDeleted && digest == text.digest }
}

extension CatalogReader {
    /// A document with an edit, whose problems the draft has.
    func draft(
        _ object: JSONObject, of name: DocumentName, _ edit: (inout Draft) throws -> Void
    ) throws -> Draft {
        let kind = Pattern.kind(of: .object(object))
        var draft = Draft(name, object, of: try kind.flatMap { try kinds.newest($0)?.kind })
        try edit(&draft)
        return draft
    }

    /// A document without problems, whose references exist.
    func checked(_ json: JSON, besides problems: [Problem] = []) throws -> Document {
        let answer = try kinds.answer(for: json)
        let document: Document
        do throws(Problems) {
            document = try Document(json, kind: answer)
        } catch {
            // A value that was refused is not missing as well.
            let refused = Set(problems.map(\.path))
            let others = error.problems.filter { problem in
                guard case .missing(let key, _) = problem.kind else { return true }
                return !refused.contains(problem.path) && !refused.contains(problem.path.appending(key: key))
            }
            throw Problems(problems + (try namingDeletedKind(in: others)))
        }
        guard problems.isEmpty else { throw Problems(problems) }
        let missing = try missingReferences(document)
        if !missing.isEmpty { throw Problems(missing) }
        return document
    }
}
