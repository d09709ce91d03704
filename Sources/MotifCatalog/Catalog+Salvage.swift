import MotifCore
public import MotifStore

extension Catalog {
    /// Writes every intact revision of a damaged catalog into a new one, which is sound.
    ///
    /// Changes keep their numbers and hashes up to the first one that is damaged. After it, documents and revisions are
    /// numbered again without gaps, and the new catalog isn't a clone of others any more. Changes that a copy has are
    /// taken from there, so that a backup or a clone can heal what it knows. The texts of shipped documents are known.
    /// - Parameters:
    ///   - path: The damaged file, which is only read. No other process should write it meanwhile.
    ///   - destination: The new file.
    ///   - copies: Sound backups or clones of the same catalog.
    /// - Throws: `StoreError`: `exists` for the new file; `notACatalog`, `newer`, or `damaged` if nothing is intact.
    ///   `HubError`: `otherCatalog` for a copy of another catalog.
    public static func salvage(
        _ path: String, to destination: String, copies: [Catalog] = []
    ) throws -> Salvage.Outcome {
        let note = ChangeNote(author: "", date: Timestamp(millisecondsSince1970: 0))
        let shipped = try Catalog.inMemory(with: .shipped, as: note)
        let salvage = try Salvage(of: path, copies: copies.map(\.store), others: [shipped.store])
        for copy in copies where try !salvage.hasChange(of: copy.store) {
            guard let identity = try copy.read({ try $0.identity }) else { continue }
            throw HubError(.otherCatalog(identity: identity), at: copy.path)
        }
        return try salvage.write(to: destination) { CatalogReader.derivedIndexes() }
    }
}
