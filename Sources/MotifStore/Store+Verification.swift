public import MotifCore

extension Store {
    /// Recomputes every digest, the chain of changes and every index, and runs SQLite's own checks.
    ///
    /// - Parameter references: The documents that a text names, as `DocumentBody.references` has them; the store
    ///   cannot know them without the kinds. Its errors count as `unreadable`.
    /// - Parameter progress: Told revisions checked and revisions in all, now and then.
    /// - Returns: Everything found, nothing where all is well.
    public func verify(
        references: (StoreReader, StoredDocument) throws -> [DocumentName],
        progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws -> [Finding] { fatalError() }

    /// Makes every index anew from the newest texts.
    ///
    /// - Parameter references: As for `verify`.
    public func rebuildIndexes(
        references: (StoreReader, StoredDocument) throws -> [DocumentName]
    ) throws { fatalError() }
}
