import MotifCore
import MotifJSON
import MotifStore

extension CatalogWriter {
    /// Checks an edited document and writes it; tells what was wrong with the edit together with the rest.
    func save(_ edited: Edit.Applied, to entry: CatalogEntry? = nil, as action: Outcome.Action) throws -> Outcome {
        try save(edited.json, besides: edited.problems, to: entry, as: action)
    }

    /// Checks a document and writes it, unless it is what the catalog has already.
    ///
    /// - Parameters:
    ///   - problems: What is wrong already; nothing is written then.
    ///   - entry: The document that it becomes a revision of; looked up by its name where there is none.
    func save(
        _ json: JSON, besides problems: [Problem] = [], to entry: CatalogEntry? = nil, as action: Outcome.Action
    ) throws -> Outcome {
        let result = try Document.read(json, kind: reader.kinds.answer)
        guard problems.isEmpty, let document = result.document else { throw Problems(problems + result.problems) }
        let missing = try reader.missingReferences(document)
        if !missing.isEmpty { throw Problems(missing) }
        let entry = try entry ?? store.reader.entry(of: document.metadata.name)
        return try save(document, to: entry, as: action)
    }

    /// Writes a checked document whose references exist.
    func save(_ document: Document, to entry: CatalogEntry?, as action: Outcome.Action) throws -> Outcome {
        let text = PreparedText(document.body)
        let kind = try text.kind.flatMap { try reader.kinds.newest($0)?.key }
        if let entry, !entry.isDeleted, entry.digest == text.digest, entry.kind == kind {
            return Outcome(name: entry.name, revision: entry.newest, action: .unchanged)
        }
        let before = try entry.flatMap { try store.reader.revision($0.key)?.body }
        let target: NewRevision.Target = entry.map { .existing($0) } ?? .new
        let saved = try store.save(NewRevision(text, to: target, kind: kind))
        if case .kind(let kind) = document {
            reader.kinds.forgetNewest()
            if try before.map({ try !kind.movesLike(reader.json.read($0)) }) ?? false { changedKinds.append(saved.id) }
        }
        return Outcome(name: saved.name, revision: saved.newest, action: action)
    }

    /// Checks the patterns of every changed kind against it, and writes each anew against the kind as it is now.
    ///
    /// - Returns: What was written.
    /// - Throws: `Problems` of the first pattern that does not fit the kind any more.
    @discardableResult
    public func updateDependents() throws -> [Outcome] {
        var outcomes: [Outcome] = []
        for id in changedKinds {
            var patterns: [StoredDocument] = []
            try store.reader.patterns(of: id) { patterns.append($0) }
            for pattern in patterns { outcomes.append(try updateDependent(pattern)) }
        }
        changedKinds = []
        return outcomes.filter { $0.action != .unchanged }
    }

    private func updateDependent(_ pattern: StoredDocument) throws -> Outcome {
        do {
            return try save(try reader.json.read(pattern.body), to: pattern.entry, as: .updated)
        } catch let problems as Problems {
            throw Problems(problems.problems, of: pattern.entry.name)
        }
    }
}
