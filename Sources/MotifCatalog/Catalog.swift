public import MotifCore
import MotifJSON
public import MotifStore

/// A team's motion patterns in one file.
///
///     let catalog = try Catalog.open(at: "motif.db", for: .writing)
///     let now = Timestamp(secondsSince1970: Date().timeIntervalSince1970)
///     try catalog.write(as: ChangeNote(author: "mia", message: "slower", date: now)) { writer in
///         try writer.update("expand") { $0["expandDuration"] = .milliseconds(400) }
///     }
public final class Catalog: Sendable {
    /// The contents of a new catalog.
    public enum Contents: Sendable, Hashable {
        /// The shipped kinds, patterns, items and devices.
        case shipped
        /// Nothing.
        case nothing
    }

    /// The purpose that a catalog is opened for.
    public enum Access: Sendable, Hashable {
        /// Reading only.
        case reading
        /// Reading and writing.
        case writing
    }

    let store: Store
    let parsedKinds = ParsedKinds()

    /// The catalog's file.
    public var path: String { store.path }

    init(_ store: Store) { self.store = store }

    /// Creates a catalog in a new file, which gets its name only when it is complete.
    ///
    /// - Parameters:
    ///   - path: The new file.
    ///   - contents: The shipped documents, or nothing.
    ///   - sets: The starter sets that it has from the start, those that others need first.
    ///   - note: The author, message, and time of the catalog's first change.
    /// - Throws: `StoreError`: `exists` if there is a file or folder with that name.
    public static func create(
        at path: String, with contents: Contents, sets: [StarterSet] = [], as note: ChangeNote
    ) throws -> Catalog {
        Catalog(try Store.create(at: path) { try Catalog($0).fill(with: contents, sets, as: note) })
    }

    /// Creates a catalog in memory, which lives as long as the `Catalog`.
    public static func inMemory(with contents: Contents, as note: ChangeNote) throws -> Catalog {
        let catalog = Catalog(try Store.inMemory())
        try catalog.fill(with: contents, [], as: note)
        return catalog
    }

    /// Opens the catalog in a file.
    ///
    /// - Throws: `StoreError`: `noSuchFile`, `isFolder`, `notACatalog`, `newer`, `damaged`, `busy`, `notPermitted`.
    public static func open(at path: String, for access: Access) throws -> Catalog {
        Catalog(
            try Store.open(
                at: path, for: access == .writing ? .writing : .reading, derived: CatalogReader.derivedIndexes()))
    }

    /// Reads from one snapshot: what others write meanwhile isn't seen.
    ///
    /// - Throws: Any error that `body` throws; `StoreError`.
    public func read<Result>(_ body: (CatalogReader) throws -> Result) throws -> Result {
        try store.read { try body(CatalogReader($0, parsedKinds)) }
    }

    /// Makes one change: everything that `body` writes, or nothing if it throws. Records no change if nothing was
    /// written.
    ///
    /// - Throws: Any error that `body` throws; `StoreError`.
    @discardableResult
    public func write<Result>(as note: ChangeNote, _ body: (CatalogWriter) throws -> Result) throws -> Result {
        try store.write(as: note) { try CatalogWriter($0, parsedKinds).run(body) }
    }

    /// The patterns that match a formula, such as `"duration > 0.5"`; all patterns without one.
    ///
    /// - Throws: `Problems` with `bad-formula`, or `unknown-reference` for an order by an unknown parameter.
    /// - Complexity: O(*n*) memory.
    public func patterns(where filter: String? = nil, order: DocumentOrder = .bySlug) throws -> [Pattern] {
        try read { try $0.patterns(where: filter, order: order) }
    }

    private func fill(with contents: Contents, _ sets: [StarterSet], as note: ChangeNote) throws {
        try write(as: note) { writer in
            for seed in contents == .shipped ? Shipped.seeds : [] {
                _ = try writer.save(try writer.json.read(seed.text), as: .created)
            }
            for document in sets.flatMap(\.documents) { _ = try writer.save(document, as: .created) }
        }
    }
}
