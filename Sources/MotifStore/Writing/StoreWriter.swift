import MotifCore

/// Writes the revisions of one change.
public final class StoreWriter {
    /// What the catalog holds, with all that this change has saved so far.
    public let reader: StoreReader

    private let note: ChangeNote
    private var change: OpenChange?

    init(_ reader: StoreReader, note: ChangeNote) {
        self.reader = reader
        self.note = note
    }

    /// Writes a revision and brings the indexes up to date.
    ///
    /// A document's references and kind must be saved before it.
    /// - Returns: Where the document stands now.
    /// - Throws: `stale` where the target's entry is not the newest or the slug is taken, `missingReference`.
    @discardableResult
    public func save(_ revision: NewRevision) throws(StoreError) -> CatalogEntry {
        let change = try opened()
        let entry = try change.write(revision)
        try change.flush()
        return entry
    }

    /// Writes the first revisions of many documents, where their names are free: the quick way for imports.
    ///
    /// A document's references and kind must be saved before it, or in the same call before it. What queries find of
    /// these documents' parameters and tags is complete when the change ends.
    /// - Returns: Where the documents stand now, in the same order; `nil` where there is one of that name already, also
    ///   a deleted one, and nothing was written.
    /// - Throws: `missingReference`.
    public func insert(_ texts: [(PreparedText, kind: RevisionKey?)]) throws(StoreError) -> [CatalogEntry?] {
        guard !texts.isEmpty else { return [] }
        let change = try opened()
        var entries: [CatalogEntry?] = []
        entries.reserveCapacity(texts.count)
        for (text, kind) in texts { entries.append(try change.insert(text, kind: kind)) }
        try change.flushIfMany()
        return entries
    }

    /// Ends the change, if anything was saved.
    func finish() throws(StoreError) {
        guard let change else { return }
        try change.flush()
        try change.finish()
    }

    private func opened() throws(StoreError) -> OpenChange {
        if let change { return change }
        let change = try OpenChange(note, session: reader.session)
        self.change = change
        return change
    }
}
