import MotifCore

/// A revision that can't be where it is: without it, the catalog is sound.
struct Misfit: Hashable {
    /// The id of the revision.
    let revision: Int64
    /// The number of its change.
    let change: Int
    /// Why it can't be there.
    let reason: Loss.Reason
}

extension HistoryWriter {
    /// Finds the newest revisions that don't fit the rest of the history, before `reindex`.
    ///
    /// - Parameters:
    ///   - revisions: The ids of other revisions that must be readable with their kinds.
    ///   - derived: As for `Store.verify`.
    func misfits(
        among revisions: [Int64], derived: (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws -> [Misfit] {
        let entries = try EntryWriter(reader, index)
        var misfits: [Misfit] = []
        var holders: [DocumentName: EntryWriter.Revision] = [:]
        var references: [(EntryWriter.Revision, [DocumentName])] = []
        let documents = try reader.session.prepare("SELECT DISTINCT document FROM revision")
        while try documents.step() {
            guard let newest = try entries.newest(of: DocumentID(documents.int64(0))) else { continue }
            if let other = holders[newest.entry.name] {
                // The older one had that name before a renaming that is lost.
                let older = other.id < newest.id ? other : newest
                misfits.append(Misfit(revision: older.id, change: older.change, reason: .takenName(newest.entry.name)))
                continue
            }
            holders[newest.entry.name] = newest
            if newest.entry.isDeleted { continue }
            do {
                references.append((newest, try derived(reader, newest.stored).references))
            } catch  where !(error is StoreError) {
                misfits.append(Misfit(revision: newest.id, change: newest.change, reason: .otherKind))
            }
        }
        for (newest, names) in references {
            guard let lost = names.first(where: { holders[$0].map(\.entry.isDeleted) ?? true }) else { continue }
            misfits.append(Misfit(revision: newest.id, change: newest.change, reason: .lostReference(lost)))
        }
        let known = Set(misfits.map(\.revision))
        for id in revisions where !known.contains(id) {
            guard let revision = try entries.revision(id), !revision.entry.isDeleted else { continue }
            do {
                _ = try derived(reader, revision.stored)
            } catch  where !(error is StoreError) {
                misfits.append(Misfit(revision: id, change: revision.change, reason: .otherKind))
            }
        }
        return misfits
    }
}
