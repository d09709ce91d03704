public import MotifCore

/// Writes the revisions of one change.
public final class StoreWriter {
    /// A reader of the catalog that sees everything that this change has saved so far.
    public let reader: StoreReader

    /// The catalog's file, if other connections can open it.
    let file: String?
    private let note: ChangeNote
    private var change: OpenChange?

    init(_ reader: StoreReader, note: ChangeNote, file: String? = nil) {
        self.reader = reader
        self.note = note
        self.file = file
    }

    /// Writes a revision and brings the indexes up to date.
    ///
    /// A document's references and kind must be saved before it.
    /// - Returns: The document's new entry.
    /// - Throws: `stale` if the target's entry isn't the newest or the slug is taken; `missingReference`.
    @discardableResult
    public func save(_ revision: NewRevision) throws(StoreError) -> CatalogEntry {
        let change = try opened()
        let entry = try change.write(revision)
        try change.flush()
        return entry
    }

    /// Writes the first revision of a document if its name is free: faster than `save` for many documents.
    ///
    /// A document's references and kind must be saved before it. Queries find it by parameters and tags only when the
    /// change has ended.
    /// - Returns: The document's entry; `nil` if a document has the name already, even a deleted one, in which case
    ///   nothing was written.
    /// - Throws: `missingReference`.
    public func insert(_ text: PreparedDocument, kind: RevisionKey?) throws(StoreError) -> CatalogEntry? {
        let change = try opened()
        let entry = try change.insert(text, kind: kind)
        try change.flushIfMany()
        return entry
    }

    /// Makes this change a release: a name for the state of the catalog, which has no revisions.
    ///
    /// - Returns: The number of the change.
    /// - Precondition: The change has saved nothing, and saves nothing after it.
    public func release(_ name: ReleaseName) throws(StoreError) -> Int { try opened().release(name) }

    /// Calls `body`, and ends the change, if anything was saved.
    func run<Result>(_ body: (StoreWriter) throws -> Result) throws -> Result {
        let result = try body(self)
        try change?.finish()
        return result
    }

    private func opened() throws(StoreError) -> OpenChange {
        if let change { return change }
        let change = try OpenChange(note, session: reader.session)
        self.change = change
        return change
    }
}
