public import MotifCore

/// What a catalog holds, seen from inside one snapshot or one change.
public final class StoreReader {
    /// Where the document of this name stands; deleted ones too.
    public func head(of name: DocumentName) throws(StoreError) -> DocumentHead? { fatalError() }

    /// Where this document stands; deleted ones too.
    public func head(of id: DocumentID) throws(StoreError) -> DocumentHead? { fatalError() }

    /// Where documents of these names stand, in the same order; quicker than one by one.
    public func heads(of names: [DocumentName]) throws(StoreError) -> [DocumentHead?] { fatalError() }

    /// The document as it is now; for a deleted one, as it was before.
    public func document(named name: DocumentName) throws(StoreError) -> StoredDocument? { fatalError() }

    /// One revision with its text. The kind's text for a pattern's revision is `revision(pattern.kind)`.
    public func revision(_ key: RevisionKey) throws(StoreError) -> StoredRevision? { fatalError() }

    /// Every document that the query finds, one after the other; memory does not grow with their number.
    ///
    /// - Throws: What `each` throws, and `StoreError`.
    public func documents(_ query: Query, each: (StoredDocument) throws -> Void) throws { fatalError() }

    /// How many documents the query finds, whatever its limit.
    public func count(_ query: Query) throws(StoreError) -> Int { fatalError() }

    /// The slugs of the documents of a type that are there, sorted: for suggestions.
    public func slugs(of type: DocumentType) throws(StoreError) -> [Slug] { fatalError() }

    /// What was done, newest first: to one document, or to the whole catalog.
    ///
    /// - Throws: What `each` throws, and `StoreError`.
    public func history(
        of document: DocumentID?, limit: Int? = nil, each: (HistoryEntry) throws -> Void
    ) throws { fatalError() }

    /// The patterns of a kind that are there, by slug.
    ///
    /// - Throws: What `each` throws, and `StoreError`.
    public func patterns(of kind: DocumentID, each: (StoredDocument) throws -> Void) throws { fatalError() }

    /// The documents that are there and name this one, by type and slug: the patterns of a kind, and those whose
    /// parameters refer to it.
    public func referrers(of document: DocumentID, limit: Int? = nil) throws(StoreError) -> [DocumentHead] {
        fatalError()
    }

    /// How much the catalog holds.
    public func statistics() throws(StoreError) -> Statistics { fatalError() }
}
