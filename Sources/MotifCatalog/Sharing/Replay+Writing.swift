import MotifCore
import MotifJSON
import MotifStore

/// What came of changes that were made again.
struct ReplayOutcome {
    /// The number of changes that were written.
    var written = 0
    /// The number of changes that had nothing left to write.
    var absorbed = 0
}

extension Replay {
    /// Makes the changes.
    ///
    /// What a document was in between need not fit: then the next revision of it has its values. What it is at the end
    /// must.
    /// - Throws: `MergeStop`; `MergeAnswerError`.
    func write(
        with answers: inout MergeAnswers, renaming releases: [ReleaseName: ReleaseName] = [:], to writer: HistoryWriter
    ) throws -> ReplayOutcome {
        var outcome = ReplayOutcome()
        var stop = ReplayStop()
        let last = history.changes.lastIndex { $0.release == nil }
        var moved: [Int: Int] = [:]
        for (index, change) in history.changes.enumerated() {
            let before = try writer.reader.head()
            try writer.write(as: Reversal.renumbered(change.note, moved)) { revisions in
                guard let release = change.release else {
                    return try write(change, CatalogWriter(revisions), isLast: index == last, &answers, &stop)
                }
                let name = releases[release] ?? release
                guard let other = try revisions.reader.release(name) else {
                    _ = try revisions.release(name)
                    return
                }
                // The same release came another way.
                if other.note != change.note || name != release { stop.takenReleases.append(release) }
            }
            let head = try writer.reader.head()
            if let number = change.number { moved[number] = head?.number }
            if head == before { outcome.absorbed += 1 } else { outcome.written += 1 }
        }
        if let error = answers.unused.first { throw error }
        guard stop.isEmpty else {
            throw MergeStop(
                conflicts: stop.conflicts, changedValues: changedValues,
                problems: stop.conflicts.isEmpty ? stop.problems : [], takenReleases: stop.takenReleases,
                unusedAnswers: [])
        }
        return outcome
    }

    private func write(
        _ change: ReplayedHistory.Change, _ writer: CatalogWriter, isLast: Bool, _ answers: inout MergeAnswers,
        _ stop: inout ReplayStop
    ) throws {
        var leaving: Set<DocumentID> = []
        for revision in change.revisions where revision.text == nil {
            guard let target = target(of: revision.document) else { continue }
            // A document that the other side has kept doesn't leave.
            if try merged(revision, &answers, in: writer)?.json == nil { leaving.insert(target) }
        }
        var waiting = WaitingRevisions()
        for revision in change.revisions {
            waiting.remove(revision.document)
            if let failure = try write(revision, writer, leaving: leaving, &answers) { waiting.add(revision, failure) }
        }
        // The other side can have exchanged names, or made references that want another order.
        while let tried = waiting.next() {
            for (revision, failure) in tried {
                if failure.isFinal {
                    waiting.add(revision, failure)
                } else if let failure = try write(revision, writer, leaving: leaving, &answers) {
                    waiting.add(revision, failure)
                }
            }
        }
        for (revision, failure) in waiting.revisions where revision.isLast || failure.isFinal { stop.add(failure) }
        try updateDependents(writer, isLast: isLast, &stop)
    }

    /// Updates the dependents of what was changed. A pattern that fits its kind at the end need not fit it before.
    private func updateDependents(_ writer: CatalogWriter, isLast: Bool, _ stop: inout ReplayStop) throws {
        writer.changedSources = stop.misfitSources + writer.changedSources
        stop.misfitSources = []
        do {
            _ = try writer.updateDependents()
        } catch let problems as Problems {
            if isLast { stop.add(problems) } else { stop.misfitSources = writer.changedSources }
            writer.changedSources = []
        }
    }

    /// Writes a document as a change left it, merged with what is here.
    ///
    /// - Returns: Why nothing was written, if it can't be.
    private func write(
        _ revision: ReplayedHistory.Revision, _ writer: CatalogWriter, leaving: Set<DocumentID>,
        _ answers: inout MergeAnswers
    ) throws -> ReplayFailure? {
        guard let subject = history.subject(revision.document),
            let merge = try merged(revision, &answers, in: writer)
        else { return nil }
        let names = try names(of: subject, in: writer)
        if revision.isLast, !merge.conflicts.isEmpty, let name = names.first {
            return .conflicts(merge.conflicts.map { conflict($0, of: subject, name) })
        }
        let entry = try target(of: revision.document).flatMap { try writer.store.entry(of: $0) }
        do {
            guard let json = keepingWhatIsHere(merge, of: revision.document) else {
                guard let entry, !entry.isDeleted else { return nil }
                try writer.refuseIfInUse(entry, except: leaving)
                _ = try writer.delete(entry)
                return nil
            }
            switch try freeName(for: json, of: subject, writer, &answers) {
            case .success(let named): try write(named, of: revision.document, to: entry, writer)
            case .failure(let failure): return failure
            }
        } catch let problems as Problems {
            return .problems(names.first.map { Problems(problems.problems, of: $0) } ?? problems)
        } catch let failure as ReplayFailure {
            return failure
        }
        return nil
    }

