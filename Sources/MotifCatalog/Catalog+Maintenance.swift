import MotifCore
import MotifJSON
public import MotifStore

extension Catalog {
    /// Recomputes every digest, the chain of changes and every index, and runs SQLite's own checks.
    ///
    /// - Parameter progress: Told revisions checked and revisions in all, now and then.
    /// - Returns: Everything found, nothing where all is well.
    public func verify(progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }) throws -> [Damage] {
        let shelf = ReferenceCache()
        return try store.verify(references: shelf.references, progress: progress)
    }

    /// Makes every index anew from the newest texts.
    public func rebuildIndexes() throws {
        let shelf = ReferenceCache()
        try store.rebuildIndexes(references: shelf.references)
    }

    /// Copies the catalog into a new file, consistently, while others may write.
    ///
    /// - Parameter progress: Told pages copied and pages in all, now and then.
    /// - Throws: `StoreError`.
    public func backUp(to path: String, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }) throws {
        try store.backUp(to: path, progress: progress)
    }

    /// Runs a user's SQL, which may only read, on a connection of its own.
    ///
    /// - Parameters:
    ///   - columns: Told the names of the columns once, before the first row.
    ///   - each: Told each row; `false` stops.
    /// - Throws: What the closures throw; `StoreError`: `badSQL`, `forbiddenSQL`, `timeout`.
    public func query(
        _ sql: ReadOnlySQL, columns: ([String]) throws -> Void, each: ([ReadOnlySQL.Value]) throws -> Bool
    ) throws {
        try sql.run(on: path, columns: columns, each: each)
    }
}

/// Finds the documents that stored texts name, with the kinds of their time parsed once.
private final class ReferenceCache {
    private var kinds: [RevisionKey: Kind] = [:]
    private let json = JSONReader()

    func references(_ reader: StoreReader, _ stored: StoredDocument) throws -> [DocumentName] {
        let kind = try stored.entry.kind.flatMap { try self.kind($0, reader) }
        let result = Document.read(try json.read(stored.body)) { _ in
            kind.map(Document.KindAnswer.found) ?? .unknown(nearest: nil)
        }
        guard let document = result.document else { throw Problems(result.problems, of: stored.entry.name) }
        return document.references
    }

    private func kind(_ key: RevisionKey, _ reader: StoreReader) throws -> Kind? {
        if let kind = kinds[key] { return kind }
        guard let body = try reader.revision(key)?.body else { return nil }
        let result = Document.read(try json.read(body)) { _ in .unknown(nearest: nil) }
        guard case .kind(let kind)? = result.document else { throw Problems(result.problems) }
        kinds[key] = kind
        return kind
    }
}
