import CResources

/// The version of a catalog's tables, and the steps to a later one.
enum Schema {
    static func version(of database: Database) throws(StoreError) -> Int { try database.int("PRAGMA user_version") }

    /// Runs the steps after `version`, each in a transaction with its record.
    static func migrate(_ database: Database, from version: Int, with migrations: [Migration]) throws {
        for (number, migration) in zip(1..., migrations) where number > version {
            try database.transaction(.immediate) { session in
                // Another process may have made the step while this one waited for the lock.
                guard try session.int("PRAGMA user_version") == number - 1 else { return }
                try session.execute(migration.sql)
                try session.execute(
                    "PRAGMA application_id = \(CatalogFile.applicationID); PRAGMA user_version = \(number)")
            }
        }
    }
}

/// One numbered step of the catalog's tables: a file in `migrations/`.
///
/// The catalog's `user_version` is the number of the last step, written in the step's own transaction.
struct Migration: Sendable {
    /// The file's name without its ending.
    let name: String
    /// The SQL that it runs.
    let sql: String

    /// The steps compiled into the binary, in order; the first makes version 1.
    static let shipped: [Migration] = (0..<c_migration_count).compactMap { index in
        let file = c_migration(index)
        guard let name = file.name, let bytes = file.bytes else { return nil }
        let sql = String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)
        return Migration(name: String(cString: name), sql: sql)
    }
}
