import MotifCore
public import MotifStore

extension Catalog {
    /// Recomputes every hash, the chain of changes and every index, and runs SQLite's own checks.
    ///
    /// - Parameter progress: Called now and then with the revisions checked so far, and their total.
    /// - Returns: The damage found; empty if the catalog is sound.
    public func verify(progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }) throws -> [Damage] {
        try store.verify(derived: CatalogReader.derivedIndexes(), progress: progress)
    }

    /// Rebuilds every index from the newest texts.
    public func rebuildIndexes() throws {
        try store.rebuildIndexes(derived: CatalogReader.derivedIndexes())
    }

    /// Copies a snapshot of the catalog to a new file; others may write meanwhile.
    ///
    /// - Parameters:
    ///   - path: The new file.
    ///   - progress: Called now and then with the pages copied so far, and their total.
    /// - Throws: `StoreError`.
    public func backUp(to path: String, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }) throws {
        try store.backUp(to: path, progress: progress)
    }

    /// Runs untrusted SQL, which can only read, on a connection of its own.
    ///
    /// - Parameters:
    ///   - sql: The query.
    ///   - columns: Called once, before the first row, with the names of the columns.
    ///   - each: Called with each row; returns `false` to stop.
    /// - Throws: Any error that the closures throw; `StoreError`: `badSQL`, `forbiddenSQL`, `timeout`.
    public func query(
        _ sql: ReadOnlySQL, columns: ([String]) throws -> Void, each: ([ReadOnlySQL.Value]) throws -> Bool
    ) throws {
        try store.query(sql, columns: columns, each: each)
    }
}

extension CatalogReader {
    /// Derives what the indexes have of stored texts beyond what they say, reading each kind once.
    static func derivedIndexes() -> (StoreReader, StoredDocument) throws -> DerivedIndexes {
        var cached: CatalogReader?
        return { store, stored in
            let reader = cached ?? CatalogReader(store)
            cached = reader
            let kind = try stored.entry.kind.flatMap { try reader.kinds.kind($0) }
            do {
                let document = try reader.document(stored.body, kind: kind)
                let durations = try reader.kinds.durations(of: document, kind: stored.entry.kind)
                return DerivedIndexes(references: document.references, durations: durations)
            } catch let problems as Problems {
                throw Problems(problems.problems, of: stored.entry.name)
            }
        }
    }
}
