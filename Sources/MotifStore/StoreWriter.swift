/// Writes the revisions of one change.
public final class StoreWriter {
    /// What the catalog holds, with all that this change has saved so far.
    public let reader: StoreReader

    /// Writes a revision and brings the indexes up to date.
    ///
    /// A document's references and kind must be saved before it.
    /// - Returns: Where the document stands now.
    /// - Throws: `stale` where the target's head is not the newest.
    @discardableResult
    public func save(_ revision: NewRevision) throws(StoreError) -> DocumentHead { fatalError() }

    /// Writes many revisions at once, at most one a document; quickest in chunks of some ten thousands.
    ///
    /// A document's references and kind must be saved before it, or in the same chunk before it.
    /// - Returns: Where the documents stand now, in the same order.
    /// - Throws: `stale` where a target's head is not the newest.
    @discardableResult
    public func save(_ revisions: [NewRevision]) throws(StoreError) -> [DocumentHead] { fatalError() }

    init(_ reader: StoreReader) { self.reader = reader }
}
