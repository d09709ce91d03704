import MotifCore
import MotifStore

extension Catalog {
    /// The catalog as it was after a change, in a temporary copy that is removed with the `Catalog`.
    ///
    /// - Parameter change: The number of the change; one after the last is the present.
    /// - Throws: `StoreError`.
    /// - Complexity: O(*n*) in the size of the catalog.
    public func past(after change: Int) throws -> Catalog {
        let copy = Catalog(try store.rehearsal())
        try copy.store.rewrite { writer in
            // What is shared never moves, but this is a copy.
            try writer.setHubLink(nil)
            try writer.rewind(to: change)
            try writer.reindex(derived: CatalogReader.derivedIndexes())
        }
        return copy
    }
}
