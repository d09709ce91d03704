import CResources

/// The version of a catalog's tables, and the migrations to a later one.
enum Schema {
    static func version(of database: Database) throws(StoreError) -> Int { try database.int("PRAGMA user_version") }

    /// Runs the migrations that the database lacks, and `finish`, in one transaction that also records the new version:
    /// a process that is killed leaves the old tables.
    ///
    /// - Parameters:
    ///   - prepare: Runs before the first migration, when no other process can write.
    ///   - finish: Fills what the migrations made.
    static func migrate(
        _ database: Database, with migrations: [Migration], prepare: () throws -> Void = {},
        finish: (Session) throws -> Void = { _ in }
    ) throws {
        try database.transaction(.immediate) { session in
            // Another process may have run the migrations while this one waited for the lock.
            let version = try session.int("PRAGMA user_version")
            guard version < migrations.count else { return }
            try prepare()
            for migration in migrations[version...] { try session.execute(migration.sql) }
            try session.execute(
                "PRAGMA application_id = \(CatalogFile.applicationID); PRAGMA user_version = \(migrations.count)")
            try finish(session)
        }
    }
}

/// One numbered migration of the catalog's tables: a file in `migrations/`.
///
/// The catalog's `user_version` is the number of the last migration, written in the migration's own transaction.
struct Migration: Sendable {
    /// The file's name without its ending.
    let name: String
    /// The SQL that it runs.
    let sql: String

    /// The migrations compiled into the binary, in order; the first one creates version 1.
    static let shipped: [Migration] = (0..<c_migration_count).compactMap { index in
        let file = c_migration(index)
        guard let name = file.name, let bytes = file.bytes else { return nil }
        let sql = String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)
        return Migration(name: String(cString: name), sql: sql)
    }
}
