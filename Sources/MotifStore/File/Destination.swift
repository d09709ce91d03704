import MotifSystem

/// The path that a new catalog gets. SQLite applies any log that is beside a database to it, so a new file must
/// never be put beside the log of an earlier one.
struct Destination {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Gives a draft this path, if it is free.
    ///
    /// - Throws: `exists`, or `leftover` for a log whose database is gone: it may still be wanted, or open in another
    ///   process.
    func take(with draft: FileDraft) throws {
        try refuseLeftovers()
        try draft.takeDestination()
    }

    /// Gives a draft this path in place of the file that has it, if any.
    ///
    /// - Throws: `busy` if another process has that file open, and `leftover`.
    func replace(with draft: FileDraft, busyTimeoutSeconds: Double) throws {
        // No process can open the earlier database until this one is in its place and the lock is released.
        let earlier = try lockEarlier(busyTimeoutSeconds)
        if earlier != nil { removeUnusedLogs() }
        try refuseLeftovers()
        try draft.replaceDestination()
        try? earlier?.execute("ROLLBACK")
    }

    /// Locks the database that is there, after its log was written back and removed.
    ///
    /// - Returns: `nil` if there is none, or it isn't a sound database that can be opened for writing.
    private func lockEarlier(_ busyTimeoutSeconds: Double) throws(StoreError) -> Database? {
        // Locking an empty file would make a database of it, with a journal.
        guard let status = FileStatus(at: path), status.kind == .file, status.byteCount > 0,
            CatalogFile.mode(of: path) == .writable
        else {
            return nil
        }
        do {
            let earlier = try Database.open(path, mode: .writable, busyTimeoutSeconds: busyTimeoutSeconds)
            // Leaving WAL mode needs the file for itself alone: https://sqlite.org/pragma.html#pragma_journal_mode
            try earlier.execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
            return earlier
        } catch {
            switch error.kind {
            // Its logs are then refused.
            case .notACatalog, .damaged: return nil
            default: throw error
            }
        }
    }

    /// Removes what SQLite leaves without a word if the system fails to remove it: nobody uses a write-ahead log of a
    /// database that is locked in another mode, nor an empty journal.
    private func removeUnusedLogs() {
        for ending in Self.logs where ending != "-journal" || FileStatus(at: path + ending)?.byteCount == 0 {
            FileSystem.remove(path + ending)
        }
    }

    private static let logs = ["-wal", "-journal", "-shm"]

    /// Refuses logs, and their indexes: a process that has an index open has its log open. Empty logs have nothing that
    /// SQLite could apply.
    ///
    /// - Throws: `leftover`
    func refuseLeftovers() throws(StoreError) {
        for ending in Self.logs where FileSystem.exists(path + ending) {
            let status = FileStatus(at: path + ending, followingLinks: false)
            if ending != "-shm", status?.kind == .file, status?.byteCount == 0 { continue }
            throw StoreError(.leftover(path + ending), at: path)
        }
    }
}
