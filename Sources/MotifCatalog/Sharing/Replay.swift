import MotifCore
import MotifJSON
import MotifStore

/// Makes changes of one history again in another one: each document is merged three ways, and each change keeps its
/// author, message, and time.
///
/// First `plan`, which finds everything that needs a decision, then `write`.
final class Replay {
    /// The side of the merge that the changes are.
    enum Side { case ours, theirs }

    let history: ReplayedHistory
    let side: Side
    /// The documents that those of the changes are here.
    private(set) var targets: [DocumentID: DocumentID] = [:]
    /// The texts here, before the changes were made.
    private var present: [DocumentID: ReplayedText] = [:]
    private var notes: [DocumentID: ChangeNote] = [:]
    private var answers: [DocumentID: [String: MergeAnswer]] = [:]
    private(set) var changedValues = 0
    /// The merged kinds as they are at the end, by each name that they have here or in the changes.
    private var kinds: [Slug: Kind] = [:]

    init(_ history: ReplayedHistory, as side: Side) {
        self.history = history
        self.side = side
    }

    /// Merges the documents as the changes left them with those here.
    ///
    /// - Returns: The conflicts that the answers don't settle.
    /// - Throws: `MergeAnswerError`.
    func plan(_ answers: inout MergeAnswers, in reader: CatalogReader) throws -> [CatalogConflict] {
        var conflicts: [CatalogConflict] = []
        let subjects = history.subjects.enumerated().sorted { left, right in
            let (first, second) = (left.element.names.first?.type, right.element.names.first?.type)
            return (first == .kind ? 0 : 1, left.offset) < (second == .kind ? 0 : 1, right.offset)
        }
        for (_, subject) in subjects {
            try find(subject, in: reader)
            let merge = try merge(subject, subject.last, in: reader, isLast: true)
            let names = try names(of: subject, in: reader)
            guard let name = names.first else { continue }
            changedValues += merge.changedValues
            self.answers[subject.document] = try answers.answers(to: merge, named: names)
            let settled = merge.settled(self.answers[subject.document] ?? [:])
            for conflict in settled.conflicts {
                let checks = try reader.checks(of: conflict, in: settled, with: kinds)
                conflicts.append(self.conflict(conflict, of: subject, name, checks))
            }
            if name.type == .kind, let json = settled.json, case .kind(let kind)? = try? Document(json) {
                for slug in [kind.metadata.name.slug] + names.map(\.slug) { kinds[slug] = kind }
            }
        }
        return conflicts
    }

    /// The document as a change left it, merged with what is here.
    ///
    /// - Returns: The merge with the conflicts settled by answers; `nil` for a document that the changes don't write.
    func merged(
        _ revision: ReplayedHistory.Revision, _ answers: inout MergeAnswers, in reader: CatalogReader
    ) throws -> DocumentMerge? {
        guard let subject = history.subject(revision.document) else { return nil }
        let merge = try merge(subject, revision.text, in: reader, isLast: revision.isLast)
            .settled(self.answers[revision.document] ?? [:])
        // The plan has found the conflicts of all last revisions, unless a name means another document by now.
        guard revision.isLast, !merge.conflicts.isEmpty else { return merge }
        let more = try answers.answers(to: merge, named: try names(of: subject, in: reader))
        self.answers[revision.document, default: [:]].merge(more) { first, _ in first }
        return merge.settled(self.answers[revision.document] ?? [:])
    }

    /// The merged document with what is here where a conflict is open.
    func keepingWhatIsHere(_ merge: DocumentMerge, of document: DocumentID) -> JSON? {
        var answers = answers[document] ?? [:]
        let here: MergeAnswer = side == .ours ? .theirs : .ours
        for conflict in merge.conflicts { answers[conflict.shortPath] = here }
        return merge.settled(answers).json
    }

