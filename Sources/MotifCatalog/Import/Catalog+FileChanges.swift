import MotifCore
import MotifStore

/// How files of documents differ from a catalog.
public struct FileChanges: Sendable {
    /// The documents that differ, by type and slug: the catalog's before, the files' after.
    public let changes: [DocumentChange]
    /// The number of documents in the files that are the same in the catalog.
    public let sameCount: Int
}

/// The documents that files are compared with.
public enum FileComparison: Sendable, Hashable {
    /// Those that the files have.
    case sameDocuments
    /// All documents of the catalog; those that the files don't have are missing.
    case allDocuments
}

extension Catalog {
    /// Compares the catalog with the documents of files, as an import would.
    ///
    /// The import is tried on a copy of one snapshot, so the catalog may be read-only, or being written by another
    /// process. A pattern that isn't in the files differs, too, if a kind in them moves it otherwise.
    /// - Throws: `ImportProblems`; `Problems` of patterns that a kind no longer fits; `StoreError`; any error that a
    ///   source throws.
    /// - Complexity: O(*n*) in the size of the catalog and of the files.
    public func changes(
        to sources: [ImportSource], comparing comparison: FileComparison = .sameDocuments, as note: ChangeNote
    ) throws -> FileChanges {
        let copy = Catalog(try store.rehearsal())
        let before = try copy.read { try $0.head?.number ?? 0 }
        var seen: Set<DocumentName> = []
        var sameCount = 0
        let summary = try copy.importDocuments(
            from: sources, as: note,
            each: { outcome in
                seen.insert(outcome.name)
                if outcome.action == .unchanged { sameCount += 1 }
            })
        return try copy.read { reader in
            var changes = try reader.documentChanges(after: before, through: reader.head?.number ?? 0)
            // The revision that a document was exported from, instead of the one that an import would make.
            for index in changes.indices { changes[index].after = summary.exportedFrom[changes[index].name] }
            if comparison == .allDocuments {
                var missing: [CatalogEntry] = []
                try reader.store.documents(Query(nil)) { stored in
                    if !seen.contains(stored.entry.name) { missing.append(stored.entry) }
                }
                let names = Set(missing.map(\.name))
                changes.removeAll { names.contains($0.name) }
                changes += try missing.compactMap { entry in
                    try reader.documentChange(reader.state(of: entry, at: entry.newest), nil, in: reader)
                }
                changes.sort { $0.name < $1.name }
            }
            return FileChanges(changes: changes, sameCount: sameCount)
        }
    }
}
