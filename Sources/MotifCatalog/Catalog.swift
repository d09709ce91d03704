import MotifJSON
public import MotifStore

/// A team's motion patterns in one file: opened, read and changed.
///
///     let catalog = try Catalog.open(at: "motif.db", for: .writing)
///     let note = ChangeNote(author: "mia", message: "slower", milliseconds: 1_800_000_000_000)
///     try catalog.write(as: note) { writer in
///         try writer.update(DocumentReference("expand").name, Edit(set: [("expandDuration", .text("400ms"))]))
///     }
public final class Catalog: Sendable {
    /// What a new catalog starts with.
    public enum Contents: Sendable, Hashable {
        /// The shipped kinds, patterns, items and devices.
        case shipped
        /// Nothing.
        case nothing
    }

    let store: Store

    /// The catalog's file.
    public var path: String { store.path }

    init(_ store: Store) { self.store = store }

    /// Makes a catalog in a new file. It has its name only when it is whole: nothing is left where it cannot be filled.
    ///
    /// - Parameters:
    ///   - path: The new file.
    ///   - contents: The shipped documents, or nothing.
    ///   - note: The author, message, and time of its first change.
    /// - Throws: `StoreError.exists` where there is something of that name.
    public static func create(at path: String, with contents: Contents, as note: ChangeNote) throws -> Catalog {
        Catalog(try Store.create(at: path) { try Catalog($0).fill(with: contents, as: note) })
    }

    /// Makes a catalog in memory, gone with the `Catalog`.
    public static func inMemory(with contents: Contents, as note: ChangeNote) throws -> Catalog {
        let catalog = Catalog(try Store.inMemory())
        try catalog.fill(with: contents, as: note)
        return catalog
    }

    /// Opens the catalog in a file.
    ///
    /// - Throws: `StoreError`: `noSuchFile`, `isFolder`, `notACatalog`, `newer`, `damaged`, `busy`, `notPermitted`.
    public static func open(at path: String, for access: Store.Access) throws -> Catalog {
        Catalog(try Store.open(at: path, for: access))
    }

    /// Reads from one snapshot: what others write meanwhile is not seen.
    public func read<Result>(_ body: (CatalogReader) throws -> Result) throws -> Result {
        try store.read { try body(CatalogReader($0)) }
    }

    /// Makes one change: all that `body` does, or nothing where it throws. Nothing is left where nothing changes.
    ///
    /// - Throws: What `body` throws; `Problems` of patterns that a changed kind no longer fits; `StoreError`.
    public func write<Result>(as note: ChangeNote, _ body: (CatalogWriter) throws -> Result) throws -> Result {
        try store.write(as: note) { storeWriter in
            let writer = CatalogWriter(storeWriter)
            let result = try body(writer)
            // What a body that caught an error left undone.
            _ = try writer.updateDependents()
            return result
        }
    }

    private func fill(with contents: Contents, as note: ChangeNote) throws {
        guard contents == .shipped else { return }
        try write(as: note) { writer in
            for seed in Shipped.seeds {
                _ = try writer.save(try writer.json.read(seed.text), as: .created)
            }
        }
    }
}