    private func write(
        _ json: JSON, of replayed: DocumentID, to entry: CatalogEntry?, _ writer: CatalogWriter
    ) throws {
        var document = try writer.checked(json)
        let name = document.metadata.name
        if let entry, !entry.isDeleted, entry.name != name {
            // Patterns of changed kinds may have their new texts later in the change.
            let changedSources = writer.changedSources
            writer.changedSources = []
            defer { writer.changedSources = changedSources + writer.changedSources }
            do {
                try writer.rename(entry.name, to: name.slug)
            } catch let problems as Problems {
                throw ReplayFailure.rename(problems)
            }
            // Only now does a chain of aliases that leads back to the document have its new name.
            document = try writer.checked(json)
        }
        let current = try entry.flatMap { try writer.store.entry(of: $0.id) }
        let action: WriteOutcome.Action =
            current == nil ? .created : current?.isDeleted == true ? .restored : .updated
        _ = try writer.write(document, to: current, as: action)
        if current == nil, let created = try writer.store.entry(of: name) { setTarget(of: replayed, to: created.id) }
    }

    /// The document with a name that no other document has, which an answer may give.
    private func freeName(
        for json: JSON, of subject: ReplayedHistory.Subject, _ writer: CatalogWriter, _ answers: inout MergeAnswers
    ) throws -> Result<JSON, ReplayFailure> {
        let target = target(of: subject.document)
        func isTaken(_ json: JSON) throws -> Bool {
            guard let name = Document.name(of: json), let holder = try writer.store.entry(of: name) else {
                return false
            }
            return holder.id != target
        }
        guard let name = Document.name(of: json), try isTaken(json) else { return .success(json) }
        let base = subject.base?.document.metadata.name.slug
        let present = try target.flatMap { try writer.store.entry(of: $0) }?.name.slug
        let slugs: (ours: Slug?, theirs: Slug?) = side == .ours ? (name.slug, present) : (present, name.slug)
        let conflict = MergeConflict(nameTaken: base, ours: slugs.ours, theirs: slugs.theirs)
        if let answer = try answers.answer(to: conflict, of: [name] + names(of: subject, in: writer)),
            let slug = conflict.value(for: answer)
        {
            var object = json.object ?? JSONObject()
            object["slug"] = slug
            if try !isTaken(.object(object)) { return .success(.object(object)) }
        }
        return .failure(.conflicts([self.conflict(conflict, of: subject, name)]))
    }
}

/// Why a document can't be written as a change left it.
private enum ReplayFailure: Error {
    case conflicts([CatalogConflict])
    case problems(Problems)
    /// A document that refers to a renamed one; not all of them have the new name.
    case rename(Problems)

    var isFinal: Bool {
        if case .rename = self { return true }
        return false
    }
}

/// Revisions of a change that can't be written before others of it.
private struct WaitingRevisions {
    private(set) var revisions: [(ReplayedHistory.Revision, ReplayFailure)] = []
    private var tried = Int.max

    mutating func add(_ revision: ReplayedHistory.Revision, _ failure: ReplayFailure) {
        revisions.append((revision, failure))
    }

    /// Removes a document that has a later revision in the change.
    mutating func remove(_ document: DocumentID) {
        if !revisions.isEmpty { revisions.removeAll { $0.0.document == document && !$0.1.isFinal } }
    }

    /// The revisions to be tried again; `nil` if that has no more use.
    mutating func next() -> [(ReplayedHistory.Revision, ReplayFailure)]? {
        guard !revisions.isEmpty, revisions.count < tried else { return nil }
        tried = revisions.count
        defer { revisions = [] }
        return revisions
    }
}

/// What keeps changes from being made again.
private struct ReplayStop {
    var conflicts: [CatalogConflict] = []
    var problems: [Problems] = []
    var takenReleases: [ReleaseName] = []
    /// Changed kinds and shared values with patterns that don't fit them so far.
    var misfitSources: [DocumentID] = []

    var isEmpty: Bool { conflicts.isEmpty && problems.isEmpty && takenReleases.isEmpty }

    mutating func add(_ failure: ReplayFailure) {
        switch failure {
        case .conflicts(let found): conflicts += found
        case .problems(let found), .rename(let found): add(found)
        }
    }

    /// Adds the problems of a document once, whether they were found in its own revision or in that of its kind.
    mutating func add(_ found: Problems) {
        for one in found.misfits.isEmpty ? [found] : found.misfits
        where one.document == nil || !problems.contains(where: { $0.document == one.document }) {
            problems.append(one)
        }
    }
}