    /// A conflict with the notes of both sides.
    func conflict(
        _ conflict: MergeConflict, of subject: ReplayedHistory.Subject, _ name: DocumentName,
        _ checks: ConflictChecks? = nil
    ) -> CatalogConflict {
        CatalogConflict(
            name: name, conflict: conflict, ours: note(.ours, of: subject), theirs: note(.theirs, of: subject),
            checks: checks)
    }

    /// The document here; `nil` if it hasn't been created yet.
    func target(of document: DocumentID) -> DocumentID? {
        document.value <= history.sharedDocuments ? document : targets[document]
    }

    /// Notes which document a change has created here.
    func setTarget(of document: DocumentID, to target: DocumentID) { targets[document] = target }

    /// Finds the document here, and keeps its text before it is changed.
    private func find(_ subject: ReplayedHistory.Subject, in reader: CatalogReader) throws {
        if target(of: subject.document) == nil, let name = subject.names.first,
            let entry = try reader.store.entry(of: name), entry.id.value > history.sharedDocuments
        {
            // Both sides created it.
            targets[subject.document] = entry.id
        }
        guard let target = target(of: subject.document), let entry = try reader.store.entry(of: target) else { return }
        notes[target] = try reader.store.revision(entry.key)?.note
        present[target] = entry.isDeleted ? nil : try reader.replayedText(of: entry.key)
    }

    /// Merges a document as a change left it.
    ///
    /// - Parameter isLast: Whether that is what it is at the end. Then its kind is, too: a default of the kind in between
    ///   would decide other values than those that were asked for.
    private func merge(
        _ subject: ReplayedHistory.Subject, _ text: ReplayedText?, in reader: CatalogReader, isLast: Bool
    ) throws -> DocumentMerge {
        let target = target(of: subject.document)
        let base = try subject.base?.json { try name(of: $0, in: reader) }
        let replayed = try text?.json { try name(of: $0, in: reader) }
        let here = try target.flatMap { present[$0] }?.json { try reader.store.entry(of: $0)?.name }
        let kinds = isLast ? kinds : [:]
        let kind = { (slug: Slug) in kinds[slug] ?? (try? reader.kinds.newest(slug))?.kind }
        return side == .ours
            ? DocumentMerge(base: base, ours: replayed, theirs: here, kind: kind)
            : DocumentMerge(base: base, ours: here, theirs: replayed, kind: kind)
    }

    /// The name that a document of the changes has here.
    private func name(of document: DocumentID, in reader: CatalogReader) throws -> DocumentName? {
        try target(of: document).flatMap { try reader.store.entry(of: $0) }?.name
    }

    /// The names of a document for people, that of the document here first. A name that another document has here means
    /// that one.
    func names(of subject: ReplayedHistory.Subject, in reader: CatalogReader) throws -> [DocumentName] {
        let target = target(of: subject.document)
        guard let here = try name(of: subject.document, in: reader) else { return subject.names }
        let others = try subject.names.filter { name in
            try name != here && reader.store.entry(of: name).map { $0.id == target } ?? true
        }
        return [here] + others
    }

    private func note(_ wanted: Side, of subject: ReplayedHistory.Subject) -> ChangeNote? {
        wanted == side ? subject.note : target(of: subject.document).flatMap { notes[$0] }
    }
}

extension DocumentMerge {
    /// The number of values that either side changed: members of the document, and each parameter.
    fileprivate var changedValues: Int {
        var paths: Set<[String]> = []
        for side in [versions.ours, versions.theirs] where side != versions.base {
            let (old, new) = (versions.base?.object ?? JSONObject(), side?.object ?? JSONObject())
            for key in Set(old.keys).union(new.keys) where old[key] != new[key] {
                guard let before = old[key]?.object, let after = new[key]?.object else {
                    paths.insert([key])
                    continue
                }
                for member in Set(before.keys).union(after.keys) where before[member] != after[member] {
                    paths.insert([key, member])
                }
            }
        }
        return paths.count
    }
}
