import CSQLite

extension Database {
    /// Copies all pages of one snapshot into another database, whose content is replaced.
    ///
    /// - Parameter progress: Called with the number of copied pages and of all pages, after every `pagesPerStep`.
    /// - Source: https://sqlite.org/backup.html
    func copy(
        to target: Database, pagesPerStep: Int32 = 1_000, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws {
        try transaction(.deferred) { session in
            // The snapshot is taken by the first read; without one each step would take its own.
            _ = try session.int("SELECT count(*) FROM sqlite_schema")
            guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
                throw StoreError(sqlite: sqlite3_errcode(target.handle), of: target.handle, at: target.path)
            }
            var code = SQLITE_OK
            while code == SQLITE_OK {
                code = sqlite3_backup_step(backup, pagesPerStep)
                let total = Int(sqlite3_backup_pagecount(backup))
                if code == SQLITE_OK || code == SQLITE_DONE {
                    progress(total - Int(sqlite3_backup_remaining(backup)), total)
                }
            }
            let finished = sqlite3_backup_finish(backup)
            guard code == SQLITE_DONE, finished == SQLITE_OK else {
                throw StoreError(sqlite: finished == SQLITE_OK ? code : finished, of: target.handle, at: target.path)
            }
        }
    }
}
