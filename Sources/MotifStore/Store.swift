public import MotifCore

/// A catalog file: every revision of every document, and what is looked up by.
public final class Store: Sendable {
    /// What a catalog is opened for.
    public enum Access: Sendable, Hashable {
        /// Reading only; `write` throws `notPermitted`.
        case reading
        /// Reading and writing.
        case writing
    }

    /// How long another process's lock is waited for unless said otherwise, in seconds.
    public static let busyTimeoutSeconds = 5.0

    /// The catalog's file; `:memory:` for one in memory.
    public let path: String

    init(at path: String) { self.path = path }

    /// Makes an empty catalog in a new file.
    ///
    /// - Throws: `exists` where there is something of that name.
    public static func create(
        at path: String, busyTimeoutSeconds: Double = Store.busyTimeoutSeconds
    ) throws(StoreError) -> Store { fatalError() }

    /// Opens the catalog in a file. An older one is migrated first, after a copy of it is put beside it.
    ///
    /// - Throws: `noSuchFile`, `isFolder`, `notACatalog`, `newer`, `damaged`, `busy`, `notPermitted`, `outdated`.
    public static func open(
        at path: String, for access: Access, busyTimeoutSeconds: Double = Store.busyTimeoutSeconds
    ) throws(StoreError) -> Store { fatalError() }

    /// Makes an empty catalog in memory, gone with the `Store`.
    public static func inMemory() throws(StoreError) -> Store { fatalError() }

    /// Reads from one snapshot: what others write meanwhile is not seen.
    ///
    /// Neither `read` nor `write` may be called inside `body`.
    /// - Throws: What `body` throws, and `StoreError`.
    public func read<Result>(_ body: (StoreReader) throws -> Result) throws -> Result { fatalError() }

    /// Makes one change: all that `body` saves, or nothing where it throws. Nothing is left where it saves nothing.
    ///
    /// Neither `read` nor `write` may be called inside `body`.
    /// - Throws: What `body` throws, and `StoreError`: `busy`, `notPermitted`, `diskFull`, …
    public func write<Result>(
        as note: ChangeNote, _ body: (StoreWriter) throws -> Result
    ) throws -> Result { fatalError() }

    /// Copies the catalog into a new or replaced file, consistently, while others may write.
    ///
    /// - Parameter progress: Told pages copied and pages in all, now and then.
    public func backUp(
        to destination: String, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws(StoreError) { fatalError() }

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
