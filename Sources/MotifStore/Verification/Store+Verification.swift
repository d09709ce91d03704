import MotifCore
import MotifJSON

extension Store {
    /// Recomputes every hash, the chain of changes, and every index, and runs SQLite's own checks.
    ///
    /// The index of words is checked only if the file is writable, since FTS5's check is an INSERT.
    /// - Parameter derived: Returns what the indexes have of a text beyond what it says, which the store can't know
    ///   without the kinds. Its errors count as `unreadable`.
    /// - Parameter progress: Called now and then with the revisions checked so far, and their total.
    /// - Returns: The damage found; empty if the catalog is sound.
    public func verify(
        derived: (StoreReader, StoredDocument) throws -> DerivedIndexes,
        progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws -> [Damage] {
        var damage = try read { reader in
            var verification = Verification(reader)
            try verification.attempt { try $0.checkFile() }
            try verification.attempt { try $0.checkRevisions(progress: progress) }
            try verification.attempt { try $0.checkEntries() }
            try verification.attempt { try $0.checkIndexes(derived: derived) }
            return verification.damage
        }
        if try !hasGoodWords() { damage.append(Damage(.wrongIndex("search"))) }
        return damage
    }

    /// Rebuilds every index from the newest texts, and the documents' rows from their newest revisions.
    ///
    /// - Parameter derived: As for `verify`.
    public func rebuildIndexes(derived: (StoreReader, StoredDocument) throws -> DerivedIndexes) throws {
        try rewrite { try $0.rebuild(derived: derived) }
    }

    private func hasGoodWords() throws -> Bool {
        do {
            // 1 compares with the texts too, not only the index within itself: https://sqlite.org/fts5.html 6.5
            try withDatabase { try $0.execute("INSERT INTO search (search, rank) VALUES ('integrity-check', 1)") }
            return true
        } catch let error as StoreError {
            switch error.kind {
            case .damaged: return false
            case .notPermitted, .busy: return true
            default: throw error
            }
        }
    }
}
