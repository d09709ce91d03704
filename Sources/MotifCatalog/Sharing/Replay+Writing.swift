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
    /// - Throws: `MergeStop`; `MergeAnswerError`.
    func write(
        with answers: inout MergeAnswers, renaming releases: [ReleaseName: ReleaseName] = [:], to writer: HistoryWriter
    ) throws -> ReplayOutcome {
        var outcome = ReplayOutcome()
        var stop = ReplayStop()
        for change in history.changes {
            let before = try writer.reader.head()
            try writer.write(as: change.note) { revisions in
                if let release = change.release {
                    let name = releases[release] ?? release
                    if try revisions.reader.release(name) != nil { return stop.takenReleases.append(release) }
                    _ = try revisions.release(name)
                    return
                }
                try write(change, CatalogWriter(revisions), &answers, &stop)
            }
            if try writer.reader.head() == before { outcome.absorbed += 1 } else { outcome.written += 1 }
        }
        if let error = answers.unused.first { throw error }
        guard stop.isEmpty else {
            throw MergeStop(
                conflicts: stop.conflicts, changedValues: changedValues,
                problems: stop.conflicts.isEmpty ? stop.problems : [], takenReleases: stop.takenReleases)
        }
        return outcome
    }

    private func write(
        _ change: ReplayedHistory.Change, _ writer: CatalogWriter, _ answers: inout MergeAnswers,
        _ stop: inout ReplayStop
    ) throws {
        let leaving = Set(
            change.revisions.filter { $0.text == nil }.compactMap { target(of: $0.document) })
        for revision in change.revisions {
            do {
                try write(revision, writer, leaving: leaving, &answers, &stop)
            } catch let problems as Problems {
                let name = try history.subject(revision.document).flatMap { try names(of: $0, in: writer).first }
                stop.problems.append(name.map { Problems(problems.problems, of: $0) } ?? problems)
            }
        }
        do {
            _ = try writer.updateDependents()
        } catch let problems as Problems {
            writer.changedKinds = []
            stop.problems.append(problems)
        }
    }

    private func write(
        _ revision: ReplayedHistory.Revision, _ writer: CatalogWriter, leaving: Set<DocumentID>,
        _ answers: inout MergeAnswers, _ stop: inout ReplayStop
    ) throws {
        let entry = try target(of: revision.document).flatMap { try writer.store.entry(of: $0) }
        guard let json = try merged(revision, in: writer) else {
            guard let entry, !entry.isDeleted else { return }
            try writer.refuseIfInUse(entry, except: leaving)
            _ = try writer.delete(entry)
            return
        }
        guard let named = try freeName(for: json, of: revision.document, writer, &answers, &stop) else { return }
        let document = try writer.checked(named)
        let name = document.metadata.name
        if let entry, !entry.isDeleted, entry.name != name { try writer.rename(entry.name, to: name.slug) }
        let current = try entry.flatMap { try writer.store.entry(of: $0.id) }
        let action: WriteOutcome.Action =
            current == nil ? .created : current?.isDeleted == true ? .restored : .updated
        _ = try writer.write(document, to: current, as: action)
        if current == nil, let created = try writer.store.entry(of: name) {
            setTarget(of: revision.document, to: created.id)
        }
    }

    /// The document with a name that no other document has, which an answer may give; `nil` if there is no answer.
    private func freeName(
        for json: JSON, of document: DocumentID, _ writer: CatalogWriter, _ answers: inout MergeAnswers,
        _ stop: inout ReplayStop
    ) throws -> JSON? {
        guard let name = Document.name(of: json), let holder = try writer.store.entry(of: name),
            holder.id != target(of: document), let subject = history.subject(document)
        else { return json }
        let (base, here) = (subject.base?.document.metadata.name.slug, target(of: document))
        let present = try here.flatMap { try writer.store.entry(of: $0) }?.name.slug
        let slugs: (ours: Slug?, theirs: Slug?) = side == .ours ? (name.slug, present) : (present, name.slug)
        let conflict = MergeConflict(
            nameTaken: base, ours: slugs.ours, theirs: slugs.theirs)
        let names = try names(of: subject, in: writer)
        var object = json.object ?? JSONObject()
        if let answer = try answers.answer(to: conflict, of: names), let slug = conflict.value(for: answer),
            slug != json["slug"]
        {
            object["slug"] = slug
            return .object(object)
        }
        stop.conflicts.append(
            CatalogConflict(name: name, conflict: conflict, ours: nil, theirs: nil, checks: nil))
        return nil
    }
}

/// What keeps changes from being made again.
private struct ReplayStop {
    var conflicts: [CatalogConflict] = []
    var problems: [Problems] = []
    var takenReleases: [ReleaseName] = []

    var isEmpty: Bool { conflicts.isEmpty && problems.isEmpty && takenReleases.isEmpty }
}
