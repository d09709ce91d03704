import MotifCore
public import MotifStore

extension Catalog {
    /// Writes the changes of a damaged catalog that prove themselves by their hashes into a new one, which is sound, and
    /// the newest intact text of every other document into a file of JSON Lines, for an import.
    ///
    /// Changes that a copy has are taken from there, so that a backup or a clone can heal what it knows. The texts of
    /// shipped documents are known. If nothing is lost, the new catalog has the same history as the damaged one.
    /// - Parameters:
    ///   - path: The damaged file, which is only read. No other process should write it meanwhile.
    ///   - destination: The new catalog.
    ///   - rest: The new file of JSON Lines, which isn't written if the whole history proves itself.
    ///   - copies: Sound backups or clones of the same catalog.
    /// - Throws: `StoreError`: `exists` for a new file; `notACatalog`, `newer`, or `nothingIntact`.
    ///   `HubError`: `otherCopy` for a copy of another catalog.
    public static func salvage(
        _ path: String, to destination: String, rest: String, copies: [Catalog] = []
    ) throws -> Salvage.Outcome {
        let note = ChangeNote(author: "", date: Timestamp(millisecondsSince1970: 0))
        let shipped = try Catalog.inMemory(with: .shipped, as: note)
        let salvage = try Salvage(
            of: path, beside: destination, copies: copies.map(\.store), others: [shipped.store])
        for copy in copies where try !salvage.hasChange(of: copy.store) {
            guard let identity = try copy.read({ try $0.identity }) else { continue }
            throw HubError(.otherCopy(identity: identity), at: copy.path)
        }
        return try salvage.write(to: destination, rest: rest) { CatalogReader.derivedIndexes() }
    }
}
