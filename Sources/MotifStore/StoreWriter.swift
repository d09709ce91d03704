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
    /// - Throws: `stale` where the target's head is not the newest or the slug is taken, `missingReference`.
    @discardableResult
    public func save(_ revision: NewRevision) throws(StoreError) -> DocumentHead {
        let change = try opened()
        let head = try change.write(revision)
        try change.flush()
        return head
    }

    /// Writes many revisions at once, at most one a document; quickest in chunks of some ten thousands.
    ///
    /// A document's references and kind must be saved before it, or in the same chunk before it.
    /// - Returns: Where the documents stand now, in the same order.
    /// - Throws: `stale` where a target's head is not the newest or a slug is taken, `missingReference`.
    @discardableResult
    public func save(_ revisions: [NewRevision]) throws(StoreError) -> [DocumentHead] {
        guard !revisions.isEmpty else { return [] }
        let change = try opened()
        var heads: [DocumentHead] = []
        heads.reserveCapacity(revisions.count)
        for revision in revisions { heads.append(try change.write(revision)) }
        try change.flush()
        return heads
    }

    /// Ends the change, if anything was saved.
    func seal() throws(StoreError) { try change?.finish() }

    private func opened() throws(StoreError) -> OpenChange {
        if let change { return change }
        let change = try OpenChange(note, session: reader.session)
        self.change = change
        return change
    }
}
